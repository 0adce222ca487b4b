import { area, type Point } from './geometry.ts'
import { smooth, xy } from './path.ts'
import { mark, type Mark } from './marks.ts'
import type { Random } from './random.ts'
import type { Hub, RoadShape } from './skeleton.ts'

/** Half the width of a road, ink not included. */
export const ROAD_HALF = 4.5
/** From here to the edge of the tile the wobble of a road fades to nothing. */
const PORT_FADE = 12

const onEdge = (value: number): boolean => value < 0.01 || value > 99.99
const inTile = ([x, y]: Point): boolean => x > 1 && x < 99 && y > 1 && y < 99

/** The direction of a course at one of its points; square to the edge at a port. */
function heading(course: readonly Point[], i: number): Point {
  const a = course[Math.max(0, i - 1)] as Point
  const b = course[Math.min(course.length - 1, i + 1)] as Point
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const [x, y] = course[i] as Point
  if (onEdge(x)) return [Math.sign(dx), 0]
  if (onEdge(y)) return [0, Math.sign(dy)]
  return [dx, dy]
}

/** The outline of a road, wobbling inside the tile and exact at its ports. */
function outline(course: readonly Point[], r: Random): string {
  const [p1, p2, p3] = [r.between(0, 6.3), r.between(0, 6.3), r.between(0, 6.3)]
  const left: Point[] = []
  const right: Point[] = []
  const last = course.length - 1
  course.forEach(([x, y], i) => {
    const [dx, dy] = heading(course, i)
    const fade = Math.min(1, Math.min(x, 100 - x, y, 100 - y) / PORT_FADE)
    const a = ROAD_HALF + (0.3 * Math.sin(i * 0.9 + p1) + 0.18 * Math.sin(i * 2.1 + p3)) * fade
    const b = ROAD_HALF + (0.3 * Math.sin(i * 0.8 + p2) + 0.18 * Math.sin(i * 1.9 + p1)) * fade
    // A road runs on beyond its port, so that the clip at the tile's edge cuts it clean.
    const beyond = (sign: number): void => {
      left.push([x - dy * ROAD_HALF + dx * 4 * sign, y + dx * ROAD_HALF + dy * 4 * sign])
      right.push([x + dy * ROAD_HALF + dx * 4 * sign, y - dx * ROAD_HALF + dy * 4 * sign])
    }
    const atPort = onEdge(x) || onEdge(y)
    if (atPort && i === 0) beyond(-1)
    left.push([x - dy * a, y + dx * a])
    right.push([x + dy * b, y - dx * b])
    if (atPort && i === last) beyond(1)
  })
  const ring = [...left, ...right.reverse()]
  return smooth(area(ring) < 0 ? ring.reverse() : ring, true)
}

/** A course moved sideways. */
export const beside = (course: readonly Point[], by: number): Point[] =>
  course.map(([x, y], i) => {
    const [dx, dy] = heading(course, i)
    return [x - dy * by, y + dx * by]
  })

/** Every third point of a course, both ends kept: enough for what lies softly under and over a road. */
const thinned = (course: readonly Point[]): Point[] =>
  course.filter((_, i) => i % 3 === 0 || i === course.length - 1)

/** Hachures off the lower side of a line. */
export function hachures(
  line: readonly Point[],
  off: number,
  r: Random,
  keep: (p: Point) => boolean,
): string {
  let d = ''
  let next = r.between(0.5, 2)
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (!length) continue
    const [vx, vy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    const lower = -vy * 0.55 + vx < 0 ? -1 : 1
    const [nx, ny] = [-vy * lower, vx * lower]
    while (next <= length) {
      const p: Point = [a[0] + vx * next + nx * off, a[1] + vy * next + ny * off]
      const l = r.between(1, 2.6)
      if (inTile(p) && keep(p))
        d += `M${xy(p[0], p[1])}l${xy(nx * l * 0.6 + 0.35 * l, ny * l * 0.6 + 0.55 * l)}`
      next += r.between(1.3, 2.5)
    }
    next -= length
  }
  return d
}

/**
 * All roads of a tile: halo, hachures (with those of the walls' feet), the heavier lower edge, the road,
 * its light middle and wheel marks.
 */
export function drawRoads(
  roads: readonly RoadShape[],
  hubs: readonly Hub[],
  wallHachures: string,
  r: Random,
): Mark[] {
  const middle = roads.map((road) => smooth(thinned(road.course))).join('')
  const shape = roads.map((road) => outline(road.course, r)).join('')
  const ruts = roads
    .map((road) => smooth(thinned(beside(road.course, 1.5))) + smooth(thinned(beside(road.course, -1.5))))
    .join('')
  const offHubs = ([x, y]: Point): boolean =>
    hubs.every((hub) => Math.hypot(hub.centre[0] - x, hub.centre[1] - y) > hub.radius - 1)
  const lower = roads.map((road) => hachures(road.course, 4.9, r, offHubs)).join('')
  const foot = roads
    .map((road) =>
      smooth(
        thinned(road.course).map(([x, y]): Point => {
          const edge = Math.min(x, y, 100 - x, 100 - y) * 0.2
          return [x + Math.min(0.8, edge), y + Math.min(1.1, edge)]
        }),
      ),
    )
    .join('')
  return [
    mark('road-halo', middle),
    mark('hachure', lower + wallHachures),
    mark('road-foot', foot),
    mark('road', shape),
    mark('road-light', middle),
    mark('rut', ruts),
  ]
}
