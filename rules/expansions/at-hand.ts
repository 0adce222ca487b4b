import type { Expansion } from '../game/module.ts'
import type { SetId } from '../game/option.ts'
import { CIRCUS_EXPANSION } from './circus/index.ts'
import { COUNT_EXPANSION } from './count/index.ts'
import { CROP_CIRCLE_EXPANSION } from './crop-circles/index.ts'
import { KING_ROBBER_EXPANSION } from './king-robber/index.ts'

/** The expansions that are there from the start: all of them, except on a page (`at-hand.page.ts`). */
export const AT_HAND: readonly Expansion[] = [
  COUNT_EXPANSION,
  KING_ROBBER_EXPANSION,
  CROP_CIRCLE_EXPANSION,
  CIRCUS_EXPANSION,
]

/** How to fetch the others. */
export const FETCH: Readonly<Partial<Record<SetId, () => Promise<Expansion>>>> = {}
