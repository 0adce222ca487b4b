/** What the strong bot would do with the tile in hand, worked out on this device from what its player can see. */
import type { Action, State } from '#rules'
import { TURN_REASONS } from './reasons.ts'
import { newThinker, type Thinker } from './thinker.ts'

const HINT_MS = 1000

export interface Hint {
  place: Extract<Action, { type: 'place' }>
  why: { code: (typeof TURN_REASONS)[number]; points: number } | null
}

let thinker: Thinker | null = null

/** Null where no tile is to be placed. Fails if the bots cannot be loaded. */
export async function hintFor(state: State): Promise<Hint | null> {
  thinker ??= newThinker()
  const choice = await thinker.think(state, { level: 'strong' }, 'hint', HINT_MS)
  const place = choice?.actions[0]
  if (choice === null || place?.type !== 'place') return null
  const { code, data } = choice.reason
  const known = TURN_REASONS.find((one) => one === code)
  return { place, why: known ? { code: known, points: Number(data.points ?? 0) } : null }
}
