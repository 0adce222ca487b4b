/**
 * The game of a room: the set-up, the log, and the state that follows from them. What happens live and what is replayed
 * after a sleep goes through the same two doors, `enter` and `takeBack`.
 */
import {
  applyAll,
  awaiting,
  checksum,
  drawn,
  newGame,
  parseOptions,
  stopped,
  type Action,
  type Awaiting,
  type RuleError,
  type Source,
  type State,
} from '#rules'
import { advanceClock, newClock, type Clock } from './clock.ts'
import type { BareAction, ClockSetting, Reveals, Undoable } from './protocol.ts'
import type { DecisionEntry, Entry, Setup } from './stored.ts'

/** How many tiles and tokens have been drawn: what of the stacks everybody may know. */
export interface Drawn {
  tiles: number
  tokens: number
}

interface Undo extends Undoable {
  seq: number
  before: State
}

export interface Game {
  readonly setup: Setup
  readonly source: Source
  /** The entry with sequence number n is at n - 1. */
  readonly log: Entry[]
  /** What had been drawn after the entry of that number; first, at the start. */
  readonly drawnAfter: Drawn[]
  /** The sequence number from which on the rules of this version refuse the log. */
  refusedFrom: number | null
  state: State
  awaits: Awaiting | null
  finished: boolean
  drawn: Drawn
  /** Decisions that may still be taken back, oldest first: all of one player, nothing revealed since. */
  undoable: Undo[]
  /** Sequence numbers by player and the client's id. */
  readonly known: Map<string, number>
  clock: Clock
}

export type Entered = { ok: true } | { ok: false; error: RuleError }
export type Begun = { ok: true; game: Game } | { ok: false; error: RuleError }

/** A game at its first decision. Fails if the rules refuse the set-up. */
export function beginGame(setup: Setup, clock: ClockSetting): Begun {
  const options = parseOptions(setup.options)
  if (!options.ok) return options
  const source: Source = { tile: (n) => setup.deck[n], token: (n) => setup.tokens[n] }
  const begun = newGame(
    {
      options: options.value,
      players: setup.players,
      deck: setup.deck.length,
      tokens: setup.tokens.length,
    },
    source,
  )
  if (!begun.ok) return begun
  const { state } = begun
  const awaits = awaiting(state)
  const game: Game = {
    setup,
    source,
    log: [],
    drawnAfter: [drawn(state)],
    refusedFrom: null,
    state,
    awaits,
    finished: isFinished(state, awaits),
    drawn: drawn(state),
    undoable: [],
    known: new Map(),
    clock: newClock(clock, setup.players.length, awaits?.player ?? null, setup.at),
  }
  return { ok: true, game }
}

function isFinished(state: State, awaits: Awaiting | null): boolean {
  return awaits === null && stopped(state) === null
}

/** The key under which a decision is known: ids are the clients' own, so two players may choose the same. */
export function knownKey(player: number, id: string): string {
  return `${player}/${id}`
}

/** Actions as the rules want them. */
export function withPlayer(player: number, actions: readonly BareAction[]): Action[] {
  return actions.map((action) => ({ player, ...action }) as Action)
}

/** Takes a decision whole or not at all, and appends it to the log. */
export function enter(game: Game, entry: DecisionEntry): Entered {
  const before = game.state
  const applied = applyAll(before, withPlayer(entry.player, entry.actions), game.source)
  if (!applied.ok) return applied
  const drawnBefore = game.drawn
  moveTo(game, applied.state)
  const drew = game.drawn.tiles > drawnBefore.tiles
  const revealed = drew || game.drawn.tokens > drawnBefore.tokens || (game.finished && stacksLeft(game))
  const { id, player, actions, by } = entry
  if (revealed || game.undoable.at(-1)?.player !== player) game.undoable = []
  append(game, entry)
  if (id !== undefined) game.known.set(knownKey(player, id), game.log.length)
  if (!revealed && id !== undefined && by === undefined) {
    game.undoable.push({ id, player, actions: actions.length, seq: game.log.length, before })
  } else {
    game.undoable = []
  }
  advanceClock(game.clock, entry.at, game.awaits?.player ?? null, drew && game.awaits?.step === 'place')
  return { ok: true }
}

