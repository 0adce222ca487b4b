import { expect, test } from 'vitest'
import { tabPlace } from './edge-tabs.ts'

const free = { x: 0, y: 60, width: 390, height: 500 }
const size = { width: 80, height: 44 }

test('a tab stands where what is out of sight lies nearest to the edge', () => {
  expect(tabPlace('left', size, { x: -200, y: 300 }, free, [])).toEqual({ x: 10, y: 278 })
  expect(tabPlace('right', size, { x: 700, y: 300 }, free, [])).toEqual({ x: 300, y: 278 })
  expect(tabPlace('top', size, { x: 200, y: -90 }, free, [])).toEqual({ x: 162, y: 70 })
})

test('a tab never leaves the free rectangle', () => {
  expect(tabPlace('left', size, { x: -200, y: 5000 }, free, []).y).toBeLessThanOrEqual(60 + 500 - 44 - 10)
  expect(tabPlace('bottom', size, { x: -900, y: 900 }, free, [])).toEqual({ x: 10, y: 506 })
})

test('a tab moves along its edge rather than hide a cell', () => {
  const cell = { x: 0, y: 270, width: 60, height: 60 }
  const { x, y } = tabPlace('left', size, { x: -200, y: 300 }, free, [cell])
  expect(x).toBe(10)
  expect(y + size.height <= cell.y || y >= cell.y + cell.height).toBe(true)
})

test('where there is no room for all, a tab hides a cell rather than another tab', () => {
  const low = { x: 0, y: 220, width: 390, height: 150 }
  const cells = { x: 0, y: 220, width: 390, height: 44 }
  const bottom = { x: 60, y: 300, ...size }
  const { y } = tabPlace('left', size, { x: -200, y: 340 }, low, [cells], [bottom])
  expect(y + size.height).toBeLessThanOrEqual(bottom.y)
})
