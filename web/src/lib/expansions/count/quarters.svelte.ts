/** Choosing a quarter on the block: for a figure that enters, and for the count. */
import type { Action, Piece, Quarter } from '#rules'
import type { BoardArea, BoardModel } from '#lib/board/types.ts'
import { t } from '#lib/i18n/index.svelte.ts'
import { type Asking, type Bar, EMPTY_BAR } from '#lib/panels/asking.ts'
import type { Play } from '#lib/panels/play.svelte.ts'
import { sayChoice } from '#lib/panels/say-choice.ts'
import { whichPiece } from '#lib/panels/steps/which-piece.ts'
import { announce } from '#lib/ui/announce.svelte.ts'
import { BLOCK, citizens, quarterPath, QUARTERS } from './city.ts'

/** The quarters that may be chosen, lit and named. */
function choices(play: Play, open: readonly Quarter[], chosen: Quarter | null): BoardArea[] {
  const inside = citizens(play.position)
  return open.map((quarter) => ({
    key: quarter,
    d: quarterPath(quarter),
    look: quarter === chosen ? 'chosen' : 'choice',
    name: t('count.area', {
      quarter: t(`quarter.${quarter}`),
      count: inside.filter((one) => one.quarter === quarter && one.player === play.me).length,
    }),
  }))
}

abstract class QuarterStep {
  abstract readonly bar: Bar
  readonly play: Play
  readonly open: readonly Quarter[]
  chosen: Quarter | null = $state(null)

  constructor(play: Play, open: readonly Quarter[]) {
    this.play = play
    this.open = QUARTERS.filter((quarter) => open.includes(quarter))
  }

  get board(): Partial<BoardModel> {
    return { areas: choices(this.play, this.open, this.chosen) }
  }

  get focus() {
    return { cells: BLOCK, deploy: false, whole: true }
  }

  area(key: string): void {
    const quarter = this.open.find((one) => one === key) ?? null
    this.chosen = this.chosen === quarter ? null : quarter
  }

  next(back: boolean): void {
    const at = this.chosen ? this.open.indexOf(this.chosen) : back ? 0 : -1
    this.chosen = this.open[(at + (back ? -1 : 1) + this.open.length) % this.open.length] ?? null
    sayChoice(this.bar)
  }

  arrow(direction: 'left' | 'right' | 'up' | 'down'): void {
    this.next(direction === 'left' || direction === 'up')
  }

  digit(n: number): void {
    this.chosen = this.open[n - 1] ?? this.chosen
    sayChoice(this.bar)
  }

  nobody(): void {
    this.chosen = null
    sayChoice(this.bar)
  }

  back(): boolean {
    const had = this.chosen !== null
    this.chosen = null
    return had
  }

  send(action: Action | null): void {
    const { me } = this.play
    if (me === null) return
    this.play.decide(action ?? { player: me, type: 'pass' })
    this.play.room.endTurn()
  }
}

type Enter = Extract<Action, { type: 'enter-city' }>

export class EnterStep extends QuarterStep implements Asking {
  readonly #actions: readonly Enter[]
  #piece: Piece = $state('meeple')

  constructor(play: Play) {
    const actions = play.legal.filter((action) => action.type === 'enter-city')
    super(
      play,
      actions.map(({ quarter }) => quarter),
    )
    this.#actions = actions
    if (!actions.some(({ piece }) => piece === 'meeple')) this.#piece = 'ringmaster'
  }

  /** Where only features count, points of the circus or the ringmaster are neither the others' nor mine (CO-37). */
  get #why(): string {
    return t(
      this.play.options?.['count-trigger'] === 'any' ? 'count.enter.text' : 'count.enter.text-features',
    )
  }

  toggle(): void {
    if (new Set(this.#actions.map(({ piece }) => piece)).size < 2) return
    this.#piece = this.#piece === 'meeple' ? 'ringmaster' : 'meeple'
    announce(t(`deploy.${this.#piece}`))
  }

  get bar(): Bar {
    const { play, chosen } = this
    const both = new Set(this.#actions.map(({ piece }) => piece)).size > 1
    const nobody = { label: t('count.enter.nobody'), short: t('count.leave.nobody-short') }
    const action = this.#actions.find(({ quarter, piece }) => quarter === chosen && piece === this.#piece)
    return {
      ...EMPTY_BAR,
      tone: 'mine',
      question: t('count.enter.question'),
      consequence: chosen ? t(`count.enter.chosen.${chosen}`) : this.#why,
      pieces: both ? whichPiece(play, this.#piece, (piece) => (this.#piece = piece)) : null,
      secondary: chosen ? [{ id: 'nobody', ...nobody, key: '0', onclick: () => this.send(null) }] : [],
      primary: action
        ? {
            label: t('count.enter.put', { quarter: t(`quarter.the.${action.quarter}`) }),
            onclick: () => this.send(action),
          }
        : { ...nobody, onclick: () => this.send(null) },
    }
  }

  get spoken(): string {
    return `${t('count.enter.question')} ${this.#why}`
  }
}

export class MoveCountStep extends QuarterStep implements Asking {
  constructor(play: Play) {
    super(
      play,
      play.legal.flatMap((action) => (action.type === 'move-count' ? [action.quarter] : [])),
    )
  }

  get bar(): Bar {
    const { play, chosen } = this
    const { me } = play
    const here = play.position.count ?? 'castle'
    const stay = { label: t('count.move.stay', { quarter: t(`quarter.the.${here}`) }) }
    return {
      ...EMPTY_BAR,
      tone: 'mine',
      question: t('count.move.question'),
      consequence: t('count.move.text'),
      secondary: [],
      primary:
        chosen && me !== null
          ? {
              label: t('count.move.to', { quarter: t(`quarter.the.${chosen}`) }),
              onclick: () => this.send({ player: me, type: 'move-count', quarter: chosen }),
            }
          : { ...stay, onclick: () => this.send(null) },
    }
  }

  get spoken(): string {
    return `${t('count.move.question')} ${t('count.move.text')}`
  }
}
