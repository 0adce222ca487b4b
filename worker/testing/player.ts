/**
 * A player who sees a game through whatever happens to the line: connects again, catches up, and says again what was not
 * confirmed, with the same id. What he decides is drawn from a seed.
 */
import { awaiting } from '#rules'
import { PROTOCOL, type Colour, type Move, type ServerMessage } from '../room/protocol.ts'
import { Client, newSecret, type Wire } from './client.ts'
import { Follower } from './follower.ts'
import { seeded } from './table.ts'

export class Player {
  readonly name: string
  readonly colour: Colour
  readonly follower = new Follower()
  readonly secret = newSecret()
  /** Every entry of the log that was heard, by number. */
  readonly heard = new Map<number, Move>()
  /** Decisions of one's own that the room confirmed, by their ids. */
  readonly confirmed = new Map<string, number>()
  /** How often the line had to be made anew. */
  connections = 0
  /** Seat id. */
  seat: number | null = null
  seated = false
  readonly #connect: () => Promise<Wire>
  readonly #random: () => number
  readonly #pause: () => number
  #client: Client | null = null
  #seats: number[] = []
  #ready = false
  #asked = false
  #pending: { id: string; base: number; actions: Parameters<Client['act']>[0] } | null = null
  #ids = 0
  #over = false
  #watchers: (() => void)[] = []

  /** @param pause ms before each decision */
  constructor(
    name: string,
    colour: Colour,
    connect: () => Promise<Wire>,
    seed: number,
    pause: () => number = () => 0,
  ) {
    this.name = name
    this.colour = colour
    this.#connect = connect
    this.#random = seeded(seed)
    this.#pause = pause
    void this.#open()
  }

  get over(): boolean {
    const { state } = this.follower
    return state !== null && !this.follower.astray && this.#pending === null && awaiting(state) === null
  }

  /** Resolves when the condition holds, looked at whenever something was heard. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#watchers.push(resolve))
  }

  start(): void {
    this.#client?.say({ type: 'start' })
  }

  leave(): void {
    this.#over = true
    this.#client?.close()
  }

  async #open(): Promise<void> {
    this.#ready = false
    this.#asked = false
    for (;;) {
      if (this.#over) return
      try {
        const wire = await this.#connect()
        this.connections += 1
        const client = new Client(wire, this.secret, this.follower)
        this.#client = client
        client.onHeard = (message) => this.#hear(client, message)
        client.onClosed = () => {
          if (this.#client === client) void this.#open()
        }
        const { seq } = this.follower
        client.say({ type: 'hello', protocol: PROTOCOL, secret: this.secret, ...(seq >= 0 && { seq }) })
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }

  #hear(client: Client, message: ServerMessage): void {
    // What is still under way on an old line comes too late.
    if (client !== this.#client) return
    if (message.type === 'welcome') {
      this.#seats = message.room.seats.map(({ id }) => id)
      this.#takeSeat(message.you.seat)
      if (message.you.seat === null) {
        const { name, colour, secret } = this
        client.say({ type: 'claim', name, colour, secret })
      }
    } else if (message.type === 'you') this.#takeSeat(message.you.seat)
    else if (message.type === 'room') this.#seats = message.room.seats.map(({ id }) => id)
    else if (message.type === 'snapshot') this.#caughtUp()
    else if (message.type === 'moves') {
      for (const move of message.moves) this.#note(move)
      this.#caughtUp()
    } else if (message.type === 'move') this.#note(message)
    else if (message.type === 'refused' && message.id !== undefined && message.id === this.#pending?.id) {
      this.#pending = null
      this.#askAgain()
    }
    this.#think()
    for (const wake of this.#watchers.splice(0)) wake()
  }

  #takeSeat(seat: number | null): void {
    this.seat = seat
    this.seated ||= seat !== null
  }

  #note(move: Move): void {
    const before = this.heard.get(move.seq)
    const { seq, player, id } = move
    if (before !== undefined && (before.player !== player || before.id !== id)) {
      throw new Error(`number ${seq} was first ${before.id ?? '-'}, then ${id ?? '-'}`)
    }
    this.heard.set(seq, move)
    if (id === undefined || player !== this.#seats.indexOf(this.seat ?? -1)) return
    const earlier = this.confirmed.get(id)
    if (earlier !== undefined && earlier !== seq)
      throw new Error(`${id} was applied as ${earlier} and as ${seq}`)
    this.confirmed.set(id, seq)
    if (id === this.#pending?.id) this.#pending = null
  }

  #caughtUp(): void {
    this.#ready = true
    this.#asked = false
    // What overtook this answer on the way was heard too early to be followed, and is not in it.
    if (Math.max(...this.heard.keys()) > this.follower.seq) return this.#askAgain()
    // Perhaps it never arrived; if it did, the same id is not applied again.
    if (this.#pending !== null) this.#client?.say({ type: 'act', ...this.#pending })
  }

  #askAgain(): void {
    if (this.#asked) return
    this.#asked = true
    const { seq, astray } = this.follower
    this.#client?.say({ type: 'resync', ...(!astray && seq >= 0 && { seq }) })
  }

  #think(): void {
    const { state, astray, seq } = this.follower
    if (state === null || !this.#ready || this.#over) return
    if (astray) {
      this.#askAgain()
      return
    }
    if (this.#pending !== null || this.#asked) return
    if (awaiting(state)?.player !== this.#seats.indexOf(this.seat ?? -1)) return
    const options = this.follower.options()
    const action = options[this.#random() % options.length]!
    const pending = { id: `${this.name}${++this.#ids}`, base: seq, actions: [action] }
    this.#pending = pending
    const ms = this.#pause()
    if (ms === 0) this.#client?.say({ type: 'act', ...pending })
    else {
      setTimeout(() => {
        if (this.#pending === pending) this.#client?.say({ type: 'act', ...pending })
      }, ms)
    }
  }
}

export interface Weather {
  /** Chance of each frame to cut the line, and to come twice. */
  cut: number
  twice: number
  /** Frames take up to so many ms, each its own: they overtake one another. */
  delay: number
}

/** A line on which frames are late, overtake one another, come twice, or are the last. */
export function stormy(wire: Wire, weather: Weather, random: () => number): Wire {
  const chance = (p: number) => random() < p * 2 ** 32
  let open = true
  let gone: (code: number) => void = () => undefined
  const cut = () => {
    if (!open) return
    open = false
    wire.close()
    gone(1006)
  }
  const carry = (deliver: () => void) => {
    if (chance(weather.cut)) return cut()
    const times = chance(weather.twice) ? 2 : 1
    for (let n = 0; n < times; n++) {
      setTimeout(() => open && deliver(), (random() / 2 ** 32) * weather.delay)
    }
  }
  return {
    send: (text) => carry(() => wire.send(text)),
    close: () => {
      open = false
      wire.close()
    },
    listen: (text, closed) => {
      gone = closed
      wire.listen(
        (frame) => carry(() => text(frame)),
        (code) => {
          if (open) closed(code)
          open = false
        },
      )
    },
  }
}
