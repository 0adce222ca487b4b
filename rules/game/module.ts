import type { Board } from '../board/board.ts'
import type { PlacedTile, TileFacts, TileSet } from '../tiles/types.ts'
import type { Action, ActionType, Piece, Step } from './action.ts'
import type { ErrorCode, Result, RuleError } from './error.ts'
import type { GameEvent, Reason } from './event.ts'
import type { SetId } from './option.ts'
import type { Options } from './options.ts'
import type { Position } from './result.ts'

// What the engine and the expansions agree on. The engine runs the table of `turn.ts` and knows no expansion by name;
// an expansion brings steps that the table names, offers (further ways to take a decision), pieces, and a few hooks.

/** Where hidden things come from: look-ups without a cursor. `undefined` means "not known here". */
export interface Source {
  /** The tile that is drawn as number n, from 0. */
  tile(n: number): string | undefined
  /** The animal token that is taken as number n, from 0. */
  token(n: number): string | undefined
}

export interface Player {
  readonly name: string
  readonly colour?: string
  readonly bot?: string
}

/** What a game starts from. Sizes only: nothing hidden is in it. */
export interface Setup {
  readonly options: Options
  readonly players: readonly Player[]
  /** How many tiles the stack holds. */
  readonly deck: number
  /** How many animal tokens the stack holds. */
  readonly tokens: number
  /** A start layout instead of the one of the sets. */
  readonly start?: readonly PlacedTile[]
}

/** A figure on the board. Never changed, only added and taken away. */
export interface Figure {
  readonly player: number
  /** Number of its piece in the rules of the game; 0 is the meeple. */
  readonly piece: number
  /** The segment it stands on, a node of the board. */
  readonly node: number
}

/** A pending step: whose it is, and a number of its own. */
export interface Frame {
  readonly step: string
  readonly player: number
  readonly arg: number
}

/** A change of a score as the position lists it. */
export interface ScoreLine {
  readonly player: number
  readonly points: number
  readonly reason: Reason
  readonly final: boolean
}

/** What an expansion remembers: flat, so that copying it is copying its lists. */
export type Part = Record<string, number | number[]>

/**
 * A whole game, plain JSON, without anything hidden. Outside `rules/` it is opaque and nobody changes it; inside,
 * whoever owns a `Game` changes it in place.
 */
export interface State {
  // what was agreed at the start; shared between copies
  readonly options: Options
  readonly players: readonly Player[]
  readonly deck: number
  readonly tokens: number
  readonly startTiles: number

  // where the game stands
  /** Row of the compiled table that is carried out. */
  row: number
  /** Steps to be taken before the next row; the last one comes first. */
  agenda: Frame[]
  /** What the game waits for; null only while it runs and once it is over. */
  need: 'decision' | 'tile' | 'token' | null
  winners: number[] | null
  active: number
  /** Who placed the last tile, -1 before the first (TO-11). */
  lastPlacer: number
  final: boolean

  // stacks
  drawnTiles: number
  drawnTokens: number
  /** Index of the tile in hand, -1 where there is none. */
  hand: number
  discarded: number[]

  // the table
  board: Board
  /** Nodes of the features that the last tile completed, in the order of TO-23. */
  completed: number[]
  figures: Figure[]
  /** At `player * pieces + piece`. */
  supply: number[]

  // points
  score: number[]
  scores: ScoreLine[]
  /** How many scores there were before TO-4 of this turn (TO-6). */
  scoredBefore: number

  parts: Record<string, Part>
}

/**
 * What a seat, or a spectator, may look at. It is the state itself, which holds nothing hidden; the name is kept apart
 * because an expansion may bring secrets, and then whoever takes a view must not get a state.
 */
export type View = State

/** A game that somebody owns: stepped in place. */
export interface Game {
  state: State
  readonly rules: Rules
  source: Source
  /** Where events go; null where nobody wants them. */
  events: GameEvent[] | null
  /** Codes of the legal moves of the open decision, as `legalMoves` gives them. */
  moves: number[]
  /** The state for whose open decision `moves` was made; null once that decision is taken. */
  listed: State | null
  /** Set when the source gave nonsense; the game then stands still. */
  fault: RuleError | null
}

