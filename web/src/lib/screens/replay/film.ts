/**
 * A record played through once, so that any moment of it can be shown at once. A record that the rules refuse
 * somewhere is a film up to there.
 */
import {
  apply,
  newGame,
  setupOf,
  sourceOf,
  type GameEvent,
  type GameRecord,
  type RuleError,
  type Setup,
  type State,
} from '#rules'
import type { LogEntry } from '#lib/room/types.ts'

export interface Film {
  record: GameRecord
  setup: Setup
  /** What happened before the first move. */
  opening: readonly GameEvent[]
  /** The position after each number of moves; the first is the start. */
  states: readonly State[]
  moves: readonly LogEntry[]
  /** How many moves are made when a turn is over, by turn; the first is the start. */
  turns: readonly number[]
  /** The move that the rules refuse, and why; null where all can be played. */
  stop: { at: number; error: RuleError } | null
}

/** Plays a record through. The error is of a record whose very start cannot be set up. */
export function filmOf(record: GameRecord): { ok: true; film: Film } | { ok: false; error: RuleError } {
  const setup = setupOf(record)
  const source = sourceOf(record.deck, record.tokens)
  const begun = newGame(setup, source)
  if (!begun.ok) return begun
  const states = [begun.state]
  const moves: LogEntry[] = []
  const turns: number[] = []
  let stop: Film['stop'] = null
  let state = begun.state
  for (const [at, action] of record.actions.entries()) {
    const next = apply(state, action, source)
    if (!next.ok) {
      stop = { at, error: next.error }
      break
    }
    if (action.type === 'place') turns.push(at)
    state = next.state
    states.push(state)
    moves.push({
      seq: at,
      id: null,
      player: action.player,
      byRoom: false,
      actions: [action],
      events: next.events,
    })
  }
  if (turns.length === 0) turns.push(0)
  if (moves.length > 0) turns.push(moves.length)
  return { ok: true, film: { record, setup, opening: begun.events, states, moves, turns, stop } }
}

/** The turn that is going on or has just ended after so many moves; 0 before the first tile. */
export function turnAt(film: Film, moves: number): number {
  return Math.max(0, film.turns.findLastIndex((end) => end < moves) + 1)
}

/** How many turns there are. */
export function turnCount(film: Film): number {
  return film.turns.length - 1
}

export interface Mark {
  turn: number
  player: number
  points: number
}

/** Everything that was scored, by turn; final scoring counts to the last one. */
export function marksOf(film: Film): Mark[] {
  return film.moves.flatMap((move, index) =>
    move.events.flatMap((event) =>
      event.type === 'scored'
        ? [{ turn: turnAt(film, index + 1), player: event.player, points: event.points }]
        : [],
    ),
  )
}
