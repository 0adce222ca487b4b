import { describe, expect, test } from 'vitest'
import { fromTheMiddle, nextInDirection, readTap } from './cells.ts'

const cells = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 4, y: 1 },
  { x: 0, y: 3 },
]

describe('choosing a cell', () => {
  const camera = { x: 0, y: 0, scale: 100 }

  test('a mouse means what it points at, a finger what is within 22 px', () => {
    expect(readTap(cells, camera, { x: 520, y: 150 }, false)).toEqual({ kind: 'none' })
    expect(readTap(cells, camera, { x: 520, y: 150 }, true)).toEqual({ kind: 'cell', index: 2 })
    expect(readTap(cells, camera, { x: 523, y: 150 }, true)).toEqual({ kind: 'none' })
    expect(readTap(cells, camera, { x: 110, y: 50 }, true)).toEqual({ kind: 'cell', index: 1 })
  })

  test('two cells under one finger on a board of less than 44 px a tile ask for a nearer look', () => {
    const far = { x: 0, y: 0, scale: 43 }
    expect(readTap(cells, far, { x: 45, y: 20 }, true)).toEqual({ kind: 'zoom' })
    expect(readTap(cells, far, { x: 45, y: 20 }, false)).toEqual({ kind: 'cell', index: 1 })
    expect(readTap(cells, far, { x: 10, y: 150 }, true)).toEqual({ kind: 'cell', index: 3 })
  })

  test('arrows go to the nearest cell on that side, straight ahead before aside', () => {
    expect(nextInDirection(cells, { x: 0, y: 0 }, 'right')).toBe(1)
    expect(nextInDirection(cells, { x: 1, y: 0 }, 'right')).toBe(2)
    expect(nextInDirection(cells, { x: 1, y: 0 }, 'down')).toBe(3)
    expect(nextInDirection(cells, { x: 0, y: 0 }, 'up')).toBeNull()
  })

  test('next place begins in the middle', () => {
    expect(fromTheMiddle(cells, { x: 1.5, y: 0.5 })).toEqual([1, 0, 2, 3])
  })
})
