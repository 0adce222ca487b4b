import { Keeper, type Changes, type Ground, type Socket, type SocketData } from '../../worker/room/core.ts'
import { LIMITS, type ClientMessage, type ServerMessage } from '../../worker/room/protocol.ts'
import { seeded } from '../../worker/testing/table.ts'

/** What a platform bills for a room, or could. */
export interface Counts {
  /** Messages that came in and went out over sockets. */
  messagesIn: number
  messagesOut: number
  bytesOut: number
  sockets: number
  alarms: number
  /** Values put or deleted, and alarms set: each is a row written. */
  rowsWritten: number
  /** Values read when a room wakes. */
  rowsRead: number
  /** Keys and values as they lie there at the end. */
  bytesStored: number
  values: number
}

/** A socket as a page holds it. */
export interface Line {
  say(message: ClientMessage): Promise<void>
  hear: (message: ServerMessage) => void
}

/** A ground in memory for one room that counts what happens on it. Time is its own and only moves when it is moved. */
export class CountingGround {
  now = 1_800_000_000_000
  readonly keeper: Keeper
  readonly #values = new Map<string, unknown>()
  readonly #counts = {
    messagesIn: 0,
    messagesOut: 0,
    bytesOut: 0,
    sockets: 0,
    alarms: 0,
    rowsWritten: 0,
    rowsRead: 0,
  }
  #alarm: number | null = null

  constructor(seed: number) {
    const random = seeded(seed)
    const ground: Ground = {
      now: () => this.now,
      random,
      hash: (text) => Promise.resolve(text.padEnd(43, '-').slice(0, 43)),
      read: () => {
        this.#counts.rowsRead += this.#values.size
        return Promise.resolve({ stored: structuredClone(this.#values), alarm: this.#alarm })
      },
      write: (changes) => this.#write(changes),
      erase: () => Promise.resolve(),
      create: () => Promise.resolve(),
      sockets: () => [],
      note: () => undefined,
    }
    this.keeper = new Keeper(ground, { id: 'TheRoomThatCosts', version: '0.0.0', limits: LIMITS })
  }

  #write({ puts, deletes, alarm }: Changes): void {
    for (const [key, value] of puts) this.#values.set(key, structuredClone(value))
    for (const key of deletes) this.#values.delete(key)
    this.#counts.rowsWritten += puts.length + deletes.length + (typeof alarm === 'number' ? 1 : 0)
    if (alarm !== undefined) this.#alarm = alarm
  }

  /** Opens a socket. */
  async open(): Promise<Line> {
    let data: SocketData | null = null
    const line: Line = {
      hear: () => undefined,
      say: async (message) => {
        this.#counts.messagesIn += 1
        await this.keeper.message(socket, JSON.stringify(message))
      },
    }
    const socket: Socket = {
      get data() {
        return data
      },
      keep: (kept) => (data = { ...kept }),
      send: (text) => {
        this.#counts.messagesOut += 1
        this.#counts.bytesOut += Buffer.byteLength(text)
        line.hear(JSON.parse(text) as ServerMessage)
      },
      close: () => undefined,
    }
    this.#counts.sockets += 1
    await this.keeper.open(socket)
    return line
  }

  /** Time goes by; the alarm rings where it is due. */
  async pass(ms: number): Promise<void> {
    this.now += ms
    if (this.#alarm === null || this.now < this.#alarm) return
    this.#alarm = null
    this.#counts.alarms += 1
    await this.keeper.alarm()
  }

  count(): Counts & Record<string, number> {
    let bytesStored = 0
    for (const [key, value] of this.#values) bytesStored += key.length + JSON.stringify(value).length
    return { ...this.#counts, bytesStored, values: this.#values.size }
  }
}
