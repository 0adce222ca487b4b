import { expect, test, vi } from 'vitest'
import { refusals, Table } from '../testing/table.ts'
import { think } from './bots.ts'
import type { Colour } from './protocol.ts'

// Bots think here as they do in production.
vi.setConfig({ testTimeout: 60_000 })

const BOT = { level: 'medium', character: 'farmer' } as const

/** One person and so many bots, the game begun; the clock stands at the first decision. */
function begun(bots: number, options: Record<string, unknown> = {}, thought = 60): Table {
  const table = new Table({ options, limits: { botThought: thought } })
  table.room.think = think
  table.sit('Ann', 'sky')
  const colours: Colour[] = ['plum', 'ink', 'ivory']
  for (let n = 0; n < bots; n++) {
    table.say('Ann', { type: 'bot', name: `Bot ${n}`, colour: colours[n]!, bot: BOT })
  }
  table.say('Ann', { type: 'start' })
  return table
}

/** Ann decides when she is asked, time passes when she is not. */
function playOn(table: Table, decisions: number): void {
  for (let n = 0; n < decisions && table.game.awaits !== null; n++) {
    table.now += 100
    if (table.decider === 'Ann') table.decide(`a${table.game.log.length}`, table.options()[0]!)
    else table.wait(5_000)
  }
}

test('the host puts bots on free seats before the start, nobody else does, and they are removed like anybody', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.sit('Bo', 'plum')
  expect(refusals(table.say('Bo', { type: 'bot', name: 'Kit', colour: 'ink', bot: BOT }))).toEqual([
    'host/only',
  ])
  expect(refusals(table.say('Ann', { type: 'bot', name: 'Kit', colour: 'sky', bot: BOT }))).toEqual([
    'seat/colour-taken',
  ])
  expect(refusals(table.say('Ann', { type: 'bot', name: 'Kit', colour: 'ink', bot: BOT, seat: 1 }))).toEqual([
    'seat/taken',
  ])
  table.say('Ann', { type: 'bot', name: 'Kit', colour: 'ink', bot: BOT })
  expect(table.last('Bo', 'room').room.seats[2]).toEqual({
    id: 2,
    state: 'bot',
    bot: BOT,
    name: 'Kit',
    colour: 'ink',
  })
  table.say('Ann', { type: 'remove', seat: 2 })
  expect(table.last('Bo', 'room').room.seats[2]).toEqual({ id: 2, state: 'empty' })
})

test('bots alone begin no game', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.say('Ann', { type: 'bot', name: 'Kit', colour: 'ink', bot: BOT })
  table.sit('Bo', 'plum')
  table.say('Ann', { type: 'leave' })
  table.say('Bo', { type: 'leave' })
  expect(table.room.meta.host).toBeNull()
})

test('each alarm brings one decision of a bot, told with who decided and why, a pace after the last one', () => {
  const table = begun(2)
  playOn(table, 1)
  while (table.decider === 'Ann') playOn(table, 1)
  const before = table.game.log.length
  const { alarm } = table
  expect(alarm).toBe((table.game.log.at(-1)?.at ?? table.game.setup.at) + 1200)
  table.now = alarm!
  table.alarm = null
  const effects = table.run({ type: 'alarm' })
  expect(table.game.log.length).toBe(before + 1)
  expect(effects.puts.map(([key]) => key)).toEqual([`log/${String(before + 1).padStart(6, '0')}`])
  const move = table.last('Ann', 'move')
  expect(move).toMatchObject({ by: 'bot', why: { code: expect.any(String) as string } })
  expect(JSON.stringify(move).length).toBeLessThan(400)
})

test('nobody waits for a bot that is late: messages are dealt with and it thinks in the next alarm', () => {
  const table = begun(1)
  while (table.decider === 'Ann') playOn(table, 1)
  const { length } = table.game.log
  table.now += 60_000
  table.say('Ann', { type: 'chat', text: 'Hello' })
  expect(table.game.log.length).toBe(length)
  table.wait(0)
  expect(table.game.log.length).toBe(length + 1)
})

