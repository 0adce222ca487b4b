/** Says to whoever listens when a decision of his begins, and who goes on when his turn has ended. */
import { t } from '#lib/i18n/index.svelte.ts'
import { announce } from '#lib/ui/announce.svelte.ts'
import type { Asking } from './asking.ts'
import type { Play } from './play.svelte.ts'

export class TurnCaller {
  readonly #play: Pick<Play, 'events' | 'me' | 'awaiting' | 'nameOf'>
  #wasMine = false
  /** My turn is over, and it is not known yet who is next. */
  #ended = false

  constructor(play: Pick<Play, 'events' | 'me' | 'awaiting' | 'nameOf'>) {
    this.#play = play
  }

  /**
   * Another decision is open. `mine`: it is for me, and `asking` says what. True where somebody else was
   * asked until now.
   */
  call(mine: boolean, asking: Pick<Asking, 'spoken'>): boolean {
    const { awaiting, me } = this.#play
    if (mine) announce(asking.spoken, 'assertive')
    this.#ended = !mine && (this.#ended || (this.#wasMine && this.#inMyTurn()))
    // What others are asked within my turn does not end it.
    if (this.#ended && awaiting?.step === 'place' && awaiting.player !== me) {
      announce(t('say.turn-ended', { name: this.#play.nameOf(awaiting.player) }))
      this.#ended = false
    }
    const begins = mine && !this.#wasMine
    this.#wasMine = mine
    return begins
  }

  /** Not merely asked in somebody else's. */
  #inMyTurn(): boolean {
    return this.#play.events.findLast(({ event }) => event.type === 'placed')?.player === this.#play.me
  }
}
