import { expect, test } from 'vitest'
import { refusals, secretOf, type Table, twoPlayers } from '../testing/table.ts'
import { step } from './core.ts'
import { loadRoom } from './load.ts'
import { LIMITS } from './protocol.ts'

const place = { id: 'TheRoomOfThisTest', version: '0.0.0', limits: LIMITS }

test('empty storage is no room', () => {
  expect(loadRoom(place, new Map(), [], null, 0)).toBeNull()
  expect(loadRoom(place, new Map([['__ps_name', 'x']]), [], null, 0)).toBeNull()
})

test.each([
  ['who sits there is lost', (table: Table) => table.storage.delete('room')],
  ['it is of another format', (table: Table) => table.storage.set('room', { ...table.room.meta, format: 2 })],
  ['the set-up is lost', (table: Table) => table.storage.delete('setup')],
  ['the log has a gap', (table: Table) => table.storage.delete('log/000002')],
  ['an entry makes no sense', (table: Table) => table.storage.set('log/000003', { player: 'x' })],
])('a room that cannot be read says so, takes no move and writes nothing: %s', (_, spoil) => {
  const table = twoPlayers()
  table.play(4)
  spoil(table)
  const before = new Map(table.storage)
  table.crash()
  expect(table.notes.at(-1)).toEqual({ event: 'unreadable' })
  table.open('Ann', secretOf('Ann'))
  expect(table.last('Ann', 'welcome').room.trouble).toBe('storage')
  expect(
    refusals(table.say('Ann', { type: 'claim', name: 'Ann', colour: 'sky', secret: secretOf('Ann') })),
  ).toEqual(['room/unreadable'])
  expect(refusals(table.say('Ann', { type: 'act', id: 'a', base: 4, actions: [{ type: 'pass' }] }))).toEqual([
    'room/unreadable',
  ])
  table.wait(40 * 86_400_000)
  expect(table.storage).toEqual(before)
})

test('storage that gives nothing at all is unreadable, not empty', () => {
  const room = loadRoom(place, null, [], null, 0)
  expect(room?.unreadable).toBe(true)
  expect(step(room!, { type: 'woke' }, 0, () => 0).puts).toEqual([])
})

/** Makes the decision with this number one that no rules accept. */
function spoil(table: Table, seq: number): void {
  const key = `log/${String(seq).padStart(6, '0')}`
  const entry = table.storage.get(key) as object
  table.storage.set(key, { ...entry, actions: [{ type: 'place', x: 500, y: 500, rotation: 0 }] })
}

test('a log that newer rules refuse stops at the last position that replays, and the host goes on from there', () => {
  const table = twoPlayers()
  table.play(8)
  spoil(table, 5)
  table.sleep()
  expect(table.notes.at(-1)).toEqual({ event: 'log-refused', seq: 5 })
  table.open('w')
  expect(table.last('w', 'welcome').room.trouble).toBe('rules')
  const stopped = table.last('w', 'snapshot')
  expect(stopped.seq).toBe(8)
  expect((stopped.record as { actions: unknown[] }).actions).toHaveLength(4)
  expect(refusals(table.decide('x', table.options()[0]!))).toEqual(['room/rules'])

  table.say('Ann', { type: 'resume' })
  expect(table.last('Bo', 'snapshot').seq).toBe(9)
  expect(table.last('Bo', 'room').room).not.toHaveProperty('trouble')
  table.decide('y', table.options()[0]!)
  expect(table.last('Bo', 'move').seq).toBe(10)
  const { state } = table.game
  table.sleep()
  expect(table.game.state).toEqual(state)
  expect(table.game.refusedFrom).toBeNull()
  const after = table.open('w2').find((message) => message.type === 'snapshot')!
  expect((after.record as { actions: unknown[] }).actions).toHaveLength(5)
  expect(refusals(table.say('Ann', { type: 'resume' }))).toEqual(['room/no-trouble'])
})

test('whoever has moves from before the cut gets the open record, never moves across it', () => {
  const table = twoPlayers()
  table.play(8)
  spoil(table, 5)
  table.sleep()
  table.say('Ann', { type: 'resume' })
  expect(table.open('late', undefined, 8).map(({ type }) => type)).toContain('snapshot')
})
