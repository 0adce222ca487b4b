import { tileFacts } from '../tiles/catalogue.ts'
import type { Rotation, Segment, TileFacts } from '../tiles/types.ts'
import { CELL, CELLS, fieldMap, type FieldMap } from './fields.ts'
import type { PlayerFigure } from './figure.ts'
import { distance, Lines, type Point } from './geometry.ts'
import { Grid } from './grid.ts'
import { skeleton, type Skeleton } from './skeleton.ts'
import { finish, type Steps } from './steps.ts'

/** Where the acrobats of a pyramid stand on their tile: left, right, on top. */
export const ACROBAT_PLACES: readonly Point[] = [
  [38.6, 50],
  [61, 50],
  [49.6, 36.4],
]

/** How large an acrobat stands. */
export const ACROBAT_SCALE = 0.52

/** How far apart the spots of a tile are at least: their discs touch and never overlap. */
export const SPOT_DISTANCE = 22
/** Nearer than this, spots begin to avoid one another. */
const SPOT_COMFORT = 31
/** So many cells of a tile are looked at in one step. */
const CELLS_A_STEP = 10 * CELLS
/** A field of more cells than this is looked at more coarsely. */
const LARGE_FIELD = 240
/** More free ground than this around a spot is worth nothing. */
const ENOUGH_ROOM = 15

/** A place where a figure may stand on a segment, and how good it is by itself. */
interface Candidate {
  readonly at: Point
  readonly worth: number
}

const fromEdges = (x: number, y: number): number => Math.min(x, 100 - x, y, 100 - y) * 0.85

function roadCandidates(s: Skeleton, segment: string): Candidate[] {
  const road = s.roads.find((r) => r.segment === segment)
  if (!road) return []
  // A road that ends on the tile is best held near the edge, away from what it ends at.
  const best = road.ends.length === 2 ? 0.5 : 0.36
  const last = road.course.length - 1
  return road.course.flatMap((at, i) => {
    const part = i / last
    const room = fromEdges(at[0], at[1])
    return room < 8 || part > 0.9 ? [] : [{ at, worth: ENOUGH_ROOM - Math.abs(part - best) * 18 }]
  })
}

function cityCandidates(s: Skeleton, segment: string): Candidate[] {
  const city = s.cities.find((c) => c.segment === segment)
  if (!city) return []
  const walls = new Lines(city.walls.map((wall) => wall.course))
  const ground = new Grid(1)
  for (const part of city.parts) ground.fillPolygon(part, 1)
  const list: Candidate[] = []
  for (let x = 8; x <= 92; x += 3)
    for (let y = 8; y <= 92; y += 3) {
      if (!ground.at(x, y)) continue
      const hidesArms = city.arms ? Math.max(0, 17 - distance(city.arms, [x, y])) * 1.2 : 0
      const room = Math.min(walls.distance(x, y), fromEdges(x, y) * 1.1, ENOUGH_ROOM)
      list.push({ at: [x, y], worth: room - hidesArms - distance([x, y], [50, 50]) * 0.02 })
    }
  return list
}

function* fieldCandidates(s: Skeleton, map: FieldMap, segment: string): Steps<Candidate[]> {
  const index = map.segments.indexOf(segment)
  const walls = new Lines(s.cities.flatMap((city) => city.walls.map((wall) => wall.course)))
  const town = new Lines(s.town ? [[...s.town, ...s.town.slice(0, 1)]] : [])
  const roads = new Lines([...s.roads.map((road) => road.course), ...s.palisades])
  const list: Candidate[] = []
  // In a large field every fourth cell is choice enough.
  const large = map.cells.reduce((sum, value) => sum + (value === index ? 1 : 0), 0) > LARGE_FIELD
  for (let cell = 0; cell < map.cells.length; cell++) {
    if (cell % CELLS_A_STEP === 0) yield
    if (map.cells[cell] !== index) continue
    const [column, row] = [cell % CELLS, Math.floor(cell / CELLS)]
    if (large && (column | row) & 1) continue
    const [x, y] = [column * CELL + 1, row * CELL + 1]
    const room = Math.min(
      fromEdges(x, y),
      roads.distance(x, y),
      walls.distance(x, y),
      town.distance(x, y) - 3,
      ...s.hubs.map((h) => distance(h.centre, [x, y]) - h.radius + 4),
    )
    // In the open, the middle of the field is still a little better.
    list.push({ at: [x, y], worth: Math.min(room, ENOUGH_ROOM) + room * 0.12 })
  }
  return list
}

