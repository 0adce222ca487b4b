/** My clock as it is told to whoever does not see it: when little is left, and when next to nothing. */
import { t } from '#lib/i18n/index.svelte.ts'
import { announce } from '#lib/ui/announce.svelte.ts'
import type { Play } from './play.svelte.ts'

/** Told with so many seconds left; the least first. */
const TOLD = [10, 30, 60]

export class LastSeconds {
  readonly #play: Pick<Play, 'me' | 'clockOf'>
  #left = Infinity

  constructor(play: Pick<Play, 'me' | 'clockOf'>) {
    this.#play = play
  }

  /** Tells what has been passed since the last call; for an effect. */
  tell(): void {
    const { me } = this.#play
    const left = me === null ? null : this.#play.clockOf(me)
    const passed = TOLD.find((seconds) => left !== null && left <= seconds * 1000)
    if (passed && this.#left > passed * 1000) announce(t('say.clock', { count: passed }), 'assertive')
    this.#left = left ?? Infinity
  }
}
