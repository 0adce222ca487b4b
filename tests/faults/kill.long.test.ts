import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosenSeed, sizeOf, tellFigures } from '../../worker/testing/size.ts'
import { killAndGoOn } from './kill.ts'
import { SiteProcess, UNLIMITED } from './process.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await SiteProcess.start('workerd', { LIMITS: UNLIMITED })
})

afterAll(() => site.stop())

test('the worker is killed 50 times in the middle of games: nothing that was told is lost, nothing is doubled', async () => {
  const kills = sizeOf('KILLS', 50)
  const survived = await killAndGoOn(site, kills, 6, chosenSeed())
  tellFigures(survived)
  expect(survived.kills).toBe(kills)
  expect(survived.confirmed).toBe(survived.moves)
  expect(survived.connections).toBeGreaterThan(kills * 6)
})
