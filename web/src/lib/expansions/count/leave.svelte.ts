/** Leaving the City before a scoring: how many of mine go from which quarter, and where to. */
import { type Action, type Quarter, apply, awaiting } from '#rules'
import type { BoardModel } from '#lib/board/types.ts'
import { list, t } from '#lib/i18n/index.svelte.ts'
import { type Asking, type Bar, EMPTY_BAR, type StepperModel } from '#lib/panels/asking.ts'
import type { Play } from '#lib/panels/play.svelte.ts'
import { sayChoice } from '#lib/panels/say-choice.ts'
import {
  besideQuarter,
  BLOCK,
  type Citizen,
  citizenFigures,
  citizens,
  lockToken,
  quarterPath,
} from './city.ts'
import {
  consequenceOf,
  lit,
  outcomesOf,
  placeIn,
  spotIn,
  type Target,
  targetsOf,
  worthOf,
} from './targets.ts'

const UNKNOWN = { tile: () => undefined, token: () => undefined }

export class LeaveStep implements Asking {
  readonly #play: Play
  readonly #targets: readonly Target[]
  readonly #mine: readonly Citizen[]
  readonly quarters: readonly Quarter[]
  /** Keys of the figures that go. */
  #going: readonly string[] = $state.raw([])
  /** Where each quarter's figures go. */
  #aim: Readonly<Partial<Record<Quarter, string>>> = $state.raw({})
  #ahead = $state(false)

  constructor(play: Play) {
    this.#play = play
    this.#targets = targetsOf(play)
    this.quarters = [...new Set(this.#targets.map(({ quarter }) => quarter))]
    this.#mine = citizens(play.position).filter(
      ({ player, quarter }) => player === play.me && this.quarters.includes(quarter),
    )
    // Begin with what is worth sending: the fewest that bring points; nobody where nothing helps.
    for (const quarter of this.quarters) {
      const most = this.#citizensIn(quarter).length
      const best = this.#targetsOf(quarter).toSorted(
        (a, b) => worthOf(play, b, most) - worthOf(play, a, most),
      )[0]
      if (!best) continue
      this.#aim = { ...this.#aim, [quarter]: best.key }
      const enough = outcomesOf(play, best, most).outcomes.find(({ gain }) => gain !== 'behind')
      if (enough && this.quarters.length === 1) this.#set(quarter, enough.n)
    }
  }

