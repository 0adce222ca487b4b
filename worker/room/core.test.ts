import { expect, test } from 'vitest'
import { refusals, secretOf, Table, twoPlayers } from '../testing/table.ts'
import { CLOSE, PROTOCOL, type ClientMessage } from './protocol.ts'

test('the first to sit is host, and the start gives everybody the open record', () => {
  const table = twoPlayers()
  table.open('watcher')
  const { room } = table.last('Ann', 'room')
  expect(room.status).toBe('running')
  expect(room.seats.map((seat) => seat.state)).toEqual(['taken', 'taken'])
  expect(room.host).toBe(0)
  const snapshot = table.last('watcher', 'snapshot')
  expect(snapshot).toEqual(table.last('Ann', 'snapshot'))
  expect(snapshot.seq).toBe(0)
  expect(snapshot.record).toMatchObject({ format: 'graaf/1', open: { deck: 71, tokens: 0 }, actions: [] })
  expect((snapshot.record as { deck: string[] }).deck).toEqual(table.game.setup.deck.slice(0, 1))
})

test('a decision is told to everybody as a move with what it revealed', () => {
  const table = twoPlayers()
  const place = table.options()[0]!
  table.decide('a1', place)
  const [action] = [table.options().find(({ type }) => type === 'pass')!]
  table.decide('a2', action)
  expect(table.last('Ann', 'move')).toEqual(table.last('Bo', 'move'))
  expect(table.last('Ann', 'move')).toEqual({
    type: 'move',
    seq: 2,
    player: 0,
    id: 'a2',
    actions: [{ type: 'pass' }],
    reveals: { tiles: [table.game.setup.deck[1]] },
  })
})

test('the same decision twice is applied once, also after a restart', () => {
  const table = twoPlayers()
  const place = table.options()[0]!
  const decider = table.decider
  const act: ClientMessage = { type: 'act', id: 'a1', base: 0, actions: [place] }
  const [first] = table.say(decider, act)
  expect(table.say(decider, act)).toEqual([first])
  table.sleep()
  expect(table.say(decider, act)).toEqual([first])
  expect(table.game.log).toHaveLength(1)
})

test('two players may choose the same id', () => {
  const table = twoPlayers()
  table.play(1)
  table.decide('same', { type: 'pass' })
  const second = table.decider
  table.decide('same', table.options()[0]!)
  expect(table.last(second, 'move')).toMatchObject({ seq: 3, player: 1, id: 'same' })
})

test('a decision based on an older number is stale; one on an unknown forerunner falls with it', () => {
  const table = twoPlayers()
  const decider = table.decider
  const [place] = table.options()
  expect(refusals(table.say(decider, { type: 'act', id: 'b', after: 'a', actions: [place!] }))).toEqual([
    'act/forerunner',
  ])
  table.decide('a', place!)
  expect(
    refusals(table.say(decider, { type: 'act', id: 'c', base: 0, actions: [{ type: 'pass' }] })),
  ).toEqual(['act/stale'])
  expect(refusals(table.say(decider, { type: 'act', id: 'c', actions: [{ type: 'pass' }] }))).toEqual([
    'act/stale',
  ])
  table.say(decider, { type: 'act', id: 'd', after: 'a', actions: [{ type: 'pass' }] })
  expect(table.last(decider, 'move')).toMatchObject({ seq: 2, id: 'd' })
})

test('several actions are taken whole or not at all', () => {
  const table = twoPlayers()
  const [place] = table.options()
  expect(refusals(table.decide('a', place!, place!))).toEqual(['act/wrong-step'])
  expect(table.game.log).toHaveLength(0)
  expect(table.storage.has('log/000001')).toBe(false)
  table.decide('b', place!, { type: 'pass' })
  expect(table.game.log).toHaveLength(1)
})

test('moves out of turn, of watchers, and before the start are refused and change nothing', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.open('watcher')
  const act: ClientMessage = { type: 'act', id: 'a', base: 0, actions: [{ type: 'pass' }] }
  expect(refusals(table.say('Ann', act))).toEqual(['room/not-started'])
  table.sit('Bo', 'plum')
  table.say('Ann', { type: 'start' })
  const place = table.options()[0]!
  const other = table.decider === 'Ann' ? 'Bo' : 'Ann'
  expect(refusals(table.say(other, { type: 'act', id: 'a', base: 0, actions: [place] }))).toEqual([
    'act/not-your-turn',
  ])
  expect(refusals(table.say('watcher', { type: 'act', id: 'a', base: 0, actions: [place] }))).toEqual([
    'seat/none',
  ])
  expect(table.game.log).toHaveLength(0)
})

