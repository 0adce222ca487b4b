import type { Expansion } from '../../game/module.ts'
import { CROP_CIRCLES_1 } from '../../tiles/crop-circles-1.ts'
import { CROP_CIRCLES_2 } from '../../tiles/crop-circles-2.ts'
import { CIRCLE_STEPS } from './circle.ts'

/** Crop Circles: six or twelve tiles and the action after scoring (docs/rules/crop-circles.md). */
export const CROP_CIRCLE_EXPANSION: Expansion = {
  id: 'crop-circles',
  tiles: [CROP_CIRCLES_2, CROP_CIRCLES_1],
  printings(options) {
    switch (options['crop-tiles']) {
      case 'mini-7':
        return [CROP_CIRCLES_2]
      case 'set-1':
        return [CROP_CIRCLES_1]
      case 'both':
        return [CROP_CIRCLES_2, CROP_CIRCLES_1]
    }
  },
  steps: () => CIRCLE_STEPS,
}
