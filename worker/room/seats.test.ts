import { expect, test } from 'vitest'
import { refusals, secretOf, Table, twoPlayers } from '../testing/table.ts'
import type { ClientMessage } from './protocol.ts'
import { CLOSE } from './protocol.ts'

const claim = (
  name: string,
  over: Partial<Extract<ClientMessage, { type: 'claim' }>> = {},
): ClientMessage => ({
  type: 'claim',
  name,
  colour: 'sky',
  secret: secretOf(name),
  ...over,
})

test('a seat, a name and a colour each belong to one player', () => {
  const table = new Table()
  table.sit('Ann', 'sky', 2)
  table.open('b')
  expect(refusals(table.say('b', claim('Bo', { seat: 2, colour: 'plum' })))).toEqual(['seat/taken'])
  expect(refusals(table.say('b', claim('Bo')))).toEqual(['seat/colour-taken'])
  expect(refusals(table.say('b', claim('ann ', { colour: 'plum', secret: secretOf('b') })))).toEqual([
    'seat/name-taken',
  ])
  expect(refusals(table.say('b', claim('\u200b', { colour: 'plum', secret: secretOf('b') })))).toEqual([
    'seat/name-empty',
  ])
  expect(refusals(table.say('b', claim('x'.repeat(25), { colour: 'plum' })))).toEqual(['seat/name-long'])
  table.say('b', claim('Bo', { colour: 'plum' }))
  expect(table.last('b', 'you').you).toMatchObject({ seat: 0, devices: 1 })
  expect(refusals(table.say('b', claim('Bo', { secret: secretOf('other'), colour: 'ink' })))).toEqual([
    'seat/seated',
  ])
})

test('a claim repeated with the same secret is the same claim, on another tab too', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.say('Ann', claim('Ann'))
  table.open('tab')
  table.say('tab', claim('Annie', { colour: 'ink', secret: secretOf('Ann') }))
  expect(table.last('tab', 'you').you.seat).toBe(0)
  expect(table.room.meta.seats[0]).toMatchObject({ name: 'Ann', colour: 'sky', devices: [{ n: 1 }] })
})

test('six seats, no seventh', () => {
  const table = new Table()
  const colours = ['ivory', 'saffron', 'sky', 'vermilion', 'plum', 'ink'] as const
  colours.forEach((colour, index) => table.sit(`player${index}`, colour))
  table.open('late')
  expect(refusals(table.say('late', claim('Late')))).toEqual(['seat/full'])
})

test('a seat whose last socket closed is away, and taken again when its owner is back', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.open('tab', secretOf('Ann'))
  table.open('watcher')
  table.leave('Ann')
  expect(table.room.meta.seats[0]!.state).toBe('taken')
  table.leave('tab')
  table.now += 5000
  table.open('other')
  expect(table.last('other', 'welcome').room.seats[0]).toMatchObject({ state: 'away', ms: 5000 })
  table.open('again', secretOf('Ann'))
  expect(table.last('watcher', 'room').room.seats[0]!.state).toBe('taken')
})

test('four tabs of one seat, the fifth is closed', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  for (const tab of ['2', '3', '4', '5']) table.open(tab, secretOf('Ann'))
  expect(table.closed.get('4')).toBeUndefined()
  expect(table.closed.get('5')).toBe(CLOSE.full)
})

test('watchers up to the limit, one more is closed; players still come in', () => {
  const table = new Table({ limits: { watchers: 3 } })
  table.sit('Ann', 'sky')
  for (const peer of ['1', '2', '3', '4']) table.open(peer)
  expect(table.closed.get('3')).toBeUndefined()
  expect(table.closed.get('4')).toBe(CLOSE.full)
  table.open('tab', secretOf('Ann'))
  expect(table.last('tab', 'welcome').you.seat).toBe(0)
})

test('sockets that say nothing are counted too', () => {
  const table = new Table({ limits: { watchers: 1, tabsPerSeat: 1, seats: 2 } })
  for (const peer of ['1', '2', '3', '4']) table.connect(peer)
  expect(table.closed.get('3')).toBeUndefined()
  expect(table.closed.get('4')).toBe(CLOSE.full)
})

