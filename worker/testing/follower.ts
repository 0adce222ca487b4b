/** What a client derives from what it hears, with the rules alone: tests compare it with the room's own state. */
import { applyAll, awaiting, checksum, legal, newGame, parseRecord, type Source, type State } from '#rules'
import type { BareAction, Move, ServerMessage } from '../room/protocol.ts'
import { withPlayer } from '../room/game.ts'

export class Follower {
  state: State | null = null
  seq = -1
  /** True when a number was skipped or a checksum differed: time to ask for a snapshot. */
  astray = false
  /** How often a checksum differed; it must never. */
  differed = 0
  readonly #tiles: string[] = []
  readonly #tokens: string[] = []
  /** The state after each number, as far back as a move may be taken back. */
  readonly #after = new Map<number, State>()
  readonly #source: Source = { tile: (n) => this.#tiles[n], token: (n) => this.#tokens[n] }

  hear(message: ServerMessage): void {
    if (message.type === 'snapshot') this.#takeUp(message.seq, message.record)
    else if (message.type === 'move') this.#follow(message)
    else if (message.type === 'moves') for (const move of message.moves) this.#follow(move)
  }

  get check(): string | null {
    return this.state && checksum(this.state)
  }

  /** The index of whoever has to decide. */
  get deciding(): number | null {
    return (this.state && awaiting(this.state)?.player) ?? null
  }

  /** What may be decided now, without the player. */
  options(): BareAction[] {
    return this.state === null ? [] : legal(this.state).map(({ player: _, ...action }) => action)
  }

  #takeUp(seq: number, document: object): void {
    const read = parseRecord(document)
    if (!read.ok) throw new Error(`the record cannot be read: ${read.error.code}`)
    const { options, players, deck, tokens, open, actions } = read.value
    this.#tiles.splice(0, Infinity, ...deck)
    this.#tokens.splice(0, Infinity, ...tokens)
    const sizes = open ?? { deck: deck.length, tokens: tokens.length }
    const begun = newGame({ options, players, deck: sizes.deck, tokens: sizes.tokens }, this.#source)
    if (!begun.ok) throw new Error(begun.error.message)
    const applied = applyAll(begun.state, actions, this.#source)
    if (!applied.ok) throw new Error(applied.error.message)
    this.state = applied.state
    this.seq = seq
    this.astray = false
    this.#after.clear()
    this.#after.set(seq, applied.state)
  }

  #follow(move: Move): void {
    if (this.state === null || move.seq <= this.seq) return
    if (move.seq !== this.seq + 1) {
      this.astray = true
      return
    }
    const state = 'undo' in move ? this.#after.get(move.undo - 1) : this.#decided(move)
    if (state === undefined) {
      this.astray = true
      return
    }
    this.state = state
    this.seq = move.seq
    this.#after.set(move.seq, state)
    if (move.check !== undefined && move.check !== checksum(state)) {
      this.differed += 1
      this.astray = true
    }
  }

  #decided(move: Extract<Move, { actions: unknown }>): State {
    this.#tiles.push(...(move.reveals?.tiles ?? []))
    this.#tokens.push(...(move.reveals?.tokens ?? []))
    const applied = applyAll(this.state!, withPlayer(move.player, move.actions), this.#source)
    if (!applied.ok) throw new Error(`move ${move.seq}: ${applied.error.message}`)
    return applied.state
  }
}
