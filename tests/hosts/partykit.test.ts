import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRANSCRIPT, transcript } from '../../worker/testing/contract.ts'
import { houseAt } from '../../worker/testing/site.ts'
import { SiteProcess } from '../faults/process.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await SiteProcess.start('partykit')
}, 60_000)

afterAll(() => site.stop())

test('the transcript of the contract, under partykit dev', { timeout: 60_000 }, async () => {
  expect(await transcript(houseAt(site.origin))).toEqual(TRANSCRIPT)
})

test('a game goes on after partykit dev was killed', { timeout: 60_000 }, async () => {
  const house = houseAt(site.origin)
  const id = await house.newGame()
  const ann = await house.connect(id)
  await ann.sit('Ann', 'sky')
  ann.say({ type: 'start' })
  await ann.next('snapshot')
  ann.act([ann.follower.options()[0]!])
  await ann.next('move')
  await site.kill()
  await site.up()
  const back = await house.connect(id, ann.secret)
  const { you } = await back.hello()
  expect(you.seat).toBe(0)
  expect((await back.next('snapshot')).seq).toBe(1)
  expect(back.follower.check).toBe(ann.follower.check)
})

test('an unknown game closes the socket with its code', { timeout: 20_000 }, async () => {
  const client = await houseAt(site.origin).connect('NoSuchGame234567')
  await client.until(() => client.closed !== null)
  expect(client.closed).toBe(4004)
})
