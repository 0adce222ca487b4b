/** A client of a room over any transport, for tests: what it says, what it hears, and what it makes of it. */
import {
  PROTOCOL,
  type BareAction,
  type ClientMessage,
  type Colour,
  type ServerMessage,
  type ServerMessageOf,
  type ServerMessageType,
} from '../room/protocol.ts'
import { Follower } from './follower.ts'

/** A socket, or what stands for one. */
export interface Wire {
  send(text: string | ArrayBuffer): void
  close(): void
  /** Once, before anything is heard. */
  listen(text: (text: string) => void, closed: (code: number) => void): void
}

const PATIENCE = 10_000

/** 128 bits in base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}

export class Client {
  readonly heard: ServerMessage[] = []
  /** Every frame as it came. */
  readonly frames: string[] = []
  readonly follower: Follower
  readonly secret: string
  onHeard: (message: ServerMessage) => void = () => undefined
  onClosed: () => void = () => undefined
  closed: number | null = null
  readonly #wire: Wire
  #read = 0
  #waiting: (() => void)[] = []
  #ids = 0

  constructor(wire: Wire, secret = newSecret(), follower = new Follower()) {
    this.follower = follower
    this.#wire = wire
    this.secret = secret
    wire.listen(
      (text) => {
        this.frames.push(text)
        if (text.startsWith('{')) {
          const message = JSON.parse(text) as ServerMessage
          this.heard.push(message)
          this.follower.hear(message)
          this.onHeard(message)
        }
        this.#stir()
      },
      (code) => {
        this.closed = code
        this.onClosed()
        this.#stir()
      },
    )
  }

  #stir(): void {
    for (const wake of this.#waiting.splice(0)) wake()
  }

  say(message: ClientMessage): void {
    this.#wire.send(JSON.stringify(message))
  }

  sayRaw(text: string | ArrayBuffer): void {
    this.#wire.send(text)
  }

  close(): void {
    this.#wire.close()
  }

  hello(seq?: number, withSecret = true): Promise<ServerMessageOf<'welcome'>> {
    this.say({
      type: 'hello',
      protocol: PROTOCOL,
      ...(seq !== undefined && { seq }),
      ...(withSecret && { secret: this.secret }),
    })
    return this.next('welcome')
  }

  async sit(name: string, colour: Colour): Promise<void> {
    await this.hello()
    this.say({ type: 'claim', name, colour, secret: this.secret })
    await this.next('you')
  }

  /** Sends a decision based on what this client knows; gives its id. */
  act(actions: BareAction[]): string {
    const id = `c${++this.#ids}`
    this.say({ type: 'act', id, base: this.follower.seq, actions })
    return id
  }

  /** The next message of this type that was not asked for yet; older ones of other types are passed over. */
  async next<T extends ServerMessageType>(
    type: T,
    fits: (message: ServerMessageOf<T>) => boolean = () => true,
  ): Promise<ServerMessageOf<T>> {
    let found: ServerMessageOf<T> | undefined
    await this.until(() => {
      while (found === undefined && this.#read < this.heard.length) {
        const message = this.heard[this.#read++]!
        if (message.type === type && fits(message as ServerMessageOf<T>))
          found = message as ServerMessageOf<T>
      }
      return found !== undefined
    }, `a message ${type}`)
    return found!
  }

  /** Resolves when the condition holds after something was heard, or the socket closed. */
  async until(condition: () => boolean, what = 'it'): Promise<void> {
    const deadline = Date.now() + PATIENCE
    while (!condition()) {
      const left = deadline - Date.now()
      if (left <= 0)
        throw new Error(
          `waited in vain for ${what}; last heard: ${this.frames.at(-1)?.slice(0, 300) ?? 'nothing'}`,
        )
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        this.#waiting.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  /** Has heard up to this number. */
  reached(seq: number): Promise<void> {
    return this.until(() => this.follower.seq >= seq, `move ${seq}`)
  }
}

/** A standard WebSocket as a wire. */
export function wireOf(socket: WebSocket): Wire {
  return {
    send: (text) => {
      if (socket.readyState === 1) socket.send(text)
    },
    close: () => socket.close(1000),
    listen: (text, closed) => {
      socket.addEventListener('message', (event: MessageEvent) => text(String(event.data)))
      socket.addEventListener('close', (event: CloseEvent) => closed(event.code))
    },
  }
}