test('one person and three bots play a whole game with everything in it, also through a sleep', () => {
  const table = begun(3, { sets: ['count', 'king-robber', 'crop-circles', 'circus'] }, 12)
  playOn(table, 40)
  table.sleep()
  table.room.think = think
  playOn(table, 5000)
  expect(table.game.finished).toBe(true)
  const byBots = table.game.log.filter((entry) => 'actions' in entry && entry.by === 'bot')
  expect(byBots.length).toBeGreaterThan(60)
  expect(table.last('Ann', 'room').room.status).toBe('ended')
})

test('without bots loaded the simple rule of the room decides for them', () => {
  const table = begun(1)
  table.room.think = null
  while (table.decider === 'Ann') playOn(table, 1)
  playOn(table, 1)
  expect(table.game.log.at(-1)).toMatchObject({ by: 'room' })
})

test('a bot takes over a vanished seat and gives it back', () => {
  const table = new Table({ limits: { botThought: 60 } })
  table.room.think = think
  table.sit('Ann', 'sky')
  table.sit('Bo', 'plum')
  table.say('Ann', { type: 'start' })
  const seat = table.room.meta.seats.find((one) => one.state !== 'empty' && one.name === 'Bo')!.id
  table.leave('Bo')
  table.wait(121_000)
  table.say('Ann', { type: 'hand-over', seat, to: 'bot' })
  const seatOf = () => table.last('Ann', 'room').room.seats.find(({ id }) => id === seat)
  expect(seatOf()).toMatchObject({ state: 'bot', bot: { level: 'medium', character: 'steady' } })
  playOn(table, 6)
  expect(table.game.log.some((entry) => 'actions' in entry && entry.by === 'bot')).toBe(true)
  table.open('Bo', 'Bo'.padEnd(24, '-'))
  expect(seatOf()).toMatchObject({ state: 'taken', name: 'Bo' })
  expect(seatOf()).not.toHaveProperty('bot')
})

test.each([
  [{ kind: 'turn', seconds: 30 }, 'bot', 'bot'],
  [{ kind: 'reserve', seconds: 60, increment: 0 }, 'bot', 'bot'],
  [{ kind: 'turn', seconds: 30 }, 'room', 'room'],
  [{ kind: 'reserve', seconds: 60, increment: 0 }, 'room', 'room'],
] as const)(
  'at zero of the clock %j, where the host chose %s, the decision is told as by the %s',
  (clock, zero, by) => {
    const table = new Table({ settings: { clock, zero }, limits: { botThought: 60 } })
    table.room.think = think
    table.sit('Ann', 'sky')
    table.sit('Bo', 'plum')
    table.say('Ann', { type: 'start' })
    const seat = table.game.awaits!.player
    const [first] = table.options()
    table.wait(clock.seconds * 1000 - 1)
    expect(table.game.log).toEqual([])
    // One alarm, and the whole of the turn: nobody waits for who has no time.
    table.wait(1)
    expect(table.game.log.length).toBeGreaterThan(0)
    for (const entry of table.game.log) expect(entry).toMatchObject({ player: seat, by })
    if (by === 'room') {
      expect(table.game.log.map((entry) => 'actions' in entry && entry.actions)).toEqual([
        [first],
        [{ type: 'pass' }],
      ])
    }
    expect(table.game.awaits).toMatchObject({ player: 1 - seat, step: 'place' })
    expect(table.last('Bo', 'move')).toMatchObject({
      by,
      clock: clock.kind === 'turn' ? 30_000 : [expect.any(Number), 60_000],
    })
  },
)

test('without a clock nobody decides for somebody who thinks for a day', () => {
  const table = new Table({ settings: { clock: { kind: 'none' }, zero: 'bot' } })
  table.room.think = think
  table.sit('Ann', 'sky')
  table.sit('Bo', 'plum')
  table.say('Ann', { type: 'start' })
  table.wait(24 * 3_600_000)
  expect(table.game.log).toEqual([])
})
