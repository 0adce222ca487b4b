/** Where followers may leave the City for, and what that brings. */
import { type Action, type FeatureInfo, featureAt, legal, type Quarter } from '#rules'
import { anchorOf } from '#lib/board/symbols.ts'
import type { BoardFeature, BoardSpot } from '#lib/board/types.ts'
import { list, t } from '#lib/i18n/index.svelte.ts'
import type { Play } from '#lib/panels/play.svelte.ts'

export type Leave = Extract<Action, { type: 'leave-city' }>

/** A feature that followers may leave for, with the spots in it that the rules offer. */
export interface Target {
  key: string
  quarter: Quarter
  info: FeatureInfo
  spots: readonly Leave[]
}

/** Destinations by quarter and feature. */
export function targetsOf(play: Play): Target[] {
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

/** Whether whoever is asked empties the City for the final scoring (TO-11): nothing has been completed. */
export function isTheEnd({ state, awaiting }: Play): boolean {
  if (!state || awaiting?.step !== 'leave-city') return false
  const leave = legal(state).find((action) => action.type === 'leave-city')
  return leave !== undefined && featureAt(state, leave)?.complete === false
}

/** What a target scores for those who hold it. */
function pointsOf({ info }: Target): number {
  return info.complete ? info.valueComplete : info.valueNow
}

interface Outcome {
  /** How many of mine go. */
  n: number
  gain: 'all' | 'share' | 'behind'
}

/** Who gets the points with 0, 1, 2 … up to `most` of mine. */
export function outcomesOf(
  play: Play,
  target: Target,
  most: number,
): { outcomes: Outcome[]; rivals: number[] } {
  const { strengths } = target.info
  const own = strengths.find(({ player }) => player === play.me)?.strength ?? 0
  const others = strengths.filter(({ player }) => player !== play.me)
  const best = Math.max(0, ...others.map(({ strength }) => strength))
  const rivals = others.filter(({ strength }) => strength === best).map(({ player }) => player)
  const outcomes = Array.from({ length: most + 1 }, (_, n): Outcome => {
    const mine = own + n
    return { n, gain: mine > best ? 'all' : mine === best && mine > 0 ? 'share' : 'behind' }
  })
  return { outcomes, rivals }
}

/** How many more points are mine with the best of up to `most` figures than with none. */
export function worthOf(play: Play, target: Target, most: number): number {
  const { outcomes } = outcomesOf(play, target, most)
  return outcomes[0]?.gain === 'behind' && outcomes.some(({ gain }) => gain !== 'behind')
    ? pointsOf(target)
    : 0
}

/** What 0, 1, 2 … of mine bring there, in words. */
export function consequenceOf(play: Play, target: Target, most: number): string {
  const points = pointsOf(target)
  const { outcomes, rivals } = outcomesOf(play, target, most)
  const words = [t('count.leave.brings', { count: points })]
  if (outcomes[0]?.gain === 'all') return [...words, t('count.leave.mine')].join(' ')
  const names = list(rivals.map((player) => play.nameOf(player)))
  let before: string = outcomes[0]?.gain ?? ''
  for (const { n, gain } of outcomes.slice(1)) {
    if (gain === before) continue
    before = gain
    if (gain === 'share') words.push(t('count.leave.share', { n, names, points }))
    if (gain === 'all') words.push(t('count.leave.all', { n, points }))
  }
  if (words.length === 1) {
    if (outcomes[0]?.gain === 'share') words.push(t('count.leave.shared', { names }))
    else words.push(t('count.leave.behind', { names, count: rivals.length }))
  }
  return words.join(' ')
}

/** Made to stand out: amber and dashed where my figures would go. */
export function lit(target: Target, aimed: boolean): BoardFeature {
  return {
    key: target.key,
    kind: target.info.kind as BoardFeature['kind'],
    parts: target.info.spots,
    look: aimed ? 'target' : 'lit',
  }
}

/** Where the first of my figures would stand in a target; null for a tile that does not lie there. */
export function placeIn(play: Play, { spots }: Target): { x: number; y: number } | null {
  const [spot] = spots
  const tile = spot && play.tileAt.get(`${spot.x},${spot.y}`)
  return spot && tile ? anchorOf(tile.tile, tile.rotation, tile.x, tile.y, spot.segment) : null
}

/** Pressing it sends mine there; `chosen`: the ghost of the figure that goes. */
export function spotIn(play: Play, target: Target, chosen = false): BoardSpot[] {
  const at = placeIn(play, target)
  const kind = target.info.kind === 'field' ? 'farmer' : 'follower'
  return at ? [{ key: target.key, kind, colour: play.colourOf(play.me ?? 0), at, chosen }] : []
}