test('whoever says hello with a number gets the moves after it, otherwise the open record', () => {
  const table = twoPlayers()
  table.play(6)
  const messages = table.open('late', secretOf('Ann'), 4)
  expect(messages.map(({ type }) => type)).toEqual(['welcome', 'moves'])
  expect(table.last('late', 'moves').moves.map(({ seq }) => seq)).toEqual([5, 6])
  expect(table.last('late', 'moves').moves[1]).toEqual(
    expect.objectContaining({ player: 0, reveals: { tiles: [table.game.setup.deck[3]] } }),
  )
  expect(table.last('late', 'welcome').you.seat).toBe(0)
  expect(table.open('later').map(({ type }) => type)).toEqual(['welcome', 'snapshot', 'room'])
  expect(table.open('ahead', undefined, 7).map(({ type }) => type)).toEqual(['welcome', 'snapshot', 'room'])
})

test('the game goes on after a sleep in the very same state', () => {
  const table = twoPlayers()
  table.play(20)
  const { state, log, clock, drawn, undoable } = table.game
  table.sleep()
  expect(table.game.state).toEqual(state)
  expect(table.game).toMatchObject({ log, clock, drawn })
  expect(table.game.undoable.map(({ id }) => id)).toEqual(undoable.map(({ id }) => id))
  table.play(1)
  expect(table.game.log).toHaveLength(21)
})

test('a whole game ends with the whole record', () => {
  const table = twoPlayers()
  table.play(400)
  expect(table.last('Ann', 'room').room).toMatchObject({ status: 'ended', ended: 'finished' })
  const { record } = table.open('watcher').find((message) => message.type === 'snapshot')!
  expect((record as { deck: string[] }).deck).toEqual(table.game.setup.deck)
  expect(record).not.toHaveProperty('open')
  expect(
    refusals(
      table.say('Ann', { type: 'act', id: 'x', base: table.game.log.length, actions: [{ type: 'pass' }] }),
    ),
  ).toEqual(['act/over'])
})

test('a checksum goes with every eighth move', () => {
  const table = twoPlayers()
  table.play(16)
  const moves = table.heard.get('Bo')!.filter((message) => message.type === 'move')
  expect(moves.flatMap((move) => ('check' in move ? [move.seq] : []))).toEqual([8, 16])
})

test('nothing but hello is heard first, and hello once', () => {
  const table = new Table()
  table.connect('a')
  expect(refusals(table.say('a', { type: 'start' }))).toEqual(['message/hello-first'])
  table.say('a', { type: 'hello', protocol: PROTOCOL })
  expect(refusals(table.say('a', { type: 'hello', protocol: PROTOCOL }))).toEqual(['message/hello-again'])
})

test('another version of the protocol is closed with a code of its own, whatever else its hello holds', () => {
  const table = new Table()
  table.connect('a')
  table.sayRaw('a', JSON.stringify({ type: 'hello', protocol: PROTOCOL + 1, colours: 7 }))
  expect(table.closed.get('a')).toBe(CLOSE.protocol)
})

test('the third senseless message closes the socket', () => {
  const table = new Table()
  table.open('a')
  expect(refusals(table.sayRaw('a', 'x'.repeat(4097)))).toEqual(['message/too-long'])
  expect(refusals(table.sayRaw('a', '{"type":'))).toEqual(['message/not-json'])
  table.sayRaw('a', new Uint8Array([1, 2, 3]).buffer)
  expect(table.closed.get('a')).toBe(CLOSE.strikes)
})

test('4096 bytes pass, counted in bytes', () => {
  const table = new Table()
  table.open('a')
  expect(refusals(table.sayRaw('a', 'é'.repeat(2048)))).toEqual(['message/not-json'])
  expect(refusals(table.sayRaw('a', 'é'.repeat(2049)))).toEqual(['message/too-long'])
})

test('more than the allowance is refused, twice as much closes the socket, and time fills it again', () => {
  const table = new Table()
  table.open('a')
  const flood = (n: number) =>
    Array.from({ length: n }, () => refusals(table.say('a', { type: 'typing' }))).flat()
  expect(flood(39)).toEqual(Array(39).fill('seat/none'))
  expect(flood(1)).toEqual(['message/too-many'])
  table.now += 1000
  expect(flood(1)).toEqual(['seat/none'])
  flood(100)
  expect(table.closed.get('a')).toBe(CLOSE.tooMany)
})
