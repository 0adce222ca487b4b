/** Emptying the City before the final scoring (TO-11): one of mine a visit, to whatever is left to score. */
import type { Piece } from '#rules'
import type { BoardModel } from '#lib/board/types.ts'
import { t } from '#lib/i18n/index.svelte.ts'
import { type Asking, type Bar, EMPTY_BAR } from '#lib/panels/asking.ts'
import type { Play } from '#lib/panels/play.svelte.ts'
import { sayChoice } from '#lib/panels/say-choice.ts'
import { announce } from '#lib/ui/announce.svelte.ts'
import { BLOCK, type Citizen, citizenFigures, citizens, lockToken, quarterPath } from './city.ts'
import { consequenceOf, lit, placeIn, spotIn, type Target, targetsOf, worthOf } from './targets.ts'

export class EmptyStep implements Asking {
  readonly #play: Play
  /** The most useful first. */
  readonly #targets: readonly Target[]
  readonly #mine: readonly Citizen[]
  #aim: Target | null = $state.raw(null)
  #piece: Piece = $state('meeple')

  constructor(play: Play) {
    this.#play = play
    this.#targets = targetsOf(play).toSorted((a, b) => worthOf(play, b, 1) - worthOf(play, a, 1))
    const quarters = new Set(this.#targets.map(({ quarter }) => quarter))
    this.#mine = citizens(play.position).filter(
      ({ player, quarter }) => player === play.me && quarters.has(quarter),
    )
    const [best] = this.#targets
    if (best && worthOf(play, best, 1) > 0) this.#set(best)
  }

  #set(target: Target | null): void {
    this.#aim = target
    if (target && !this.#pieces.includes(this.#piece)) this.#piece = this.#pieces[0] ?? 'meeple'
  }

  /** Which of mine stand in the quarter that is left. */
  get #pieces(): Piece[] {
    return [...new Set(this.#aim?.spots.map(({ piece }) => piece))]
  }

  get #goes(): Citizen | undefined {
    return this.#mine.find(({ quarter, piece }) => quarter === this.#aim?.quarter && piece === this.#piece)
  }

  #send = (): void => {
    const { me, room } = this.#play
    if (me === null) return
    const action = this.#aim?.spots.find(({ piece }) => piece === this.#piece)
    this.#play.decide(action ?? { player: me, type: 'pass' })
    room.endTurn()
  }

  /** Pressing a figure means its quarter: the best place for it, or none. */
  figure(key: string): void {
    const citizen = this.#mine.find((one) => one.key === key)
    if (!citizen || this.#goes?.key === key) return this.#set(null)
    this.#piece = citizen.piece
    this.#set(this.#targets.find(({ quarter }) => quarter === citizen.quarter) ?? null)
  }

  spot(key: string): void {
    this.#set(this.#targets.find((target) => target.key === key) ?? null)
  }

  next(back: boolean): void {
    const { length } = this.#targets
    const at = this.#aim ? this.#targets.indexOf(this.#aim) : back ? 0 : -1
    this.#set(this.#targets[(at + (back ? -1 : 1) + length) % length] ?? null)
    sayChoice(this.bar, true)
  }

  arrow(direction: 'left' | 'right' | 'up' | 'down'): void {
    this.next(direction === 'left' || direction === 'up')
  }

  toggle(): void {
    const other = this.#pieces.find((piece) => piece !== this.#piece)
    if (!other) return
    this.#piece = other
    announce(t(`deploy.${other}`))
  }

  nobody(): void {
    this.#set(null)
    sayChoice(this.bar)
  }

  back(): boolean {
    const had = this.#aim !== null
    this.#set(null)
    return had
  }

  get bar(): Bar {
    const play = this.#play
    const aim = this.#aim
    const colour = play.colourOf(play.me ?? 0)
    const nobody = { label: t('count.leave.nobody'), short: t('count.leave.nobody-short') }
    const of = this.#targets.length
    return {
      ...EMPTY_BAR,
      tone: 'mine',
      question: t(`count.leave.question.${aim?.quarter ?? 'several'}`),
      consequence: aim ? consequenceOf(play, aim, 1) : t('count.end.text'),
      pieces:
        this.#pieces.length > 1
          ? {
              label: t('deploy.which'),
              options: [
                { value: 'meeple', label: t('deploy.meeple'), detail: '', kind: 'follower', colour },
                {
                  value: 'ringmaster',
                  label: t('deploy.ringmaster'),
                  detail: '',
                  kind: 'ringmaster',
                  colour,
                },
              ],
              value: this.#piece,
              onchange: (value) => (this.#piece = value === 'ringmaster' ? 'ringmaster' : 'meeple'),
            }
          : null,
      secondary: [
        ...(of > 1 || !aim
          ? [
              {
                id: 'next',
                label: t('count.end.next'),
                short: t('count.end.next-short'),
                ...(aim && { detail: t('count.end.at', { at: this.#targets.indexOf(aim) + 1, of }) }),
                key: 'N',
                onclick: () => this.next(false),
              },
            ]
          : []),
        ...(aim
          ? [
              {
                id: 'nobody',
                ...nobody,
                key: '0',
                onclick: () => {
                  this.#set(null)
                  this.#send()
                },
              },
            ]
          : []),
      ],
      primary: aim
        ? { label: t(`count.leave.send-${aim.quarter}`, { count: 1 }), onclick: this.#send }
        : { ...nobody, onclick: this.#send },
    }
  }

  get board(): Partial<BoardModel> {
    const play = this.#play
    const aim = this.#aim
    const goes = this.#goes
    const to = aim && placeIn(play, aim)
    const quarters = new Set(this.#mine.map(({ quarter }) => quarter))
    return {
      features: aim ? [lit(aim, true)] : [],
      paths: goes && to ? [{ key: 'way', from: { x: goes.at.x, y: goes.at.y - 14 }, to }] : [],
      areas: [...quarters].map((key) => ({ key, d: quarterPath(key), look: 'lit' as const })),
      figures: citizenFigures(this.#mine, play.colourOf(play.me ?? 0), (key) => key === goes?.key),
      spots: this.#targets
        .filter(({ quarter }) => !aim || quarter === aim.quarter)
        .flatMap((target) => spotIn(play, target, target === aim)),
      tokens: lockToken(play.position),
    }
  }

  get spoken(): string {
    const { question, consequence } = this.bar
    return `${question} ${t('count.end.text')} ${this.#aim ? (consequence ?? '').replaceAll(/<\/?b>/g, '') : ''}`
  }

  get focus() {
    const aim = this.#aim?.spots.slice(0, 1).map(({ x, y }) => ({ x, y })) ?? []
    return { cells: [...aim, ...BLOCK], deploy: false, whole: true }
  }
}
