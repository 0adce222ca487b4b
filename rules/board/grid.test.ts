import { expect, test } from 'vitest'
import { LIMIT, copyGrid, newGrid, setValue, valueAt } from './grid.ts'

test('finds what was put at a place, near and far, and nothing elsewhere', () => {
  const grid = newGrid()
  const places = [
    [0, 0],
    [-1, 0],
    [0, -1],
    [LIMIT, LIMIT],
    [-LIMIT, -LIMIT],
    [LIMIT, -LIMIT],
  ] as const
  for (const [at, [x, y]] of places.entries()) setValue(grid, x, y, at + 1)
  expect(places.map(([x, y]) => valueAt(grid, x, y))).toEqual([1, 2, 3, 4, 5, 6])
  expect(valueAt(grid, 1, 1)).toBe(0)
  setValue(grid, 0, 0, -7)
  expect(valueAt(grid, 0, 0)).toBe(-7)
  expect(grid.used).toBe(6)
})

test('keeps everything while it grows, and a copy is its own', () => {
  const grid = newGrid()
  for (let n = 0; n < 3_000; n++) setValue(grid, n % 60, Math.floor(n / 60) - 25, n + 1)
  const copy = copyGrid(grid)
  setValue(copy, 0, -25, 99)
  for (let n = 0; n < 3_000; n++) expect(valueAt(grid, n % 60, Math.floor(n / 60) - 25)).toBe(n + 1)
  expect(valueAt(copy, 0, -25)).toBe(99)
  expect(grid.keys.length).toBe(4_096)
})
