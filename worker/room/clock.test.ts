import { expect, test } from 'vitest'
import { twoPlayers } from '../testing/table.ts'
import { advanceClock, clockDeadline, clockLeft, newClock } from './clock.ts'

test('per turn: fresh time whenever it is another one who decides, and with every new turn', () => {
  const clock = newClock({ kind: 'turn', seconds: 60 }, 2, 0, 0)
  expect(clockLeft(clock, 10_000)).toBe(50_000)
  advanceClock(clock, 10_000, 0, false)
  expect(clockLeft(clock, 20_000)).toBe(40_000)
  advanceClock(clock, 30_000, 1, false)
  expect(clockLeft(clock, 30_000)).toBe(60_000)
  advanceClock(clock, 40_000, 0, false)
  expect(clockDeadline(clock)).toBe(100_000)
  advanceClock(clock, 50_000, 0, true)
  expect(clockDeadline(clock)).toBe(110_000)
})

test('reserve: who decides spends his own, also out of turn; a finished turn adds the increment', () => {
  const clock = newClock({ kind: 'reserve', seconds: 100, increment: 5 }, 2, 0, 0)
  advanceClock(clock, 10_000, 1, false)
  expect(clockLeft(clock, 10_000)).toEqual([90_000, 100_000])
  advanceClock(clock, 13_000, 0, false)
  expect(clockLeft(clock, 14_000)).toEqual([89_000, 97_000])
  advanceClock(clock, 20_000, 1, true)
  expect(clockLeft(clock, 20_000)).toEqual([88_000, 97_000])
  expect(clockDeadline(clock)).toBe(117_000)
})

test('without a clock, and when nobody has to decide, nothing runs', () => {
  expect(clockDeadline(newClock({ kind: 'none' }, 2, 0, 0))).toBeNull()
  expect(clockLeft(newClock({ kind: 'none' }, 2, 0, 0), 0)).toBeUndefined()
  const clock = newClock({ kind: 'reserve', seconds: 100, increment: 0 }, 2, 0, 0)
  advanceClock(clock, 10_000, null, false)
  expect(clockDeadline(clock)).toBeNull()
  expect(clockLeft(clock, 99_000)).toEqual([90_000, 100_000])
})

test('at zero the room passes where it may, else takes the first legal action, until another decides', () => {
  const table = twoPlayers({ settings: { clock: { kind: 'turn', seconds: 30 } } })
  const [first] = table.options()
  expect(table.last('Bo', 'snapshot').clock).toBe(30_000)
  table.wait(29_999)
  expect(table.game.log).toHaveLength(0)
  table.wait(1)
  expect(table.game.log.map((entry) => 'actions' in entry && entry.actions[0])).toEqual([
    first,
    { type: 'pass' },
  ])
  expect(table.last('Ann', 'move')).toMatchObject({ seq: 2, by: 'room', clock: 30_000 })
  expect(table.game.awaits).toMatchObject({ player: 1, step: 'place' })
})

test('a decision that comes after zero is stale, even if the alarm is late', () => {
  const table = twoPlayers({ settings: { clock: { kind: 'turn', seconds: 30 } } })
  const [first] = table.options()
  const decider = table.decider
  table.now += 30_000
  const heard = table.say(decider, { type: 'act', id: 'late', base: 0, actions: [first!] })
  expect(heard.at(-1)).toMatchObject({ type: 'refused', id: 'late', code: 'act/stale' })
  expect(table.game.log).toHaveLength(2)
})

test('undo gives no time back', () => {
  const table = twoPlayers({ settings: { clock: { kind: 'turn', seconds: 30 } } })
  const decider = table.decider
  table.wait(20_000)
  table.decide('a', table.options()[0]!)
  table.wait(5000)
  table.say(decider, { type: 'undo', id: 'u', of: 'a' })
  expect(table.last(decider, 'move').clock).toBe(5000)
  table.wait(5000)
  expect(table.game.log.at(-1)).toMatchObject({ by: 'room' })
})

test('the clock goes on through a sleep and is told to whoever comes back', () => {
  const table = twoPlayers({ settings: { clock: { kind: 'reserve', seconds: 300, increment: 10 } } })
  table.play(4)
  const told = table.last('Ann', 'move').clock
  table.sleep()
  table.now += 1000
  const snapshot = table.open('late').find((message) => message.type === 'snapshot')!
  const [first, second] = told as number[]
  expect(snapshot.clock).toEqual([first! - 1000, second])
  expect((told as number[]).every((left) => left > 300_000)).toBe(true)
})

test('with every reserve at zero the room plays the game to its end', () => {
  const table = twoPlayers({ settings: { clock: { kind: 'reserve', seconds: 30, increment: 0 } } })
  table.wait(60_000)
  expect(table.game.finished).toBe(true)
  expect(table.last('Ann', 'room').room.status).toBe('ended')
})
