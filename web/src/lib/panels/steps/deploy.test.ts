import { describe, expect, test } from 'vitest'
import { nearBy } from './deploy.svelte.ts'

/** A spot in the middle of a cell, in board units. */
const spot = (x: number, y: number) => ({ at: { x: x * 100 + 50, y: y * 100 + 50 } })

describe('what is shown with the tile just placed', () => {
  test('its own spots are the tile itself', () => {
    expect(nearBy({ x: 2, y: -1 }, [spot(2, -1), spot(2, -1)])).toEqual([{ x: 2, y: -1 }])
  })

  test('CI-42: a pyramid that goes on the screen with it is shown too, the nearest first', () => {
    expect(nearBy({ x: 0, y: 0 }, [spot(-4, 0), spot(1, 1)])).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: -4, y: 0 },
    ])
  })

  test('CI-42: a pyramid far away is shown in place of the tile, where nothing else may be chosen', () => {
    expect(nearBy({ x: 0, y: 0 }, [spot(9, 1), spot(7, 0), spot(-20, 0)])).toEqual([
      { x: 7, y: 0 },
      { x: 9, y: 1 },
    ])
  })

  test('what would make the tile too small is left out', () => {
    expect(nearBy({ x: 0, y: 0 }, [spot(5, 0), spot(-1, 0), spot(0, 6)])).toEqual([
      { x: 0, y: 0 },
      { x: -1, y: 0 },
    ])
  })
})
