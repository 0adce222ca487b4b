import { BASE } from './base.ts'
import { CIRCUS } from './circus.ts'
import { COUNT } from './count.ts'
import { COUNT_2015 } from './count-2015.ts'
import { CROP_CIRCLES_1 } from './crop-circles-1.ts'
import { CROP_CIRCLES_2 } from './crop-circles-2.ts'
import { KING_ROBBER } from './king-robber.ts'
import type { TileSet } from './types.ts'

/** The printings that are there from the start: all of them, except on a page (`at-hand.page.ts`). */
export const TILES_AT_HAND: readonly TileSet[] = [
  BASE,
  COUNT,
  COUNT_2015,
  KING_ROBBER,
  CROP_CIRCLES_2,
  CROP_CIRCLES_1,
  CIRCUS,
]
