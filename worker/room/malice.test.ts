import { expect, test } from 'vitest'
import { attack } from '../testing/malice.ts'

test('3,000 random and mutated messages: no crash, typed refusals, no decision but by the owner of the seat', () => {
  const harvest = attack(3000, 20261130)
  expect(harvest.messages).toBeGreaterThanOrEqual(3000)
  expect(harvest.decisions).toBeGreaterThan(30)
  expect(harvest.refused.size).toBeGreaterThan(15)
})
