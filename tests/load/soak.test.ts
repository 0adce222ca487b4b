import { afterAll, beforeAll, expect, test } from 'vitest'
import { SiteProcess, UNLIMITED } from '../faults/process.ts'
import { soak } from './soak.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await SiteProcess.start('workerd', { LIMITS: UNLIMITED })
})

afterAll(() => site.stop())

test('6 whole games of all expansions through real sockets: both clients and the room end with the same checksum', async () => {
  const soaked = await soak(site, 6, 20261130)
  expect(soaked.games).toBe(6)
  // Stacks come from the platform's own chance: only that each of the 108 tiles is a move of its own is certain, less
  // the few that fit nowhere.
  expect(soaked.moves).toBeGreaterThan(6 * 100)
  expect(soaked.differed).toBe(0)
})
