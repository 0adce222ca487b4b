import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAndGoOn } from './kill.ts'
import { SiteProcess, UNLIMITED } from './process.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await SiteProcess.start('workerd', { LIMITS: UNLIMITED })
}, 60_000)

afterAll(() => site.stop())

test(
  'the worker is killed 3 times in the middle of games: nothing that was told is lost, nothing is doubled',
  { timeout: 240_000 },
  async () => {
    const survived = await killAndGoOn(site, 3, 3, 20261130)
    expect(survived.kills).toBe(3)
    expect(survived.games).toBeGreaterThanOrEqual(3)
    expect(survived.confirmed).toBe(survived.moves)
    expect(survived.connections).toBeGreaterThan(12)
  },
)
