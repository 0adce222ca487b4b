import { expect, test } from 'vitest'
import { refusals, secretOf, Table, twoPlayers } from '../testing/table.ts'
import { CLOSE, type ClientMessage } from './protocol.ts'

test('what only the host may do is refused to everybody else', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.sit('Bo', 'plum')
  table.open('watcher')
  const powers: ClientMessage[] = [
    { type: 'settings', settings: { purist: true } },
    { type: 'order', seats: [5, 4, 3, 2, 1, 0] },
    { type: 'remove', seat: 0 },
    { type: 'start' },
    { type: 'delete' },
    { type: 'resume' },
  ]
  for (const message of powers) {
    expect(refusals(table.say('Bo', message))).toEqual(['host/only'])
    expect(refusals(table.say('watcher', message))).toEqual(['seat/none'])
  }
  expect(table.room.game).toBeNull()
})

test('options are read as in a record, and a wrong one is refused with its name', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.say('Ann', { type: 'settings', options: { sets: ['count'], 'small-city': 2 } })
  expect(table.last('Ann', 'room').room.options).toMatchObject({
    sets: ['base', 'count'],
    'small-city': 2,
    farmers: true,
  })
  const [refused] = table.say('Ann', { type: 'settings', options: { 'small-city': 3 } })
  expect(refused).toMatchObject({ code: 'options/unknown-value', data: { id: 'small-city', value: '3' } })
})

test('after the start only what watchers may say can be changed', () => {
  const table = twoPlayers()
  expect(refusals(table.say('Ann', { type: 'settings', settings: { purist: true } }))).toEqual([
    'room/started',
  ])
  expect(refusals(table.say('Ann', { type: 'settings', options: {} }))).toEqual(['room/started'])
  table.say('Ann', { type: 'settings', settings: { watchersChat: true } })
  expect(table.last('Bo', 'room').room.settings.watchersChat).toBe(true)
})

test('the order names every seat once, and the start turns it to whoever was drawn', () => {
  const table = new Table({ seed: 3 })
  table.sit('Ann', 'sky')
  table.sit('Bo', 'plum')
  table.sit('Cas', 'ink')
  expect(refusals(table.say('Ann', { type: 'order', seats: [0, 1, 2] }))).toEqual(['order/not-all'])
  expect(refusals(table.say('Ann', { type: 'order', seats: [0, 1, 2, 3, 4, 4] }))).toEqual(['order/not-all'])
  table.say('Ann', { type: 'order', seats: [3, 2, 4, 0, 5, 1] })
  table.say('Ann', { type: 'start' })
  const names = table.game.setup.players.map(({ name }) => name).join()
  expect(['Cas,Ann,Bo', 'Ann,Bo,Cas', 'Bo,Cas,Ann']).toContain(names)
  expect(
    table
      .last('Bo', 'room')
      .room.seats.map((seat) => 'name' in seat && seat.name)
      .join(),
  ).toBe(names)
})

test('each player is drawn to begin about equally often', () => {
  const first = [0, 0, 0]
  for (let seed = 0; seed < 300; seed++) {
    const table = new Table({ seed })
    for (const [index, colour] of (['sky', 'plum', 'ink'] as const).entries()) table.sit(`p${index}`, colour)
    table.say('p0', { type: 'start' })
    first[Number(table.game.setup.players[0]!.name[1])]! += 1
  }
  for (const count of first) expect(count).toBeGreaterThan(70)
})

test('the host frees a seat before the start, not afterwards', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.sit('Bo', 'plum')
  table.say('Ann', { type: 'remove', seat: 1 })
  expect(table.last('Bo', 'you').you.seat).toBeNull()
  expect(table.room.meta.seats[1]).toEqual({ id: 1, state: 'empty' })
  expect(refusals(table.say('Ann', { type: 'remove', seat: 1 }))).toEqual(['seat/unknown'])
  table.sit('Cas', 'plum')
  table.say('Ann', { type: 'start' })
  expect(refusals(table.say('Ann', { type: 'remove', seat: 1 }))).toEqual(['room/started'])
})

