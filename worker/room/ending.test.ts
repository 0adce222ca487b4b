import { expect, test } from 'vitest'
import { refusals, secretOf, Table, twoPlayers } from '../testing/table.ts'
import { isRoomId, newRoomId } from './ending.ts'

const code = (name: string) => secretOf(`code-${name}`)

test('the game ends when everybody who still plays agrees, and opens its record', () => {
  const table = twoPlayers()
  table.play(4)
  table.say('Ann', { type: 'end', agree: true })
  expect(table.last('Bo', 'room').room).toMatchObject({ status: 'running', ending: [0] })
  table.say('Ann', { type: 'end', agree: false })
  table.say('Bo', { type: 'end', agree: true })
  expect(table.room.meta.agreed).toBe(false)
  table.say('Ann', { type: 'end', agree: true })
  expect(table.last('Bo', 'room').room).toMatchObject({ status: 'ended', ended: 'agreed' })
  const { record } = table.open('w').find((message) => message.type === 'snapshot')!
  expect((record as { deck: string[] }).deck).toHaveLength(71)
  expect(refusals(table.say('Bo', { type: 'end', agree: true }))).toEqual(['room/ended'])
})

test('whoever left has no say; an absent player has', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.sit('Bo', 'plum')
  table.sit('Cas', 'ink')
  table.say('Ann', { type: 'start' })
  table.leave('Bo')
  table.say('Ann', { type: 'end', agree: true })
  table.say('Cas', { type: 'leave' })
  expect(table.room.meta.agreed).toBe(false)
  table.now += 120_000
  table.say('Ann', { type: 'hand-over', seat: 1, to: 'room' })
  table.say('Ann', { type: 'end', agree: true })
  expect(table.room.meta.agreed).toBe(true)
})

test('a rematch is made when all who are here want it: same seats, the next one begins', () => {
  const table = twoPlayers()
  expect(refusals(table.say('Ann', { type: 'rematch', code: code('Ann') }))).toEqual(['room/not-ended'])
  table.play(1000)
  table.now += 10_000
  table.say('Ann', { type: 'rematch', code: code('Ann') })
  expect(table.last('Bo', 'room').room.rematch).toEqual({ yes: [0] })
  table.say('Ann', { type: 'rematch' })
  expect(table.last('Bo', 'room').room.rematch).toEqual({ yes: [] })
  table.say('Ann', { type: 'rematch', code: code('Ann') })
  table.say('Bo', { type: 'rematch', code: code('Bo') })
  const [made] = table.created
  expect(table.last('Bo', 'room').room.rematch.game).toBe(made!.id)
  expect(isRoomId(made!.id)).toBe(true)
  const players = table.game.setup.players.map(({ name }) => name)
  expect(made!.birth).toMatchObject({ rotated: true, seats: [{ name: players[1] }, { name: players[0] }] })
  expect(refusals(table.say('Bo', { type: 'rematch', code: code('Bo') }))).toEqual(['room/ended'])

  const next = new Table({ birth: made!.birth })
  next.open('stranger')
  expect(
    refusals(
      next.say('stranger', { type: 'claim', name: 'X', colour: 'ink', secret: secretOf('X'), seat: 0 }),
    ),
  ).toEqual(['seat/taken'])
  for (const name of [...players].reverse()) {
    next.open(name)
    next.say(name, { type: 'trade', code: code(name), secret: secretOf(`${name}-2`) })
  }
  expect(next.last('Ann', 'room').room.host).not.toBeNull()
  const host = next.room.meta.host === next.last('Ann', 'you').you.seat ? 'Ann' : 'Bo'
  next.say(host, { type: 'start' })
  expect(next.game.setup.players.map(({ name }) => name)).toEqual([players[1], players[0]])
})

test('a seat of a rematch whose owner never comes goes at the start', () => {
  const birth = {
    options: { sets: ['base'] },
    settings: new Table().room.meta.settings,
    rotated: true,
    seats: [
      { name: 'Bo', colour: 'plum', code: code('Bo') },
      { name: 'Ann', colour: 'sky', code: code('Ann') },
    ],
  } as const
  const table = new Table({ birth })
  table.open('Ann')
  table.say('Ann', { type: 'trade', code: code('Ann'), secret: secretOf('Ann') })
  table.say('Ann', { type: 'start' })
  expect(table.game.setup.players.map(({ name }) => name)).toEqual(['Ann'])
})

test('ids of rooms have more than 70 bits and no letters that look alike', () => {
  let n = 0
  const id = newRoomId(() => (n = (n * 1_664_525 + 1_013_904_223) >>> 0))
  expect(id).toMatch(/^[A-HJ-NP-Za-km-z2-9]{16}$/)
  expect(16 * Math.log2(57)).toBeGreaterThan(70)
})
