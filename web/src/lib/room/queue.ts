/**
 * My decisions on their way: shown at once, sent in order, each with an id of its own; what the room confirms
 * comes back with that id. Whatever goes wrong ends in one of three things: the decision is sent again (same
 * id, so it counts once), it falls, or the room is asked what is missing.
 */
import { type Action, checksum } from '#rules'
import type { ClientMessage, ClientMessageOf, Move, ServerMessageOf } from '#room/protocol.ts'
import { type Confirmed, type ConfirmedEntry, accept, fromSnapshot } from './confirmed.ts'
import { type Guess, type PendingOp, confirmedGuess, extend, guess } from './guess.ts'
import type { DecisionError, Pending } from './types.ts'
import type { Surroundings } from './wire.ts'

interface Op {
  op: PendingOp
  /** Whether it was put on the line that is up now. */
  sent: boolean
  /** When it was first meant to go; null while held. */
  since: number | null
  /** It was stale once and still possible. A second time it falls: two sides must not chase each other. */
  rebased?: true
}

/** What came of messages. */
export interface News {
  /** Something of mine no longer applied and fell; who decided instead, where that is known. */
  stale: { player: number | null } | null
  /** Somebody else took a decision back. */
  undone: number | null
  /** What the room must be asked. */
  ask: ClientMessage | null
}

const NOTHING: News = { stale: null, undone: null, ask: null }

export class DecisionQueue {
  /** Ending a turn needs no second press. */
  sendAtOnce = false
  #confirmed: Confirmed | null = null
  #ops: Op[] = []
  #guess: Guess | null = null
  readonly #around: Pick<Surroundings, 'now' | 'id'>

  constructor(around: Pick<Surroundings, 'now' | 'id'>) {
    this.#around = around
  }

  get confirmed(): Confirmed | null {
    return this.#confirmed
  }

  /** What is shown: null until there is a game. */
  get guess(): Guess | null {
    return this.#guess
  }

  get pending(): Pending {
    const sending = this.#ops.find(({ since }) => since !== null)
    if (sending) return { kind: 'sending', since: sending.since! }
    return this.#ops.length > 0 ? { kind: 'held' } : { kind: 'none' }
  }

