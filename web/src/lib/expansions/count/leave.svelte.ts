/** Leaving the City: how many of mine go from which quarter, and where to. */
import { type Action, type FeatureInfo, type Quarter, apply, awaiting } from '#rules'
import type { BoardFeature, BoardModel } from '#lib/board/types.ts'
import { anchorOf } from '#lib/board/symbols.ts'
import { list, t } from '#lib/i18n/index.svelte.ts'
import { type Asking, type Bar, EMPTY_BAR, type StepperModel } from '#lib/panels/asking.ts'
import type { Play } from '#lib/panels/play.svelte.ts'
import { besideQuarter, type Citizen, citizens, lockPlace, quarterPath } from './city.ts'

type Leave = Extract<Action, { type: 'leave-city' }>

/** A feature that followers may leave for, with the spots in it that the rules offer. */
interface Target {
  key: string
  quarter: Quarter
  info: FeatureInfo
  spots: readonly Leave[]
}

const UNKNOWN = { tile: () => undefined, token: () => undefined }

/** Destinations by quarter and feature. */
function targetsOf(play: Play): Target[] {
  const found = new Map<string, Target>()
  for (const action of play.legal) {
    if (action.type !== 'leave-city') continue
    const info = play.featureAt(action)
    const first = info?.spots[0]
    if (!info || !first) continue
    const key = `${action.quarter} ${first.x},${first.y},${first.segment}`
    const target = found.get(key)
    if (target) found.set(key, { ...target, spots: [...target.spots, action] })
    else found.set(key, { key, quarter: action.quarter, info, spots: [action] })
  }
  return [...found.values()]
}

