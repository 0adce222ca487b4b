import type { TileFacts } from '../tiles/types.ts'
import { blockNumber, blockSkeleton } from './count-plan.ts'
import { bentRoad, drawCities, edgeNumbers, roadToHub, straightRoad, TO_GATE } from './courses.ts'
import { CROSSING, crossingSkeleton } from './crossing.ts'
import { Lines, rotated, type Point } from './geometry.ts'
import { Grid } from './grid.ts'
import { random } from './random.ts'
import { armsPlace } from './town-plan.ts'
import { CIRCLES, CITY_COURSES, PALISADES, ROAD_COURSES, TENTS, WEDGES, BENDS } from './special.ts'

/** A wall between two corners of the tile, and the part of its city that it encloses. */
export interface Wall {
  readonly course: readonly Point[]
  readonly part: number
}

/** A city of a tile: one polygon, or several where it passes under or over another one. */
export interface CityShape {
  readonly segment: string
  readonly parts: readonly (readonly Point[])[]
  readonly walls: readonly Wall[]
  readonly pennants: number
  /** Where its coat of arms stands, if it has one. */
  readonly arms?: Point
  readonly edges: readonly number[]
}

/** A road of a tile, as a line in its middle. */
export interface RoadShape {
  readonly segment: string
  readonly course: readonly Point[]
  readonly ends: readonly number[]
}

/** A round thing at which roads end and into which nothing else is put. */
export interface Hub {
  readonly centre: Point
  readonly radius: number
  /** How near to the middle roads come, if it is not the rim: what stands there covers them. */
  readonly reach?: number
  /** A village does not divide what a road does not divide. */
  readonly village?: true
}

/** Where a road runs into a town wall, and from which side it comes. */
export interface Gate {
  readonly at: Point
  readonly edge: number
}

/** Where a crop circle lies. */
export interface CircleShape {
  readonly centre: Point
  readonly radius: number
  readonly kind: 'road' | 'city' | 'field'
}

/** The geometry of a tile in one rotation: everything that may not differ from the rules. */
export interface Skeleton {
  readonly id: string
  readonly rotation: number
  readonly cities: readonly CityShape[]
  readonly roads: readonly RoadShape[]
  readonly hubs: readonly Hub[]
  readonly gates: readonly Gate[]
  readonly villages: readonly Point[]
  readonly circle?: CircleShape
  readonly monastery?: Point
  readonly tent?: Point
  readonly acrobats?: Point
  readonly garden: boolean
  /** Two cities of the tile cross, one above the other on a viaduct. */
  readonly viaduct?: true
  /** A point in each field that is enclosed on the tile, in the order of the field segments. */
  readonly meadows?: readonly Point[]
  readonly palisades: readonly (readonly Point[])[]
  /** Sand between two cities that meet behind a tent. */
  readonly wedge?: readonly Point[]
  /** The City of Carcassonne, as far as it lies on this tile of the count block. */
  readonly town?: readonly Point[]
}

/** The skeleton of a tile at rotation 0. */
function upright(tile: TileFacts, variant: number): Skeleton {
  const r = random(`${tile.id}#${variant}skeleton`)
  const special = CITY_COURSES[tile.id]
  const cities = drawCities(tile, r).map((drawn, i): CityShape => {
    const city = { ...drawn, ...special?.[i] }
    const arms = city.pennants > 0 && armsPlace(city, r)
    return arms ? { ...city, arms } : city
  })
  const roads = tile.segments.filter((s) => s.type === 'road')
  const ending = roads.filter((s) => s.edges?.length === 1)
  const has = (type: string): boolean => tile.segments.some((s) => s.type === type)
  const hubs: Hub[] = []
  const gates: Gate[] = []
  const villages: Point[] = []
  let end: Hub | undefined
  let monastery: Point | undefined
  let tent: Point | undefined
  let acrobats: Point | undefined
  let circle: CircleShape | undefined
  if (has('monastery')) {
    monastery = cities.length ? [50, 66] : [50, 50]
    end = { centre: [monastery[0], monastery[1] + 1], radius: 20.5 }
  }
  if (has('tent')) {
    tent = TENTS[tile.id] ?? [50, 50]
    end = { centre: tent, radius: 19, reach: 8 }
  }
  if (has('acrobats')) {
    acrobats = [50, 50]
    end = { centre: acrobats, radius: 22 }
  }
  const place = CIRCLES[tile.id]
  if (tile.circle && place) {
    circle = { centre: place.centre, radius: place.radius, kind: tile.circle }
    hubs.push({ centre: place.centre, radius: place.radius + 1 })
    if (ending.length && place.roads !== 'pass') end = { centre: place.centre, radius: place.radius - 0.5 }
  }
  if (end) hubs.push(end)
  else if (ending.length >= 3) {
    const centre: Point = cities.length ? [50, 58] : [50, 50]
    villages.push(centre)
    end = { centre, radius: 9, reach: 0, village: true }
    hubs.push({ centre, radius: 11, village: true })
  }
  const bendFrom = BENDS[tile.id]
  const besideDiagonal = cities.some((c) => c.edges.length === 2)
  const roadShapes = roads.map((segment): RoadShape => {
    const ends = edgeNumbers(segment.edges)
    const edge = ends[0] as number
    const given = ROAD_COURSES[tile.id]?.[segment.id]
    let course: Point[]
    if (ends.length === 2 && Math.abs(edge - (ends[1] as number)) === 2) {
      course = straightRoad(ends, r, cities.length > 0)
    } else if (ends.length === 2) {
      course = bentRoad(ends, bendFrom ?? (besideDiagonal ? r.between(-9, -6) : r.between(-6, 4)))
    } else if (given) {
      course = given.course
      if (given.gate) gates.push(given.gate)
    } else if (end) {
      course = roadToHub(edge, end)
    } else {
      course = TO_GATE.map((p) => rotated(p, edge - 2))
      gates.push({ at: rotated([50, 71], edge - 2), edge })
    }
    return { segment: segment.id, course, ends }
  })
  const wedge = WEDGES[tile.id]
  return {
    id: tile.id,
    rotation: 0,
    cities,
    roads: roadShapes,
    hubs,
    gates,
    villages,
    ...(circle && { circle }),
    ...(monastery && { monastery }),
    ...(tent && { tent }),
    ...(acrobats && { acrobats }),
    garden: has('garden'),
    palisades: PALISADES[tile.id] ?? [],
    ...(wedge && { wedge }),
  }
}

