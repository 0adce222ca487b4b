import type { Action } from './action.ts'
import { copyState, moveOf, ownGame, playMove, run, startGame } from './engine.ts'
import type { RuleError } from './error.ts'
import type { GameEvent } from './event.ts'
import { readAction } from './form.ts'
import type { Game, Setup, Source, State } from './module.ts'

// The door for rooms and clients: every function takes a state, leaves it alone and returns another one.

/** A new state with what happened on the way to it, or why nothing happened. */
export type Applied = { ok: true; state: State; events: GameEvent[] } | { ok: false; error: RuleError }

/**
 * Lays the start layout, draws the first tile and runs to the first decision.
 * Errors: `setup/…` for an unusable set-up, `source/…` where the source gives what no set holds.
 */
export function newGame(setup: Setup, source: Source): Applied {
  const events: GameEvent[] = []
  const started = startGame(setup, source, events)
  return started.ok ? { ok: true, state: started.value.state, events } : started
}

/**
 * Takes one decision. The state stays as it is; the result is a copy that has run on to the next decision, to the
 * point where the source knows no more, or to the end. Never throws for bad input: an action that is malformed or not
 * legal gives an error of the closed list.
 */
export function apply(state: State, action: Action, source: Source): Applied {
  return applyAll(state, [action], source)
}

/** Takes several decisions, whole or not at all. */
export function applyAll(state: State, actions: readonly Action[], source: Source): Applied {
  let game: Game | undefined
  let before = state
  const events: GameEvent[] = []
  for (const raw of actions) {
    const action = readAction(raw)
    if (!action.ok) return action
    // Most refusals cost no copy: the first action is checked on the state itself.
    const move = moveOf(game ?? ownGame(before, source), action.value)
    if (!move.ok) return move
    game ??= ownGame((before = copyState(state)), source, events)
    playMove(game, move.value)
    if (game.fault) return { ok: false, error: game.fault }
  }
  return { ok: true, state: before, events }
}

/** Goes on where the game waits for something hidden that the source now knows; otherwise gives an equal state. */
export function advance(state: State, source: Source): Applied {
  if (state.need !== 'tile' && state.need !== 'token') return { ok: true, state, events: [] }
  const events: GameEvent[] = []
  const game = ownGame(copyState(state), source, events)
  run(game)
  return game.fault ? { ok: false, error: game.fault } : { ok: true, state: game.state, events }
}
