import type { TileFacts } from '../tiles/types.ts'
import { bentRoad, drawCities, edgeNumbers, roadToHub, straightRoad, TO_GATE } from './courses.ts'
import { drawingOf } from './drawings.ts'
import { Lines, rotated, type Point } from './geometry.ts'
import { Grid } from './grid.ts'
import { random } from './random.ts'
import { armsPlace } from './town-plan.ts'
import type { TilePlan } from './set-drawing.ts'

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

/** The geometry of a tile in one rotation: everything that may not differ from the rules. */
export interface Skeleton {
  readonly id: string
  readonly rotation: number
  readonly cities: readonly CityShape[]
  readonly roads: readonly RoadShape[]
  readonly hubs: readonly Hub[]
  readonly gates: readonly Gate[]
  readonly villages: readonly Point[]
  readonly monastery?: Point
  readonly garden: boolean
  /** Two cities of the tile cross, one above the other on a viaduct. */
  readonly viaduct?: true
  /** A point in each field that is enclosed on the tile, in the order of the field segments. */
  readonly meadows?: readonly Point[]
  readonly palisades: readonly (readonly Point[])[]
  /** The City of Carcassonne, as far as it lies on this tile of the count block. */
  readonly town?: readonly Point[]
}

/** The skeleton of a tile at rotation 0. */
function upright(tile: TileFacts, variant: number, plan: TilePlan): Skeleton {
  const r = random(`${tile.id}#${variant}skeleton`)
  const cities = drawCities(tile, r).map((drawn, i): CityShape => {
    const city = { ...drawn, ...plan.cities?.[i] }
    const arms = city.pennants > 0 && armsPlace(city, r)
    return arms ? { ...city, arms } : city
  })
  const roads = tile.segments.filter((s) => s.type === 'road')
  const ending = roads.filter((s) => s.edges?.length === 1)
  const has = (type: string): boolean => tile.segments.some((s) => s.type === type)
  const hubs: Hub[] = plan.hub ? [plan.hub] : []
  const gates: Gate[] = []
  const villages: Point[] = []
  let end = plan.end
  let monastery: Point | undefined
  if (has('monastery')) {
    monastery = cities.length ? [50, 66] : [50, 50]
    end = { centre: [monastery[0], monastery[1] + 1], radius: 20.5 }
  }
  if (end) hubs.push(end)
  else if (ending.length >= 3) {
    const centre: Point = cities.length ? [50, 58] : [50, 50]
    villages.push(centre)
    end = { centre, radius: 9, reach: 0, village: true }
    hubs.push({ centre, radius: 11, village: true })
  }
  const besideDiagonal = cities.some((c) => c.edges.length === 2)
  const roadShapes = roads.map((segment): RoadShape => {
    const ends = edgeNumbers(segment.edges)
    const edge = ends[0] as number
    const given = plan.roads?.[segment.id]
    let course: Point[]
    if (ends.length === 2 && Math.abs(edge - (ends[1] as number)) === 2) {
      course = straightRoad(ends, r, cities.length > 0)
    } else if (ends.length === 2) {
      course = bentRoad(ends, plan.bend ?? (besideDiagonal ? r.between(-9, -6) : r.between(-6, 4)))
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
  return {
    id: tile.id,
    rotation: 0,
    cities,
    roads: roadShapes,
    hubs,
    gates,
    villages,
    ...(monastery && { monastery }),
    garden: has('garden'),
    palisades: plan.palisades ?? [],
  }
}

/**
 * The skeleton of a tile.
 * @param quarterTurns clockwise
 * @param variant 0, 1 or 2: the same tile with other wobbles
 */
export function skeleton(tile: TileFacts, quarterTurns: number, variant: number): Skeleton {
  const k = ((quarterTurns % 4) + 4) % 4
  const drawing = drawingOf(tile.id)
  const own = drawing?.skeleton?.(tile, k)
  if (own) return own
  const s = upright(tile, variant, drawing?.plan?.(tile) ?? {})
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
    ...(s.monastery && { monastery: turn(s.monastery) }),
    palisades: s.palisades.map(turnAll),
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
