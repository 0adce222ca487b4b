import { expect, test } from 'vitest'
import { secretOf, Table, twoPlayers } from '../testing/table.ts'
import { CLOSE } from './protocol.ts'

const DAY = 86_400_000

test('a room that never came to a game deletes itself a day after it was last touched', () => {
  const table = new Table()
  table.wait(DAY - 1)
  table.sit('Ann', 'sky')
  table.wait(DAY - 1)
  expect(table.storage.size).toBe(1)
  table.wait(1)
  expect(table.storage.size).toBe(0)
  expect(table.closed.get('Ann')).toBe(CLOSE.deleted)
  expect(table.notes.at(-1)).toEqual({ event: 'deleted' })
})

test('a game deletes itself 30 days after the last move or word', () => {
  const table = twoPlayers()
  table.wait(20 * DAY)
  table.play(1)
  table.wait(20 * DAY)
  table.say('Ann', { type: 'chat', text: 'Still here' })
  table.wait(30 * DAY - 1)
  expect(table.storage.size).toBeGreaterThan(0)
  table.wait(1)
  expect(table.storage.size).toBe(0)
})

test('moves do not write alarms: one that rings too early is set anew', () => {
  const table = twoPlayers()
  const alarm = table.alarm
  table.wait(1000)
  table.play(5)
  expect(table.alarm).toBe(alarm)
  table.wait(30 * DAY)
  expect(table.storage.size).toBe(0)
})

test('a clock sets the alarm forward, never back', () => {
  const table = twoPlayers({ settings: { clock: { kind: 'turn', seconds: 60 } } })
  const first = table.alarm
  expect(first).toBe(table.now + 60_000)
  table.wait(10_000)
  table.play(2)
  expect(table.alarm).toBe(first)
  const moves = table.game.log.length
  table.wait(50_000)
  expect(table.game.log).toHaveLength(moves)
  expect(table.alarm).toBeGreaterThan(table.now)
})

test('after the patience the next player here is host in the place of an absent one', () => {
  const table = twoPlayers({ settings: { patience: 60 } })
  table.leave('Ann')
  table.wait(59_999)
  expect(table.room.meta.host).toBe(0)
  table.wait(1)
  expect(table.last('Bo', 'room').room.host).toBe(1)
  table.open('Ann', secretOf('Ann'))
  expect(table.room.meta.host).toBe(1)
})

test('an absent host stays host while nobody else is here', () => {
  const table = twoPlayers()
  table.leave('Ann')
  table.leave('Bo')
  table.wait(DAY)
  expect(table.room.meta.host).toBe(0)
  table.open('Bo', secretOf('Bo'))
  expect(table.room.meta.host).toBe(1)
  expect(table.last('Bo', 'room').room.host).toBe(1)
})

test('who sits down where the host has long been away is host at once', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.leave('Ann')
  table.wait(121_000)
  table.sit('Bo', 'plum')
  expect(table.last('Bo', 'room').room.host).toBe(1)
})

test('once all are gone, no alarm rings that was meant for those who were here', () => {
  const table = twoPlayers()
  table.play(3)
  table.leave('Ann')
  expect(table.alarm).toBe(table.now + 120_000)
  table.leave('Bo')
  expect(table.alarm).toBe(table.now + 30 * DAY)
})

test('looking in writes no alarm, and a clock goes on when all are gone', () => {
  const slow = twoPlayers()
  slow.leave('Bo')
  slow.leave('Ann')
  const { alarm } = slow
  slow.wait(10 * DAY)
  slow.open('Ann', secretOf('Ann'))
  slow.leave('Ann')
  expect(slow.alarm).toBe(alarm)
  const timed = twoPlayers({ settings: { clock: { kind: 'turn', seconds: 60 } } })
  timed.leave('Ann')
  timed.leave('Bo')
  expect(timed.alarm).toBe(timed.now + 60_000)
})
