import type { Point } from '../geometry.ts'
import { drawHouse, type HouseLayer } from '../house.ts'
import type { Stack } from '../marks.ts'
import type { Paint } from '../paint.ts'
import { ellipse, num, polygon, rect, xy } from '../path.ts'
import type { Random } from '../random.ts'

/** Layers of the four landmarks, lowest first; the castle's come first because it stands in the north. */
export const LANDMARKS = {
  castleShadow: 'cast',
  backWall: 'stone',
  backShade: 'shade',
  backTop: 'stone-top',
  backTower: 'stone',
  backCone: 'red',
  backConeShade: 'shade',
  bailey: 'lawn',
  keep: 'stone',
  keepRoof: 'slate',
  keepShade: 'shade',
  keepWindow: 'window',
  pole: 'thin',
  banner: 'flag',
  frontWall: 'stone',
  frontShade: 'shade',
  frontTop: 'stone-top',
  frontTower: 'stone',
  frontCone: 'red',
  frontConeSlate: 'slate',
  frontConeShade: 'shade',
  arch: 'dark',
  shadow: 'cast',
  stone: 'stone',
  plaster: 'house',
  violet: 'violet',
  red: 'red',
  shade: 'shade',
  dark: 'dark',
  fire: 'fire',
  glass: 'window',
  line: 'thin',
  stallShadow: 'cast',
  stall: 'canvas',
  stripeRed: 'canvas-red',
  stripeBlue: 'canvas-blue',
  well: 'stone-top',
  smoke: 'smoke',
} as const satisfies Record<string, Paint>

type Layer = keyof typeof LANDMARKS

/** A row of merlons. */
function crenels(x: number, y: number, count: number, step: number): string {
  let d = ''
  for (let i = 0; i < count; i++) d += `M${xy(x + i * step, y)}v-3h2.2v3Z`
  return d
}

function roundTower(
  into: Stack<Layer>,
  side: 'back' | 'front',
  x: number,
  y: number,
  height: number,
  small: boolean,
): void {
  const radius = small ? 3.6 : 5.2
  const [tower, shade, cone] =
    side === 'back'
      ? (['backTower', 'backConeShade', 'backCone'] as const)
      : (['frontTower', 'frontConeShade', small ? 'frontConeSlate' : 'frontCone'] as const)
  const top = y - height
  const tip = top - radius * 2.1
  into.add(
    tower,
    `M${xy(x - radius, top)}V${num(y)}a${xy(radius, radius * 0.36)} 0 0 0 ${xy(2 * radius, 0)}V${num(top)}Z`,
  )
  into.add(
    shade,
    `M${xy(x + radius * 0.2, top)}V${num(y + radius * 0.34)}Q${xy(x + radius, y + radius * 0.3)} ${xy(x + radius, y)}V${num(top)}Z`,
  )
  into.add(
    cone,
    `M${xy(x - radius - 1, top + 0.4)}Q${xy(x, top + 3)} ${xy(x + radius + 1, top + 0.4)}L${xy(x, tip)}Z`,
  )
  into.add(
    shade,
    `M${xy(x + 0.4, top + 1.7)}Q${xy(x + radius * 0.7, top + 1.4)} ${xy(x + radius + 1, top + 0.4)}L${xy(x, tip)}Z`,
  )
}

