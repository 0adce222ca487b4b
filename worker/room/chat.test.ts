import { expect, test } from 'vitest'
import { refusals, secretOf, Table, twoPlayers } from '../testing/table.ts'
import { PROTOCOL } from './protocol.ts'

test('chat is cleaned, told to all, kept, and given to whoever comes with the number of the last line he has', () => {
  const table = twoPlayers()
  table.open('watcher')
  table.say('Ann', { type: 'chat', text: ' Good\u202e luck ' })
  table.say('Bo', { type: 'chat', text: '<b>Thanks</b>' })
  expect(table.last('watcher', 'chat').line).toEqual({ n: 2, seat: 1, text: '<b>Thanks</b>', ago: 0 })
  table.now += 3000
  table.sleep()
  table.connect('late')
  table.say('late', { type: 'hello', protocol: PROTOCOL, chat: 1 })
  expect(table.last('late', 'welcome').chat).toEqual([{ n: 2, seat: 1, text: '<b>Thanks</b>', ago: 3000 }])
  table.open('later')
  expect(table.last('later', 'welcome').chat.map(({ text }) => text)).toEqual(['Good luck', '<b>Thanks</b>'])
})

test('chat never stands in the record', () => {
  const table = twoPlayers()
  table.say('Ann', { type: 'chat', text: 'a secret plan' })
  expect(JSON.stringify(table.open('w').find(({ type }) => type === 'snapshot'))).not.toContain('plan')
})

test('nothing, too much, and too often are refused', () => {
  const table = twoPlayers({ limits: { chatPerMinute: 2 } })
  expect(refusals(table.say('Ann', { type: 'chat', text: ' \u200b ' }))).toEqual(['chat/empty'])
  expect(refusals(table.say('Ann', { type: 'chat', text: '🐴'.repeat(281) }))).toEqual(['chat/long'])
  expect(refusals(table.say('Ann', { type: 'chat', text: '🐴'.repeat(280) }))).toEqual([])
  expect(refusals(table.say('Ann', { type: 'chat', text: 'two' }))).toEqual([])
  expect(refusals(table.say('Ann', { type: 'chat', text: 'three' }))).toEqual(['chat/too-many'])
  table.now += 30_000
  expect(refusals(table.say('Ann', { type: 'chat', text: 'three' }))).toEqual([])
})

test('watchers read; they write only if the host lets them', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  table.open('watcher')
  expect(refusals(table.say('watcher', { type: 'chat', text: 'hello' }))).toEqual(['chat/closed'])
  table.say('Ann', { type: 'settings', settings: { watchersChat: true } })
  table.say('watcher', { type: 'chat', text: 'hello' })
  expect(table.last('Ann', 'chat').line).toMatchObject({ seat: null, text: 'hello' })
})

test('the oldest lines go when there are too many', () => {
  const table = twoPlayers({ limits: { chatKept: 3 } })
  for (const text of ['1', '2', '3', '4', '5']) table.say('Ann', { type: 'chat', text })
  expect([...table.storage.keys()].filter((key) => key.startsWith('chat/'))).toEqual([
    'chat/000003',
    'chat/000004',
    'chat/000005',
  ])
  table.sleep()
  table.open('late')
  expect(table.last('late', 'welcome').chat.map(({ n, text }) => [n, text])).toEqual([
    [3, '3'],
    [4, '4'],
    [5, '5'],
  ])
})

test('emotes, pointing and typing are passed on and not stored; watchers cannot', () => {
  const table = twoPlayers()
  table.open('watcher')
  const stored = table.storage.size
  const [decider, other] = table.decider === 'Ann' ? ['Ann', 'Bo'] : ['Bo', 'Ann']
  const seat = table.room.meta.seats[0]!.id
  table.say('Bo', { type: 'emote', emote: 'wow' })
  expect(table.last('watcher', 'emote')).toEqual({ type: 'emote', seat: 1, emote: 'wow' })
  const at = { x: 1, y: 0, rotation: 90 } as const
  expect(table.say(decider, { type: 'hover', at })).toEqual([])
  expect(table.last('watcher', 'hover')).toEqual({ type: 'hover', seat, at })
  table.say(other, { type: 'hover', at: { ...at, x: 7 } })
  expect(table.last('watcher', 'hover').at).toEqual(at)
  table.say('Ann', { type: 'typing' })
  expect(table.last('Bo', 'typing').seat).toBe(0)
  for (const message of [
    { type: 'typing' },
    { type: 'emote', emote: 'wow' },
    { type: 'hover', at: null },
  ] as const) {
    expect(refusals(table.say('watcher', message))).toEqual(['seat/none'])
  }
  expect(table.storage.size).toBe(stored)
})

test('how many watch is told exactly up to twenty, then in tens', () => {
  const table = new Table()
  table.sit('Ann', 'sky')
  for (let n = 1; n <= 29; n++) table.open(`w${n}`)
  expect(table.last('Ann', 'room').room.watchers).toBe(20)
  table.open('w30')
  expect(table.last('Ann', 'room').room.watchers).toBe(30)
  table.open('tab', secretOf('Ann'))
  expect(table.last('tab', 'welcome').room.watchers).toBe(30)
})
