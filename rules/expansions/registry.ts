import type { Expansion } from '../game/module.ts'
import { CIRCUS_EXPANSION } from './circus/index.ts'
import { COUNT_EXPANSION } from './count/index.ts'
import { CROP_CIRCLE_EXPANSION } from './crop-circles/index.ts'
import { KING_ROBBER_EXPANSION } from './king-robber/index.ts'

/** Every expansion, in the order of the sets. */
export const EXPANSIONS: readonly Expansion[] = [
  COUNT_EXPANSION,
  KING_ROBBER_EXPANSION,
  CROP_CIRCLE_EXPANSION,
  CIRCUS_EXPANSION,
]
