import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosenSeed, sizeOf, tellFigures } from '../../worker/testing/size.ts'
import { SiteProcess, UNLIMITED } from '../faults/process.ts'
import { soak } from './soak.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await SiteProcess.start('wrangler', { LIMITS: UNLIMITED })
})

afterAll(() => site.stop())

test('1,000 whole games of all expansions through real sockets: all checksums equal, and memory stays within 1.2', async () => {
  const games = sizeOf('GAMES', 1000)
  const early = Math.ceil(games / 10)
  const soaked = await soak(site, games, early, chosenSeed())
  tellFigures({ ...soaked, ratio: soaked.last / soaked.first })
  expect(soaked.games).toBe(games)
  expect(soaked.differed).toBe(0)
  expect(soaked.first).toBeGreaterThan(0)
  expect(soaked.last / soaked.first).toBeLessThanOrEqual(1.2)
})
