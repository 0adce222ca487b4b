import { expect, test } from 'vitest'
import { compile } from '../../../compile-messages.ts'
import { speaker } from './speaker.ts'

const say = speaker(
  'nl',
  compile({
    site: { name: 'Graaf' },
    tiles: '{count, plural, one {nog {count} tegel van {name}} other {nog {count} tegels van <b>{name}</b>}}',
  }),
)

test('a message is found by its path and takes its values', () => {
  expect(say('site.name')).toBe('Graaf')
  expect(say('tiles', { count: 1, name: 'Bo' })).toBe('nog 1 tegel van Bo')
  expect(say('tiles', { count: 0, name: 'Bo' })).toBe('nog 0 tegels van <b>Bo</b>')
})

test('a value is said as it is, whatever it looks like', () => {
  const name = String.raw`{count} '{x}' \u202e # <i>`
  expect(say('tiles', { count: 1, name })).toBe(`nog 1 tegel van ${name}`)
})

test('what is missing shows where it is missing', () => {
  expect(say('site.motto')).toBe('site.motto')
  expect(say('site')).toBe('site')
  expect(say('tiles', { count: 2 })).toBe('tiles')
})

test('what is no message is refused with its key', () => {
  expect(() => compile({ tiles: 'nog {count tegels' })).toThrow('Message tiles: ')
})
