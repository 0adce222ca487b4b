import type { PlacedTile, Rotation } from '../tiles/types.ts'
import type { Action, Piece } from '../game/action.ts'
import { apply, newGame, type Applied } from '../game/apply.ts'
import { sourceOf } from '../game/engine.ts'
import type { ErrorCode } from '../game/error.ts'
import type { GameEvent, ScoreEvent } from '../game/event.ts'
import type { Source, State } from '../game/module.ts'
import type { SetId } from '../game/option.ts'
import { parseOptions } from '../game/options.ts'
import { awaiting, legal, position } from '../game/position.ts'
import type { Position } from '../game/result.ts'

// A table for tests: sets a game up with a known stack and plays it action by action, whoever's turn it is. Every
// state is frozen, so that a rule that changed its input would throw.

/** What a test says about its game; the rest has the usual values. */
export interface TableSetup {
  sets?: SetId[]
  options?: Record<string, unknown>
  players?: number
  /** Tiles in draw order. */
  deck: string[]
  tokens?: string[]
  start?: PlacedTile[]
}

/** An action without its player. */
export type Deed = Action extends infer A ? (A extends Action ? Omit<A, 'player'> : never) : never

export class Table {
  state: State
  readonly events: GameEvent[]
  /** What the last action brought about. */
  last: GameEvent[]
  readonly source: Source

  constructor(setup: TableSetup) {
    const { sets = ['base'], players = 2, deck, tokens = [], start } = setup
    const options = parseOptions({ sets, ...setup.options })
    if (!options.ok) throw new Error(options.error.message)
    this.source = sourceOf(deck, tokens)
    const begun = newGame(
      {
        options: options.value,
        players: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}` })),
        deck: deck.length,
        tokens: tokens.length,
        ...(start && { start }),
      },
      this.source,
    )
    if (!begun.ok) throw new Error(begun.error.message)
    this.state = deepFreeze(begun.state)
    this.events = [...begun.events]
    this.last = begun.events
  }

  /** Whose decision is open and which: `place 0`; `over` or `tile`, `token` where none is. */
  get asks(): string {
    const open = awaiting(this.state)
    if (open) return `${open.step} ${open.player}`
    return this.state.winners ? 'over' : String(this.state.need)
  }

  get position(): Position {
    return position(this.state)
  }

  get scores(): number[] {
    return this.position.players.map(({ score }) => score)
  }

  /** Meeples in each supply. */
  get meeples(): (number | undefined)[] {
    return this.position.players.map(({ supply }) => supply.meeple)
  }

  /** Scorings of the last action, or of all. */
  scored(of: readonly GameEvent[] = this.last): ScoreEvent[] {
    return of.filter((event) => event.type === 'scored')
  }

  /** Scorings as short lines: `0 city 6`. */
  lines(of: readonly GameEvent[] = this.last): string[] {
    return this.scored(of).map(({ player, reason, points }) => `${player} ${reason} ${points}`)
  }

  /** Legal actions of a type without their player. */
  legal<T extends Action['type']>(type: T): Extract<Action, { type: T }>[] {
    return legal(this.state).filter((action): action is Extract<Action, { type: T }> => action.type === type)
  }

  /** Segments on which the tile just placed may be occupied, with the meeple unless said otherwise. */
  deployable(piece: Piece = 'meeple'): string[] {
    return this.legal('deploy')
      .filter((action) => action.piece === piece)
      .map(({ segment }) => segment)
  }

  try(deed: Deed, player = awaiting(this.state)?.player ?? 0): Applied {
    return apply(this.state, { player, ...deed } as Action, this.source)
  }

  act(deed: Deed): this {
    const applied = this.try(deed)
    if (!applied.ok)
      throw new Error(`${JSON.stringify(deed)}: ${applied.error.code} ${applied.error.message}`)
    this.state = deepFreeze(applied.state)
    this.last = applied.events
    this.events.push(...applied.events)
    return this
  }

  /** The code with which an action is refused; `legal` where it is not. */
  refusal(deed: Deed, player?: number): ErrorCode | 'legal' {
    const applied = player === undefined ? this.try(deed) : this.try(deed, player)
    return applied.ok ? 'legal' : applied.error.code
  }

  /** Places the tile in hand and leaves what follows open. */
  place(x: number, y: number, rotation: Rotation = 0): this {
    return this.act({ type: 'place', x, y, rotation })
  }

  /** Places the tile in hand and deploys nothing. */
  lay(x: number, y: number, rotation: Rotation = 0): this {
    this.place(x, y, rotation)
    return awaiting(this.state)?.step === 'deploy' ? this.pass() : this
  }

  /** Places the tile in hand and deploys on it. */
  put(x: number, y: number, rotation: Rotation, segment: string, piece: Piece = 'meeple'): this {
    return this.place(x, y, rotation).act({ type: 'deploy', piece, x, y, segment })
  }

  pass(): this {
    return this.act({ type: 'pass' })
  }
}

/** A tile of a start layout. */
export function tile(id: string, x: number, y: number, rotation: Rotation = 0): PlacedTile {
  return { tile: id, x, y, rotation }
}

/** The start tile in its usual place. */
export const START = tile('base/D', 0, 0)

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
