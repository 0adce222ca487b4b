/** Hostile sockets against the worker in a process of its own, with the limits that people have. */
import { connect as tcp } from 'node:net'
import { CLOSE, type BareAction, type Move } from '../../worker/room/protocol.ts'
import { Client, newSecret } from '../../worker/testing/client.ts'
import { CODES, hostileFrames } from '../../worker/testing/malice.ts'
import { houseAt, openWire, socketAt } from '../../worker/testing/site.ts'
import { checkOfRoom } from '../../worker/testing/storm.ts'
import { seeded } from '../../worker/testing/table.ts'

const OPTIONS = { sets: ['count', 'king-robber', 'crop-circles', 'circus'] }
const FRAMES_A_ROOM = 200
/** What a host or player may do to his own game; it is no attack, and there would be nothing left to attack. */
const OWN_RIGHT = /"type":"(leave|end|delete|remove|start|rematch|drop-devices|hand-over)"/

export interface Repelled {
  frames: number
  /** Sockets that the room closed. */
  closed: Map<number, number>
  refused: Map<string, number>
  decisions: number
}

type Role = 'silent' | 'watcher' | 'stranger' | 'player'
const ROLES: readonly Role[] = ['silent', 'watcher', 'stranger', 'player']

/** Sends so many frames; throws at a decision that its owner did not make, an unknown code, or a room that suffered. */
export async function attackOverSockets(origin: string, frames: number, seed: number): Promise<Repelled> {
  const random = seeded(seed)
  const sum: Repelled = { frames: 0, closed: new Map(), refused: new Map(), decisions: 0 }
  while (sum.frames < frames) await attackRoom(origin, random, sum)
  return sum
}

async function attackRoom(origin: string, random: () => number, sum: Repelled): Promise<void> {
  const house = houseAt(origin)
  const id = await house.newGame({ options: OPTIONS })
  const ann = await house.connect(id)
  await ann.sit('Ann', 'sky')
  const bo = await house.connect(id)
  await bo.sit('Bo', 'plum')
  ann.say({ type: 'start' })
  await Promise.all([ann.next('snapshot'), bo.next('snapshot')])
  const begins = ann.heard.findLast((message) => message.type === 'room')!.room.seats[0]!.id === 0
  const players = begins ? ([ann, bo] as const) : ([bo, ann] as const)
  /** What each player's own sockets sent as decisions, by player. */
  const own = [new Set<string>(), new Set<string>()] as const

  // The hostile player shares Bo's seat, from another tab.
  const hostile = new Map<Role, Client>()
  const boIndex = players.indexOf(bo)
  for (const [n, frame] of hostileFrames(FRAMES_A_ROOM, random()).entries()) {
    const role = ROLES[random() % ROLES.length]!
    let client = hostile.get(role)
    if (client === undefined || client.closed !== null) {
      if (client !== undefined) harvest(client, sum)
      client = new Client(await openWire(socketAt(origin, id)), role === 'player' ? bo.secret : newSecret())
      hostile.set(role, client)
      if (role === 'watcher') await client.hello(undefined, false)
      else if (role !== 'silent') await client.hello()
    }
    const raw = random() % 3 === 0 ? temptation(bo, random, n) : frame
    if (role === 'player' && typeof raw === 'string') {
      if (OWN_RIGHT.test(raw)) continue
      for (const [, sent] of raw.matchAll(/"id":"([\w-]+)"/g)) own[boIndex]!.add(sent!)
    }
    client.sayRaw(raw)
    sum.frames += 1
    // Now and then the game goes on.
    if (n % 20 === 19) await decide(players, own)
    if (n % 8 === 7) await new Promise((resolve) => setTimeout(resolve, 40))
  }
  await rawBytes(origin, id, random)
  await flood(origin, id, sum)
  for (let n = 0; n < 4; n++) await decide(players, own)

  for (const client of hostile.values()) harvest(client, sum)
  const moves = ann.heard.filter((message): message is { type: 'move' } & Move => message.type === 'move')
  for (const move of moves) {
    sum.decisions += 1
    if ('by' in move && move.by !== undefined) continue
    const ahead = move.id === undefined && 'actions' in move && move.actions[0]?.type === 'pass'
    if (!ahead && !own[move.player]!.has(move.id ?? '')) {
      throw new Error(`nobody with the right to it sent ${JSON.stringify(move)}`)
    }
  }
  if ((await checkOfRoom(house, id)) !== ann.follower.check) throw new Error('the room is not what it told')
  const { secret } = ann
  for (const client of [bo, ...hostile.values()]) {
    if (client.frames.some((text) => text.includes(secret))) throw new Error('a secret was told')
  }
  for (const client of [ann, bo, ...hostile.values()]) client.close()
}

/** A decision that would be right, had its sender the seat whose turn it is. */
function temptation(bo: Client, random: () => number, n: number): string {
  const options = bo.follower.options()
  const action: BareAction = options[random() % Math.max(1, options.length)] ?? { type: 'pass' }
  return JSON.stringify({ type: 'act', id: `h${n}`, base: bo.follower.seq, actions: [action] })
}

/** Whoever has to decides, and both have heard it. */
async function decide(
  players: readonly [Client, Client],
  own: readonly [Set<string>, Set<string>],
): Promise<void> {
  for (const [index, player] of players.entries()) {
    const { follower } = player
    if (follower.deciding !== index) continue
    const before = follower.seq
    own[index]!.add(player.act([follower.options()[0]!]))
    await Promise.all(players.map((one) => one.until(() => one.follower.seq > before, 'a move')))
    return
  }
}

/** Bytes that are no frames at all, after a handshake that is one. */
function rawBytes(origin: string, id: string, random: () => number): Promise<void> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = tcp(Number(port), hostname)
    const key = Buffer.from(Array.from({ length: 16 }, () => random() & 255)).toString('base64')
    socket.write(
      `GET /parties/game/${id} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    )
    socket.write(Buffer.from(Array.from({ length: 512 }, () => random() & 255)))
    socket.on('data', () => undefined)
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    setTimeout(() => socket.destroy(), 500)
  })
}

/** More at once than anybody types. */
async function flood(origin: string, id: string, sum: Repelled): Promise<void> {
  const client = new Client(await openWire(socketAt(origin, id)))
  await client.hello(undefined, false)
  for (let n = 0; n < 120; n++) client.say({ type: 'typing' })
  await client.until(() => client.closed !== null, 'the end of a flood')
  if (client.closed !== CLOSE.tooMany) throw new Error(`a flood was closed with ${client.closed}`)
  harvest(client, sum)
}

/** What a hostile socket was told, counted once it is done with. */
function harvest(client: Client, sum: Repelled): void {
  if (client.closed !== null) sum.closed.set(client.closed, (sum.closed.get(client.closed) ?? 0) + 1)
  for (const message of client.heard) {
    if (message.type !== 'refused') continue
    if (!CODES.has(message.code)) throw new Error(`the code ${message.code} is not on the list`)
    sum.refused.set(message.code, (sum.refused.get(message.code) ?? 0) + 1)
  }
}
