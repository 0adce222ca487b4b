import { drawHouse, type HouseLayer } from './house.ts'
import type { Point } from './geometry.ts'
import { mark, type Mark, type Stack } from './marks.ts'
import type { Paint } from './paint.ts'
import { num, polygon, xy } from './path.ts'
import type { Random } from './random.ts'

/** Layers of a town's landmark, lowest first. */
export const LANDMARK_LAYERS = {
  landShadow: 'cast',
  landStone: 'stone',
  landTop: 'stone-top',
  landSlate: 'slate',
  landRed: 'red',
  landShade: 'shade',
  landLine: 'thin',
  landWindow: 'window',
} as const satisfies Record<string, Paint>

type LandmarkLayer = keyof typeof LANDMARK_LAYERS

/** A church: nave and a tower with a slate spire, 19 high. (x, y) is the foot of the tower. */
export function drawChurch(
  houses: Stack<HouseLayer>,
  into: Stack<LandmarkLayer>,
  r: Random,
  [x, y]: Point,
): void {
  drawHouse(houses, r, x + 2, y, 11.5, {
    wallHeight: 4.6,
    roofHeight: 5.2,
    depth: 3,
    roof: 'roofSlate',
    gable: false,
  })
  into.add('landStone', polygon([x - 2, y + 0.6], [x + 2.6, y + 0.6], [x + 2.6, y - 11], [x - 2, y - 11]))
  into.add('landSlate', polygon([x - 2.7, y - 11], [x + 3.3, y - 11], [x + 0.3, y - 19]))
  into.add(
    'landShade',
    polygon([x + 0.6, y + 0.6], [x + 2.6, y + 0.6], [x + 2.6, y - 11], [x + 0.6, y - 11]) +
      polygon([x + 0.4, y - 11], [x + 3.3, y - 11], [x + 0.3, y - 19]),
  )
  into.add('landLine', `M${xy(x + 0.3, y - 19)}v-2.6M${xy(x - 0.7, y - 20.6)}h2`)
  into.add('landWindow', `M${xy(x - 0.3, y - 7)}v-1.8a.6 .6 0 0 1 1.2 0v1.8Z`)
}

/** A keep with a red-roofed turret. (x, y) is its front left corner. */
export function drawKeep(into: Stack<LandmarkLayer>, [x, y]: Point): void {
  const w = 12
  const side = polygon([x + w, y], [x + w + 3, y - 2], [x + w + 3, y - 10.5], [x + w, y - 8.5])
  into.add('landShadow', polygon([x, y], [x + w, y], [x + w + 4, y - 1], [x + w + 4, y - 6]))
  into.add('landStone', polygon([x, y], [x + w, y], [x + w, y - 8.5], [x, y - 8.5]) + side)
  into.add('landShade', side)
  let crown = `M${xy(x - 0.4, y - 8)}v-2.6h1.42`
  for (let i = 1; i < 9; i++) crown += i % 2 ? 'v1.4h1.42v-1.4' : 'h1.42'
  into.add('landTop', `${crown}V${num(y - 8)}Z`)
  into.add(
    'landStone',
    polygon([x + 1.2, y - 8.6], [x + 5.4, y - 8.6], [x + 5.4, y - 15.5], [x + 1.2, y - 15.5]),
  )
  into.add('landRed', polygon([x + 0.5, y - 15.3], [x + 6.1, y - 15.3], [x + 3.3, y - 20.6]))
  into.add(
    'landShade',
    polygon([x + 3.6, y - 8.6], [x + 5.4, y - 8.6], [x + 5.4, y - 15.5], [x + 3.6, y - 15.5]) +
      polygon([x + 3.4, y - 15.3], [x + 6.1, y - 15.3], [x + 3.3, y - 20.6]),
  )
  into.add(
    'landWindow',
    `M${xy(x + 3, y - 4.6)}v-1.4h1v1.4ZM${xy(x + 8, y - 4.6)}v-1.4h1v1.4ZM${xy(x + 2.8, y - 11.6)}v-1.6h.9v1.6Z`,
  )
  into.add('landLine', `M${xy(x + 3.3, y - 20.6)}v-3`)
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

/** A coat of arms: blue, with a gold bend and star; 12.4 × 15.2 at scale 1. */
export function shield(x: number, y: number, scale = 1): Mark[] {
  const p = (dx: number, dy: number): string => xy(x + dx * scale, y + dy * scale)
  const field = `M${p(-6.2, -7)}L${p(6.2, -7)}L${p(6.2, 0.6)}C${p(6.2, 4.6)} ${p(2.6, 6.8)} ${p(0, 8.2)}C${p(-2.6, 6.8)} ${p(-6.2, 4.6)} ${p(-6.2, 0.6)}Z`
  const bend = `M${p(-5.2, -3.4)}L${p(-5.2, -0.4)}L${p(2.9, 5.2)}L${p(4.8, 2.6)}Z`
  return [
    mark('shield', field),
    mark('shield-gold', bend + star(x + 2.4 * scale, y - 3.3 * scale, 2.5 * scale)),
  ]
}
