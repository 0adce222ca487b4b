import type { Paint } from './paint.ts'
import { polygon, xy } from './path.ts'
import type { Stack } from './marks.ts'
import type { Random } from './random.ts'

/** Layers of houses, lowest first. One path a layer works because rows of houses hardly overlap. */
export const HOUSE_LAYERS = {
  houseShadow: 'cast',
  wall: 'house',
  roofRed: 'red',
  roofLight: 'light',
  roofSlate: 'slate',
  roofViolet: 'violet',
  houseShade: 'shade',
  tiles: 'scribble',
  window: 'window',
} as const satisfies Record<string, Paint>

export type HouseLayer = keyof typeof HOUSE_LAYERS
type Roof = 'roofRed' | 'roofLight' | 'roofSlate' | 'roofViolet'

interface HouseShape {
  readonly wallHeight?: number
  readonly roofHeight?: number
  /** How far the house reaches to the upper right. */
  readonly depth?: number
  readonly roof?: Roof
  /** The gable faces the viewer; else the eaves do. */
  readonly gable?: boolean
}

/** Narrower houses turn their gable to the viewer. */
const GABLE_WIDTH = 5.6
const RISE = -1.5

function anyRoof(r: Random): Roof {
  const t = r.next()
  return t < 0.56 ? 'roofRed' : t < 0.84 ? 'roofLight' : 'roofSlate'
}

/** A house whose front left corner stands at (x, y). */
export function drawHouse(
  into: Stack<HouseLayer>,
  r: Random,
  x: number,
  y: number,
  width: number,
  shape: HouseShape = {},
): void {
  const wallHeight = shape.wallHeight ?? r.between(2.5, 3.3)
  const roofHeight = shape.roofHeight ?? r.between(3.2, 4.2)
  const depth = shape.depth ?? 2.4
  const roof = shape.roof ?? anyRoof(r)
  const eaves = y - wallHeight
  const right = x + width
  into.add(
    'houseShadow',
    polygon(
      [x + width * 0.3, y + 0.2],
      [right + depth + 2.4, y + 0.4 + RISE * 0.3],
      [right + depth + 2.2, y + RISE - 1],
      [right, y - 1],
    ),
  )
  if (shape.gable ?? width < GABLE_WIDTH) {
    const ridge = x + width / 2
    const top = eaves - roofHeight
    const side = polygon([right, y], [right + depth, y + RISE], [right + depth, eaves + RISE], [right, eaves])
    into.add('wall', polygon([x, y], [right, y], [right, eaves], [ridge, top], [x, eaves]) + side)
    const slope = polygon(
      [right + 0.5, eaves + 0.4],
      [ridge, top - 0.2],
      [ridge + depth, top + RISE - 0.2],
      [right + depth + 0.5, eaves + RISE + 0.4],
    )
    const verge = polygon(
      [x - 0.5, eaves + 0.4],
      [ridge, top - 0.5],
      [ridge + 0.2, top + 0.7],
      [x + 0.5, eaves + 0.7],
    )
    into.add(roof, slope + verge)
    into.add('houseShade', slope + side)
    let glass = `M${xy(ridge - 0.5, eaves + 0.2)}h1v1.3h-1Z`
    if (width > 4.6) glass += `M${xy(x + width * 0.25 - 0.3, y - 0.4)}h.9v-1.3h-.9Z`
    into.add('window', glass)
    return
  }
  const [rx, ry] = [depth / 2, RISE / 2 - roofHeight]
  into.add('wall', polygon([x, y], [right, y], [right, eaves], [x, eaves]))
  const side = polygon(
    [right, y],
    [right + depth, y + RISE],
    [right + depth, eaves + RISE],
    [right + rx, eaves + ry],
    [right, eaves],
  )
  into.add('wall', side)
  into.add('houseShade', side)
  into.add(
    roof,
    polygon(
      [x - 0.5, eaves + 0.5],
      [right + 0.3, eaves + 0.5],
      [right + rx + 0.2, eaves + ry],
      [x + rx - 0.5, eaves + ry],
    ),
  )
  const courses = Math.max(2, Math.floor(width / 1.6))
  let lines = ''
  for (let i = 1; i < courses; i++)
    lines += `M${xy(x + (width * i) / courses + 0.2, eaves)}l${xy(rx * 0.8, ry * 0.72)}`
  into.add('tiles', lines)
  const panes = width > 7 ? 3 : 2
  let glass = ''
  for (let i = 0; i < panes; i++)
    glass += `M${xy(x + (width * (i + 0.5)) / panes - 0.45, y - wallHeight * 0.35)}h.9v-1.2h-.9Z`
  into.add('window', glass)
  if (r.chance(0.45)) into.add('wall', `M${xy(x + width * 0.3 + rx, eaves + ry + 0.6)}v-1.9h1.3v1.9Z`)
}
