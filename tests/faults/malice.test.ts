import { afterAll, beforeAll, expect, test } from 'vitest'
import { attackOverSockets } from './malice.ts'
import { SiteProcess } from './process.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await SiteProcess.start('workerd')
})

afterAll(() => site.stop())

test('200 hostile frames over real sockets, with the limits on: typed refusals, and nobody decides for another', async () => {
  const sum = await attackOverSockets(site.origin, 200, 20261130)
  expect(sum.frames).toBeGreaterThanOrEqual(150)
  expect(sum.decisions).toBeGreaterThan(8)
  expect(sum.refused.size).toBeGreaterThan(8)
  expect(sum.refused.get('message/too-many')).toBeGreaterThan(20)
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
})
