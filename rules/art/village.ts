import { port, type Point } from './geometry.ts'
import { drawHouse, type HouseLayer } from './house.ts'
import type { Stack } from './marks.ts'
import { ellipse } from './path.ts'
import type { Random } from './random.ts'
import type { Skeleton, Surroundings } from './skeleton.ts'
import { drawTree, type TreeLayer } from './things.ts'

/** Distances of the two rings of houses from the middle of the square. */
const INNER_RING = 15.5
const OUTER_RING = 23
/** A sector between two roads that is wider than this holds a whole row of houses. */
const WIDE_SECTOR = 2.3

interface Slot {
  readonly angle: number
  readonly reach: number
}

/** The sectors between the roads of a village, as angles. */
function sectors(s: Skeleton, [x, y]: Point): [from: number, to: number][] {
  const bearings = s.roads
    .map((road) => port(road.ends[0] ?? 0))
    .map((p) => Math.atan2(p[1] - y, p[0] - x))
    .sort((a, b) => a - b)
  return bearings.map((from, i) => [from, bearings[i + 1] ?? (bearings[0] as number) + Math.PI * 2])
}

/** Where houses may stand in a sector: a row of four, or one at the square and two behind it. */
function slots([from, to]: readonly [number, number]): Slot[] {
  const width = to - from
  const at = (part: number, reach: number): Slot => ({ angle: from + width * part, reach })
  return width > WIDE_SECTOR
    ? [at(0.21, INNER_RING), at(0.4, INNER_RING), at(0.6, INNER_RING), at(0.79, INNER_RING)]
    : [at(0.5, INNER_RING), at(0.31, OUTER_RING), at(0.69, OUTER_RING)]
}

/**
 * A village: its houses stand around the square in every sector between its roads, so that they close
 * it evenly. Returns the ground that they take.
 */
export function drawVillage(
  into: Stack<HouseLayer | TreeLayer>,
  s: Skeleton,
  around: Surroundings,
  centre: Point,
  r: Random,
): { p: Point; radius: number }[] {
  const [x, y] = centre
  const { roads, walls } = around
  const taken: { p: Point; radius: number }[] = []
  const houses: { x: number; y: number; width: number }[] = []
  for (const sector of sectors(s, centre)) {
    for (const slot of slots(sector)) {
      const width = r.between(4.6, 6.4)
      for (let i = 0; i < 5; i++) {
        const angle = slot.angle + r.between(-0.07, 0.07)
        const reach = slot.reach + r.between(-0.8, 0.8) + i * 0.8
        const c: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.94]
        const [left, foot] = [c[0] - width / 2 - 1, c[1] + 3]
        const right = left + width + 2
        const free =
          !around.inCity(c[0], c[1]) &&
          walls.clear(c[0], c[1], 8.5) &&
          [left, right].every((px) => roads.clear(px, foot, 5.6) && roads.clear(px, foot - 7, 5)) &&
          taken.every((o) => Math.hypot(o.p[0] - c[0], (o.p[1] - c[1]) * 1.1) > 7.4)
        if (!free) continue
        taken.push({ p: c, radius: 3.8 })
        houses.push({ x: left, y: foot, width })
        break
      }
    }
  }
  for (const house of houses.sort((a, b) => a.y - b.y)) drawHouse(into, r, house.x, house.y, house.width)
  if (r.chance(0.6)) drawTree(into, r, x, y + 2, 2.6)
  else {
    into.add('wall', ellipse(x, y, 2, 1.5))
    into.add('window', ellipse(x, y - 0.2, 1.1, 0.7))
  }
  return taken
}
