import { drawHouse, type HouseLayer } from './house.ts'
import type { Point } from './geometry.ts'
import { mark, type Mark, type Stack } from './marks.ts'
import type { Paint } from './paint.ts'
import { ellipse, num, polygon, rect, xy } from './path.ts'
import type { Random } from './random.ts'
import { drawTree, type TreeLayer } from './things.ts'

/** Layers of a town's landmarks, lowest first. */
export const LANDMARK_LAYERS = {
  landShadow: 'cast',
  landStone: 'stone',
  landTop: 'stone-top',
  landSlate: 'slate',
  landRed: 'red',
  landShade: 'shade',
  landDark: 'dark',
  landLine: 'thin',
  landWindow: 'window',
  stall: 'canvas',
  stripes: 'canvas-red',
} as const satisfies Record<string, Paint>

type LandmarkLayer = keyof typeof LANDMARK_LAYERS

/** The kinds of landmark, and the room each needs around its foot: left, right, above, below. */
export const LANDMARK_ROOM = {
  church: [4.5, 19, 15, 6],
  keep: [3, 17, 15, 6],
  hall: [2, 18, 10, 7],
  grove: [9, 9, 6, 5],
  market: [12, 12, 7, 5],
  cathedral: [7, 27, 15, 7],
} as const satisfies Record<string, readonly [left: number, right: number, up: number, down: number]>

export type Landmark = keyof typeof LANDMARK_ROOM

/** What landmarks are drawn into. */
interface Into {
  readonly houses: Stack<HouseLayer>
  readonly landmarks: Stack<LandmarkLayer>
  readonly trees: Stack<TreeLayer>
}

/** Draws a landmark with its foot at a point. */
export function drawLandmark(kind: Landmark, into: Into, r: Random, foot: Point): void {
  switch (kind) {
    case 'church':
      return drawChurch(into, r, foot)
    case 'keep':
      return drawKeep(into.landmarks, foot)
    case 'hall':
      return drawHall(into, r, foot)
    case 'grove':
      return drawGrove(into, r, foot)
    case 'market':
      return drawStalls(into.landmarks, foot)
    case 'cathedral':
      return drawCathedral(into, r, foot)
  }
}

/** A square tower with a spire; (x, y) is the middle of its foot. */
function drawSpire(
  into: Stack<LandmarkLayer>,
  [x, y]: Point,
  half: number,
  height: number,
  tip: number,
): void {
  const top = y - height
  into.add('landStone', rect(x - half, top, 2 * half, height + 0.6))
  into.add('landSlate', polygon([x - half - 0.7, top], [x + half + 0.7, top], [x, top - tip]))
  into.add(
    'landShade',
    rect(x + half * 0.2, top, half * 0.8, height + 0.6) +
      polygon([x + 0.1, top], [x + half + 0.7, top], [x, top - tip]),
  )
  into.add('landLine', `M${xy(x, top - tip)}v-2.6M${xy(x - 1, top - tip - 1.6)}h2`)
  into.add('landWindow', `M${xy(x - 0.6, top + 4)}v-1.8a.6 .6 0 0 1 1.2 0v1.8Z`)
}

/** A church: a nave, and a tower with a slate spire, 19 high. */
function drawChurch({ houses, landmarks }: Into, r: Random, [x, y]: Point): void {
  drawHouse(houses, r, x + 2, y, 11.5, {
    wallHeight: 4.6,
    roofHeight: 5.2,
    depth: 3,
    roof: 'roofSlate',
    gable: false,
  })
  drawSpire(landmarks, [x + 0.3, y], 2.3, 11, 8)
}

/** A minster for a town that fills its tile: two spires of 24, a long nave and a choir. */
function drawCathedral({ houses, landmarks }: Into, r: Random, [x, y]: Point): void {
  drawHouse(houses, r, x + 2.5, y, 17.5, {
    wallHeight: 6,
    roofHeight: 6.4,
    depth: 4,
    roof: 'roofSlate',
    gable: false,
  })
  // The transept stands before the nave with its gable to the viewer.
  drawHouse(houses, r, x + 9.6, y + 1.4, 5.4, {
    wallHeight: 5.4,
    roofHeight: 5,
    depth: 2.4,
    roof: 'roofSlate',
    gable: true,
  })
  const spires: readonly Point[] = [
    [x - 3.4, y + 0.6],
    [x + 2.6, y + 0.6],
  ]
  for (const foot of spires) drawSpire(landmarks, foot, 2.4, 14, 9)
  landmarks.add(
    'landStone',
    polygon([x - 1.6, y + 1.2], [x + 0.9, y + 1.2], [x + 0.9, y - 8], [x - 0.4, y - 10.4], [x - 1.6, y - 8]),
  )
  landmarks.add('landDark', `M${xy(x - 1.2, y + 1.3)}v-2.6a.85 .85 0 0 1 1.7 0v2.6Z`)
  landmarks.add('landWindow', ellipse(x - 0.35, y - 5.4, 1))
}

