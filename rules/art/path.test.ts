import { expect, test } from 'vitest'
import { area, cubic, inside, Lines, rotated, type Point } from './geometry.ts'
import { ellipse, num, polygon, smooth, xy } from './path.ts'
import { hash, random } from './random.ts'

const SQUARE: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

test('numbers have one decimal and nothing needless', () => {
  expect([0, 12, 0.5, -0.5, 3.14159, -2.25, 99.96, -0.04].map(num)).toEqual([
    '0',
    '12',
    '.5',
    '-.5',
    '3.1',
    '-2.2',
    '100',
    '0',
  ])
  expect(xy(3, -4)).toBe('3-4')
  expect(xy(3, 4)).toBe('3 4')
})

test('paths are closed and read back as they were given', () => {
  expect(polygon(...SQUARE)).toBe('M0 0L10 0L10 10L0 10Z')
  expect(ellipse(5, 5, 2)).toBe('M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z')
  expect(smooth([SQUARE[0] as Point, SQUARE[1] as Point])).toBe('M0 0C1.7 0 8.3 0 10 0')
})

test('geometry: turning, insides, areas, distances', () => {
  expect(rotated([10, 20], 1)).toEqual([80, 10])
  expect(rotated([10, 20], -1)).toEqual([20, 90])
  expect(rotated([10, 20], 4)).toEqual([10, 20])
  expect(inside(5, 5, SQUARE)).toBe(true)
  expect(inside(15, 5, SQUARE)).toBe(false)
  expect(area(SQUARE)).toBe(100)
  expect(cubic([0, 0], [0, 10], [10, 10], [10, 0], 2)[1]).toEqual([5, 7.5])
  const lines = new Lines([SQUARE])
  expect(lines.distance(5, 4)).toBe(4)
  expect(lines.clear(5, 4, 3.9)).toBe(true)
  expect(lines.clear(5, 4, 4)).toBe(false)
  expect(new Lines().empty).toBe(true)
})

test('random numbers depend on the seed alone', () => {
  const take = (seed: string): number[] => {
    const r = random(seed)
    return [r.next(), r.between(5, 6), r.int(10)]
  }
  expect(take('a')).toEqual(take('a'))
  expect(take('a')).not.toEqual(take('b'))
  expect(hash('graaf')).toBe(hash('graaf'))
  const r = random('range')
  for (let i = 0; i < 1000; i++) {
    const v = r.next()
    expect(v).toBeGreaterThanOrEqual(0)
    expect(v).toBeLessThan(1)
  }
})
