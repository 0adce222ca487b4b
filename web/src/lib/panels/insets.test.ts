import { expect, test } from 'vitest'
import { insetsOf, isKnown } from './insets.ts'

const around = {
  barHeight: 120,
  barWidth: 200,
  topHeight: 60,
  leftWidth: 90,
  scoresWidth: 330,
  railWidth: 76,
  sideWidth: 350,
}

test('wide: scores, tools and bar stand around the board, an open panel beside the tools', () => {
  expect(insetsOf('wide', around, false)).toEqual({ top: 16, right: 108, bottom: 152, left: 362 })
  expect(insetsOf('wide', around, true)).toEqual({ top: 16, right: 474, bottom: 152, left: 362 })
})

test('medium: the strip above, bar and tools below', () => {
  expect(insetsOf('medium', around, false)).toEqual({ top: 60, right: 16, bottom: 216, left: 16 })
  expect(insetsOf('medium', around, true)).toEqual({ top: 60, right: 382, bottom: 216, left: 16 })
})

test('a phone: strip and sheet, above and below or left and right', () => {
  expect(insetsOf('compact', around, false)).toEqual({ top: 60, right: 0, bottom: 120, left: 0 })
  expect(insetsOf('short', around, false)).toEqual({ top: 0, right: 200, bottom: 0, left: 90 })
})

test('what covers the board is known when all has a size that the layout has', () => {
  const narrow = { ...around, scoresWidth: 0, railWidth: 0, sideWidth: 0 }
  expect(isKnown('compact', narrow)).toBe(true)
  expect(isKnown('wide', narrow)).toBe(false)
  expect(isKnown('wide', { ...around, topHeight: 0, leftWidth: 0 })).toBe(true)
  for (const layout of ['compact', 'medium', 'short'] as const)
    expect(isKnown(layout, { ...around, topHeight: 0 })).toBe(false)
  expect(isKnown('wide', { ...around, barHeight: 0 })).toBe(false)
})