test('before the start one may change name and colour, not afterwards', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.sit('Bo', 'plum')
  expect(refusals(table.say('Ann', { type: 'profile', colour: 'plum' }))).toEqual(['seat/colour-taken'])
  expect(refusals(table.say('Ann', { type: 'profile', name: 'BO' }))).toEqual(['seat/name-taken'])
  table.say('Ann', { type: 'profile', name: 'Anna', colour: 'ink' })
  expect(table.last('Bo', 'room').room.seats[0]).toMatchObject({ name: 'Anna', colour: 'ink' })
  table.say('Ann', { type: 'start' })
  expect(refusals(table.say('Ann', { type: 'profile', name: 'Ann' }))).toEqual(['room/started'])
})

test('leaving before the start frees the seat, and the next one is host', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.sit('Bo', 'plum')
  table.say('Ann', { type: 'leave' })
  expect(table.last('Ann', 'you').you.seat).toBeNull()
  expect(table.last('Bo', 'room').room).toMatchObject({
    host: 1,
    seats: [{ state: 'empty' }, { state: 'taken' }, {}, {}, {}, {}],
  })
  table.open('again', secretOf('Ann'))
  expect(table.last('again', 'welcome').you.seat).toBeNull()
})

test('leaving a running game is for good: the room decides, and the old secret opens nothing', () => {
  const table = twoPlayers()
  const decider = table.decider
  table.say(decider, { type: 'leave' })
  expect(table.game.log[0]).toMatchObject({ by: 'room', actions: [{ type: 'place' }] })
  expect(table.decider).not.toBe(decider)
  table.open('again', secretOf(decider))
  expect(table.last('again', 'welcome').you.seat).toBeNull()
})

test('another device trades the code for a secret of its own, once and for ten minutes', () => {
  const table = twoPlayers()
  const code = secretOf('code')
  table.say('Ann', { type: 'offer-device', code })
  expect(table.last('Ann', 'device-offered').ms).toBe(600_000)
  table.open('phone')
  expect(
    refusals(table.say('phone', { type: 'trade', code: secretOf('guess'), secret: secretOf('phone') })),
  ).toEqual(['device/unknown-code'])
  table.say('phone', { type: 'trade', code, secret: secretOf('phone') })
  expect(table.last('phone', 'you').you).toMatchObject({ seat: 0, devices: 2 })
  expect(table.last('Ann', 'you').you.devices).toBe(2)
  table.open('thief')
  expect(refusals(table.say('thief', { type: 'trade', code, secret: secretOf('thief') }))).toEqual([
    'device/unknown-code',
  ])
  table.say('Ann', { type: 'offer-device', code: secretOf('slow') })
  table.wait(600_000)
  expect(
    refusals(table.say('thief', { type: 'trade', code: secretOf('slow'), secret: secretOf('thief') })),
  ).toEqual(['device/unknown-code'])
})

test('a seat has four secrets at most, and its owner drops the others', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  for (const device of ['d2', 'd3', 'd4']) {
    table.say('Ann', { type: 'offer-device', code: secretOf(`code-${device}`) })
    table.open(device)
    table.say(device, { type: 'trade', code: secretOf(`code-${device}`), secret: secretOf(device) })
  }
  expect(refusals(table.say('Ann', { type: 'offer-device', code: secretOf('five') }))).toEqual([
    'device/too-many',
  ])
  table.say('d3', { type: 'drop-devices' })
  expect(table.last('Ann', 'you').you.seat).toBeNull()
  expect(table.last('d3', 'you').you).toMatchObject({ seat: 0, devices: 1 })
  table.open('old', secretOf('Ann'))
  expect(table.last('old', 'welcome').you.seat).toBeNull()
})

test('seats, devices and host outlive a crash', () => {
  const table = twoPlayers()
  table.play(3)
  table.crash()
  expect(table.room.meta.seats.map(({ state }) => state)).toEqual(['away', 'away'])
  table.open('Bo', secretOf('Bo'))
  expect(table.last('Bo', 'welcome')).toMatchObject({
    you: { seat: 1 },
    room: { host: 0, status: 'running' },
  })
})
