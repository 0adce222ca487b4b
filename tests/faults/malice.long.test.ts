import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLOSE } from '../../worker/room/protocol.ts'
import { chosenSeed, sizeOf, tellFigures } from '../../worker/testing/size.ts'
import { attackOverSockets } from './malice.ts'
import { SiteProcess } from './process.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await SiteProcess.start('workerd')
})

afterAll(() => site.stop())

test('2,000 hostile frames over real sockets, with the limits on: typed refusals, and nobody decides for another', async () => {
  const frames = sizeOf('FRAMES', 2000)
  const sum = await attackOverSockets(site.origin, frames, chosenSeed())
  tellFigures({ ...sum, closed: Object.fromEntries(sum.closed), refused: Object.fromEntries(sum.refused) })
  expect(sum.frames).toBeGreaterThanOrEqual(frames)
  expect(sum.closed.get(CLOSE.strikes)).toBeGreaterThan(10)
  expect(sum.refused.size).toBeGreaterThan(12)
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
})