/** The castle: a keep 30 wide with a slate roof, four red towers, an inner wall, a flag. */
export function drawCastle(into: Stack<Layer>, [x, y]: Point): void {
  into.add('castleShadow', polygon([x - 34, y], [x + 34, y], [x + 44, y - 4], [x + 40, y - 30]))
  const back = rect(x - 32, y - 37, 64, 9)
  into.add('backWall', back)
  into.add('backShade', back)
  into.add('backTop', crenels(x - 31, y - 36.6, 16, 4))
  for (const tx of [x - 32, x + 32]) roundTower(into, 'back', tx, y - 28, 19, false)
  into.add('bailey', rect(x - 31, y - 28, 62, 24))
  const side = polygon([x + 11, y - 14], [x + 17, y - 18], [x + 17, y - 44], [x + 11, y - 40])
  const roofSide = polygon([x + 12, y - 39], [x + 18, y - 43.4], [x + 13, y - 53], [x + 8, y - 50])
  into.add('keep', rect(x - 13, y - 40, 24, 26) + side)
  into.add(
    'keepRoof',
    polygon([x - 14.5, y - 39], [x + 12, y - 39], [x + 8, y - 50], [x - 10, y - 50]) + roofSide,
  )
  into.add('keepShade', side + roofSide)
  into.add(
    'keepWindow',
    [-8, -1, 6]
      .map((k) => `M${xy(x + k - 1, y - 24)}v-3a1 1 0 0 1 2 0v3Z${rect(x + k - 1, y - 35.6, 2, 2.6)}`)
      .join(''),
  )
  into.add('pole', `M${xy(x - 1, y - 50)}v-9`)
  into.add('banner', `M${xy(x - 1, y - 59)}l10 2.6l-10 3Z`)
  into.add('frontWall', rect(x - 32, y - 9, 64, 9))
  into.add('frontShade', rect(x + 8, y - 9, 24, 9))
  into.add('frontTop', crenels(x - 31, y - 8.6, 16, 4))
  for (const tx of [x - 32, x + 32]) roundTower(into, 'front', tx, y + 1, 18, false)
  for (const tx of [x - 8, x + 8]) roundTower(into, 'front', tx, y + 1, 13, true)
  into.add('arch', `M${xy(x - 4, y + 1)}v-5a4 4 0 0 1 8 0v5Z`)
}

/** Where the nine stalls stand around the middle of the market. */
const STALLS: readonly Point[] = [
  [-27, 2],
  [-14, 8],
  [-1, 10],
  [12, 8],
  [25, 2],
  [-21, 14],
  [-7, 18],
  [8, 18],
  [21, 14],
]

/** The market: an arcaded hall and nine striped stalls on a light square. */
export function drawMarket(houses: Stack<HouseLayer>, into: Stack<Layer>, r: Random, [x, y]: Point): void {
  drawHouse(houses, r, x - 15, y - 7, 26, {
    wallHeight: 6.5,
    roofHeight: 8,
    depth: 6,
    gable: false,
    roof: 'roofLight',
  })
  for (let i = 0; i < 5; i++) into.add('dark', `M${xy(x - 13.4 + i * 5, y - 7)}v-3a1.7 1.7 0 0 1 3.4 0v3Z`)
  into.add('stone', rect(x - 4, y - 29, 5, 10))
  into.add('red', polygon([x - 5, y - 28.6], [x + 2, y - 28.6], [x - 1.5, y - 35]))
  into.add('line', `M${xy(x - 1.5, y - 35)}v-3`)
  STALLS.forEach(([dx, dy], i) => {
    const [sx, sy] = [x + dx, y + dy]
    into.add(
      'stallShadow',
      polygon([sx - 3, sy + 0.4], [sx + 5, sy + 0.4], [sx + 6.6, sy - 1.4], [sx, sy - 1.4]),
    )
    into.add(
      'stall',
      polygon([sx - 4.4, sy - 4], [sx + 4.4, sy - 4], [sx + 3.4, sy - 7.4], [sx - 3.4, sy - 7.4]) +
        rect(sx - 3.6, sy - 4, 7.2, 4),
    )
    for (let k = 0; k < 3; k++) {
      const u = -4.4 + k * 3.5
      into.add(
        i % 2 ? 'stripeBlue' : 'stripeRed',
        polygon(
          [sx + u, sy - 4],
          [sx + u + 1.7, sy - 4],
          [sx + (u + 1.7) * 0.77, sy - 7.4],
          [sx + u * 0.77, sy - 7.4],
        ),
      )
    }
  })
  into.add('well', ellipse(x, y + 25, 4.4, 2.6))
}

