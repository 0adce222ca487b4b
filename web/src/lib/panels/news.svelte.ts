/** How much of the log and of the talk has come since they were last looked at. */
import { untrack } from 'svelte'
import type { Play } from './play.svelte.ts'

export class News {
  readonly #play: Play
  readonly #lines: () => number
  #seenLog = $state(0)
  #seenChat = $state(0)

  /** `lines`: of the log as it is now; 0 while they cannot be counted. */
  constructor(play: Play, lines: () => number) {
    this.#play = play
    this.#lines = lines
    this.#seenChat = untrack(() => this.#lastChat)
  }

  readonly #lastChat = $derived.by(() => this.#play.view.chat.at(-1)?.n ?? 0)
  readonly log = $derived.by(() => Math.max(0, this.#lines() - this.#seenLog))
  readonly chat = $derived(Math.max(0, this.#lastChat - this.#seenChat))

  /** What lies open is seen, and of the log all that came before my turn; for an effect. */
  look(): void {
    const { panel, mine } = this.#play
    if (panel === 'log' || mine || this.#seenLog === 0) this.#seenLog = this.#lines()
    if (panel === 'chat') this.#seenChat = this.#lastChat
  }
}