export class LeaveStep implements Asking {
  readonly #play: Play
  readonly #targets: readonly Target[]
  readonly #mine: readonly Citizen[]
  readonly quarters: readonly Quarter[]
  /** Keys of the figures that go. */
  #going: readonly string[] = $state.raw([])
  /** Where each quarter's figures go, where there is a choice. */
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
    const only = this.quarters.length === 1 ? this.quarters[0] : undefined
    const target = only && this.#targetOf(only)
    if (only && target) {
      const worth = this.#outcomes(target).find(({ gain }) => gain !== 'behind')
      if (worth && worth.n > 0) this.#set(only, worth.n)
    }
  }

  #targetOf(quarter: Quarter): Target | null {
    const those = this.#targets.filter((target) => target.quarter === quarter)
    return those.find(({ key }) => key === this.#aim[quarter]) ?? (those.length === 1 ? those[0]! : null)
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

  /** Who gets the points with 0, 1, 2 … of mine. */
  #outcomes(target: Target): { n: number; gain: 'all' | 'share' | 'behind'; with: number[] }[] {
    const { me } = this.#play
    const own = target.info.strengths.find(({ player }) => player === me)?.strength ?? 0
    const others = target.info.strengths.filter(({ player }) => player !== me)
    const most = Math.max(0, ...others.map(({ strength }) => strength))
    const rivals = others.filter(({ strength }) => strength === most).map(({ player }) => player)
    return Array.from({ length: this.#citizensIn(target.quarter).length + 1 }, (_, n) => {
      const mine = own + n
      const gain = mine > most ? 'all' : mine === most && mine > 0 ? 'share' : 'behind'
      return { n, gain, with: rivals }
    })
  }

  #consequence(target: Target): string {
    const points = target.info.complete ? target.info.valueComplete : target.info.valueNow
    const outcomes = this.#outcomes(target)
    const words = [t('count.leave.brings', { count: points })]
    if (outcomes[0]?.gain === 'all') return [...words, t('count.leave.mine')].join(' ')
    const names = list(outcomes[0]?.with.map((player) => this.#play.nameOf(player)) ?? [])
    let before: string = outcomes[0]?.gain ?? ''
    for (const { n, gain } of outcomes.slice(1)) {
      if (gain === before) continue
      before = gain
      if (gain === 'share') words.push(t('count.leave.share', { n, names, points }))
      if (gain === 'all') words.push(t('count.leave.all', { n, points }))
    }
    if (words.length === 1 && outcomes.every(({ gain }) => gain === 'behind'))
      words.push(t('count.leave.behind', { names }))
    return words.join(' ')
  }

  /** One action for each figure that goes, and a pass where the rules still ask. */
  #actions(): Action[] {
    const { me, state } = this.#play
    if (me === null || !state) return []
    const out: Action[] = []
    let now = state
    for (const quarter of this.quarters) {
      const target = this.#targetOf(quarter)
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

  area(key: string): void {
    const target = this.#targets.find((one) => `target ${one.key}` === key)
    if (target) this.#aim = { ...this.#aim, [target.quarter]: target.key }
  }

  spot(key: string): void {
    this.area(key)
  }

  digit(n: number): void {
    const quarter = this.quarters[0]
    if (quarter) this.#set(quarter, Math.min(n, this.#citizensIn(quarter).length))
  }

  nobody(): void {
    this.#going = []
  }

  next(): void {
    const quarter = this.quarters[0]
    if (!quarter) return
    const those = this.#targets.filter((target) => target.quarter === quarter)
    const at = those.findIndex(({ key }) => key === this.#aim[quarter])
    const next = those[(at + 1) % those.length]
    if (next) this.#aim = { ...this.#aim, [quarter]: next.key }
  }

  back(): boolean {
    if (this.#going.length === 0) return false
    this.#going = []
    return true
  }

  get #only(): Quarter | null {
    return this.quarters.length === 1 ? this.quarters[0]! : null
  }

  get bar(): Bar {
    const only = this.#only
    const target = only && this.#targetOf(only)
    const count = this.#going.length
    const homeless = this.quarters.some((quarter) => this.#count(quarter) > 0 && !this.#targetOf(quarter))
    const consequences = this.quarters.flatMap((quarter) => {
      const aim = this.#targetOf(quarter)
      return aim ? [this.#consequence(aim)] : [t('count.leave.choose')]
    })
    const nobody = {
      label: t('count.leave.nobody'),
      short: t('count.leave.nobody-short'),
    }
    return {
      ...EMPTY_BAR,
      tone: 'mine',
      question: t(`count.leave.question.${only ?? 'several'}`),
      consequence: only && !target ? t('count.leave.choose') : consequences.join(' '),
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
          : {
              label: homeless
                ? t('count.leave.choose')
                : t(`count.leave.send-${only ?? 'several'}`, { count }),
              waiting: homeless,
              onclick: this.#send,
            },
    }
  }

  get board(): Partial<BoardModel> {
    const { position, me } = this.#play
    const features = this.#targets.map((target): BoardFeature => {
      const aimed = this.#targetOf(target.quarter) === target
      return {
        key: target.key,
        kind: target.info.kind as BoardFeature['kind'],
        parts: target.info.spots,
        look: aimed ? 'target' : 'lit',
      }
    })
    const choices = this.#targets.filter((target) => this.#targetOf(target.quarter) !== target)
    const paths = this.quarters.flatMap((quarter) => {
      const spot = this.#targetOf(quarter)?.spots[0]
      const from = this.#citizensIn(quarter)[0]?.at
      const tile = spot && this.#play.tileAt.get(`${spot.x},${spot.y}`)
      if (!spot || !tile || !from || this.#count(quarter) === 0) return []
      const to = anchorOf(tile.tile, tile.rotation, tile.x, tile.y, spot.segment)
      return [{ key: quarter, from: { x: from.x, y: from.y - 14 }, to }]
    })
    return {
      features,
      paths,
      areas: this.quarters.map((quarter) => ({
        key: quarter,
        d: quarterPath(quarter),
        look: 'lit' as const,
      })),
      // Pressing one of mine is the same as plus and minus; drawn over itself with a ring.
      figures: this.#mine.map((one) => ({
        key: one.key,
        kind: one.piece === 'ringmaster' ? ('ringmaster' as const) : ('follower' as const),
        colour: this.#play.colourOf(me ?? 0),
        at: one.at,
        press: true,
        look: this.#going.includes(one.key) ? ('chosen' as const) : ('solid' as const),
      })),
      spots: choices.flatMap((target) => {
        const spot = target.spots[0]
        const tile = spot && this.#play.tileAt.get(`${spot.x},${spot.y}`)
        if (!spot || !tile) return []
        return [
          {
            key: `target ${target.key}`,
            kind: target.info.kind === 'field' ? ('farmer' as const) : ('follower' as const),
            colour: this.#play.colourOf(me ?? 0),
            at: anchorOf(tile.tile, tile.rotation, tile.x, tile.y, spot.segment),
            chosen: false,
          },
        ]
      }),
      tokens: position.count ? [{ key: 'lock', at: lockPlace(position.count), what: 'lock', scale: 1 }] : [],
    }
  }

  get steppers(): StepperModel[] {
    return this.quarters.map((quarter) => {
      const most = this.#citizensIn(quarter).length
      return {
        at: besideQuarter(quarter),
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
    const { question, consequence } = this.bar
    const mine = this.quarters.map((quarter) =>
      t('count.area', { quarter: t(`quarter.${quarter}`), count: this.#citizensIn(quarter).length }),
    )
    return `${question} ${mine.join(', ')}. ${(consequence ?? '').replaceAll(/<\/?b>/g, '')}`
  }

  get focus() {
    const cells = this.#targets.flatMap(({ info }) => info.spots.map(({ x, y }) => ({ x, y })))
    return { cells: [...cells, { x: -2, y: -1 }, { x: 1, y: 1 }], deploy: false }
  }
}