/** The end opens the whole record: with stacks not used up, that reveals something too. */
function stacksLeft(game: Game): boolean {
  return game.drawn.tiles < game.setup.deck.length || game.drawn.tokens < game.setup.tokens.length
}

/** Takes back the last decision, which must be the last of `undoable`. */
export function takeBack(game: Game, entry: Extract<Entry, { undo: number }>): void {
  const last = game.undoable.pop()
  if (last === undefined) return
  moveTo(game, last.before)
  append(game, entry)
  game.known.set(knownKey(entry.player, entry.id), game.log.length)
  advanceClock(game.clock, entry.at, game.awaits?.player ?? null, false)
}

function moveTo(game: Game, state: State): void {
  game.state = state
  game.awaits = awaiting(state)
  game.finished = isFinished(state, game.awaits)
  game.drawn = drawn(state)
}

function append(game: Game, entry: Entry): void {
  game.log.push(entry)
  game.drawnAfter.push(game.drawn)
}

/** Builds the game again from what is stored. Stops where the rules refuse an entry, and says so in `refusedFrom`. */
export function replayGame(setup: Setup, log: readonly Entry[], clock: ClockSetting): Begun {
  const begun = beginGame(setup, clock)
  if (!begun.ok) return begun
  const { game } = begun
  const voided = voidedBy(log)
  for (const [index, entry] of log.entries()) {
    const seq = index + 1
    if (game.refusedFrom === null && !voided(seq)) {
      if (again(game, entry)) continue
      game.refusedFrom = seq
    }
    append(game, entry)
  }
  return begun
}

function again(game: Game, entry: Entry): boolean {
  if ('cut' in entry) {
    cut(game, entry)
    return true
  }
  if ('actions' in entry) return enter(game, entry).ok
  if (game.undoable.at(-1)?.seq !== entry.undo) return false
  takeBack(game, entry)
  return true
}

/** Goes on from the last position that replays: everything the rules refused counts no more. */
export function cut(game: Game, entry: Extract<Entry, { cut: number }>): void {
  game.undoable = []
  game.refusedFrom = null
  append(game, entry)
  advanceClock(game.clock, entry.at, game.awaits?.player ?? null, true)
}

function voidedBy(log: readonly Entry[]): (seq: number) => boolean {
  const ranges = log.flatMap((entry, index) =>
    'cut' in entry ? [{ from: entry.cut, below: index + 1 }] : [],
  )
  return (seq) => ranges.some(({ from, below }) => seq >= from && seq < below)
}

/** The decisions that count, in order: without what was taken back, what was cut, and what the rules refuse. */
export function decisions(game: Game): DecisionEntry[] {
  const voided = voidedBy(game.log)
  const last = game.refusedFrom ?? Infinity
  const kept: DecisionEntry[] = []
  for (const [index, entry] of game.log.entries()) {
    if (voided(index + 1) || index + 1 >= last) continue
    if ('actions' in entry) kept.push(entry)
    else if ('undo' in entry) kept.pop()
  }
  return kept
}

/** What became visible with the entry of this number. */
export function revealsOf(game: Game, seq: number): Reveals | undefined {
  const before = game.drawnAfter[seq - 1]
  const after = game.drawnAfter[seq]
  if (before === undefined || after === undefined) return undefined
  const tiles = game.setup.deck.slice(before.tiles, after.tiles)
  const tokens = game.setup.tokens.slice(before.tokens, after.tokens)
  if (tiles.length === 0 && tokens.length === 0) return undefined
  return { ...(tiles.length > 0 && { tiles }), ...(tokens.length > 0 && { tokens }) }
}

export function checkOf(game: Game): string {
  return checksum(game.state)
}
