import type { NeutralShape } from '../figure.ts'
import { ellipse } from '../path.ts'
import type { SetDrawing } from '../set-drawing.ts'
import { blockSkeleton } from './count-plan.ts'

const INK = 'stroke="#3a2a1c" stroke-width="1.1"'

/** A wide cloak, an ermine collar, a crown; crimson, no player's colour. */
const COUNT: NeutralShape = {
  silhouette:
    'M-17 0C-18-9-13-20.5-7-25H7C13-20.5 18-9 17 0Q0 5-17 0Z' +
    ellipse(0, -29, 6) +
    'M-7.6-33L-9.8-44.6L-4.4-39.4L0-47L4.4-39.4L9.8-44.6L7.6-33Z',
  shade: 'M3-25H7C13-20.5 18-9 17 0Q12 2.2 7 2.6C11-8 9-18 3-25Z',
  fill: '#8c2f4b',
  over:
    `<path d="M-9-23Q0-15 9-23L7-26H-7Z" fill="#f6ecd2" ${INK}/>` +
    `<path d="M-7.6-33L-9.8-44.6L-4.4-39.4L0-47L4.4-39.4L9.8-44.6L7.6-33Z" fill="#f0bf3e" ${INK}/>` +
    `<circle cy="-29" r="5.4" fill="#f0d3a8" ${INK}/>`,
}

/** The count: a block of twelve tiles that is one town. Its picture is `count-town.ts`. */
export const COUNT_DRAWING: SetDrawing = {
  printings: ['count', 'count-2015'],
  figures: { count: COUNT },
  skeleton: blockSkeleton,
}
