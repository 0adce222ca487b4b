import { expect, test } from 'vitest'
import { watchPath } from './watch-link.ts'

const here = 'https://graaf.example'

test('a link to a game, with or without its scheme, and a bare id', () => {
  expect(watchPath(' https://graaf.example/g/7Fh2kQ9xWm4Zt ', here)).toBe('/g/7Fh2kQ9xWm4Zt')
  expect(watchPath('graaf.example/g/7Fh2kQ9xWm4Zt', here)).toBe('/g/7Fh2kQ9xWm4Zt')
  expect(watchPath('7Fh2kQ9xWm4Zt', here)).toBe('/g/7Fh2kQ9xWm4Zt')
})

test('a link to a position keeps its fragment', () => {
  expect(watchPath('https://graaf.example/replay#r=abc', here)).toBe('/replay#r=abc')
})

test('a secret behind a game link is not carried along', () => {
  expect(watchPath('https://graaf.example/g/7Fh2kQ9xWm4Zt#device=abc', here)).toBe('/g/7Fh2kQ9xWm4Zt')
})

test('other hosts, other pages and nonsense lead nowhere', () => {
  expect(watchPath('https://elsewhere.example/g/7Fh2kQ9xWm4Zt', here)).toBeNull()
  expect(watchPath('https://graaf.example/rules', here)).toBeNull()
  expect(watchPath('javascript:alert(1)', here)).toBeNull()
  expect(watchPath('hello there', here)).toBeNull()
  expect(watchPath('', here)).toBeNull()
})