  #targetsOf(quarter: Quarter): Target[] {
    return this.#targets.filter((target) => target.quarter === quarter)
  }

  #aimOf(quarter: Quarter): Target | undefined {
    return this.#targets.find(({ key }) => key === this.#aim[quarter])
  }

  #citizensIn(quarter: Quarter): Citizen[] {
    // Meeples first: a ringmaster goes only when he is meant.
    return this.#mine
      .filter((one) => one.quarter === quarter)
      .sort((a, b) => Number(a.piece === 'ringmaster') - Number(b.piece === 'ringmaster'))
  }

  #count(quarter: Quarter): number {
    return this.#citizensIn(quarter).filter(({ key }) => this.#going.includes(key)).length
  }

  #set(quarter: Quarter, count: number): void {
    const inside = this.#citizensIn(quarter)
    const now = inside.filter(({ key }) => this.#going.includes(key))
    const others = this.#going.filter((key) => !inside.some((one) => one.key === key))
    const next =
      count <= now.length
        ? now.slice(0, count)
        : [...now, ...inside.filter((one) => !now.includes(one)).slice(0, count - now.length)]
    this.#going = [...others, ...next.map(({ key }) => key)]
  }

  /** One action for each figure that goes, and a pass where the rules still ask. */
  #actions(): Action[] {
    const { me, state } = this.#play
    if (me === null || !state) return []
    const out: Action[] = []
    let now = state
    for (const quarter of this.quarters) {
      const target = this.#aimOf(quarter)
      for (const { key, piece } of this.#citizensIn(quarter)) {
        const spot = target?.spots.find((action) => action.piece === piece)
        if (!this.#going.includes(key) || !spot) continue
        const next = apply(now, spot, UNKNOWN)
        if (!next.ok) continue
        out.push(spot)
        now = next.state
      }
    }
    const open = awaiting(now)
    const asksMe = open?.player === me && open.step === 'leave-city'
    if (out.length === 0 || asksMe) out.push({ player: me, type: 'pass' })
    return out
  }

  #send = (): void => {
    const { room, view } = this.#play
    if (this.#ahead) {
      const answers = this.quarters.map((quarter) => ({ step: 'leave-city' as const, quarter }))
      room.answerAhead([...view.ahead, ...answers])
    }
    this.#play.decide(...this.#actions())
    room.endTurn()
  }

  figure(key: string): void {
    if (this.#going.includes(key)) this.#going = this.#going.filter((other) => other !== key)
    else this.#going = [...this.#going, key]
  }

  spot(key: string): void {
    const target = this.#targets.find((one) => one.key === key)
    if (target) this.#aim = { ...this.#aim, [target.quarter]: target.key }
  }

  digit(n: number): void {
    const quarter = this.quarters[0]
    if (quarter) this.#set(quarter, Math.min(n, this.#citizensIn(quarter).length))
    sayChoice(this.bar, true)
  }

  nobody(): void {
    this.#going = []
    sayChoice(this.bar)
  }

  next(): void {
    for (const quarter of this.quarters) {
      const those = this.#targetsOf(quarter)
      const next = those[(those.findIndex(({ key }) => key === this.#aim[quarter]) + 1) % those.length]
      if (next) this.#aim = { ...this.#aim, [quarter]: next.key }
    }
    sayChoice(this.bar, true)
  }

  back(): boolean {
    if (this.#going.length === 0) return false
    this.#going = []
    return true
  }

  get #only(): Quarter | null {
    return this.quarters.length === 1 ? this.quarters[0]! : null
  }

  get #consequence(): string {
    const said = this.quarters.flatMap((quarter) => {
      const aim = this.#aimOf(quarter)
      if (!aim) return []
      const words = consequenceOf(this.#play, aim, this.#citizensIn(quarter).length)
      return [this.#only ? words : `${t(`quarter.${quarter}`)}: ${words}`]
    })
    if (this.#targets.length > this.quarters.length) said.push(t('count.leave.choice'))
    return said.join(' ')
  }

  get bar(): Bar {
    const only = this.#only
    const count = this.#going.length
    const nobody = {
      label: t('count.leave.nobody'),
      short: t('count.leave.nobody-short'),
    }
    return {
      ...EMPTY_BAR,
      tone: 'mine',
      question: t(`count.leave.question.${only ?? 'several'}`),
      consequence: this.#consequence,
      check: {
        label: t('count.leave.ahead', {
          quarter: list(this.quarters.map((quarter) => t(`quarter.the.${quarter}`))),
        }),
        checked: this.#ahead,
        onchange: (checked) => (this.#ahead = checked),
      },
      secondary:
        count > 0
          ? [
              {
                id: 'nobody',
                ...nobody,
                key: '0',
                onclick: () => {
                  this.#going = []
                  this.#send()
                },
              },
            ]
          : [],
      primary:
        count === 0
          ? { ...nobody, onclick: this.#send }
          : { label: t(`count.leave.send-${only ?? 'several'}`, { count }), onclick: this.#send },
    }
  }

  get board(): Partial<BoardModel> {
    const play = this.#play
    const isAim = (target: Target) => this.#aim[target.quarter] === target.key
    const paths = this.quarters.flatMap((quarter) => {
      const target = this.#aimOf(quarter)
      const from = this.#citizensIn(quarter)[0]?.at
      const to = target && placeIn(play, target)
      if (!to || !from || this.#count(quarter) === 0) return []
      return [{ key: quarter, from: { x: from.x, y: from.y - 14 }, to }]
    })
    return {
      features: this.#targets.map((target) => lit(target, isAim(target))),
      paths,
      areas: this.quarters.map((key) => ({ key, d: quarterPath(key), look: 'lit' as const })),
      // Pressing one of mine is the same as plus and minus.
      figures: citizenFigures(this.#mine, play.colourOf(play.me ?? 0), (key) => this.#going.includes(key)),
      // Where somebody goes stands his ghost; where somebody could go instead, a spot to be pressed.
      spots: this.#targets
        .filter((target) => !isAim(target) || this.#count(target.quarter) > 0)
        .flatMap((target) => spotIn(play, target, isAim(target))),
      tokens: lockToken(play.position),
    }
  }

  get steppers(): StepperModel[] {
    return this.quarters.map((quarter) => {
      const most = this.#citizensIn(quarter).length
      return {
        ...besideQuarter(quarter, this.quarters),
        title: t(`quarter.${quarter}`),
        text: t('count.leave.yours', { count: most }),
        after: t('count.leave.leave'),
        value: this.#count(quarter),
        least: 0,
        most,
        onchange: (value) => this.#set(quarter, value),
      }
    })
  }

  get spoken(): string {
    const { question } = this.bar
    const mine = this.quarters.map((quarter) =>
      t('count.area', { quarter: t(`quarter.${quarter}`), count: this.#citizensIn(quarter).length }),
    )
    return `${question} ${mine.join(', ')}. ${this.#consequence.replaceAll(/<\/?b>/g, '')}`
  }

  get focus() {
    const cells = this.#targets.flatMap(({ info }) => info.spots.map(({ x, y }) => ({ x, y })))
    return { cells: [...cells, ...BLOCK], deploy: false, whole: true }
  }
}
