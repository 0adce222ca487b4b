import type { SetDrawing } from './set-drawing.ts'
import { CIRCUS_DRAWING } from './sets/circus.ts'
import { COUNT_DRAWING } from './sets/count.ts'
import { CROP_CIRCLE_DRAWING } from './sets/crop-circles.ts'
import { KING_ROBBER_DRAWING } from './sets/king-robber.ts'

/** The drawings of expansions that are there from the start: all of them, except on a page (`at-hand.page.ts`). */
export const DRAWINGS_AT_HAND: readonly SetDrawing[] = [
  COUNT_DRAWING,
  KING_ROBBER_DRAWING,
  CROP_CIRCLE_DRAWING,
  CIRCUS_DRAWING,
]
