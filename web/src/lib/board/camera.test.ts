import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  around,
  beyond,
  between,
  cellBox,
  centreOn,
  fit,
  keepInReach,
  shows,
  toBoard,
  toScreen,
  zoomAt,
} from './camera.ts'

const view = { width: 1000, height: 800 }
const none = { top: 0, right: 0, bottom: 0, left: 0 }
const insets = { top: 60, right: 100, bottom: 160, left: 340 }

describe('camera', () => {
  test('a box of four tiles by two is fitted into the free rectangle and centred in it', () => {
    const camera = fit({ x: 0, y: 0, width: 400, height: 200 }, view, insets)
    expect(camera.scale).toBe(118)
    expect(toScreen(camera, { x: 200, y: 100 })).toEqual({ x: 620, y: 350 })
    const tight = fit({ x: 0, y: 0, width: 2000, height: 200 }, view, insets)
    expect(tight.scale).toBeCloseTo(((560 - 32) * 100) / 2000)
  })

  test('limits of 24 and 240 pixels a tile hold, however far one zooms', () => {
    expect(zoomAt({ x: 0, y: 0, scale: 100 }, { x: 0, y: 0 }, 100).scale).toBe(240)
    expect(zoomAt({ x: 0, y: 0, scale: 100 }, { x: 0, y: 0 }, 0.001).scale).toBe(24)
  })

  test('zooming keeps the point under the finger', () => {
    fc.assert(
      fc.property(
        fc.record({
          x: fc.integer({ min: -500, max: 500 }),
          y: fc.integer({ min: -500, max: 500 }),
          scale: fc.integer({ min: 24, max: 240 }),
        }),
        fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 800 }) }),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (camera, at, factor) => {
          const before = toBoard(camera, at)
          const after = toBoard(zoomAt(camera, at, factor), at)
          expect(after.x).toBeCloseTo(before.x, 3)
          expect(after.y).toBeCloseTo(before.y, 3)
        },
      ),
      { seed: 7, numRuns: 100 },
    )
  })

  test('shows tells whether a cell is wholly in the free rectangle', () => {
    const camera = centreOn({ x: 50, y: 50 }, 100, view, insets)
    expect(shows(camera, cellBox(0, 0), view, insets)).toBe(true)
    expect(shows(camera, cellBox(4, 0), view, insets)).toBe(false)
  })

  test('cells out of sight are told by the edge they lie behind', () => {
    const camera = centreOn({ x: 50, y: 50 }, 100, view, none)
    const out = beyond(camera, [cellBox(0, 0), cellBox(-9, 1), cellBox(0, 12), cellBox(20, 3)], view, none)
    expect(out).toEqual({ left: [1], right: [3], top: [], bottom: [2] })
  })

  test('the board cannot be pushed off the table', () => {
    const board = { x: 0, y: 0, width: 500, height: 500 }
    const camera = keepInReach({ x: 9000, y: -9000, scale: 100 }, board, view, none)
    expect(camera).toEqual({ x: 920, y: -420, scale: 100 })
  })

  test('a camera between two ends on both', () => {
    const from = { x: 10, y: 20, scale: 60 }
    const to = { x: -300, y: 40, scale: 150 }
    expect(between(from, to, 0)).toEqual(from)
    expect(between(from, to, 1)).toEqual(to)
    const half = between(from, to, 0.5)
    expect(half.scale).toBeCloseTo(Math.sqrt(60 * 150))
    expect(between(from, { x: 30, y: 20, scale: 60 }, 0.5)).toEqual({ x: 20, y: 20, scale: 60 })
  })

  test('around nothing there is no box', () => {
    expect(around([])).toBeNull()
    expect(around([cellBox(1, 2), cellBox(-1, 0)])).toEqual({ x: -100, y: 0, width: 300, height: 300 })
  })
})
