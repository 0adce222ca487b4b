import type { SetDrawing } from '../set-drawing.ts'
import { blockSkeleton } from './count-plan.ts'

/** The count: a block of twelve tiles that is one town. Its picture is `count-town.ts`. */
export const COUNT_DRAWING: SetDrawing = {
  printings: ['count', 'count-2015'],
  skeleton: blockSkeleton,
}
