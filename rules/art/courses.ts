import type { TileFacts } from '../tiles/types.ts'
import { corner, cubic, EDGE_LETTERS, inward, port, rotated, type Point } from './geometry.ts'
import type { Random } from './random.ts'
import type { CityShape, Hub, Wall } from './skeleton.ts'

/** How deep a field bay reaches into a town: where it is the only one, and where there are two. */
const BAY_DEPTH = 29
const NARROW_BAY_DEPTH = 24
/** How far the vertices of a wall may stray; less beside a gate. */
const WALL_JITTER = 1.6
const GATE_JITTER = 0.8

const jittered = (r: Random, points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]) => [x + r.between(-by, by), y + r.between(-by, by)])

/** Inner vertices of the wall of a city on N alone, from NE to NW; flat towards a neighbouring city. */
function capCourse(flatEast: boolean, flatWest: boolean): Point[] {
  const east: Point[] = flatEast
    ? [
        [82, 9],
        [66, 22],
      ]
    : [
        [92, 14],
        [75, 27],
      ]
  const west: Point[] = flatWest
    ? [
        [34, 22],
        [18, 9],
      ]
    : [
        [25, 27],
        [8, 14],
      ]
  return [...east, [50, 32], ...west]
}

/** Inner vertices of the wall of a city on N and W, from NE to SW. */
const DIAGONAL: readonly Point[] = [
  [89, 19],
  [74, 39],
  [57, 57],
  [39, 74],
  [19, 89],
]

/** Inner vertices of a field bay at S, from SE to SW. */
function bayCourse(depth: number, gate: boolean): Point[] {
  const middle: Point[] = gate
    ? [
        [62, 71],
        [38, 71],
      ]
    : [
        [71, 100 - depth * 0.93],
        [50, 100 - depth],
        [29, 100 - depth * 0.93],
      ]
  return [[90, 100 - depth * 0.5], ...middle, [10, 100 - depth * 0.5]]
}

/** A road from S to the gate of the city around it. */
export const TO_GATE: readonly Point[] = [
  [50, 100],
  [50, 92],
  [50, 84],
  [50, 71],
]

/** The edges of a segment as numbers. */
export const edgeNumbers = (edges: string | undefined): number[] =>
  [...(edges ?? '')].map((letter) => EDGE_LETTERS.indexOf(letter))

/** The cities of a tile as the general rule gives them: polygons, and walls from corner to corner. */
export function drawCities(tile: TileFacts, r: Random): CityShape[] {
  const segments = tile.segments.filter((s) => s.type === 'city')
  const cityAt = new Set(segments.flatMap((s) => edgeNumbers(s.edges)))
  return segments.map((segment) => {
    const edges = edgeNumbers(segment.edges).sort((a, b) => a - b)
    const walls: Wall[] = []
    const outline: Point[] = []
    const start = edges.find((e) => !edges.includes((e + 3) % 4)) ?? 0
    const order = [0, 1, 2, 3].map((k) => (start + k) % 4).filter((e) => edges.includes(e))
    order.forEach((edge, i) => {
      outline.push(corner(edge))
      const next = order[(i + 1) % order.length] as number
      const gap = (next - edge + 4) % 4 || 4
      if (edges.length === 4 || gap === 1) return
      const [from, to] = [corner(edge + 1), corner(next)]
      let inner: Point[]
      if (gap === 4) {
        const cap = capCourse(cityAt.has((edge + 1) % 4), cityAt.has((edge + 3) % 4))
        inner = jittered(r, cap, WALL_JITTER).map((p) => rotated(p, edge))
      } else if (gap === 3) {
        inner = jittered(r, DIAGONAL, WALL_JITTER).map((p) => rotated(p, edge))
      } else {
        const open = (edge + 1) % 4
        const gate = tile.edges[open] === 'r'
        const bay = bayCourse(edges.length === 2 ? NARROW_BAY_DEPTH : BAY_DEPTH, gate)
        inner = jittered(r, bay, gate ? GATE_JITTER : WALL_JITTER).map((p) => rotated(p, open - 2))
      }
      walls.push({ course: [from, ...inner, to], part: 0 })
      outline.push(from, ...inner)
    })
    return { segment: segment.id, parts: [outline], walls, pennants: segment.pennants ?? 0, edges }
  })
}

/** A road straight through the tile; `away`: bowed away from the town beside it. */
export function straightRoad(ends: readonly number[], r: Random, away: boolean): Point[] {
  const dx = r.between(-8, 8)
  let dy = r.between(-8, 8)
  if (away) dy = Math.abs(dy) * 0.9 + 1.5
  const middle: Point = [50 + dx, 50 + dy]
  const west = cubic([0, 50], [20, 50], [30 + dx, 50 + dy], middle, 9)
  const east = cubic(middle, [70 + dx, 50 + dy], [80, 50], [100, 50], 9)
  return [...west, ...east.slice(1)].map((p) => rotated(p, ends.includes(1) ? 0 : 1))
}

/** A road between two neighbouring edges; a larger `bend` cuts the corner less. */
export function bentRoad(ends: readonly number[], bend: number): Point[] {
  const first = ((ends[1] as number) - (ends[0] as number) + 4) % 4 === 1 ? ends[0] : ends[1]
  const course = cubic([50, 100], [50 + bend * 0.1, 73 - bend], [27 + bend, 50 - bend * 0.1], [0, 50], 16)
  return course.map((p) => rotated(p, (first as number) - 2))
}

/** A road from an edge to the rim of a hub. */
export function roadToHub(edge: number, hub: Hub): Point[] {
  const p = port(edge)
  const [ix, iy] = inward(edge)
  const [vx, vy] = [hub.centre[0] - p[0], hub.centre[1] - p[1]]
  const reach = Math.hypot(vx, vy) * 0.45
  const whole = cubic(
    p,
    [p[0] + ix * reach, p[1] + iy * reach],
    [hub.centre[0] - vx * 0.25, hub.centre[1] - vy * 0.25],
    hub.centre,
    24,
  )
  const stop = hub.reach ?? hub.radius - 2
  const course = whole.filter((q) => Math.hypot(q[0] - hub.centre[0], q[1] - hub.centre[1]) >= stop)
  return course.length < 2 ? whole.slice(0, 2) : course
}