/**
 * The skeleton of a tile.
 * @param quarterTurns clockwise
 * @param variant 0, 1 or 2: the same tile with other wobbles
 */
export function skeleton(tile: TileFacts, quarterTurns: number, variant: number): Skeleton {
  if (tile.id === CROSSING) return crossingSkeleton(tile, ((quarterTurns % 4) + 4) % 4)
  if (blockNumber(tile.id) !== undefined) return blockSkeleton(tile)
  const s = upright(tile, variant)
  const k = ((quarterTurns % 4) + 4) % 4
  if (k === 0) return s
  const turn = (p: Point): Point => rotated(p, k)
  const turnAll = (points: readonly Point[]): Point[] => points.map(turn)
  return {
    ...s,
    rotation: k,
    cities: s.cities.map((city) => ({
      ...city,
      parts: city.parts.map(turnAll),
      walls: city.walls.map((wall) => ({ ...wall, course: turnAll(wall.course) })),
      edges: city.edges.map((e) => (e + k) % 4),
      ...(city.arms && { arms: turn(city.arms) }),
    })),
    roads: s.roads.map((road) => ({
      ...road,
      course: turnAll(road.course),
      ends: road.ends.map((e) => (e + k) % 4),
    })),
    hubs: s.hubs.map((hub) => ({ ...hub, centre: turn(hub.centre) })),
    gates: s.gates.map((gate) => ({ at: turn(gate.at), edge: (gate.edge + k) % 4 })),
    villages: turnAll(s.villages),
    ...(s.circle && { circle: { ...s.circle, centre: turn(s.circle.centre) } }),
    ...(s.monastery && { monastery: turn(s.monastery) }),
    ...(s.tent && { tent: turn(s.tent) }),
    ...(s.acrobats && { acrobats: turn(s.acrobats) }),
    palisades: s.palisades.map(turnAll),
    ...(s.wedge && { wedge: turnAll(s.wedge) }),
  }
}

/** The corners of the tile in which a wall ends: each gets one corner tower from the board. */
export function towerCorners(s: Skeleton): Point[] {
  const found = new Map<string, Point>()
  for (const { course } of s.cities.flatMap((city) => city.walls)) {
    for (const end of [course[0], course[course.length - 1]]) {
      if (end && end[0] % 100 === 0 && end[1] % 100 === 0) found.set(end.join(), end)
    }
  }
  return [...found.values()]
}

/** Distances and insides of a skeleton, for laying things out on it. */
export class Surroundings {
  readonly walls: Lines
  readonly roads: Lines
  private readonly towns = new Grid(1)

  constructor(s: Skeleton) {
    this.walls = new Lines(s.cities.flatMap((city) => city.walls.map((wall) => wall.course)))
    this.roads = new Lines(s.roads.map((road) => road.course))
    for (const part of s.cities.flatMap((city) => city.parts)) this.towns.fillPolygon(part, 1)
  }

  inCity(x: number, y: number): boolean {
    return this.towns.at(x, y) === 1
  }
}
