import { tileFacts } from '../tiles/catalogue.ts'
import type { Rotation, TileFacts } from '../tiles/types.ts'
import { CELL, CELLS, fieldMap } from './fields.ts'
import { inside, Lines, port, type Point } from './geometry.ts'
import { skeleton, type Skeleton } from './skeleton.ts'

/** Where the acrobats of a pyramid stand on their tile: left, right, on top. */
export const ACROBAT_PLACES: readonly Point[] = [
  [38.6, 50],
  [61, 50],
  [49.6, 36.4],
]

/** How large an acrobat stands. */
export const ACROBAT_SCALE = 0.52

function roadAnchor(course: readonly Point[], through: boolean): Point {
  return course[Math.floor((course.length - 1) * (through ? 0.5 : 0.3))] as Point
}

function cityAnchor(s: Skeleton, segment: string): Point {
  const city = s.cities.find((c) => c.segment === segment)
  if (!city) return [50, 50]
  const walls = new Lines(city.walls.map((wall) => wall.course))
  let best = port(city.edges[0] ?? 0)
  let most = -1
  for (let x = 8; x < 94; x += 3)
    for (let y = 10; y < 94; y += 3) {
      if (!city.parts.some((part) => inside(x, y, part))) continue
      const room = Math.min(walls.distance(x, y), x, 100 - x, y, 100 - y, 40)
      if (room > most) {
        most = room
        best = [x, y]
      }
    }
  return best
}

const known = new Map<string, ReadonlyMap<string, Point>>()

/**
 * Where a figure stands on every segment of a tile, in tile units: segment id → point. Kept once made.
 * @param variant 0, 1 or 2, as for the tile's symbol
 */
export function anchors(tile: string, rotation: Rotation, variant: number): ReadonlyMap<string, Point> {
  const key = `${tile}/${rotation}/${variant}`
  let found = known.get(key)
  if (!found) {
    const facts = tileFacts(tile)
    found = facts ? findAnchors(facts, rotation / 90, variant) : new Map<string, Point>()
    known.set(key, found)
  }
  return found
}

/** Where a figure stands on one segment; the middle of the tile for a segment that it does not have. */
export const anchor = (tile: string, rotation: Rotation, variant: number, segment: string): Point =>
  anchors(tile, rotation, variant).get(segment) ?? [50, 50]

function findAnchors(tile: TileFacts, quarterTurns: number, variant: number): ReadonlyMap<string, Point> {
  const s = skeleton(tile, quarterTurns, variant)
  const result = new Map<string, Point>()
  for (const segment of tile.segments) {
    if (segment.type === 'road') {
      const road = s.roads.find((r) => r.segment === segment.id)
      if (road) result.set(segment.id, roadAnchor(road.course, road.ends.length === 2))
    } else if (segment.type === 'city') result.set(segment.id, cityAnchor(s, segment.id))
    else if (segment.type === 'monastery' && s.monastery)
      result.set(segment.id, [s.monastery[0] + 6, s.monastery[1] + 6])
    else if (segment.type === 'acrobats') result.set(segment.id, [50, 50])
  }
  const map = fieldMap(tile, s)
  const walls = new Lines(s.cities.flatMap((city) => city.walls.map((wall) => wall.course)))
  const roads = new Lines(s.roads.map((road) => road.course))
  map.segments.forEach((segment, index) => {
    const others = [...result.values()]
    let best: Point = [50, 50]
    let most = -1e9
    map.cells.forEach((value, cell) => {
      if (value !== index) return
      const [x, y] = [(cell % CELLS) * CELL + 1, Math.floor(cell / CELLS) * CELL + 1]
      const room = Math.min(
        x * 0.8,
        (100 - x) * 0.8,
        y * 0.8,
        (100 - y) * 0.8,
        roads.distance(x, y),
        walls.distance(x, y),
        ...s.hubs.map((h) => Math.hypot(h.centre[0] - x, h.centre[1] - y) - h.radius),
        ...others.map((o) => Math.hypot(o[0] - x, o[1] - y) * 0.55),
      )
      if (room > most) {
        most = room
        best = [x, y]
      }
    })
    result.set(segment, best)
  })
  return result
}
