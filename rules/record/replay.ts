import { moveOf, playMove, sourceOf, startGame } from '../game/engine.ts'
import type { GameEvent } from '../game/event.ts'
import type { Setup, State } from '../game/module.ts'
import type { RecordError } from './errors.ts'
import type { GameRecord } from './types.ts'

/** What came of playing a record. A refused one still tells how far it got. */
export type Replayed =
  | { ok: true; state: State; events: GameEvent[] }
  | {
      ok: false
      error: RecordError
      /** The position before the refused action; null if the game could not begin. */
      state: State | null
      events: GameEvent[]
    }

/** The sizes of a game, with nothing hidden. */
export function setupOf(record: GameRecord): Setup {
  const { options, players, deck, tokens, open, start } = record
  return {
    options,
    players,
    deck: open?.deck ?? deck.length,
    tokens: open?.tokens ?? tokens.length,
    ...(start && { start }),
  }
}

/**
 * Plays a record from the start, or its first `at` actions. An open record is played as far as what it reveals
 * allows. `events: false` leaves the events out, for speed.
 */
export function replay(
  record: GameRecord,
  { at = Infinity, events: wanted = true }: { at?: number; events?: boolean } = {},
): Replayed {
  const events: GameEvent[] = []
  const begun = startGame(setupOf(record), sourceOf(record.deck, record.tokens), wanted ? events : null)
  if (!begun.ok) return { ok: false, error: { ...begun.error, at: null }, state: null, events: [] }
  const game = begun.value
  const { actions } = record
  const end = Math.min(at, actions.length)
  for (let index = 0; index < end; index++) {
    const move = moveOf(game, actions[index]!)
    if (!move.ok) return { ok: false, error: { ...move.error, at: index }, state: game.state, events }
    playMove(game, move.value)
  }
  return { ok: true, state: game.state, events }
}
