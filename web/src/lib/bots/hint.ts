/** What the strong bot would do with the tile in hand, worked out on this device from what its player can see. */
import type { Action, State } from '#rules'
import { newThinker, type Thinker } from './thinker.ts'

const HINT_MS = 1000

/** Reasons for a tile and its figure that there are words for, as `bot.why.…`. */
const WHY = [
  'closes-road',
  'closes-city',
  'closes-monastery',
  'closes-for-other',
  'claims-road',
  'claims-city',
  'claims-monastery',
  'claims-field',
  'joins-pyramid',
  'scores-pyramid',
  'extends-road',
  'extends-city',
  'extends-field',
  'extends-monastery',
  'hinders',
  'waits',
] as const

export interface Hint {
  place: Extract<Action, { type: 'place' }>
  why: { code: (typeof WHY)[number]; points: number } | null
}

let thinker: Thinker | null = null

/** Null where no tile is to be placed. Fails if the bots cannot be loaded. */
export async function hintFor(state: State): Promise<Hint | null> {
  thinker ??= newThinker()
  const choice = await thinker.think(state, { level: 'strong' }, 'hint', HINT_MS)
  const place = choice?.actions[0]
  if (choice === null || place?.type !== 'place') return null
  const { code, data } = choice.reason
  const known = WHY.find((one) => one === code)
  return { place, why: known ? { code: known, points: Number(data.points ?? 0) } : null }
}