/** Whose figures a thing on the board counts that is no feature to hold, and what each of them can bring. */
export interface Counted {
  /** Players with any, in order. */
  readonly figures: readonly { readonly player: number; readonly count: number }[]
  /** Points a figure. They differ where what decides them is hidden. */
  readonly least: number
  readonly most: number
}

/** A kind of wooden figure. */
export interface PieceDef {
  readonly id: Piece
  /** How many each player has. */
  readonly each: number
  /** What it counts for majorities (BA-22). */
  readonly strength: number
  /** Why it may not be deployed on a node that a meeple might take, or null. */
  readonly refuses?: (game: Game, node: number) => ErrorCode | null
}

/**
 * One way to take a decision. A move is a small whole number that the offer makes and reads; `moves` and `read` agree:
 * an action is legal exactly if its move is listed.
 */
export interface Offer {
  readonly type: ActionType
  moves(game: Game, frame: Frame, out: number[]): void
  read(game: Game, frame: Frame, action: Action): Result<number>
  action(game: Game, frame: Frame, move: number): Action
  play(game: Game, frame: Frame, move: number): void
}

/** An offer as it is written: it reads actions of its own type only, which the engine sees to. */
export interface OfferOf<T extends ActionType> extends Omit<Offer, 'read'> {
  readonly type: T
  read(game: Game, frame: Frame, action: Extract<Action, { type: T }>): Result<number>
}

/** A decision that a step may put to a player. */
export interface Decision {
  readonly step: Step
  readonly offers: readonly Offer[]
  optional(game: Game, frame: Frame): boolean
  /** What passing does beyond declining. */
  passed?(game: Game, frame: Frame): void
}

/** One pending thing of the agenda. `run` returns true when the game goes on, false when it has to wait. */
export interface StepDef {
  readonly name: string
  run(game: Game, frame: Frame): boolean
  readonly decision?: Decision
}

/** One expansion: a module behind the registry. */
export interface Expansion {
  readonly id: SetId
  /** Every printing of its tiles. */
  readonly tiles: readonly TileSet[]
  /** The printings of its tiles that the options pick. */
  printings(options: Options): readonly TileSet[]
  /** Whether a tile of these printings is shuffled in; absent: all are. */
  inBox?(tile: TileFacts, options: Options): boolean
  /** A start layout that replaces the one of the base game. */
  start?(options: Options): readonly PlacedTile[]
  /** Tokens of its stack. */
  tokens?(options: Options): readonly string[]
  pieces?(options: Options): readonly PieceDef[]
  /** What it remembers at the start of a game. */
  part?(options: Options): Part
  /** Steps that the table or other steps of the expansion name. */
  steps?(options: Options): readonly StepDef[]
  /** What a player may do in TO-2 instead of deploying a follower. */
  deployOffers?(options: Options): readonly Offer[]
  /** After a feature has given its points and before its figures go home. */
  featureScored?(game: Game, root: number): void
  /** Completed cities that border a field without being a feature of the board, as negative numbers. */
  landmarksBeside?(game: Game, field: number): readonly number[]
  /** How many completed cities there are that are no features of the board. */
  landmarks?(options: Options): number
  /** What is counted on a segment of its own, for whoever looks at it; null where nothing is. */
  counted?(state: State, root: number): Counted | null
  /** Adds its keys to the position. */
  describe?(state: State, position: Position, rules: Rules): void
}

/** The rules of one set of options, worked out once. */
export interface Rules {
  readonly options: Options
  readonly pieces: readonly PieceDef[]
  readonly expansions: readonly Expansion[]
  /** Rows of the table that are in use; the turn first, then the end of the game. */
  readonly rows: readonly StepDef[]
  /** The row with which the end of the game begins. */
  readonly endRow: number
  readonly steps: ReadonlyMap<string, StepDef>
  readonly featureScored: readonly NonNullable<Expansion['featureScored']>[]
  readonly landmarksBeside: readonly NonNullable<Expansion['landmarksBeside']>[]
  readonly landmarks: number
}
