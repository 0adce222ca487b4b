/**
 * What every host has to do alike: the same transcript, in which everybody writes down what he hears. What chance decides
 * (who begins, which tiles come) is left out of it, so that the lines are the same everywhere.
 */
import type { CreateGame, ServerMessage } from '../room/protocol.ts'
import type { Client } from './client.ts'

/** Rooms on one host. */
export interface House {
  newGame(asked?: CreateGame): Promise<string>
  connect(id: string, secret?: string): Promise<Client>
  /** Lets the room forget all but storage and sockets, where the host can. */
  nap?(id: string): Promise<void>
}

/** Plays the transcript; with `naps`, the room forgets everything between any two messages. */
export async function transcript(house: House, naps = false): Promise<string[]> {
  const lines: string[] = []
  const voices = new Map<string, Client>()
  const told = new Map<string, number>()
  let room = await house.newGame()
  let syncs = 0

  /** Waits until everything that was said has been heard by all, and writes it down. */
  async function settle(first: string): Promise<void> {
    for (const name of [first, ...[...voices.keys()].filter((other) => other !== first)]) {
      const client = voices.get(name)
      if (client === undefined) continue
      const id = `sync-${++syncs}`
      client.say({ type: 'undo', id, of: 'nothing' })
      await client.until(
        () => client.closed !== null || client.heard.some((message) => 'id' in message && message.id === id),
        `an answer to ${name}`,
      )
      const news = client.heard.slice(told.get(name) ?? 0)
      told.set(name, client.heard.length)
      for (const message of news) {
        const line = lineOf(message)
        if (line !== null) lines.push(`${name} < ${line}`)
      }
      if (client.closed !== null) {
        lines.push(`${name} closed ${client.closed}`)
        voices.delete(name)
      }
    }
    // Slow enough for the allowance of messages, of which waiting costs one each.
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (naps) await house.nap?.(room)
  }

  async function enter(name: string, secret?: string): Promise<Client> {
    const client = await house.connect(room, secret)
    voices.set(name, client)
    told.set(name, 0)
    return client
  }

  async function say(name: string, message: Parameters<Client['say']>[0]): Promise<void> {
    lines.push(`${name} > ${message.type}`)
    voices.get(name)!.say(message)
    await settle(name)
  }

  async function sayRaw(name: string, title: string, text: string): Promise<void> {
    lines.push(`${name} > ${title}`)
    voices.get(name)!.sayRaw(text)
    await settle(name)
  }

  async function decide(name: string, id: string, type: 'place' | 'pass', base?: number): Promise<void> {
    const { follower } = voices.get(name)!
    const action = follower.options().find((option) => option.type === type) ?? { type: 'pass' }
    await say(name, { type: 'act', id, base: base ?? follower.seq, actions: [action] })
  }

  const ann = await enter('ann')
  await say('ann', { type: 'chat', text: 'too early' })
  await say('ann', { type: 'hello', protocol: 1, secret: ann.secret })
  await say('ann', { type: 'claim', name: 'Ann', colour: 'sky', secret: ann.secret })
  const bo = await enter('bo')
  await say('bo', { type: 'hello', protocol: 1 })
  await say('bo', { type: 'claim', name: 'Bo', colour: 'sky', secret: bo.secret })
  await say('bo', { type: 'claim', name: 'Bo', colour: 'plum', secret: bo.secret })
  await say('bo', { type: 'start' })
  await say('ann', { type: 'settings', settings: { watchersChat: true } })
  await say('ann', { type: 'chat', text: ' hello  <b> ' })
  await say('ann', { type: 'start' })

  // Who begins was drawn: from here on they are called by that.
  const begins = ann.heard.findLast((message) => message.type === 'room')!.room.seats[0]!.id === 0
  voices.clear()
  for (const [name, client] of [
    ['first', begins ? ann : bo],
    ['second', begins ? bo : ann],
  ] as const) {
    voices.set(name, client)
    told.set(name, client.heard.length)
  }

  await decide('first', 'a1', 'place')
  await decide('first', 'a1', 'place', 0)
  await decide('second', 'b1', 'pass')
  await decide('first', 'a2', 'pass', 0)
  await say('first', { type: 'undo', id: 'u1', of: 'a1' })
  await decide('first', 'a3', 'place')
  await decide('first', 'a4', 'pass')
  await say('first', { type: 'undo', id: 'u2', of: 'a4' })
  await decide('second', 'b2', 'place')

  await enter('watcher')
  await say('watcher', { type: 'hello', protocol: 1 })
  await say('watcher', { type: 'start' })
  await say('watcher', { type: 'chat', text: 'good game' })
  await enter('late', voices.get('first')!.secret)
  await say('late', { type: 'hello', protocol: 1, seq: 3, chat: 1, secret: voices.get('first')!.secret })
  await say('late', { type: 'resync' })
  await sayRaw('late', 'no JSON', '{"type":')
  await sayRaw('late', 'far too much', 'x'.repeat(5000))
  await sayRaw('late', 'no message', '{"type":"win","id":"w1"}')
  await enter('old')
  await sayRaw('old', 'hello of a later version', '{"type":"hello","protocol":999,"colour":"green"}')

  await say('first', { type: 'end', agree: true })
  await say('second', { type: 'end', agree: true })
  await say('first', { type: 'rematch', code: 'annannannannannannanna' })
  await say('second', { type: 'rematch', code: 'bobobobobobobobobobobo' })

  room = ann.heard.findLast((message) => message.type === 'room')!.room.rematch.game!
  voices.clear()
  const next = await enter('again')
  await say('again', { type: 'hello', protocol: 1 })
  await say('again', { type: 'trade', code: 'annannannannannannanna', secret: next.secret })
  await say('again', { type: 'start' })
  for (const client of [ann, bo, next]) client.close()
  return lines
}

