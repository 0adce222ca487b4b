import { tileFacts } from '../tiles/catalogue.ts'
import type { PlacedTile } from '../tiles/types.ts'
import { contours } from './contour.ts'
import { CELLS, fieldMap, fieldShape, type FieldMap } from './fields.ts'
import { corner, shifted, type Point } from './geometry.ts'
import { mark, markup } from './marks.ts'
import { polygon, polyline, rect } from './path.ts'
import { beside, ROAD_HALF } from './road.ts'
import { skeleton, type Skeleton } from './skeleton.ts'
import { variantOf } from './symbol.ts'

/** One segment of a placed tile: what a feature is made of. */
export interface FeaturePart extends PlacedTile {
  readonly segment: string
}

/** A feature as path text in board units. */
export interface FeatureShape {
  /** Everything that belongs to it. */
  readonly area: string
  /** Its outline, without the lines inside it. */
  readonly line: string
}

interface Plan {
  readonly skeleton: Skeleton
  readonly fields: FieldMap
}

const plans = new Map<string, Plan>()

/** Skeleton and field map of a placed tile, kept once made. */
function planOf(part: PlacedTile): Plan | undefined {
  const variant = variantOf(part.x, part.y)
  const key = `${part.tile}/${part.rotation}/${variant}`
  const found = plans.get(key)
  if (found) return found
  const facts = tileFacts(part.tile)
  if (!facts) return undefined
  const s = skeleton(facts, part.rotation / 90, variant)
  const plan = { skeleton: s, fields: fieldMap(facts, s) }
  plans.set(key, plan)
  return plan
}

/** The edge of one field inside its tile, and along those borders of the tile where it goes on nowhere. */
function fieldLine(map: FieldMap, segment: string, dx: number, dy: number, open: readonly boolean[]): string {
  const index = map.segments.indexOf(segment)
  return contours((i, j) => map.cells[j * CELLS + i] === index, open)
    .map(({ points, closed }) => polyline(shifted(points, dx, dy)) + (closed ? 'Z' : ''))
    .join('')
}

/**
 * The shape of a feature of any kind: a road's strip, a city's ground, a monastery's yard, a field.
 * @param occupied says whether a cell holds a tile; there a feature goes on and its outline stays open
 */
export function featureShape(
  parts: readonly FeaturePart[],
  occupied: (x: number, y: number) => boolean,
): FeatureShape {
  let [area, line] = ['', '']
  for (const part of parts) {
    const plan = planOf(part)
    if (!plan) continue
    const { skeleton: s, fields } = plan
    const [dx, dy] = [part.x * 100, part.y * 100]
    const open = [
      !occupied(part.x, part.y - 1),
      !occupied(part.x + 1, part.y),
      !occupied(part.x, part.y + 1),
      !occupied(part.x - 1, part.y),
    ]
    const city = s.cities.find((c) => c.segment === part.segment)
    const road = s.roads.find((r) => r.segment === part.segment)
    if (city) {
      area += city.parts.map((p) => polygon(...shifted(p, dx, dy))).join('')
      line += city.walls.map((wall) => polyline(shifted(wall.course, dx, dy))).join('')
      for (const edge of city.edges)
        if (open[edge]) line += polyline(shifted([corner(edge), corner(edge + 1)], dx, dy))
    } else if (road) {
      const inVillage = (p: Point): boolean =>
        s.villages.some((v) => Math.hypot(v[0] - p[0], v[1] - p[1]) < 7)
      const course = road.course.filter((p) => !inVillage(p))
      const [left, right] = [beside(course, ROAD_HALF + 0.6), beside(course, -ROAD_HALF - 0.6)]
      area += polygon(...shifted([...left, ...right.slice().reverse()], dx, dy))
      line += polyline(shifted(left, dx, dy)) + polyline(shifted(right, dx, dy))
    } else if (s.monastery && part.segment === 'monastery') {
      const yard = rect(s.monastery[0] - 22 + dx, s.monastery[1] - 20 + dy, 44, 38)
      area += yard
      line += yard
    } else if (fields.segments.includes(part.segment)) {
      area += fieldShape(fields, part.segment, dx, dy)
      line += fieldLine(fields, part.segment, dx, dy, open)
    }
  }
  return { area, line }
}

/** A lit feature: its outline in cream and, over it, in the fill of its owner's figures. */
export function litFeature(shape: FeatureShape, fill?: string): string {
  const owner = fill ? `<path class="a-lit-owner" stroke="${fill}" d="${shape.line}"/>` : ''
  return markup([mark('lit-rim', shape.line), mark('lit-cream', shape.line)]) + owner
}
