import type { Expansion } from '../game/module.ts'
import type { SetId } from '../game/option.ts'

/** A page begins with the base game. */
export const AT_HAND: readonly Expansion[] = []

/** Each expansion is a file of its own, which a game with it fetches. */
export const FETCH: Readonly<Partial<Record<SetId, () => Promise<Expansion>>>> = {
  count: async () => (await import('./count/index.ts')).COUNT_EXPANSION,
  'king-robber': async () => (await import('./king-robber/index.ts')).KING_ROBBER_EXPANSION,
  'crop-circles': async () => (await import('./crop-circles/index.ts')).CROP_CIRCLE_EXPANSION,
  circus: async () => (await import('./circus/index.ts')).CIRCUS_EXPANSION,
}
