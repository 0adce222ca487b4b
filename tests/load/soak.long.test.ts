import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosenSeed, sizeOf, tellFigures } from '../../worker/testing/size.ts'
import { SiteProcess, UNLIMITED } from '../faults/process.ts'
import { soakWatched } from './soak.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await SiteProcess.start('workerd', { LIMITS: UNLIMITED }, true)
})

afterAll(() => site.stop())

test('1,000 whole games of all expansions through real sockets: all checksums equal, and memory stays within 1.2', async () => {
  const games = sizeOf('GAMES', 1000)
  const soaked = await soakWatched(site, games, Math.ceil(games / 10), chosenSeed())
  const ratio = {
    resident: soaked.last.resident / soaked.first.resident,
    heap: soaked.last.heap / soaked.first.heap,
  }
  tellFigures({ ...soaked, ratio })
  expect(soaked.games).toBe(games)
  expect(soaked.differed).toBe(0)
  expect(soaked.first.resident).toBeGreaterThan(soaked.first.heap)
  expect(ratio.heap).toBeLessThanOrEqual(1.2)
  expect(ratio.resident).toBeLessThanOrEqual(1.2)
})
