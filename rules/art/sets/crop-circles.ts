import type { TileFacts } from '../../tiles/types.ts'
import { cubic, rotated, type Point } from '../geometry.ts'
import { mark, type Mark } from '../marks.ts'
import { ellipse, smooth, xy } from '../path.ts'
import type { CityCourse, SetDrawing, TilePlan } from '../set-drawing.ts'

/** The kind of feature that a circle concerns. */
type Kind = NonNullable<TileFacts['circle']>

/** Part of a circle around the middle of the tile. */
function ring(from: number, to: number, radius: number): Point[] {
  return Array.from({ length: 7 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / 6
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)]
  })
}

/** Two cities that touch in the middle and so part the fields. */
function touchingCities(): readonly CityCourse[] {
  const north: Point[] = [
    [100, 0],
    [88, 16],
    [70, 34],
    [50, 49],
    [29, 33],
    [10, 16],
    [0, 0],
  ]
  const south: Point[] = [
    [0, 100],
    [12, 84],
    [31, 67],
    [50, 49],
    [71, 66],
    [90, 84],
    [100, 100],
  ]
  return [
    { parts: [[[0, 0], ...north.slice(0, -1)]], walls: [{ course: north, part: 0 }] },
    { parts: [[[100, 100], ...south.slice(0, -1)]], walls: [{ course: south, part: 0 }] },
  ]
}

/** Two cities that meet in a diagonal, with a crop circle between them. */
function citiesAroundCircle(): readonly CityCourse[] {
  const upper = ring(-Math.PI / 4, (-Math.PI * 5) / 4, 20)
  const lower = ring(-Math.PI / 4, (Math.PI * 3) / 4, 20)
  const northWest: Point[] = [[100, 0], [86, 17], ...upper, [17, 86], [0, 100]]
  return [
    {
      parts: [[[0, 100], [0, 0], ...northWest.slice(0, -1)]],
      walls: [{ course: northWest, part: 0 }],
    },
    {
      parts: [[[100, 0], [100, 100], [0, 100], [17, 86], ...lower.slice().reverse(), [86, 17]]],
      walls: [{ course: lower, part: 0 }],
    },
  ]
}

/** Where a circle lies; `pass`: the roads do not end at it. */
interface CirclePlan extends TilePlan {
  readonly circle: readonly [centre: Point, radius: number]
  readonly pass?: true
}

const PLANS: Readonly<Record<string, CirclePlan>> = {
  'crop-circles-1/cffc-cropcircle-city': { circle: [[74, 74], 17] },
  'crop-circles-1/ccff-cropcircle-city': { circle: [[36, 66], 19] },
  'crop-circles-1/crff-cropcircle-field': { circle: [[48, 60], 19] },
  'crop-circles-1/ffrr-cropcircle-road': { circle: [[64, 34], 21] },
  'crop-circles-1/cfrr-cropcircle-field': { circle: [[71, 63], 18] },
  'crop-circles-1/rfrr-cropcircle-road': { circle: [[54, 50], 18] },
  'crop-circles-2/frrr-cropcircle-road': {
    circle: [[66, 22], 16],
    pass: true,
    bend: 9,
    roads: { road1: { course: cubic([100, 50], [80, 50], [62, 51], [43.6, 58.4], 10) } },
  },
  'crop-circles-2/rrrr-cropcircle-road': { circle: [[62, 38], 17], bend: -10 },
  'crop-circles-2/cfrf-cropcircle-field': { circle: [[50, 58], 18] },
  'crop-circles-2/crfr-cropcircle-field': { circle: [[50, 60], 18] },
  'crop-circles-2/cfcf-cropcircle-city': { circle: [[84, 50], 12], cities: touchingCities() },
  'crop-circles-2/cccc-cropcircle-city': { circle: [[50, 50], 15], cities: citiesAroundCircle() },
}

