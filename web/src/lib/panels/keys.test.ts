import { expect, test } from 'vitest'
import { commandOf } from './keys.ts'

const press = (key: string, extra: Partial<Parameters<typeof commandOf>[0]> = {}) =>
  commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...extra }, true)

test('the keyboard map of ui.md', () => {
  expect(press('n')).toEqual({ do: 'next', back: false })
  expect(press('N', { shiftKey: true })).toEqual({ do: 'next', back: true })
  expect(press('R', { shiftKey: true })).toEqual({ do: 'turn', back: true })
  expect(press('7')).toEqual({ do: 'digit', n: 7 })
  expect(press('0')).toEqual({ do: 'nobody' })
  expect(press('k')).toEqual({ do: 'panel', panel: 'records' })
  expect(press('?', { shiftKey: true })).toEqual({ do: 'keys' })
  expect(press('Home')).toEqual({ do: 'home' })
})

test('with a modifier a key belongs to the browser', () => {
  expect(press('r', { ctrlKey: true })).toBeNull()
  expect(press('l', { metaKey: true })).toBeNull()
})

test('single letters can be switched off; Enter, Escape and Home stay', () => {
  const off = (key: string) =>
    commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }, false)
  expect(off('n')).toBeNull()
  expect(off('3')).toBeNull()
  expect(off('Enter')).toEqual({ do: 'primary' })
  expect(off('Escape')).toEqual({ do: 'back' })
})
