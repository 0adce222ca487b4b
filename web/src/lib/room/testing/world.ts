/**
 * A room and its clients in one process, for tests: the real room core, lines with delays that break and come
 * back, and a clock that only the test moves. Everything is drawn from one seed.
 */
import { checksum, parseOptions } from '#rules'
import {
  META_KEY,
  type Effects,
  type Input,
  type Room,
  loadRoom,
  newMeta,
  readMessage,
  step,
} from '#room/core.ts'
import { DEFAULT_SETTINGS, LIMITS, type Settings } from '#room/protocol.ts'
import { joinRoom } from '../client.ts'
import type { RoomStore } from '../types.ts'
import type { Surroundings, WireHandlers } from '../wire.ts'

/** Mulberry32. */
export function seeded(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (t ^ (t >>> 14)) >>> 0
  }
}

interface Event {
  at: number
  n: number
  run: () => void
}

/** One device: its line to the room, and its client. */
export interface Device {
  store: RoomStore
  /** Breaks the line; it is tried again after a while. */
  breakLine(ms?: number): void
  /** What the client was shown, checked against the room after every message. */
  checked: number
}

export class World {
  now = 0
  readonly random: () => number
  /** The checksum of the room's state after every entry of its log. */
  readonly sums: string[] = []
  room: Room
  #queue: Event[] = []
  #n = 0
  #ids = 0
  #lines = new Map<string, WireHandlers>()
  readonly #delay: () => number

  constructor({
    seed = 1,
    options = {},
    settings = {},
    delay = 40,
  }: {
    seed?: number
    options?: Record<string, unknown>
    settings?: Partial<Settings>
    /** The longest that a message travels, in ms. */
    delay?: number
  } = {}) {
    this.random = seeded(seed)
    this.#delay = () => 1 + (this.random() % delay)
    const limits = { ...LIMITS, messagesPerSecond: 1e6, messageBurst: 1e6 }
    const parsed = parseOptions(options)
    if (!parsed.ok) throw new Error(parsed.error.message)
    const birth = {
      options: { ...parsed.value },
      settings: { ...DEFAULT_SETTINGS, ...settings },
      seats: [],
      rotated: false,
    }
    const stored = new Map<string, unknown>([[META_KEY, newMeta(birth, limits, 0)]])
    const room = loadRoom({ id: 'R', version: '0', limits }, stored, [], null, 0)
    if (!room) throw new Error('no room')
    this.room = room
  }

  /** Runs what is due next; false when nothing is left. */
  step(): boolean {
    let next = 0
    for (let i = 1; i < this.#queue.length; i++) {
      const [a, b] = [this.#queue[i]!, this.#queue[next]!]
      if (a.at < b.at || (a.at === b.at && a.n < b.n)) next = i
    }
    const event = this.#queue.splice(next, 1)[0]
    if (!event) return false
    this.now = Math.max(this.now, event.at)
    event.run()
    return true
  }

  /** Runs everything that comes of what is under way in the next seconds; clocks of turns run longer. */
  settle(ms = 5000): void {
    const until = this.now + ms
    for (let i = 0; this.#queue.some(({ at }) => at <= until); i++) {
      if (i > 100_000) throw new Error('it never ends')
      this.step()
    }
  }

  later(ms: number, run: () => void): () => void {
    const event = { at: this.now + ms, n: this.#n++, run }
    this.#queue.push(event)
    return () => {
      this.#queue = this.#queue.filter((one) => one !== event)
    }
  }

  /** Lets the room deal with an input, now. */
  feed(input: Input): Effects {
    const effects = step(this.room, input, this.now, this.random)
    const game = this.room.game
    // Only the last entry can be new, or the log is shorter than the sums: never both.
    if (game) this.sums[game.log.length] = checksum(game.state)
    for (const { to, text } of effects.sends) for (const peer of to) this.#lines.get(peer)?.message(text)
    for (const { peer, code } of effects.closes) this.#lines.get(peer)?.closed(code)
    return effects
  }

  /** A device that holds (or will hold) the seat of this secret. */
  /** @param code that another device has offered */
  device(secret: string | null, code: string | null = null): Device {
    let peer = ''
    let lines = 0
    // Messages of one line arrive in order, however long each takes.
    let lastIn = 0
    let lastOut = 0
    let handlers: WireHandlers
    const device: Device = {
      store: undefined as unknown as RoomStore,
      breakLine: (ms) => down(ms),
      checked: 0,
    }

    const check = () => {
      const { game } = device.store.view
      if (!game) return
      device.checked++
      const sum = checksum(game.confirmed)
      if (sum !== this.sums[game.seq])
        throw new Error(`client at ${game.seq} has ${sum}, the room had ${this.sums[game.seq]}`)
      if (game.pending.kind === 'none' && checksum(game.state) !== sum)
        throw new Error('nothing is pending and yet something else is shown')
    }
    const up = () => {
      peer = `${secret}-${++lines}-${this.#ids++}`
      const mine = peer
      lastIn = lastOut = this.now
      this.#lines.set(mine, {
        up: () => undefined,
        down: () => undefined,
        closed: (code) => {
          if (mine === peer) handlers.closed(code)
        },
        message: (text) => {
          lastIn = Math.max(lastIn, this.now + this.#delay())
          this.later(lastIn - this.now, () => {
            if (mine !== peer) return
            handlers.message(text)
            check()
          })
        },
      })
      this.feed({ type: 'joined', peer })
      handlers.up()
    }
    const down = (ms = 50 + this.#delay() * 5) => {
      if (!peer) return
      const gone = peer
      peer = ''
      this.#lines.delete(gone)
      this.feed({ type: 'left', peer: gone })
      handlers.down()
      this.later(ms, up)
    }

    let held = secret
    let promised = code
    const around: Surroundings = {
      now: () => this.now,
      later: (ms, run) => this.later(ms, run),
      id: () => `i${this.#ids++}`,
      secret: () => `code-${this.#ids++}`.padEnd(24, '-'),
      seat: {
        get: () => held,
        claim: () => (held ??= `seat-${this.#ids++}`.padEnd(24, '-')),
        drop: () => (held = null),
        promise: (game, code) => {
          if (game === 'R') promised = code
        },
        promised: () => promised,
      },
      muted: { get: () => [], keep: () => undefined },
    }
    device.store = joinRoom(
      'R',
      (given) => {
        handlers = given
        this.later(this.#delay(), up)
        return {
          send: (text) => {
            const mine = peer
            lastOut = Math.max(lastOut, this.now + this.#delay())
            this.later(lastOut - this.now, () => {
              if (mine === peer)
                this.feed({ type: 'message', peer, read: readMessage(text, this.room.limits) })
            })
          },
          reconnect: () => undefined,
          close: () => undefined,
        }
      },
      around,
    )
    return device
  }
}

/** A game that has begun, each player on a device of his own. */
export function table(world: World, players: number): Device[] {
  const colours = ['ivory', 'saffron', 'sky', 'vermilion', 'plum', 'ink'] as const
  const devices = Array.from({ length: players }, (_, i) => world.device(`secret-${i}`.padEnd(24, '-')))
  world.settle()
  devices.forEach(({ store }, i) => {
    store.claim(`Player ${i}`, colours[i]!)
    world.settle()
  })
  devices[0]!.store.start()
  world.settle()
  return devices
}