test('a vanished seat goes to the room after the patience, by any seated player; its owner gets it back', () => {
  const table = twoPlayers({ settings: { patience: 60 } })
  const [gone, here] = [table.decider, table.decider === 'Ann' ? 'Bo' : 'Ann']
  const seat = table.room.meta.seats[0]!.id
  expect(refusals(table.say(here, { type: 'hand-over', seat, to: 'room' }))).toEqual(['seat/not-away'])
  table.leave(gone)
  table.now += 59_999
  expect(refusals(table.say(here, { type: 'hand-over', seat, to: 'room' }))).toEqual(['seat/patience'])
  table.now += 1
  table.say(here, { type: 'hand-over', seat, to: 'room' })
  expect(table.last(here, 'move')).toMatchObject({ by: 'room', player: 0 })
  expect(table.last(here, 'room').room.seats[0]).toMatchObject({ state: 'bot', bot: 'room' })
  expect(table.decider).toBe(here)
  table.open(gone, secretOf(gone))
  expect(table.last(here, 'room').room.seats[0]!.state).toBe('taken')
})

test('with patience null a seat is never handed on', () => {
  const table = twoPlayers({ settings: { patience: null } })
  table.leave('Bo')
  table.now += 7 * 86_400_000
  expect(refusals(table.say('Ann', { type: 'hand-over', seat: 1, to: 'room' }))).toEqual(['seat/patience'])
})

test('the host opens a vanished seat to a watcher, who plays on with its figures', () => {
  const table = twoPlayers()
  table.play(2)
  table.leave('Bo')
  table.now += 120_000
  table.say('Ann', { type: 'hand-over', seat: 1, to: 'watcher' })
  expect(table.last('Ann', 'room').room.seats.find(({ id }) => id === 1)).toMatchObject({
    state: 'away',
    free: true,
  })
  table.open('Cas')
  expect(
    refusals(table.say('Cas', { type: 'claim', name: 'Cas', colour: 'ink', secret: secretOf('Cas') })),
  ).toEqual(['room/started'])
  table.say('Cas', { type: 'claim', name: 'Cas', colour: 'ink', secret: secretOf('Cas'), seat: 1 })
  expect(table.last('Ann', 'room').room.seats.find(({ id }) => id === 1)).toEqual({
    id: 1,
    state: 'taken',
    name: 'Cas',
    colour: 'plum',
  })
  table.open('back', secretOf('Bo'))
  expect(table.last('back', 'welcome').you.seat).toBeNull()
})

test('an owner who comes back before anybody sat down keeps the seat', () => {
  const table = twoPlayers()
  table.leave('Bo')
  table.now += 120_000
  table.say('Ann', { type: 'hand-over', seat: 1, to: 'watcher' })
  table.open('Bo', secretOf('Bo'))
  table.open('Cas')
  expect(
    refusals(
      table.say('Cas', { type: 'claim', name: 'Cas', colour: 'ink', secret: secretOf('Cas'), seat: 1 }),
    ),
  ).toEqual(['seat/taken'])
})

test('once everybody has left or was handed over, the room does not play with itself', () => {
  const table = twoPlayers()
  table.say('Bo', { type: 'leave' })
  const before = table.game.log.length
  table.say('Ann', { type: 'leave' })
  expect(table.game.log.length).toBe(before)
  expect(table.game.awaits).not.toBeNull()
})

test('the host deletes a game that is open or over, and a running one only if nobody else plays', () => {
  const table = twoPlayers()
  expect(refusals(table.say('Ann', { type: 'delete' }))).toEqual(['room/running'])
  table.say('Bo', { type: 'leave' })
  table.open('watcher')
  table.say('Ann', { type: 'delete' })
  expect(table.storage.size).toBe(0)
  expect([...table.closed]).toEqual([
    ['Ann', CLOSE.deleted],
    ['Bo', CLOSE.deleted],
    ['watcher', CLOSE.deleted],
  ])
})
