import { expect, test } from 'vitest'
import { refusals, seeded, twoPlayers, type Table } from '../testing/table.ts'

test('the last decision is taken back as long as it revealed nothing, also after a sleep', () => {
  const table = twoPlayers()
  const decider = table.decider
  const state = table.game.state
  table.decide('a', table.options()[0]!)
  table.sleep()
  table.say(decider, { type: 'undo', id: 'u', of: 'a' })
  expect(table.last('Bo', 'move')).toEqual({ type: 'move', seq: 2, player: 0, id: 'u', undo: 1 })
  expect(table.game.state).toEqual(state)
  table.sleep()
  expect(table.game.state).toEqual(state)
  table.decide('b', table.options()[1]!)
  expect(table.last('Ann', 'move').seq).toBe(3)
  expect(table.open('late').find(({ type }) => type === 'snapshot')).toMatchObject({
    seq: 3,
    undoable: [{ id: 'b', player: 0, actions: 1 }],
  })
})

test('the record leaves out an undo and what it took back', () => {
  const table = twoPlayers()
  const decider = table.decider
  const [first, second] = table.options()
  table.decide('a', first!)
  table.say(decider, { type: 'undo', id: 'u', of: 'a' })
  table.decide('b', second!)
  const snapshot = table.open('late').find((message) => message.type === 'snapshot')!
  expect((snapshot.record as { actions: unknown[] }).actions).toEqual([{ player: 0, ...second }])
})

test('what revealed a tile, or what another decided on, is not taken back', () => {
  const table = twoPlayers()
  const decider = table.decider
  table.decide('a', table.options()[0]!)
  table.decide('b', { type: 'pass' })
  expect(refusals(table.say(decider, { type: 'undo', id: 'u', of: 'b' }))).toEqual(['undo/revealed'])
  expect(refusals(table.say(decider, { type: 'undo', id: 'u', of: 'a' }))).toEqual(['undo/revealed'])
  const other = table.decider
  table.decide('c', table.options()[0]!)
  expect(refusals(table.say(decider, { type: 'undo', id: 'u', of: 'b' }))).toEqual(['undo/not-last'])
  expect(refusals(table.say(decider, { type: 'undo', id: 'u', of: 'c' }))).toEqual(['undo/not-yours'])
  table.say(other, { type: 'undo', id: 'v', of: 'c' })
  expect(table.game.log).toHaveLength(4)
})

test('an undo sent twice is applied once, and nothing is taken back twice', () => {
  const table = twoPlayers()
  const decider = table.decider
  table.decide('a', table.options()[0]!)
  const [first] = table.say(decider, { type: 'undo', id: 'u', of: 'a' })
  expect(table.say(decider, { type: 'undo', id: 'u', of: 'a' })).toEqual([first])
  expect(refusals(table.say(decider, { type: 'undo', id: 'v', of: 'a' }))).toEqual(['undo/not-last'])
  expect(table.game.log).toHaveLength(2)
})

test('a decision may build on an undo that is not confirmed yet', () => {
  const table = twoPlayers()
  const decider = table.decider
  const [first, second] = table.options()
  table.decide('a', first!)
  table.say(decider, { type: 'undo', id: 'u', of: 'a' })
  table.say(decider, { type: 'act', id: 'b', after: 'u', actions: [second!] })
  expect(table.last(decider, 'move')).toMatchObject({ seq: 3, actions: [second] })
})

test('the last decision of all can be taken back where every stack is used up', () => {
  const table = twoPlayers()
  table.play(1000)
  const last = table.game.log.at(-1)!
  const player = table.game.setup.players['player' in last ? last.player : 0]!.name
  table.now += 5000
  table.say(player, { type: 'undo', id: 'u', of: 'id' in last ? last.id! : '' })
  expect(table.last('Bo', 'room').room.status).toBe('running')
  expect(table.game.awaits).not.toBeNull()
})

test('a game that all agreed to end takes no decision', () => {
  const table = twoPlayers()
  table.play(1)
  for (const name of ['Ann', 'Bo']) table.say(name, { type: 'end', agree: true })
  expect(refusals(table.decide('x', { type: 'pass' }))).toEqual(['room/ended'])
  expect(refusals(table.say(table.decider, { type: 'undo', id: 'u', of: 'p0' }))).toEqual(['room/ended'])
})

/** Plays by chance until somebody has to say whether he leaves the City; null if nobody does in this game. */
function untilAskedOutOfTurn(table: Table): string | null {
  const chance = seeded(99)
  for (let n = 0; n < 400 && table.game.awaits !== null; n++) {
    const { step, player } = table.game.awaits
    if (step === 'leave-city') return table.game.setup.players[player]!.name
    const all = table.options()
    const bold = all.filter(({ type }) => type === 'deploy' || type === 'enter-city')
    const among = bold.length > 0 ? bold : all
    table.now += 100
    table.decide(`p${table.game.log.length}`, among[chance() % among.length]!)
  }
  return null
}

test('whoever answered ahead is not asked: the room passes for the seat and tells it as any pass', () => {
  const options = { sets: ['count'] }
  let seed = 0
  let asked: Table
  let name: string | null
  do {
    asked = twoPlayers({ options, seed: ++seed })
    name = untilAskedOutOfTurn(asked)
  } while (name === null)
  const seq = asked.game.log.length

  // The same game once more, with the answer given before the question.
  const table = twoPlayers({ options, seed })
  const other = name === 'Ann' ? 'Bo' : 'Ann'
  for (const [index, entry] of asked.game.log.entries()) {
    if (!('actions' in entry)) throw new Error('only decisions here')
    if (index === seq - 1) {
      const before = table.heard.get(other)!.length
      table.say(name, { type: 'ahead', pass: [{ step: 'leave-city' }] })
      expect(table.heard.get(other)!.length).toBe(before)
      table.sleep()
    }
    table.now += 100
    table.decide(`p${index}`, ...entry.actions)
  }
  expect(table.last(other, 'move')).toMatchObject({ seq: seq + 1, actions: [{ type: 'pass' }] })
  expect(table.last(other, 'move')).not.toHaveProperty('by')
})

test('an answer ahead ends with the own next turn', () => {
  const table = twoPlayers()
  const [first, second] = table.decider === 'Ann' ? ['Ann', 'Bo'] : ['Bo', 'Ann']
  const firstSeat = table.room.meta.seats[0]!.id
  table.say(first, { type: 'ahead', pass: [{ step: 'leave-city', quarter: 'castle' }] })
  expect(table.room.ahead.get(firstSeat)).toHaveLength(1)
  table.play(2)
  expect(table.decider).toBe(second)
  expect(table.room.ahead.get(firstSeat)).toHaveLength(1)
  table.play(2)
  expect(table.decider).toBe(first)
  expect(table.room.ahead.has(firstSeat)).toBe(false)
  expect([...table.storage.keys()].filter((key) => key.startsWith('ahead/'))).toEqual([])
})
