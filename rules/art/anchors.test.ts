import { describe, expect, test, vi } from 'vitest'
import { TILE_SETS } from '../tiles/catalogue.ts'
import type { Rotation } from '../tiles/types.ts'
import { anchor, anchors, SPOT_DISTANCE } from './anchors.ts'
import { CELLS, fieldMap } from './fields.ts'
import { distance, inside, Lines, type Point } from './geometry.ts'
import { skeleton } from './skeleton.ts'

const TILES = TILE_SETS.flatMap((set) => set.tiles)
const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270]

// All tiles in all rotations and variants take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

describe('spots', () => {
  test('every segment on which a figure can stand has a spot inside it', () => {
    for (const tile of TILES)
      for (const rotation of ROTATIONS)
        for (const variant of [0, 1, 2]) {
          const s = skeleton(tile, rotation / 90, variant)
          const map = fieldMap(tile, s)
          const spots = anchors(tile.id, rotation, variant)
          for (const segment of tile.segments) {
            if (segment.type === 'tent' || segment.type === 'garden') continue
            const name = `${tile.id} ${rotation} ${variant} ${segment.id}`
            const spot = spots.get(segment.id)
            expect(spot, name).toBeDefined()
            const [x, y] = spot as Point
            if (segment.type === 'road') {
              const course = s.roads.find((road) => road.segment === segment.id)?.course ?? []
              expect(new Lines([course]).distance(x, y), name).toBeLessThan(4.5)
            } else if (segment.type === 'city') {
              const parts = s.cities.find((city) => city.segment === segment.id)?.parts ?? []
              expect(
                parts.some((part) => inside(x, y, part)),
                name,
              ).toBe(true)
            } else if (segment.type === 'field') {
              const value = map.cells[Math.floor(y / 2) * CELLS + Math.floor(x / 2)] as number
              expect(map.segments[value], name).toBe(segment.id)
            }
          }
        }
  })

  test('any two spots of a tile are at least 22 units apart', () => {
    let pairs = 0
    for (const tile of TILES)
      for (const rotation of ROTATIONS)
        for (const variant of [0, 1, 2]) {
          const spots = [...anchors(tile.id, rotation, variant)]
          spots.forEach(([a, p], i) => {
            for (const [b, q] of spots.slice(i + 1)) {
              pairs++
              expect(distance(p, q), `${tile.id} ${rotation} ${variant}: ${a}, ${b}`).toBeGreaterThanOrEqual(
                SPOT_DISTANCE,
              )
            }
          })
        }
    expect(pairs).toBeGreaterThan(5000)
  })

  test('a segment that a tile does not have is answered with its middle', () => {
    expect(anchor('base/E', 0, 0, 'road7')).toEqual([50, 50])
  })
})
