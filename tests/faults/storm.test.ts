import { afterAll, beforeAll, expect, test } from 'vitest'
import { SiteProcess, UNLIMITED } from './process.ts'
import { stormOverSockets } from './storm.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await SiteProcess.start('workerd', { LIMITS: UNLIMITED })
})

afterAll(() => site.stop())

test('4 games through a proxy that cuts, delays, doubles and reorders: every client ends in the state of the room', async () => {
  const sum = await stormOverSockets(site, 4, 20261130)
  expect(sum.games).toBe(4)
  expect(sum.differed).toBe(0)
  expect(sum.connections).toBe(sum.cuts + 8)
  expect(sum.cuts).toBeGreaterThan(3)
  expect(sum.doubled).toBeGreaterThan(40)
  expect(sum.overtook).toBeGreaterThan(10)
})
