/** Final scoring, told step by step on the board, in the order of TO-11 … TO-16. */
import type { ScoreEvent } from '#rules'
import { anchorOf } from '#lib/board/symbols.ts'
import type { BoardModel } from '#lib/board/types.ts'
import { t } from '#lib/i18n/index.svelte.ts'
import { type Asking, type Bar, EMPTY_BAR } from '../asking.ts'
import { arithmetic } from '../log.ts'
import type { Play } from '../play.svelte.ts'

/** How long a step stands if nobody touches it, in milliseconds. */
const PACE = 2200
/** From where a figure stands to the middle of the points over it, in board units. */
const ABOVE = 46

export class FinalStep implements Asking {
  readonly #play: Play
  readonly #onresult: () => void
  readonly #events: readonly ScoreEvent[]
  #at = $state(0)
  #paused = $state(false)

  /** `told`: the end is news to whoever looks; otherwise only the way to the result is shown. */
  constructor(play: Play, told: boolean, onresult: () => void) {
    this.#play = play
    this.#onresult = onresult
    this.#events = told
      ? play.events.flatMap(({ event }) => (event.type === 'scored' && event.final ? [event] : []))
      : []
  }

  /** Shows the step's feature and goes on by itself; for an effect. */
  run(): (() => void) | undefined {
    const event = this.#events[this.#at]
    this.#play.told = event?.at ?? null
    if (!event || this.#paused) return
    const timer = setTimeout(() => this.#next(), PACE)
    return () => clearTimeout(timer)
  }

  #next = (): void => {
    if (this.#at < this.#events.length - 1) this.#at++
    else this.#finish()
  }

  #finish = (): void => {
    this.#play.told = null
    this.#onresult()
  }

  next(back: boolean): void {
    this.#paused = true
    if (back) this.#at = Math.max(0, this.#at - 1)
    else this.#next()
  }

  arrow(direction: 'left' | 'right' | 'up' | 'down'): void {
    this.next(direction === 'left' || direction === 'up')
  }

  get bar(): Bar {
    const event = this.#events[this.#at]
    if (!event)
      return {
        ...EMPTY_BAR,
        question: t('wait.ended'),
        primary: { label: t('final.result'), onclick: this.#finish },
      }
    const said = { at: this.#at + 1, of: this.#events.length, what: t(`reason.${event.reason}`) }
    const name = this.#play.nameOf(event.player, true)
    return {
      ...EMPTY_BAR,
      figure: {
        colour: this.#play.colourOf(event.player),
        kind: event.reason === 'field' ? 'farmer' : event.reason === 'ringmaster' ? 'ringmaster' : 'follower',
      },
      question: `${name}: +${event.points}`,
      consequence: `${t('final.step', said)}. ${arithmetic(this.#play, event)}`,
      secondary: [
        {
          id: 'pause',
          label: t(this.#paused ? 'final.go-on' : 'final.pause'),
          onclick: () => (this.#paused = !this.#paused),
        },
        { id: 'skip', label: t('final.skip'), onclick: this.#finish },
      ],
      primary: {
        label: t('final.next'),
        onclick: () => {
          this.#paused = true
          this.#next()
        },
      },
    }
  }

  get board(): Partial<BoardModel> {
    const event = this.#events[this.#at]
    const at = event?.at
    if (!at) return {}
    const tile = this.#play.tileAt.get(`${at.x},${at.y}`)
    const stands = tile && anchorOf(tile.tile, tile.rotation, at.x, at.y, at.segment)
    return {
      labels: [
        {
          key: 'points',
          // Above whoever scores.
          at: { x: stands?.x ?? at.x * 100 + 50, y: (stands?.y ?? at.y * 100 + 76) - ABOVE },
          text: `+${event.points}`,
          big: true,
        },
      ],
    }
  }

  get spoken(): string {
    return ''
  }

  get focus() {
    const at = this.#events[this.#at]?.at
    return at ? { cells: [{ x: at.x, y: at.y }], deploy: false, whole: true } : null
  }
}
