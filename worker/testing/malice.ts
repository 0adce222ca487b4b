/** Everything that may come over a socket, against a room: nothing throws, and only the owner of a seat decides for it. */
import fc from 'fast-check'
import { ERRORS } from '#rules'
import { ClientMessageSchema } from '../room/incoming.ts'
import { ROOM_CODES, type ClientMessage } from '../room/protocol.ts'
import { frames } from './arbitrary.ts'
import { seeded, secretOf, Table } from './table.ts'

/** Every code that a refusal may have. */
export const CODES: ReadonlySet<string> = new Set<string>([...ROOM_CODES, ...Object.keys(ERRORS)])
const PEERS = ['Ann', 'Bo', 'watcher', 'silent', 'stranger']
const MESSAGES_A_ROOM = 250

export interface Harvest {
  messages: number
  refused: Map<string, number>
  decisions: number
}

/** Sends so many frames to rooms before, in and after a game; throws at the first thing that must not happen. */
export function attack(count: number, seed: number): Harvest {
  const harvest: Harvest = { messages: 0, refused: new Map(), decisions: 0 }
  const chance = seeded(seed)
  while (harvest.messages < count) {
    const stage = (['open', 'running', 'ended'] as const)[chance() % 3]!
    attackRoom(stage, hostileFrames(MESSAGES_A_ROOM, chance()), chance, harvest)
  }
  return harvest
}

/** Messages by chance, damaged ones, and what is no message at all. */
export function hostileFrames(count: number, seed: number): (string | ArrayBuffer)[] {
  return fc.sample(frames(ClientMessageSchema), { numRuns: count, seed: seed | 0 })
}

function attackRoom(
  stage: 'open' | 'running' | 'ended',
  sample: readonly (string | ArrayBuffer)[],
  chance: () => number,
  harvest: Harvest,
): void {
  const big = 1e9
  const limits = { strikes: big, messagesPerSecond: big, messageBurst: big, chatPerMinute: big }
  const options = { sets: ['count', 'king-robber', 'crop-circles', 'circus'] }
  const table = new Table({ limits, options, seed: chance() })
  table.sit('Ann', 'sky')
  table.sit('Bo', 'plum')
  table.open('watcher')
  table.connect('silent')
  if (stage !== 'open') {
    table.say('Ann', { type: 'start' })
    table.play(chance() % 60)
  }
  if (stage === 'ended') for (const name of ['Ann', 'Bo']) table.say(name, { type: 'end', agree: true })

  for (const frame of sample) {
    const peer = PEERS[chance() % PEERS.length]!
    // Now and then something sensible, else the game never moves.
    const raw = chance() % 2 === 0 ? sensible(table, chance) : frame
    sendAndCheck(table, peer, raw, harvest)
    // The host may have deleted the room.
    if (table.storage.size === 0) return
    if (chance() % 40 === 0) wakeAndCheck(table)
    table.now += chance() % 3000
  }
}

/** A message that could well be right for somebody. */
function sensible(table: Table, chance: () => number): string {
  const { game } = table.room
  const options = game?.awaits == null ? [] : table.options()
  const messages: ClientMessage[] = [
    { type: 'undo', id: `u${chance() % 5}`, of: `i${chance() % 50}` },
    { type: 'hello', protocol: 1, secret: secretOf(['Ann', 'Bo', 'X'][chance() % 3]!) },
    { type: 'claim', name: 'X', colour: 'ink', secret: secretOf('X') },
  ]
  const base = game?.log.length ?? 0
  for (let n = 0; n < 6 && options.length > 0; n++) {
    messages.push({ type: 'act', id: `i${base}`, base, actions: [options[chance() % options.length]!] })
  }
  return JSON.stringify(messages[chance() % messages.length])
}

function sendAndCheck(table: Table, peer: string, raw: string | ArrayBuffer, harvest: Harvest): void {
  const { room } = table
  const sender = room.peers.get(peer)
  const seat = sender?.seat ?? null
  const player = seat === null ? -1 : room.meta.seats.findIndex(({ id }) => id === seat)
  const log = room.game?.log.length ?? 0
  const state = room.game?.state
  const heard = table.sayRaw(peer, raw)
  harvest.messages += 1
  for (const message of heard) {
    if (message.type !== 'refused') continue
    if (!CODES.has(message.code)) throw new Error(`the code ${message.code} is not on the list`)
    harvest.refused.set(message.code, (harvest.refused.get(message.code) ?? 0) + 1)
  }
  const { game } = table.room
  if (game === null) return
  const added = game.log.slice(log)
  if (added.length === 0 && state !== undefined && game.state !== state)
    throw new Error('the state changed without an entry')
  for (const entry of added) {
    harvest.decisions += 1
    if ('cut' in entry) throw new Error('a cut without a refused log')
    const own = entry.player === player
    const byRoom =
      'actions' in entry &&
      (entry.by === 'room' || (entry.id === undefined && entry.actions[0]?.type === 'pass'))
    if (!own && !byRoom)
      throw new Error(`player ${player} on ${peer} decided for player ${entry.player}: ${String(raw)}`)
  }
}

/** What is in storage gives the very room that is in memory. */
function wakeAndCheck(table: Table): void {
  const before = lasting(table)
  table.sleep()
  if (table.room.unreadable) throw new Error('the room cannot be read any more')
  const after = lasting(table)
  if (after !== before) throw new Error(`another room came out of storage:\n${before}\n${after}`)
}

function lasting({ room }: Table): string {
  return JSON.stringify([room.meta, room.game?.state, room.chat, [...room.ahead]], (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