  /** Shows a decision of `player`, and holds it where the guess stops. */
  decide(player: number, actions: readonly Action[]): DecisionError | null {
    if (!this.#confirmed || !this.#guess) return { code: 'client/no-game', message: 'no game is running' }
    const op: PendingOp = { kind: 'act', id: this.#around.id(), player, actions }
    const next = extend(this.#confirmed, this.#guess, op)
    if (!next.ok) return next.error
    const held = next.guess.stopped && !this.sendAtOnce
    this.#guess = next.guess
    this.#ops.push({ op, sent: false, since: held ? null : this.#around.now() })
    return null
  }

  /** Lets go what is held. Returns whether there was anything. */
  release(): boolean {
    let released = false
    for (const op of this.#ops) {
      if (op.since !== null) continue
      op.since = this.#around.now()
      released = true
    }
    return released
  }

  canTakeBack(player: number | null): boolean {
    if (this.#ops.at(-1)?.since === null) return true
    return this.#lastOf(player) !== null
  }

  #lastOf(player: number | null): ConfirmedEntry | null {
    const entry = this.#guess?.log.at(-1)
    const mine = entry?.undoable && !entry.byRoom && entry.id !== null && entry.player === player
    return mine ? entry : null
  }

  /** Drops what is held, else adds an undo of the last decision. Returns whether there was anything. */
  takeBack(player: number | null): boolean {
    if (this.#ops.at(-1)?.since === null) this.#ops.pop()
    else {
      const last = this.#lastOf(player)
      if (!last) return false
      const op: PendingOp = { kind: 'undo', id: this.#around.id(), of: last.id! }
      this.#ops.push({ op, sent: false, since: this.#around.now() })
    }
    this.#reguess()
    return true
  }

  /** A new line: nothing has been sent on it yet. */
  unsend(): void {
    for (const op of this.#ops) op.sent = false
  }

  /** What is due on the line: in order, each once, nothing behind an undo that is not confirmed. */
  due(): ClientMessage[] {
    const out: ClientMessage[] = []
    let forerunner: string | null = null
    for (const entry of this.#ops) {
      if (entry.since === null || !this.#confirmed) break
      const { op } = entry
      if (!entry.sent) {
        entry.sent = true
        if (op.kind === 'undo') out.push({ type: 'undo', id: op.id, of: op.of })
        else
          out.push({
            type: 'act',
            id: op.id,
            ...(forerunner ? { after: forerunner } : { base: this.#confirmed.seq }),
            actions: op.actions.map(({ player: _, ...bare }) => bare) as ClientMessageOf<'act'>['actions'],
          })
      }
      if (op.kind === 'undo') break
      forerunner = op.id
    }
    return out
  }

  /**
   * Takes a snapshot. `differed` tells that this client was at the same number with another state; null where
   * the rules here cannot read the record at all.
   */
  snapshot(message: ServerMessageOf<'snapshot'>): { differed: boolean; news: News } | null {
    const opened = fromSnapshot(message.seq, message.record, message.undoable, message.reasons)
    if (!opened.ok) return null
    const before = this.#confirmed
    const differed =
      before !== null &&
      before.seq === opened.value.seq &&
      checksum(before.state) !== checksum(opened.value.state)
    this.#confirmed = opened.value
    // What had been sent may be in the snapshot by now. Undoable decisions carry their ids; of the others only the
    // rules can tell, by no longer accepting them, and whether they were mine or somebody's nobody knows.
    const there = new Set(message.undoable.map(({ id }) => id))
    this.#ops = this.#ops.filter(({ op }) => !there.has(op.id))
    this.#reguess()
    return { differed, news: NOTHING }
  }

  /** Takes entries of the room's log in order. */
  moves(moves: readonly Move[], me: number | null): News {
    let undone: number | null = null
    for (const move of moves) {
      if (!this.#confirmed) return NOTHING
      const mine = this.#ops.findIndex(({ op }) => op.id === move.id && move.player === me)
      const taken = accept(this.#confirmed, move)
      if (!taken.ok) {
        if (taken.trouble === 'known') {
          // The answer to something sent twice: it is in the log already.
          if (mine >= 0) this.#ops.splice(mine, 1)
          continue
        }
        const ask: ClientMessage =
          taken.trouble === 'gap'
            ? { type: 'resync', seq: this.#confirmed.seq }
            : { type: 'resync', differs: checksum(this.#confirmed.state) }
        this.#reguess()
        return { ...NOTHING, ask }
      }
      this.#confirmed = taken.value
      if (mine >= 0) this.#ops.splice(mine, 1)
      else if ('undo' in move && move.player !== me) undone = move.player
    }
    const fell = this.#reguess()
    return { stale: fell ? { player: moves.at(-1)?.player ?? null } : null, undone, ask: null }
  }

  /**
   * A refusal. `unknown`: none of what is pending. `again`: it was based on an older number and still applies,
   * so it goes once more. `fell`: it and what followed it are gone.
   */
  refused(message: ServerMessageOf<'refused'>): 'unknown' | 'again' | 'fell' {
    const at = this.#ops.findIndex(({ op }) => op.id === message.id)
    if (at < 0) return 'unknown'
    const entry = this.#ops[at]!
    this.#ops.length = at
    this.#reguess()
    if (message.code !== 'act/stale' || entry.op.kind !== 'act' || entry.rebased) return 'fell'
    const op: PendingOp = { ...entry.op, id: this.#around.id() }
    if (!this.#confirmed || !this.#guess || !extend(this.#confirmed, this.#guess, op).ok) return 'fell'
    this.#ops.push({ op, sent: false, since: entry.since, rebased: true })
    this.#reguess()
    return 'again'
  }

  /** Applies what is pending anew. Returns true when a decision no longer applies and fell. */
  #reguess(): boolean {
    if (!this.#confirmed) return false
    if (this.#ops.length === 0) {
      this.#guess = confirmedGuess(this.#confirmed)
      return false
    }
    const next = guess(
      this.#confirmed,
      this.#ops.map(({ op }) => op),
    )
    this.#guess = next.guess
    const fallen = this.#ops.splice(next.standing)
    // An undo that has nothing to take back any more has been overtaken by events; that needs no sentence.
    return fallen.some(({ op }) => op.kind === 'act')
  }
}
