import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { random } from './random.ts'
import { sha256 } from './sha256.ts'
import { shuffle, shuffleDeck, shuffleTokens } from './shuffle.ts'

test('the hash is SHA-256, at every length around the edge of a block', () => {
  for (const text of ['', 'abc', 'Zoë 😀', ...[55, 56, 57, 63, 64, 65, 119, 120].map((n) => 'x'.repeat(n))]) {
    const words = [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('')
    expect(words).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

test('the generator gives the words that docs/shuffle.md promises', () => {
  const chance = random('1')
  expect(Array.from({ length: 8 }, () => chance.below(2 ** 32))).toEqual([
    674876142, 2762888920, 3346312760, 783542484, 2325351425, 2227913195, 3602262892, 3450493376,
  ])
})

test('a seed stands for the order that docs/shuffle.md promises, for ever', () => {
  expect(shuffleDeck('1', [...'abcdefgh']).join('')).toBe('cgafdhbe')
  expect(shuffleTokens('1', [...'abcdefgh']).join('')).toBe('fdehacbg')
  expect(shuffleDeck('Zoë', [...'abcdefghijklmnopqrstuvwxyz']).join('')).toBe('cdzjbqnihymxtkvulgasrpofwe')
})

test('a shuffle keeps every item, leaves its list alone and knows short lists', () => {
  const list = ['a', 'a', 'b', 'c']
  expect(shuffle('s', list).toSorted()).toEqual(['a', 'a', 'b', 'c'])
  expect(list).toEqual(['a', 'a', 'b', 'c'])
  expect(shuffle('s', [])).toEqual([])
  expect(shuffle('s', ['a'])).toEqual(['a'])
})

test('every order of three is equally likely: 6,000 seeds, chi square below the 0.1 % bound', () => {
  const seen = new Map<string, number>()
  for (let i = 0; i < 6000; i++) {
    const order = shuffle(`fair ${i}`, ['a', 'b', 'c']).join('')
    seen.set(order, (seen.get(order) ?? 0) + 1)
  }
  expect(seen.size).toBe(6)
  const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)
  expect(chiSquare).toBeLessThan(20.5)
})
