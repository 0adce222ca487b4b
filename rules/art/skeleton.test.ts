import { describe, expect, test, vi } from 'vitest'
import { TILE_SETS, tileFacts } from '../tiles/catalogue.ts'
import type { TileFacts } from '../tiles/types.ts'
import { blockNumber } from './block.ts'
import { CELLS, fieldMap } from './fields.ts'
import { distance, inside, inward, Lines, port, rotated, type Point } from './geometry.ts'
import { CROSSING } from './sets/crossing.ts'
import { skeleton, towerCorners, type Skeleton } from './skeleton.ts'

// All tiles in all rotations and variants take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const TILES: readonly TileFacts[] = TILE_SETS.flatMap((set) => set.tiles)
const LAND = TILES.filter((tile) => blockNumber(tile.id) === undefined)
const TURNS = [0, 1, 2, 3]
const VARIANTS = [0, 1, 2]

function each(tiles: readonly TileFacts[], run: (tile: TileFacts, s: Skeleton, name: string) => void): void {
  for (const tile of tiles)
    for (const turns of TURNS)
      for (const variant of VARIANTS)
        run(tile, skeleton(tile, turns, variant), `${tile.id} turned ${turns}, variant ${variant}`)
}

const facts = (id: string): TileFacts => {
  const found = tileFacts(id)
  if (!found) throw new Error(id)
  return found
}

/** Half-edge h of a tile turned by quarter turns: a point just inside it. */
const halfEdge = (half: number, turns: number): Point =>
  (
    [
      [25, 1],
      [75, 1],
      [99, 25],
      [99, 75],
      [75, 99],
      [25, 99],
      [1, 75],
      [1, 25],
    ] as const
  )[(half + 2 * turns) % 8] as Point

describe('walls', () => {
  test('every wall ends in a corner of its tile, or on another wall of it', () => {
    let ends = 0
    each(LAND, (_, s, name) => {
      const walls = s.cities.flatMap((city) => city.walls)
      for (const { course } of walls) {
        const others = new Lines(walls.map((wall) => wall.course).filter((other) => other !== course))
        for (const end of [course[0], course[course.length - 1]] as Point[]) {
          ends++
          const inCorner = end[0] % 100 === 0 && end[1] % 100 === 0
          expect(inCorner || others.distance(end[0], end[1]) < 0.1, `${name}: ${end.join()}`).toBe(true)
        }
      }
    })
    expect(ends).toBeGreaterThan(800)
  })

  test('a corner tower stands where walls end: two for one city edge, one where two separate cities meet', () => {
    const corners = (id: string, turns = 0): string[] =>
      towerCorners(skeleton(facts(id), turns, 0))
        .map((p) => p.join())
        .sort()
    expect(corners('base/E')).toEqual(['0,0', '100,0'])
    expect(corners('base/I')).toEqual(['0,0', '0,100', '100,0'])
    expect(corners('base/N')).toEqual(['0,100', '100,0'])
    expect(corners('base/N', 1)).toEqual(['0,0', '100,100'])
    expect(corners('base/C')).toEqual([])
    expect(corners('king-robber/cccc')).toEqual(['0,0', '0,100', '100,0', '100,100'])
  })
})

describe('edges', () => {
  test('every road begins at the middle of its edge and square to it', () => {
    let ports = 0
    each(LAND, (_, s, name) => {
      for (const road of s.roads) {
        for (const edge of road.ends) {
          const p = port(edge)
          const atStart = distance(road.course[0] as Point, p) < 0.01
          const course = atStart ? road.course : [...road.course].reverse()
          expect(distance(course[0] as Point, p), name).toBeLessThan(0.01)
          const next = course[1] as Point
          const [ix, iy] = inward(edge)
          const [dx, dy] = [next[0] - p[0], next[1] - p[1]]
          const along = dx * ix + dy * iy
          expect(along, name).toBeGreaterThan(0)
          // In the first step the course strays less than a thirtieth from the perpendicular.
          expect(Math.abs(dx * iy - dy * ix) / along, name).toBeLessThan(0.34)
          ports++
        }
      }
    })
    expect(ports).toBeGreaterThan(500)
  })

  test('just inside every city edge lies the city that the catalogue names, and no other', () => {
    each(LAND, (tile, s, name) => {
      for (const city of s.cities) {
        for (const edge of city.edges) {
          const [ix, iy] = inward(edge)
          const [x, y] = [port(edge)[0] + ix, port(edge)[1] + iy]
          const here = s.cities
            .filter((c) => c.parts.some((part) => inside(x, y, part)))
            .map((c) => c.segment)
          expect(here, name).toEqual([city.segment])
        }
        const printed = tile.segments.find((segment) => segment.id === city.segment)?.edges?.length
        expect(city.edges.length, name).toBe(printed)
      }
    })
  })

  test('a turned skeleton is the same skeleton turned', () => {
    for (const tile of LAND.filter((t) => t.id !== CROSSING)) {
      const upright = skeleton(tile, 0, 1)
      const turned = skeleton(tile, 3, 1)
      upright.roads.forEach((road, i) =>
        expect(turned.roads[i]?.course).toEqual(road.course.map((p) => rotated(p, 3))),
      )
      upright.cities.forEach((city, i) =>
        expect(turned.cities[i]?.parts).toEqual(city.parts.map((part) => part.map((p) => rotated(p, 3)))),
      )
    }
  })
})

describe('fields', () => {
  test('roads, walls, rings and stakes part the fields exactly as the catalogue does', () => {
    let checked = 0
    each(TILES, (tile, s, name) => {
      const map = fieldMap(tile, s)
      tile.segments
        .filter((segment) => segment.type === 'field')
        .forEach((field, index) => {
          const size = map.cells.filter((value) => value === index).length
          expect(size, `${name} ${field.id}`).toBeGreaterThan(20)
          for (const half of field.halves ?? []) {
            const [x, y] = halfEdge(half, s.rotation)
            expect(map.cells[Math.floor(y / 2) * CELLS + Math.floor(x / 2)], `${name} ${field.id}`).toBe(
              index,
            )
            checked++
          }
        })
    })
    expect(checked).toBeGreaterThan(3000)
  })

  test('KR-11: the two meadows of the crossing lie apart and reach no edge', () => {
    for (const turns of TURNS) {
      const map = fieldMap(facts(CROSSING), skeleton(facts(CROSSING), turns, 0))
      map.cells.forEach((value, cell) => {
        const [column, row] = [cell % CELLS, Math.floor(cell / CELLS)]
        const onBorder = column === 0 || row === 0 || column === CELLS - 1 || row === CELLS - 1
        if (onBorder) expect(value).toBeLessThan(0)
      })
    }
  })

  test('the meadows of the crossing turn with the tile', () => {
    const first = (turns: number): Point => skeleton(facts(CROSSING), turns, 0).meadows?.[0] as Point
    for (const turns of TURNS) expect(first(turns)).toEqual(rotated(first(0), turns))
  })
})