function* candidates(s: Skeleton, map: FieldMap, segment: Segment): Steps<Candidate[]> {
  switch (segment.type) {
    case 'road':
      return roadCandidates(s, segment.id)
    case 'city':
      return cityCandidates(s, segment.id)
    case 'field':
      return yield* fieldCandidates(s, map, segment.id)
    case 'monastery':
      // Beside the church, not before it.
      return s.monastery ? [{ at: [s.monastery[0] + 12, s.monastery[1] + 5], worth: 0 }] : []
    case 'acrobats':
      return [{ at: [50, 50], worth: 0 }]
    case 'tent':
    case 'garden':
      return []
  }
}

/** What being so near to another spot costs. */
function crowding(a: Point, b: Point): number {
  const d = distance(a, b)
  return Math.max(0, SPOT_DISTANCE + 1 - d) * 5 + Math.max(0, SPOT_COMFORT - d) * 0.35
}

/**
 * Chooses one candidate for each segment so that none crowds another: everyone moves to his best place
 * given the others, a few times round.
 */
function* findAnchors(
  tile: TileFacts,
  quarterTurns: number,
  variant: number,
): Steps<ReadonlyMap<string, Point>> {
  const s = skeleton(tile, quarterTurns, variant)
  yield
  const map = fieldMap(tile, s)
  yield
  const lists: { id: string; list: Candidate[] }[] = []
  for (const segment of tile.segments) {
    yield
    const list = yield* candidates(s, map, segment)
    if (list.length > 0) lists.push({ id: segment.id, list })
  }
  const chosen = lists.map(({ list }) => list.reduce((a, b) => (b.worth > a.worth ? b : a)).at)
  for (let round = 0; round < 6; round++) {
    yield
    let moved = false
    lists.forEach(({ list }, i) => {
      if (list.length === 1) return
      let best = chosen[i] as Point
      let most = -Infinity
      for (const { at, worth } of list) {
        let value = worth
        for (let j = 0; j < chosen.length; j++) if (j !== i) value -= crowding(at, chosen[j] as Point)
        if (value > most) {
          most = value
          best = at
        }
      }
      if (best !== chosen[i]) moved = true
      chosen[i] = best
    })
    if (!moved) break
  }
  return new Map(lists.map(({ id }, i) => [id, chosen[i] as Point]))
}

const known = new Map<string, ReadonlyMap<string, Point>>()

/**
 * Where a figure stands on every segment of a tile, in tile units: segment id → point. Any two are at
 * least {@link SPOT_DISTANCE} apart. Kept once made; empty for an unknown id.
 * @param variant 0, 1 or 2, as for the tile's symbol
 */
export function anchors(tile: string, rotation: Rotation, variant: number): ReadonlyMap<string, Point> {
  return finish(anchorSteps(tile, rotation, variant))
}

/** {@link anchors} in steps. */
export function* anchorSteps(
  tile: string,
  rotation: Rotation,
  variant: number,
): Steps<ReadonlyMap<string, Point>> {
  const key = `${tile}/${rotation}/${variant}`
  const kept = known.get(key)
  if (kept) return kept
  const facts = tileFacts(tile)
  // Its set may still come.
  if (!facts) return new Map()
  const found = yield* findAnchors(facts, rotation / 90, variant)
  known.set(key, found)
  return found
}

/** Where a figure stands on one segment; the middle of the tile for a segment that it does not have. */
export const anchor = (tile: string, rotation: Rotation, variant: number, segment: string): Point =>
  anchors(tile, rotation, variant).get(segment) ?? [50, 50]

const STANDING: readonly Point[] = [
  [0, 0],
  [13, 2],
  [-13, 2],
  [7, -7],
  [-7, -7],
]
const LYING: readonly Point[] = [
  [0, 0],
  [6, 13],
  [-6, -13],
  [13, -12],
  [-13, 12],
]

/** Where the nth figure on one segment is beside the first, which is at the anchor. */
export function besideAnchor(nth: number, kind: PlayerFigure = 'follower'): Point {
  const places = kind === 'farmer' ? LYING : STANDING
  return places[nth % places.length] as Point
}
