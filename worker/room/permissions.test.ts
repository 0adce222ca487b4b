// Every message there is, from everybody who could send it, before the start, in the game and after its end.
import { expect, test } from 'vitest'
import { refusals, Table } from '../testing/table.ts'
import type { ClientMessage, ClientMessageType } from './protocol.ts'

const CODE = 'c'.repeat(22)

/** One of each kind, as far as it makes sense: what is refused is refused for who sends it, or when. */
const MESSAGES: { [T in ClientMessageType]: ClientMessage & { type: T } } = {
  hello: { type: 'hello', protocol: 1 },
  resync: { type: 'resync' },
  claim: { type: 'claim', name: 'Zoe', colour: 'ink', secret: 'z'.repeat(22) },
  profile: { type: 'profile', name: 'Zoe' },
  leave: { type: 'leave' },
  'offer-device': { type: 'offer-device', code: CODE },
  trade: { type: 'trade', code: CODE, secret: 'y'.repeat(22) },
  'drop-devices': { type: 'drop-devices' },
  settings: { type: 'settings', settings: { purist: true } },
  order: { type: 'order', seats: [1, 0, 2, 3, 4, 5] },
  bot: { type: 'bot', name: 'Margot', colour: 'ivory', bot: { level: 'easy', character: 'steady' } },
  remove: { type: 'remove', seat: 1 },
  start: { type: 'start' },
  delete: { type: 'delete' },
  'hand-over': { type: 'hand-over', seat: 0, to: 'room' },
  resume: { type: 'resume' },
  act: { type: 'act', id: 'x', base: 0, actions: [{ type: 'pass' }] },
  undo: { type: 'undo', id: 'u', of: 'nothing' },
  ahead: { type: 'ahead', pass: [{ step: 'leave-city' }] },
  end: { type: 'end', agree: true },
  rematch: { type: 'rematch', code: CODE },
  chat: { type: 'chat', text: 'hello' },
  emote: { type: 'emote', emote: 'wow' },
  hover: { type: 'hover', at: null },
  typing: { type: 'typing' },
}

/**
 * What each is answered with: `-` is accepted. First whoever watches; then who sits, is no host and is not asked to decide:
 * before the start, in the game, after its end.
 */
const ANSWERS: Record<
  ClientMessageType,
  [watcher: [string, string, string], seated: [string, string, string]]
> = {
  hello: [
    ['message/hello-again', 'message/hello-again', 'message/hello-again'],
    ['message/hello-again', 'message/hello-again', 'message/hello-again'],
  ],
  resync: [
    ['room/not-started', '-', '-'],
    ['room/not-started', '-', '-'],
  ],
  claim: [
    ['-', 'room/started', 'room/ended'],
    ['seat/seated', 'seat/seated', 'seat/seated'],
  ],
  profile: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['-', 'room/started', 'room/started'],
  ],
  leave: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['-', '-', '-'],
  ],
  'offer-device': [
    ['seat/none', 'seat/none', 'seat/none'],
    ['-', '-', '-'],
  ],
  trade: [
    ['device/unknown-code', 'device/unknown-code', 'device/unknown-code'],
    ['device/unknown-code', 'device/unknown-code', 'device/unknown-code'],
  ],
  'drop-devices': [
    ['seat/none', 'seat/none', 'seat/none'],
    ['-', '-', '-'],
  ],
  settings: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['host/only', 'host/only', 'host/only'],
  ],
  order: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['host/only', 'host/only', 'host/only'],
  ],
  bot: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['host/only', 'host/only', 'host/only'],
  ],
  remove: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['host/only', 'host/only', 'host/only'],
  ],
  start: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['host/only', 'host/only', 'host/only'],
  ],
  delete: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['host/only', 'host/only', 'host/only'],
  ],
  'hand-over': [
    ['seat/none', 'seat/none', 'seat/none'],
    ['room/not-started', 'seat/not-away', 'room/not-started'],
  ],
  resume: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['host/only', 'host/only', 'host/only'],
  ],
  act: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['room/not-started', 'act/not-your-turn', 'room/ended'],
  ],
  undo: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['room/not-started', 'undo/not-yours', 'room/ended'],
  ],
  ahead: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['room/not-started', '-', 'room/ended'],
  ],
  end: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['room/not-started', '-', 'room/ended'],
  ],
  rematch: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['room/not-ended', 'room/not-ended', '-'],
  ],
  chat: [
    ['chat/closed', 'chat/closed', 'chat/closed'],
    ['-', '-', '-'],
  ],
  emote: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['-', '-', '-'],
  ],
  hover: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['-', '-', '-'],
  ],
  typing: [
    ['seat/none', 'seat/none', 'seat/none'],
    ['-', '-', '-'],
  ],
}

const STAGES = ['open', 'running', 'ended'] as const

/** A table where Ann is host and to decide, Bo sits, and somebody watches. */
function tableAt(stage: (typeof STAGES)[number]): Table {
  for (let seed = 1; ; seed++) {
    const table = new Table({ options: { sets: ['count'] }, seed })
    table.sit('Ann', 'sky')
    table.sit('Bo', 'plum')
    table.open('watcher')
    table.connect('silent')
    if (stage === 'open') return table
    table.say('Ann', { type: 'start' })
    if (table.decider !== 'Ann') continue
    if (stage === 'ended') for (const name of ['Ann', 'Bo']) table.say(name, { type: 'end', agree: true })
    return table
  }
}

for (const type of Object.keys(ANSWERS) as ClientMessageType[]) {
  test(`${type}: from who watches, from a seat that is not asked, before, in and after the game`, () => {
    for (const [index, stage] of STAGES.entries()) {
      for (const [who, peer] of ['watcher', 'Bo'].entries()) {
        const table = tableAt(stage)
        const state = table.room.game?.state
        const codes = refusals(table.say(peer, MESSAGES[type]))
        expect(codes[0] ?? '-', `${peer}, ${stage}`).toBe(ANSWERS[type][who]![index])
        expect(table.room.game?.state, `${peer}, ${stage}`).toBe(state)
      }
    }
  })
}

test('before hello nothing but hello is listened to', () => {
  for (const stage of STAGES) {
    for (const message of Object.values(MESSAGES)) {
      const codes = refusals(tableAt(stage).say('silent', message))
      expect(codes, message.type).toEqual(message.type === 'hello' ? [] : ['message/hello-first'])
    }
  }
})