/** A keep with a red-roofed turret. (x, y) is its front left corner. */
function drawKeep(into: Stack<LandmarkLayer>, [x, y]: Point): void {
  const w = 12
  const side = polygon([x + w, y], [x + w + 3, y - 2], [x + w + 3, y - 10.5], [x + w, y - 8.5])
  into.add('landShadow', polygon([x, y], [x + w, y], [x + w + 4, y - 1], [x + w + 4, y - 6]))
  into.add('landStone', rect(x, y - 8.5, w, 8.5) + side)
  let crown = `M${xy(x - 0.4, y - 8)}v-2.6h1.42`
  for (let i = 1; i < 9; i++) crown += i % 2 ? 'v1.4h1.42v-1.4' : 'h1.42'
  into.add('landTop', `${crown}V${num(y - 8)}Z`)
  into.add('landStone', rect(x + 1.2, y - 15.5, 4.2, 6.9))
  into.add('landRed', polygon([x + 0.5, y - 15.3], [x + 6.1, y - 15.3], [x + 3.3, y - 20.6]))
  into.add(
    'landShade',
    side +
      rect(x + 3.6, y - 15.5, 1.8, 6.9) +
      polygon([x + 3.4, y - 15.3], [x + 6.1, y - 15.3], [x + 3.3, y - 20.6]),
  )
  into.add(
    'landWindow',
    rect(x + 3, y - 6, 1, 1.4) + rect(x + 8, y - 6, 1, 1.4) + rect(x + 2.8, y - 13.2, 0.9, 1.6),
  )
  into.add('landLine', `M${xy(x + 3.3, y - 20.6)}v-3`)
}

/** A town hall: an arcade under a red roof with a little tower on its ridge. */
function drawHall({ houses, landmarks }: Into, r: Random, [x, y]: Point): void {
  drawHouse(houses, r, x, y, 13, {
    wallHeight: 5,
    roofHeight: 4.8,
    depth: 3,
    roof: 'roofRed',
    gable: false,
  })
  let arches = ''
  for (let i = 0; i < 4; i++) arches += `M${xy(x + 1.1 + i * 3, y + 0.1)}v-1.7a1 1 0 0 1 2 0v1.7Z`
  landmarks.add('landDark', arches)
  landmarks.add('landStone', rect(x + 6.6, y - 14.4, 2.6, 5.2))
  landmarks.add('landSlate', polygon([x + 6, y - 14.2], [x + 9.8, y - 14.2], [x + 7.9, y - 18.4]))
  landmarks.add('landLine', `M${xy(x + 7.9, y - 18.4)}v-2`)
}

/** A square under trees around a well. */
function drawGrove({ landmarks, trees }: Into, r: Random, [x, y]: Point): void {
  landmarks.add('landTop', ellipse(x, y, 1.7, 1.1))
  const places: readonly Point[] = [
    [-5.6, -2.6],
    [0, -3.4],
    [5.6, -2.6],
    [-6.2, 2.2],
    [6.2, 2.2],
    [-1.6, 4],
    [3, 3.8],
  ]
  for (const [dx, dy] of places)
    drawTree(trees, r, x + dx + r.between(-0.5, 0.5), y + dy + r.between(-0.4, 0.4), r.between(1.6, 2.1))
}

/** Five striped stalls. */
function drawStalls(into: Stack<LandmarkLayer>, [x, y]: Point): void {
  const places: readonly Point[] = [
    [-8.4, -1.6],
    [0, -2.4],
    [8.4, -1.6],
    [-4.4, 3],
    [4.4, 3],
  ]
  for (const [dx, dy] of places) {
    const [sx, sy] = [x + dx, y + dy]
    into.add(
      'landShadow',
      polygon([sx - 2, sy + 0.3], [sx + 3.4, sy + 0.3], [sx + 4.2, sy - 1], [sx, sy - 1]),
    )
    into.add(
      'stall',
      rect(sx - 2.2, sy - 2.4, 4.4, 2.4) +
        polygon([sx - 2.9, sy - 2.4], [sx + 2.9, sy - 2.4], [sx + 2.2, sy - 4.9], [sx - 2.2, sy - 4.9]),
    )
    for (const u of [-2.9, -0.5, 1.9])
      into.add(
        'stripes',
        polygon(
          [sx + u, sy - 2.4],
          [sx + u + 1.1, sy - 2.4],
          [sx + (u + 1.1) * 0.76, sy - 4.9],
          [sx + u * 0.76, sy - 4.9],
        ),
      )
  }
}

function star(x: number, y: number, radius: number): string {
  let d = ''
  for (let i = 0; i < 10; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const k = i % 2 ? radius * 0.44 : radius
    d += (i ? 'L' : 'M') + xy(x + Math.cos(angle) * k, y + Math.sin(angle) * k)
  }
  return d + 'Z'
}

/** A coat of arms: blue, with a gold bend and star; 13.9 × 17. */
export function drawArms([x, y]: Point): Mark[] {
  const scale = 1.12
  const p = (dx: number, dy: number): string => xy(x + dx * scale, y + dy * scale)
  const field = `M${p(-6.2, -7)}L${p(6.2, -7)}L${p(6.2, 0.6)}C${p(6.2, 4.6)} ${p(2.6, 6.8)} ${p(0, 8.2)}C${p(-2.6, 6.8)} ${p(-6.2, 4.6)} ${p(-6.2, 0.6)}Z`
  const bend = `M${p(-5.2, -3.4)}L${p(-5.2, -0.4)}L${p(2.9, 5.2)}L${p(4.8, 2.6)}Z`
  return [
    mark('shield', field),
    mark('shield-gold', bend + star(x + 2.4 * scale, y - 3.3 * scale, 2.5 * scale)),
  ]
}
