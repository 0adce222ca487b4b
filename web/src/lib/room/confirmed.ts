/**
 * What the room has confirmed: set-up, what was revealed, the log, and the state that the very same rules make
 * of it. Plain values; every function returns a new one or says why not.
 */
import {
  type Action,
  type GameEvent,
  type Setup,
  type Source,
  type State,
  apply,
  applyAll,
  checksum,
  newGame,
  setupOf,
  trustRecord,
} from '#rules'
import type { Move, Undoable, Why } from '#room/protocol.ts'
import type { LogEntry } from './types.ts'

/** A log entry with what undo needs to know about it. */
export interface ConfirmedEntry extends LogEntry {
  /** Nothing hidden came of it, so its player may still take it back. */
  undoable: boolean
}

export interface Confirmed {
  setup: Setup
  /** Revealed so far, in the order of the stacks. */
  tiles: readonly string[]
  tokens: readonly string[]
  seq: number
  opening: readonly GameEvent[]
  log: readonly ConfirmedEntry[]
  state: State
}

/** Why a message could not be taken: each asks the room again, in its own way. */
export type Trouble =
  /** An earlier message is missing. */
  | 'gap'
  /** Seen before: nothing to do. */
  | 'known'
  /** The rules here do not accept it, or give another state: a snapshot is needed. */
  | 'differs'

export type Taken = { ok: true; value: Confirmed } | { ok: false; trouble: Trouble }

/** A source that knows only what was revealed. */
export function sourceOf(known: { tiles: readonly string[]; tokens: readonly string[] }): Source {
  return { tile: (n) => known.tiles[n], token: (n) => known.tokens[n] }
}

/** Opens a snapshot: the open record, or the whole one after the end. */
export function fromSnapshot(
  seq: number,
  record: object,
  undoable: readonly Undoable[],
  reasons: Readonly<Record<number, Why>> = {},
): Taken {
  const trusted = trustRecord(record)
  if (!trusted.ok) return { ok: false, trouble: 'differs' }
  const { deck, tokens, actions } = trusted.value
  const setup = setupOf(trusted.value)
  const source = sourceOf({ tiles: deck, tokens })
  const begun = newGame(setup, source)
  if (!begun.ok) return { ok: false, trouble: 'differs' }
  const log: ConfirmedEntry[] = []
  let state = begun.state
  let at = 0
  for (const group of decisions(actions, undoable)) {
    const next = applyAll(state, group.actions, source)
    if (!next.ok) return { ok: false, trouble: 'differs' }
    state = next.state
    const why = reasons[at]
    at += group.actions.length
    log.push({ seq: null, byRoom: false, ...(why && { why }), ...group, events: next.events })
  }
  return { ok: true, value: { setup, tiles: deck, tokens, seq, opening: begun.events, log, state } }
}

/** A record has actions; the last of them belong to decisions that can still be taken back as a whole. */
function decisions(actions: readonly Action[], undoable: readonly Undoable[]) {
  const out: { id: string | null; player: number; actions: Action[]; undoable: boolean }[] = []
  const tail = undoable.reduce((sum, decision) => sum + decision.actions, 0)
  let at = 0
  for (; at < actions.length - tail; at++) {
    const action = actions[at]!
    out.push({ id: null, player: action.player, actions: [action], undoable: false })
  }
  for (const decision of undoable) {
    const own = actions.slice(at, at + decision.actions)
    at += decision.actions
    out.push({ id: decision.id, player: decision.player, actions: own, undoable: true })
  }
  return out
}

/** Takes one entry of the room's log. */
export function accept(confirmed: Confirmed, move: Move): Taken {
  if (move.seq <= confirmed.seq) return { ok: false, trouble: 'known' }
  if (move.seq !== confirmed.seq + 1) return { ok: false, trouble: 'gap' }
  const next = 'undo' in move ? takeBack(confirmed, move) : play(confirmed, move)
  if (!next.ok) return next
  if (move.check !== undefined && checksum(next.value.state) !== move.check)
    return { ok: false, trouble: 'differs' }
  return next
}

function play(confirmed: Confirmed, move: Extract<Move, { actions: unknown }>): Taken {
  const tiles = move.reveals?.tiles ? [...confirmed.tiles, ...move.reveals.tiles] : confirmed.tiles
  const tokens = move.reveals?.tokens ? [...confirmed.tokens, ...move.reveals.tokens] : confirmed.tokens
  const actions = move.actions.map((bare) => ({ ...bare, player: move.player }) as Action)
  const applied = applyAll(confirmed.state, actions, sourceOf({ tiles, tokens }))
  if (!applied.ok) return { ok: false, trouble: 'differs' }
  const entry: ConfirmedEntry = {
    seq: move.seq,
    id: move.id ?? null,
    player: move.player,
    byRoom: move.by === 'room',
    ...(move.why && { why: move.why }),
    actions,
    events: applied.events,
    undoable: move.reveals === undefined && move.by !== 'room',
  }
  return {
    ok: true,
    value: {
      ...confirmed,
      tiles,
      tokens,
      seq: move.seq,
      log: [...confirmed.log, entry],
      state: applied.state,
    },
  }
}

function takeBack(confirmed: Confirmed, move: Extract<Move, { undo: unknown }>): Taken {
  const last = confirmed.log.at(-1)
  // A snapshot's entries carry no numbers; then only the last one can be meant.
  if (!last || (last.seq !== null && last.seq !== move.undo)) return { ok: false, trouble: 'differs' }
  const state = stateWithout(confirmed, 1)
  if (!state) return { ok: false, trouble: 'differs' }
  return { ok: true, value: { ...confirmed, seq: move.seq, log: confirmed.log.slice(0, -1), state } }
}

/** The state without the last `count` entries; null where the log is shorter. Replays the log: milliseconds. */
export function stateWithout(confirmed: Confirmed, count: number): State | null {
  if (count > confirmed.log.length) return null
  const source = sourceOf(confirmed)
  const begun = newGame(confirmed.setup, source)
  if (!begun.ok) return null
  let state = begun.state
  for (const entry of confirmed.log.slice(0, confirmed.log.length - count)) {
    for (const action of entry.actions) {
      const next = apply(state, action, source)
      if (!next.ok) return null
      state = next.state
    }
  }
  return state
}
