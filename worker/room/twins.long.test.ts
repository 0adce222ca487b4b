import { expect, test } from 'vitest'
import { twins } from '../testing/twins.ts'

test('100 twin games, whose stacks differ only in what is not revealed, send the same bytes and write the same lines', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const { one, twin } = twins(seed)
    expect(one.length).toBeGreaterThan(2000)
    expect(twin).toBe(one)
  }
})
