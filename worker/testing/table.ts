/** A room on the table, for tests: the core with a clock that the test moves, chance from a seed, and a map as storage. */
import { legal, parseOptions } from '#rules'
import {
  loadRoom,
  newMeta,
  readMessage,
  step,
  type Birth,
  type Effects,
  type Input,
  type Note,
  type PeerData,
  type Room,
} from '../room/core.ts'
import {
  DEFAULT_SETTINGS,
  LIMITS,
  PROTOCOL,
  type BareAction,
  type ClientMessage,
  type Code,
  type Colour,
  type Limits,
  type ServerMessage,
  type ServerMessageOf,
  type ServerMessageType,
  type Settings,
} from '../room/protocol.ts'
import { META_KEY } from '../room/stored.ts'

/** A secret of a test; at the table it is its own hash. */
export const secretOf = (name: string) => name.padEnd(24, '-')

/** Mulberry32: whole numbers from a seed. */
export function seeded(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (t ^ (t >>> 14)) >>> 0
  }
}

export interface TableSetup {
  options?: Record<string, unknown>
  settings?: Partial<Settings>
  limits?: Partial<Limits>
  birth?: Birth
  seed?: number
}

export class Table {
  readonly storage = new Map<string, unknown>()
  readonly notes: Note[] = []
  readonly created: NonNullable<Effects['create']>[] = []
  readonly closed = new Map<string, number>()
  readonly heard = new Map<string, ServerMessage[]>()
  readonly attached = new Map<string, PeerData>()
  readonly limits: Limits
  now = 1_800_000_000_000
  alarm: number | null = null
  room: Room
  random: () => number

  constructor({ options = {}, settings = {}, limits = {}, birth, seed = 1 }: TableSetup = {}) {
    this.limits = { ...LIMITS, ...limits }
    this.random = seeded(seed)
    const read = parseOptions(options)
    if (!read.ok) throw new Error(read.error.message)
    const asked = {
      options: { ...read.value },
      settings: { ...DEFAULT_SETTINGS, ...settings },
      seats: [],
      rotated: false,
    }
    this.storage.set(META_KEY, structuredClone(newMeta(birth ?? asked, this.limits, this.now)))
    this.room = this.load()
    this.run({ type: 'woke' })
  }

  private load(): Room {
    const peers = [...this.attached].map(([id, data]) => ({ id, data }))
    const place = { id: 'TheRoomOfThisTest', version: '0.0.0', limits: this.limits }
    const room = loadRoom(place, structuredClone(this.storage), peers, this.alarm, this.now)
    if (room === null) throw new Error('there is no room')
    return room
  }

  /** Forgets everything but storage and sockets, as hibernation does. */
  sleep(): void {
    this.room = this.load()
    this.run({ type: 'woke' })
  }

  /** Forgets the sockets too, as a killed process does. */
  crash(): void {
    this.attached.clear()
    this.sleep()
  }

  run(input: Input): Effects {
    const effects = step(this.room, input, this.now, this.random)
    if (effects.create) this.created.push(effects.create)
    for (const [key, value] of effects.puts) this.storage.set(key, structuredClone(value))
    for (const key of effects.deletes) this.storage.delete(key)
    if (effects.erase) this.storage.clear()
    if (effects.alarm !== undefined) this.alarm = effects.alarm
    for (const { peer, data } of effects.attach) this.attached.set(peer, { ...data })
    for (const { to, text } of effects.sends) {
      for (const peer of to) this.heard.get(peer)?.push(JSON.parse(text) as ServerMessage)
    }
    for (const { peer, code } of effects.closes) {
      this.closed.set(peer, code)
      this.attached.delete(peer)
    }
    this.notes.push(...effects.notes)
    return effects
  }

  /** A socket that has said hello. */
  open(peer: string, secret?: string, seq?: number): ServerMessage[] {
    this.connect(peer)
    const seen = { ...(secret !== undefined && { secret }), ...(seq !== undefined && { seq }) }
    return this.say(peer, { type: 'hello', protocol: PROTOCOL, ...seen })
  }

  connect(peer: string): void {
    this.heard.set(peer, [])
    this.attached.set(peer, { seat: null, device: null, greeted: false, strikes: 0 })
    this.run({ type: 'joined', peer })
  }

  leave(peer: string): void {
    this.attached.delete(peer)
    this.run({ type: 'left', peer })
  }

  /** Sends and gives what this socket hears because of it. */
  say(peer: string, message: ClientMessage): ServerMessage[] {
    return this.sayRaw(peer, JSON.stringify(message))
  }

  sayRaw(peer: string, raw: unknown): ServerMessage[] {
    const heard = this.heard.get(peer) ?? []
    const before = heard.length
    this.run({ type: 'message', peer, read: readMessage(raw, this.limits) })
    return heard.slice(before)
  }

  /** Opens a socket and sits down. */
  sit(peer: string, colour: Colour, seat?: number): ServerMessage[] {
    this.open(peer)
    const where = seat === undefined ? {} : { seat }
    return this.say(peer, { type: 'claim', name: peer, colour, secret: secretOf(peer), ...where })
  }

  /** Lets time pass and rings the alarm whenever it is due. */
  wait(ms: number): void {
    const until = this.now + ms
    while (this.alarm !== null && this.alarm <= until) {
      this.now = Math.max(this.now, this.alarm)
      this.alarm = null
      this.run({ type: 'alarm' })
    }
    this.now = until
  }

  get game() {
    if (this.room.game === null) throw new Error('the game has not begun')
    return this.room.game
  }

  /** The socket of whoever has to decide, where sockets are named like players. */
  get decider(): string {
    const player = this.game.awaits?.player
    if (player === undefined) throw new Error('nobody has to decide')
    return this.game.setup.players[player]!.name
  }

  /** What may be decided now, without the player. */
  options(): BareAction[] {
    return legal(this.game.state).map(({ player: _, ...action }) => action)
  }

  /** The decider decides; what he hears of it. */
  decide(id: string, ...actions: BareAction[]): ServerMessage[] {
    return this.say(this.decider, { type: 'act', id, base: this.game.log.length, actions })
  }

  /** A socket plays on for so many decisions, the first legal one each time. */
  play(decisions: number): void {
    for (let n = 0; n < decisions && this.game.awaits !== null; n++) {
      // Slow enough for the allowance of messages.
      this.now += 100
      this.decide(`p${this.game.log.length}`, this.options()[0]!)
    }
  }

  last<T extends ServerMessageType>(peer: string, type: T): ServerMessageOf<T> {
    const found = this.heard.get(peer)?.findLast((message) => message.type === type)
    if (found === undefined) throw new Error(`${peer} has heard no ${type}`)
    return found as ServerMessageOf<T>
  }
}

/** Two at the table, the game begun; sockets are named like their players. */
export function twoPlayers(setup: TableSetup = {}): Table {
  const table = new Table(setup)
  table.sit('Ann', 'sky')
  table.sit('Bo', 'plum')
  table.say('Ann', { type: 'start' })
  return table
}

/** The codes of the refusals among these messages. */
export function refusals(messages: readonly ServerMessage[]): Code[] {
  return messages.flatMap((message) => (message.type === 'refused' ? [message.code] : []))
}