/** What `transcript` gives on every host. */
export const TRANSCRIPT = `
ann > chat
ann < refused - message/hello-first
ann > hello
ann < welcome open eeeeee watchers 1 votes 0 seat none chat 0
ann < room open eeeeee watchers 1 votes 0
ann > claim
ann < you sit devices 1
ann < room open teeeee watchers 0 votes 0
bo > hello
bo < welcome open teeeee watchers 1 votes 0 seat none chat 0
bo < room open teeeee watchers 1 votes 0
ann < room open teeeee watchers 1 votes 0
bo > claim
bo < refused - seat/colour-taken
bo > claim
bo < you sit devices 1
bo < room open tteeee watchers 0 votes 0
ann < room open tteeee watchers 0 votes 0
bo > start
bo < refused - host/only
ann > settings
ann < room open tteeee watchers 0 votes 0
bo < room open tteeee watchers 0 votes 0
ann > chat
ann < chat 1 player hello <b>
bo < chat 1 player hello <b>
ann > start
ann < room running tt watchers 0 votes 0
ann < snapshot 0
bo < room running tt watchers 0 votes 0
bo < snapshot 0
first > act
first < move 1 a1 place reveals nothing
second < move 1 a1 place reveals nothing
first > act
first < move 1 a1 place reveals nothing
second > act
second < refused b1 act/not-your-turn
first > act
first < refused a2 act/stale
first > undo
first < move 2 u1 undo of 1 reveals nothing
second < move 2 u1 undo of 1 reveals nothing
first > act
first < move 3 a3 place reveals nothing
second < move 3 a3 place reveals nothing
first > act
first < move 4 a4 pass reveals tiles
second < move 4 a4 pass reveals tiles
first > undo
first < refused u2 undo/revealed
second > act
second < move 5 b2 place reveals nothing
first < move 5 b2 place reveals nothing
watcher > hello
watcher < welcome running tt watchers 1 votes 0 seat none chat 1
watcher < snapshot 5
watcher < room running tt watchers 1 votes 0
first < room running tt watchers 1 votes 0
second < room running tt watchers 1 votes 0
watcher > start
watcher < refused - seat/none
watcher > chat
watcher < chat 2 watcher good game
first < chat 2 watcher good game
second < chat 2 watcher good game
late > hello
late < welcome running tt watchers 1 votes 0 seat mine chat 1
late < moves 4,5
late > resync
late < snapshot 5
late > no JSON
late < refused - message/not-json
late > far too much
late < refused - message/too-long
late > no message
late closed 4002
old > hello of a later version
old closed 4001
first > end
first < room running tt watchers 1 votes 1
second < room running tt watchers 1 votes 1
watcher < room running tt watchers 1 votes 1
second > end
second < room ended tt watchers 1 votes 2
first < room ended tt watchers 1 votes 2
watcher < room ended tt watchers 1 votes 2
first > rematch
first < room ended tt watchers 1 votes 3
second < room ended tt watchers 1 votes 3
watcher < room ended tt watchers 1 votes 3
second > rematch
second < room ended tt watchers 1 votes 4 rematch
first < room ended tt watchers 1 votes 4 rematch
watcher < room ended tt watchers 1 votes 4 rematch
again > hello
again < welcome open aaeeee watchers 1 votes 0 seat none chat 0
again < room open aaeeee watchers 1 votes 0
again > trade
again < you sit devices 1
again < room open ateeee watchers 0 votes 0
again > start
again < room running t watchers 0 votes 0
again < snapshot 0
`
  .trim()
  .split('\n')

/** What a message says, without what chance decided; null for the answers by which `settle` waits. */
function lineOf(message: ServerMessage): string | null {
  switch (message.type) {
    case 'welcome':
      return `welcome ${seats(message.room)} seat ${message.you.seat === null ? 'none' : 'mine'} chat ${message.chat.length}`
    case 'room':
      return `room ${seats(message.room)}`
    case 'you':
      return `you ${message.you.seat === null ? 'watch' : 'sit'} devices ${message.you.devices}`
    case 'snapshot':
      return `snapshot ${message.seq}`
    case 'move': {
      const what =
        'undo' in message ? `undo of ${message.undo}` : message.actions.map(({ type }) => type).join()
      const tiles = 'reveals' in message ? (message.reveals?.tiles?.length ?? 0) : 0
      // One that fits nowhere is put aside, and another drawn.
      return `move ${message.seq} ${message.id ?? '-'} ${what} reveals ${tiles > 0 ? 'tiles' : 'nothing'}`
    }
    case 'moves':
      return `moves ${message.moves.map(({ seq }) => seq).join()}`
    case 'refused':
      return message.id?.startsWith('sync-') ? null : `refused ${message.id ?? '-'} ${message.code}`
    case 'chat':
      return `chat ${message.line.n} ${message.line.seat === null ? 'watcher' : 'player'} ${message.line.text}`
    default:
      return message.type
  }
}

function seats(room: Extract<ServerMessage, { type: 'room' }>['room']): string {
  const states = room.seats.map(({ state }) => state[0]).join('')
  const votes = room.ending.length + room.rematch.yes.length
  return `${room.status} ${states} watchers ${room.watchers} votes ${votes}${room.rematch.game ? ' rematch' : ''}`
}
