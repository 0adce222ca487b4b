import { drawHouse, HOUSE_LAYERS } from './house.ts'
import { stack, type Mark } from './marks.ts'
import { num, polygon, rect, xy } from './path.ts'
import type { Point } from './geometry.ts'
import type { Random } from './random.ts'
import { drawTree, TREE_LAYERS } from './things.ts'

const LAYERS = {
  yardShadow: 'cast',
  yard: 'lawn',
  rows: 'rows',
  yardWall: 'stone',
  yardTop: 'stone-top',
  ...HOUSE_LAYERS,
  tower: 'stone-top',
  spire: 'violet',
  towerShade: 'shade',
  cross: 'thin',
  ...TREE_LAYERS,
  front: 'stone',
  frontTop: 'stone-top',
} as const

/** Height of the garden's wall, and how much larger than in its own units the whole is drawn. */
const WALL = 2.8
const SCALE = 1.26

/**
 * A monastery: a walled garden 40 × 30 with a church of violet slate, which nothing else on tiles has,
 * and a white tower 30 high. The opening in the south wall is where a road ends.
 */
export function drawMonastery(r: Random, [cx, cy]: Point): Mark {
  const into = stack(LAYERS)
  const [left, right, top, bottom] = [-16, 16, -11, 13]
  into.add(
    'yardShadow',
    polygon([left + 2, bottom], [right, bottom], [right + 2.6, bottom + 2.4], [left + 4, bottom + 2.4]) +
      polygon([right, top], [right, bottom], [right + 2.6, bottom + 2.4], [right + 2.6, top + 2]),
  )
  into.add('yard', rect(left, top, right - left, bottom - top))
  for (let i = 0; i < 3; i++)
    into.add('rows', `M${xy(left + 3, top + 4 + i * 2.2)}h7M${xy(right - 9, bottom - 7.6 + i * 2.2)}h6.5`)
  into.add('yardWall', rect(left, top - WALL, right - left, WALL))
  into.add(
    'yardTop',
    rect(left - 0.7, top - WALL - 0.6, right - left + 1.4, 1.3) +
      rect(left - 0.7, top - WALL, 1.5, bottom - top) +
      rect(right - 0.8, top - WALL, 1.5, bottom - top),
  )
  drawHouse(into, r, -9, 4.5, 15, {
    wallHeight: 6,
    roofHeight: 6.4,
    depth: 4,
    roof: 'roofViolet',
    gable: false,
  })
  drawHouse(into, r, -13.4, 9.2, 5.4, { wallHeight: 3, roofHeight: 3.4, gable: true, roof: 'roofRed' })
  const [tx, ty] = [-8.8, 5.2]
  into.add('tower', rect(tx - 2.8, ty - 15, 5.6, 15))
  into.add(
    'towerShade',
    rect(tx + 0.6, ty - 15, 2.2, 15) + polygon([tx + 0.2, ty - 15], [tx + 3.3, ty - 15], [tx, ty - 24.5]),
  )
  into.add('spire', polygon([tx - 3.3, ty - 15], [tx + 3.3, ty - 15], [tx, ty - 24.5]))
  into.add('cross', `M${xy(tx, ty - 24.5)}v-3.4M${xy(tx - 1.2, ty - 26.8)}h2.4`)
  into.add('window', `M${xy(tx - 0.7, ty - 10)}v-1.6a.7 .7 0 0 1 1.4 0v1.6Z`)
  drawTree(into, r, right - 4.2, bottom - 1.2, 2.3)
  drawTree(into, r, left + 3.6, bottom - 1, 1.9)
  drawTree(into, r, right - 3.6, top + 5, 2.1)
  const half = 2.4
  into.add(
    'front',
    rect(left - 0.6, bottom - WALL, 15.4 + 0.6 - half + 0.6, WALL) +
      rect(half, bottom - WALL, 16.6 - half, WALL),
  )
  into.add(
    'frontTop',
    `M${xy(left - 0.7, bottom - WALL - 0.7)}H-1.6v1.4H${num(left - 0.7)}ZM${xy(1.6, bottom - WALL - 0.7)}H${num(right + 0.7)}v1.4H1.6Z`,
  )
  return { transform: `translate(${xy(cx, cy)})scale(${SCALE})`, marks: into.marks() }
}
