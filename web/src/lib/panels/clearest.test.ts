import { expect, test } from 'vitest'
import { clearest } from './clearest.ts'

const top = { x: 6, y: 68, width: 378, height: 60 }
const bottom = { x: 6, y: 560, width: 378, height: 60 }

test('where nothing can be pressed a toast stands where it always does', () => {
  expect(clearest([top, bottom], [])).toBe(0)
  expect(clearest([top, bottom], [{ x: 100, y: 300, width: 60, height: 60 }])).toBe(0)
})

test('a stepper under its place sends it to the other', () => {
  expect(clearest([top, bottom], [{ x: 8, y: 110, width: 240, height: 56 }])).toBe(1)
})

test('with something to press under both it takes the one that covers less of it', () => {
  const under = { x: 8, y: 600, width: 240, height: 56 }
  expect(clearest([top, bottom], [{ x: 8, y: 120, width: 240, height: 56 }, under])).toBe(0)
  expect(clearest([top, bottom], [{ x: 8, y: 90, width: 240, height: 56 }, under])).toBe(1)
})
