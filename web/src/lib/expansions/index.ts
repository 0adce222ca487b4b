import { CIRCUS } from './circus/index.ts'
import { COUNT } from './count/index.ts'
import { CROP_CIRCLES } from './crop-circles/index.ts'
import { KING_ROBBER } from './king-robber/index.ts'
import type { ScreenExpansion } from './screen.ts'

/** Every expansion that adds to the game screen, in the order of the sets. */
export const EXPANSIONS: readonly ScreenExpansion[] = [COUNT, KING_ROBBER, CROP_CIRCLES, CIRCUS]
