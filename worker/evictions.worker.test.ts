import { expect, test } from 'vitest'
import { playEvicted } from './testing/evictions.ts'

test('40 decisions of a game of all sets with an eviction before each: both clients and the room agree', async () => {
  expect(await playEvicted(20261130, 40)).toBe(40)
})
