import { expect, test } from 'vitest'
import { speaker } from './speak.ts'

const say = speaker('nl', {
  site: { name: 'Graaf' },
  tiles_one: 'nog {{count}} tegel van {{name}}',
  tiles_other: 'nog {{count}} tegels van {{name}}',
})

test('a message is found by its path and takes its values', () => {
  expect(say('site.name')).toBe('Graaf')
  expect(say('tiles', { count: 1, name: 'Bo' })).toBe('nog 1 tegel van Bo')
  expect(say('tiles', { count: 0, name: '{{count}}' })).toBe('nog 0 tegels van {{count}}')
})

test('what is missing shows where it is missing', () => {
  expect(say('site.motto')).toBe('site.motto')
  expect(say('site')).toBe('site')
  expect(say('tiles', { count: 2 })).toBe('nog 2 tegels van {{name}}')
})
