/**
 * The room inside the browser: the same core as on the edge, on a ground of IndexedDB, a timer, and pipes in the place
 * of sockets. It is kept by one page at a time (`lock.ts`) and outlives it in storage.
 */
import {
  Keeper,
  newRoomId,
  type Birth,
  type Changes,
  type Ground,
  type OperatorNote,
  type Socket,
  type SocketData,
} from '#room/core.ts'
import { CLOSE, LIMITS, type Limits } from '#room/protocol.ts'
import type { Connect, WireHandlers } from '../wire.ts'
import type { Drawer } from './drawer.ts'

/** A room here goes when its player deletes it, not by itself. */
const HERE: Limits = { ...LIMITS, keptOpen: Infinity, keptPlayed: Infinity }
/** Timers take no more. */
const LONGEST = 2 ** 31 - 1
/** A room that failed to store is tried again after this long, in milliseconds. */
const AGAIN = 1000

const FINAL: ReadonlySet<number> = new Set(Object.values(CLOSE))

export interface Surroundings {
  drawer: Drawer
  /** The version of the site, as records name it. */
  version: string
  /** Bots that think beside the page. */
  think?: NonNullable<Ground['think']>
  note?: (note: OperatorNote) => void
}

const word = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
}

/** One room of this browser, awake. */
export class LocalRoom {
  readonly id: string
  readonly keeper: Keeper
  readonly #around: Surroundings
  readonly #pipes = new Set<Socket>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(id: string, around: Surroundings) {
    this.id = id
    this.#around = around
    this.keeper = new Keeper(this.#ground(), { id, version: around.version, limits: HERE })
  }

  /** A line to the room for one client, as `joinRoom` wants it. */
  readonly connect: Connect = (on) => {
    let pipe: Socket | null = null
    let again: ReturnType<typeof setTimeout> | undefined
    const join = async (): Promise<void> => {
      clearTimeout(again)
      if (pipe) return
      const opened = this.#pipe(on, () => {
        pipe = null
        again = setTimeout(() => void join(), AGAIN)
      })
      pipe = opened
      await this.keeper.open(opened)
      if (this.keeper.awake) on.up()
      else opened.close(CLOSE.noGame)
    }
    void join()
    return {
      send: (text) => {
        if (pipe) void this.keeper.message(pipe, text)
      },
      reconnect: () => void join(),
      close: () => {
        clearTimeout(again)
        if (!pipe) return
        this.#pipes.delete(pipe)
        void this.keeper.closed(pipe)
        pipe = null
      },
    }
  }

  #pipe(on: WireHandlers, broken: () => void): Socket {
    let data: SocketData | null = null
    const pipe: Socket = {
      get data() {
        return data
      },
      keep: (kept) => (data = kept),
      // As over any line, what is said is heard after whoever said it has finished.
      send: (text) => queueMicrotask(() => on.message(text)),
      close: (code) => {
        this.#pipes.delete(pipe)
        queueMicrotask(() => {
          if (FINAL.has(code)) return on.closed(code)
          on.down()
          broken()
        })
      },
    }
    this.#pipes.add(pipe)
    return pipe
  }

  /** Another page keeps the room from here on. */
  close(code: number): void {
    this.stop()
    for (const pipe of [...this.#pipes]) pipe.close(code)
  }

  /** Nobody here looks any more. */
  stop(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  #ground(): Ground {
    const { drawer, version, think, note } = this.#around
    return {
      now: () => Date.now(),
      random: word,
      hash,
      // No alarm outlives the page; a room that wakes up sets it anew.
      read: async () => ({ stored: await drawer.read(this.id).catch(() => null), alarm: null }),
      write: (changes) => this.#write(changes),
      erase: () => {
        clearTimeout(this.#timer)
        return drawer.erase(this.id)
      },
      create: async (id, birth) => {
        await new LocalRoom(id, { drawer, version }).keeper.create(birth)
      },
      sockets: () => this.#pipes,
      note: (said) => note?.(said),
      ...(think && { think }),
    }
  }

  async #write({ puts, deletes, alarm }: Changes): Promise<void> {
    if (this.#closed) throw new Error('another page keeps this room')
    if (typeof alarm === 'number') this.#setAlarm(alarm)
    if (puts.length > 0 || deletes.length > 0) await this.#around.drawer.write(this.id, puts, deletes)
  }

  #setAlarm(at: number): void {
    clearTimeout(this.#timer)
    if (at === Infinity) return
    const wait = Math.min(LONGEST, Math.max(0, at - Date.now()))
    this.#timer = setTimeout(() => void this.keeper.alarm(), wait)
  }
}

/** Makes a room and keeps it in the drawer. Fails where the browser keeps nothing. */
export async function makeRoom(birth: Birth, around: Surroundings): Promise<LocalRoom> {
  const room = new LocalRoom(newRoomId(word), around)
  await room.keeper.create(birth)
  return room
}
