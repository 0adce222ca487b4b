import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosenSeed, sizeOf, tellFigures } from '../../worker/testing/size.ts'
import { SiteProcess, UNLIMITED } from './process.ts'
import { stormOverSockets } from './storm.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await SiteProcess.start('workerd', { LIMITS: UNLIMITED })
})

afterAll(() => site.stop())

test('200 games through a proxy that cuts, delays, doubles and reorders: every client ends in the state of the room', async () => {
  const games = sizeOf('GAMES', 200)
  const sum = await stormOverSockets(site, games, chosenSeed())
  tellFigures(sum)
  expect(sum.games).toBe(games)
  expect(sum.differed).toBe(0)
  expect(sum.connections).toBeGreaterThan(2 * games)
})
