import { expect, test } from 'vitest'
import { layoutOf } from './layout.ts'

test('the four layouts by window size', () => {
  expect(layoutOf(390, 844)).toBe('compact')
  expect(layoutOf(320, 480)).toBe('compact')
  expect(layoutOf(820, 1180)).toBe('medium')
  expect(layoutOf(1440, 900)).toBe('wide')
  expect(layoutOf(1440, 600)).toBe('medium')
  expect(layoutOf(844, 390)).toBe('short')
  expect(layoutOf(1280, 500)).toBe('short')
})
