/** What the others at a table say and show: talk, emotes, who is writing, where they point; and who is not heard here. */
import type { ChatLine, Emote, Hover, ServerMessageOf } from '#room/protocol.ts'
import type { PlayerHover, RoomView } from './types.ts'
import type { Surroundings } from './wire.ts'

const CHAT_KEPT = 200
const EMOTES_KEPT = 8
/** Somebody who has not typed for so long is not writing any more. */
const STOPPED_TYPING = 4_000

interface Table {
  /** The player of a seat; null where it has none. */
  playerOf(seat: number): number | null
  /** What is shown has changed. */
  changed(): void
}

export class Company {
  readonly #around: Pick<Surroundings, 'later' | 'muted'>
  readonly #table: Table
  #chat: readonly ChatLine[] = []
  #emotes: readonly { id: number; player: number; emote: Emote }[] = []
  #emoteCount = 0
  /** By player. */
  readonly #hovers = new Map<number, NonNullable<Hover>>()
  /** By seat id: ends its typing when nothing more comes. */
  readonly #typing = new Map<number, () => void>()
  #muted: readonly (number | null)[]

  constructor(around: Pick<Surroundings, 'later' | 'muted'>, table: Table) {
    this.#around = around
    this.#table = table
    this.#muted = around.muted.get()
  }

  /** The number of the last line that is here; undefined for none. */
  get lastLine(): number | undefined {
    return this.#chat.at(-1)?.n
  }

  get hovers(): PlayerHover[] {
    return [...this.#hovers].map(([player, at]) => ({ player, at }))
  }

  get view(): Pick<RoomView, 'chat' | 'muted' | 'typing' | 'emotes'> {
    const muted = this.#muted
    return {
      chat: muted.length > 0 ? this.#chat.filter(({ seat }) => !muted.includes(seat)) : this.#chat,
      muted,
      typing: [...this.#typing.keys()].flatMap((seat) =>
        muted.includes(seat) ? [] : (this.#table.playerOf(seat) ?? []),
      ),
      emotes: this.#emotes,
    }
  }

  /** Lines that came while this client was away; those that are here already are left out. */
  missed(lines: readonly ChatLine[]): void {
    const last = this.lastLine ?? 0
    this.#keep(lines.filter(({ n }) => n > last))
  }

  hear(message: ServerMessageOf<'chat' | 'emote' | 'hover' | 'typing'>): void {
    switch (message.type) {
      case 'chat':
        this.#keep([message.line])
        if (message.line.seat !== null) this.#stopTyping(message.line.seat)
        break
      case 'emote': {
        if (this.#muted.includes(message.seat)) return
        const player = this.#table.playerOf(message.seat) ?? 0
        const emote = { id: ++this.#emoteCount, player, emote: message.emote }
        this.#emotes = [...this.#emotes, emote].slice(-EMOTES_KEPT)
        break
      }
      case 'hover': {
        const player = this.#table.playerOf(message.seat)
        if (player === null) return
        if (message.at) this.#hovers.set(player, message.at)
        else this.#hovers.delete(player)
        break
      }
      case 'typing': {
        const { seat } = message
        this.#typing.get(seat)?.()
        const stop = (): void => {
          this.#stopTyping(seat)
          this.#table.changed()
        }
        this.#typing.set(seat, this.#around.later(STOPPED_TYPING, stop))
      }
    }
    this.#table.changed()
  }

  /** Whoever has placed points no more. */
  moved(player: number): void {
    this.#hovers.delete(player)
  }

  /** From now on, or again: whoever sits on a seat (null: those who watch) is not heard on this device. */
  mute(seat: number | null, on: boolean): void {
    const others = this.#muted.filter((one) => one !== seat)
    this.#muted = on ? [...others, seat] : others
    this.#around.muted.keep(this.#muted)
    this.#table.changed()
  }

  stop(): void {
    for (const stop of this.#typing.values()) stop()
  }

  #keep(lines: readonly ChatLine[]): void {
    this.#chat = [...this.#chat, ...lines].slice(-CHAT_KEPT)
  }

  #stopTyping(seat: number): void {
    this.#typing.get(seat)?.()
    this.#typing.delete(seat)
  }
}