/** The smithy: a dark hall with fire in its door, two chimneys with smoke, an anvil. */
export function drawSmithy(houses: Stack<HouseLayer>, into: Stack<Layer>, r: Random, [x, y]: Point): void {
  drawHouse(houses, r, x - 22, y - 10, 24, {
    wallHeight: 7,
    roofHeight: 9,
    depth: 7,
    gable: false,
    roof: 'roofSlate',
  })
  drawHouse(houses, r, x + 8, y - 12, 13, {
    wallHeight: 5.6,
    roofHeight: 7,
    depth: 5,
    gable: true,
    roof: 'roofRed',
  })
  into.add(
    'stone',
    polygon([x - 16, y - 20], [x - 10, y - 20], [x - 10.6, y - 34], [x - 15.4, y - 34]) +
      polygon([x + 16, y - 22], [x + 20, y - 22], [x + 19.6, y - 31], [x + 16.4, y - 31]),
  )
  into.add('shade', polygon([x - 12.6, y - 20], [x - 10, y - 20], [x - 10.6, y - 34], [x - 12.6, y - 34]))
  into.add('dark', rect(x - 15, y - 15, 12, 5))
  into.add(
    'fire',
    `M${xy(x - 12, y - 10)}q-1.6-2.6 .8-4.4q.2 1.6 1.4 1q-.6-1.6 1-2.6q-.2 2.2 1.4 3q1 1.4-.2 3Z`,
  )
  into.add('dark', `M${xy(x - 3.6, y + 0.4)}h9l-2-2.6v-1.8h4.4q.6-2.2 3-2.6h-15q1.4 2.6 4 2.6v1.8Z`)
  for (let i = 0; i < 3; i++) into.add('plaster', ellipse(x + 15 + i * 2.6, y - 1, 1.3))
  into.add('plaster', ellipse(x + 16.3, y - 3.2, 1.3) + ellipse(x + 18.9, y - 3.2, 1.3))
  into.add('smoke', `M${xy(x - 13, y - 35)}c-3-4 4-6 1-10c-2-3 3-5 2-8M${xy(x + 18, y - 32)}c3-3-2-5 1-8`)
}

/** The cathedral: two violet spires 50 high, a nave with windows, a rose. */
export function drawCathedral(into: Stack<Layer>, [x, y]: Point): void {
  into.add('shadow', polygon([x - 26, y + 1], [x + 34, y + 1], [x + 44, y - 5], [x + 38, y - 22]))
  const choir = polygon([x + 28, y], [x + 36, y - 4], [x + 36, y - 22], [x + 33, y - 29], [x + 28, y - 20])
  into.add('plaster', rect(x - 12, y - 9, 40, 9) + rect(x - 12, y - 20, 40, 8) + choir)
  into.add('shade', choir)
  into.add(
    'violet',
    polygon([x - 12, y - 8.4], [x + 28.4, y - 8.4], [x + 28, y - 13.4], [x - 12, y - 13.4]) +
      polygon([x - 12, y - 19.4], [x + 28.6, y - 19.4], [x + 33.4, y - 30.4], [x - 8, y - 30.4]),
  )
  for (let i = 0; i < 6; i++)
    into.add(
      'glass',
      `M${xy(x - 3 + i * 5, y - 2)}v-3.4a1 1 0 0 1 2 0v3.4ZM${xy(x - 2 + i * 5, y - 14.4)}v-2.4a.8 .8 0 0 1 1.6 0v2.4Z`,
    )
  for (const tx of [x - 25, x - 12]) {
    into.add('stone', rect(tx - 4.6, y - 34, 9.2, 35.6))
    into.add(
      'shade',
      rect(tx + 1.6, y - 34, 3, 35.6) + polygon([tx + 0.6, y - 34], [tx + 5.4, y - 34], [tx, y - 50]),
    )
    into.add('violet', polygon([tx - 5.4, y - 34], [tx + 5.4, y - 34], [tx, y - 50]))
    into.add('line', `M${xy(tx, y - 50)}v-5M${xy(tx - 1.6, y - 53.2)}h3.2`)
    into.add('glass', `M${xy(tx - 1.2, y - 24)}v-5a1.2 1.2 0 0 1 2.4 0v5Z`)
  }
  into.add(
    'stone',
    polygon([x - 21, y + 1.8], [x - 16, y + 1.8], [x - 16, y - 24], [x - 18.5, y - 28], [x - 21, y - 24]),
  )
  into.add('glass', ellipse(x - 18.5, y - 16, 2.2))
  into.add('dark', `M${xy(x - 20.4, y + 2)}v-5a1.9 1.9 0 0 1 3.8 0v5Z`)
  into.add('violet', polygon([x + 10, y - 30], [x + 14, y - 30], [x + 12, y - 42]))
  into.add('line', `M${xy(x + 12, y - 42)}v-3`)
}