/** Nothing else is put on a circle, and roads that end on its tile end at it. */
function planOf(tile: TileFacts): TilePlan {
  const plan = PLANS[tile.id]
  if (!plan) return {}
  const [centre, radius] = plan.circle
  const ending = tile.segments.some(({ type, edges }) => type === 'road' && edges?.length === 1)
  return {
    ...plan,
    hub: { centre, radius: radius + 1 },
    ...(ending && !plan.pass && { end: { centre, radius: radius - 0.5 } }),
  }
}

/** The signs in flattened corn, for a circle of radius 15: club, shield and pitchfork. */
function sign(
  kind: Kind,
  p: (dx: number, dy: number) => string,
  disc: (dx: number, dy: number, r: number) => string,
): string {
  if (kind === 'road')
    return (
      disc(0, -4.6, 3.7) +
      disc(-4.4, 1.5, 3.7) +
      disc(4.4, 1.5, 3.7) +
      `M${p(-1.2, -2)}L${p(1.2, -2)}L${p(1.1, 3)}Q${p(1.4, 7)} ${p(3.6, 8.4)}L${p(-3.6, 8.4)}Q${p(-1.4, 7)} ${p(-1.1, 3)}Z`
    )
  if (kind === 'city')
    return `M${p(-6.6, -8)}L${p(6.6, -8)}L${p(6.6, 0)}C${p(6.6, 5)} ${p(2.6, 7.6)} ${p(0, 9.4)}C${p(-2.6, 7.6)} ${p(-6.6, 5)} ${p(-6.6, 0)}Z`
  const fork: Point[] = [
    [-1.2, 10],
    [-1.2, -2],
    [-5.4, -2],
    [-5.4, -9.5],
    [-3.2, -9.5],
    [-3.2, -4.4],
    [-1.1, -4.4],
    [-1.1, -10.4],
    [1.1, -10.4],
    [1.1, -4.4],
    [3.2, -4.4],
    [3.2, -9.5],
    [5.4, -9.5],
    [5.4, -2],
    [1.2, -2],
    [1.2, 10],
  ]
  return 'M' + fork.map(([dx, dy]) => p(dx, dy)).join('L') + 'Z'
}

/** A crop circle: corn with upright stalks, a ring and the sign in flattened corn. */
function drawCropCircle([x, y]: Point, radius: number, kind: Kind): Mark[] {
  const rim = Array.from({ length: 14 }, (_, i): Point => {
    const angle = (i / 14) * Math.PI * 2
    return [
      x + Math.cos(angle) * (radius + (((i * 37) % 5) - 2) * 0.25),
      y + Math.sin(angle) * (radius + (((i * 53) % 5) - 2) * 0.25),
    ]
  })
  let stalks = ''
  for (let k = 1.2 - radius; k < radius; k += 1.5) {
    const half = Math.sqrt(Math.max(0, radius * radius - k * k)) - 0.8
    if (half > 1) stalks += `M${xy(x + k, y - half)}l${xy(0.4, 2 * half)}`
  }
  const s = radius / 15
  const p = (dx: number, dy: number): string => xy(x + dx * s, y + dy * s)
  const disc = (dx: number, dy: number, r: number): string => ellipse(x + dx * s, y + dy * s, r * s)
  const marks = [
    mark('corn', smooth(rim, true)),
    mark('corn-stalks', stalks),
    mark('corn-ring', ellipse(x, y, radius * 0.86)),
    mark('corn-sign', sign(kind, p, disc)),
  ]
  // A cross of stalks makes the shape a shield and not a cup.
  if (kind === 'city') marks.push(mark('corn-cross', `M${p(0, -8)}L${p(0, 9)}M${p(-6.6, -1)}L${p(6.6, -1)}`))
  return marks
}

/** Crop circles: one on every tile. */
export const CROP_CIRCLE_DRAWING: SetDrawing = {
  printings: ['crop-circles-1', 'crop-circles-2'],
  plan: planOf,
  extras(tile, s) {
    const plan = PLANS[tile.id]
    if (!plan || !tile.circle) return {}
    const [centre, radius] = plan.circle
    return { flat: drawCropCircle(rotated(centre, s.rotation), radius, tile.circle) }
  },
}
