/**
 * The guess: the confirmed state with everything pending applied to it by the very same rules, from a source
 * that knows only what was revealed. Where the guess would need something hidden it stops; the decision that
 * brings it there is the one that cannot be undone, whatever the expansion.
 */
import { type Action, type Awaiting, type RuleError, type State, applyAll, awaiting, stopped } from '#rules'
import { type Confirmed, type ConfirmedEntry, sourceOf, stateWithout } from './confirmed.ts'

/** Something of mine that the room has not confirmed. */
export type PendingOp =
  | { kind: 'act'; id: string; player: number; actions: readonly Action[] }
  /** Takes back the last decision of the log, which had this id. */
  | { kind: 'undo'; id: string; of: string }

export interface Guess {
  state: State
  awaiting: Awaiting | null
  stopped: boolean
  log: readonly ConfirmedEntry[]
}

/** The confirmed state as a guess with nothing pending. */
export function confirmedGuess(confirmed: Confirmed): Guess {
  return look(confirmed.state, confirmed.log)
}

function look(state: State, log: readonly ConfirmedEntry[]): Guess {
  return { state, awaiting: awaiting(state), stopped: stopped(state) !== null, log }
}

export type Guessed = { ok: true; guess: Guess } | { ok: false; error: RuleError | null }

/** Adds one pending thing to a guess. `error` is null where an undo has nothing to take back any more. */
export function extend(confirmed: Confirmed, before: Guess, op: PendingOp): Guessed {
  if (op.kind === 'act') {
    const applied = applyAll(before.state, op.actions, sourceOf(confirmed))
    if (!applied.ok) return { ok: false, error: applied.error }
    const next = look(applied.state, [
      ...before.log,
      {
        seq: null,
        id: op.id,
        player: op.player,
        byRoom: false,
        actions: op.actions,
        events: applied.events,
        undoable: stopped(applied.state) === null,
      },
    ])
    return { ok: true, guess: next }
  }
  const last = before.log.at(-1)
  if (!last || last.id !== op.of) return { ok: false, error: null }
  const log = before.log.slice(0, -1)
  // What is left of the confirmed log, and on top of it what is left pending.
  let kept = 0
  while (kept < log.length && log[kept] === confirmed.log[kept]) kept++
  let state = stateWithout(confirmed, confirmed.log.length - kept)
  for (const entry of log.slice(kept)) {
    const again = state && applyAll(state, entry.actions, sourceOf(confirmed))
    state = again?.ok ? again.state : null
  }
  return state ? { ok: true, guess: look(state, log) } : { ok: false, error: null }
}

/** Applies pending things in order; the first that no longer applies falls with all after it. */
export function guess(
  confirmed: Confirmed,
  pending: readonly PendingOp[],
): { guess: Guess; standing: number } {
  let current = confirmedGuess(confirmed)
  for (const [index, op] of pending.entries()) {
    const next = extend(confirmed, current, op)
    if (!next.ok) return { guess: current, standing: index }
    current = next.guess
  }
  return { guess: current, standing: pending.length }
}
