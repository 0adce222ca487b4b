/** Rooms on the barest ground there is: maps in memory. What the contract asks of every host, without a platform. */
import { parseOptions } from '#rules'
import {
  Keeper,
  newRoomId,
  type Ground,
  type OperatorNote,
  type Socket,
  type SocketData,
} from '../room/core.ts'
import { DEFAULT_SETTINGS, LIMITS, type CreateGame, type Limits } from '../room/protocol.ts'
import { Client, type Wire } from './client.ts'
import type { House } from './contract.ts'
import { seeded } from './table.ts'

interface Pipe extends Socket {
  open: boolean
}

interface MemoryRoom {
  storage: Map<string, unknown>
  alarm: number | null
  pipes: Set<Pipe>
  keeper: Keeper
}

export class MemoryHouse implements House {
  readonly notes: OperatorNote[] = []
  readonly rooms = new Map<string, MemoryRoom>()
  readonly limits: Limits
  /** Makes writing take a turn of the event loop, as on platforms that do not hold back what is sent. */
  readonly slow: boolean
  /** When true, the next write fails. */
  broken = false
  readonly think: Ground['think']
  readonly #random = seeded(4711)

  constructor({
    slow = false,
    limits = {},
    think,
  }: { slow?: boolean; limits?: Partial<Limits>; think?: Ground['think'] } = {}) {
    this.slow = slow
    this.think = think
    this.limits = { ...LIMITS, ...limits }
  }

  async newGame(asked: CreateGame = {}): Promise<string> {
    const id = newRoomId(this.#random)
    const options = parseOptions(asked.options)
    if (!options.ok) throw new Error(options.error.message)
    const settings = { ...DEFAULT_SETTINGS, ...asked.settings } as typeof DEFAULT_SETTINGS
    await this.#make(id).keeper.create({ options: { ...options.value }, settings, seats: [], rotated: false })
    return id
  }

  async connect(id: string, secret?: string): Promise<Client> {
    return new Client(await this.wire(id), secret)
  }

  /** A new socket into the room. */
  async wire(id: string): Promise<Wire> {
    const room = this.rooms.get(id)
    if (room === undefined) throw new Error('there is no such room')
    let heard: (text: string) => void = () => undefined
    let closed: (code: number) => void = () => undefined
    let data: SocketData | null = null
    const pipe: Pipe = {
      open: true,
      get data() {
        return data
      },
      keep: (kept) => (data = structuredClone(kept)),
      send: (text) => queueMicrotask(() => heard(text)),
      close: (code) => {
        pipe.open = false
        room.pipes.delete(pipe)
        queueMicrotask(() => closed(code))
      },
    }
    const wire: Wire = {
      send: (text) => void (pipe.open && room.keeper.message(pipe, text)),
      close: () => {
        room.pipes.delete(pipe)
        void room.keeper.closed(pipe)
      },
      listen: (text, gone) => {
        heard = text
        closed = gone
      },
    }
    room.pipes.add(pipe)
    await room.keeper.open(pipe)
    return wire
  }

  /** The room's memory is gone; storage and sockets are not. */
  async nap(id: string): Promise<void> {
    const room = this.rooms.get(id)!
    room.keeper = new Keeper(this.#ground(room), { id, version: '0.0.0', limits: this.limits })
    await room.keeper.wake()
  }

  #make(id: string): MemoryRoom {
    const room = { storage: new Map(), alarm: null, pipes: new Set() } as unknown as MemoryRoom
    room.keeper = new Keeper(this.#ground(room), { id, version: '0.0.0', limits: this.limits })
    this.rooms.set(id, room)
    return room
  }

  #ground(room: MemoryRoom): Ground {
    return {
      now: () => Date.now(),
      random: this.#random,
      hash: async (text) => {
        const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
        return btoa(String.fromCharCode(...new Uint8Array(bytes)))
      },
      read: () => Promise.resolve({ stored: structuredClone(room.storage), alarm: room.alarm }),
      write: ({ puts, deletes, alarm }) => {
        if (this.broken) {
          this.broken = false
          throw new Error('the disk is full')
        }
        for (const [key, value] of puts) room.storage.set(key, structuredClone(value))
        for (const key of deletes) room.storage.delete(key)
        if (alarm !== undefined) room.alarm = alarm
        if (this.slow) return new Promise((resolve) => setTimeout(resolve))
      },
      erase: () => {
        room.storage.clear()
        return Promise.resolve()
      },
      create: async (id, birth) => {
        await this.#make(id).keeper.create(birth)
      },
      sockets: () => room.pipes,
      note: (note) => this.notes.push(note),
      ...(this.think && { think: this.think }),
    }
  }
}
