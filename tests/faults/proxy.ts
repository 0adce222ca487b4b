/**
 * A proxy between clients and a site on which sockets break without a word, and messages are late, overtake one another or
 * come twice. It reads as much of the WebSocket protocol as it takes to find where a message ends.
 */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { Weather } from '../../worker/testing/player.ts'

/** What has happened on a proxy. */
export interface Damage {
  frames: number
  cuts: number
  doubled: number
  /** Messages that left before one that had come earlier. */
  overtook: number
}

const HEAD_END = Buffer.from('\r\n\r\n')
/** Control frames (close, ping, pong) have this bit in their opcode. */
const CONTROL = 0x08
const FINAL = 0x80

export class StormyProxy {
  readonly damage: Damage = { frames: 0, cuts: 0, doubled: 0, overtook: 0 }
  readonly #server: Server
  readonly #weather: Weather
  readonly #random: () => number
  readonly #open = new Set<Socket>()

  private constructor(target: URL, weather: Weather, random: () => number) {
    this.#weather = weather
    this.#random = random
    this.#server = createServer((client) => this.#join(client, target))
  }

  /** @param target like `http://127.0.0.1:8803` */
  static async open(target: string, weather: Weather, random: () => number): Promise<StormyProxy> {
    const proxy = new StormyProxy(new URL(target), weather, random)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  /** Where it listens, for sockets: `ws://127.0.0.1:…` */
  get origin(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #join(client: Socket, target: URL): void {
    const site = connect(Number(target.port), target.hostname)
    const cut = (): void => {
      for (const socket of [client, site]) {
        this.#open.delete(socket)
        socket.destroy()
      }
    }
    for (const socket of [client, site]) {
      this.#open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', cut)
      socket.on('close', cut)
    }
    this.#carry(client, site, cut)
    this.#carry(site, client, cut)
  }

  /** The handshake as it comes, but without compression, whose frames build on one another; then frame by frame. */
  #carry(from: Socket, to: Socket, cut: () => void): void {
    let rest = Buffer.alloc(0)
    let greeted = false
    let came = 0
    let left = 0
    from.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes])
      if (!greeted) {
        const end = rest.indexOf(HEAD_END)
        if (end < 0) return
        const head = rest.subarray(0, end).toString('latin1')
        to.write(head.replace(/\r\nsec-websocket-extensions:[^\r]*/i, '') + '\r\n\r\n')
        rest = rest.subarray(end + HEAD_END.length)
        greeted = true
      }
      for (let length = frameLength(rest); length !== null; length = frameLength(rest)) {
        const frame = Buffer.from(rest.subarray(0, length))
        rest = rest.subarray(length)
        const whole = (frame[0]! & FINAL) !== 0 && (frame[0]! & 0x0f) !== 0
        if ((frame[0]! & CONTROL) !== 0 || !whole) {
          to.write(frame)
          continue
        }
        this.damage.frames += 1
        if (this.#chance(this.#weather.cut)) {
          this.damage.cuts += 1
          return cut()
        }
        const number = ++came
        const twice = this.#chance(this.#weather.twice)
        if (twice) this.damage.doubled += 1
        for (let n = 0; n < (twice ? 2 : 1); n++) {
          setTimeout(
            () => {
              if (number < left) this.damage.overtook += 1
              left = Math.max(left, number)
              if (to.writable) to.write(frame)
            },
            (this.#random() / 2 ** 32) * this.#weather.delay,
          )
        }
      }
    })
  }

  #chance(p: number): boolean {
    return this.#random() < p * 2 ** 32
  }
}

/** The bytes of the frame at the start, head and mask included; null while it is not all there. */
function frameLength(bytes: Buffer): number | null {
  if (bytes.length < 2) return null
  const short = bytes[1]! & 0x7f
  const mask = (bytes[1]! & 0x80) === 0 ? 0 : 4
  const head = short === 126 ? 4 : short === 127 ? 10 : 2
  if (bytes.length < head) return null
  const payload =
    short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short
  const length = head + mask + payload
  return bytes.length < length ? null : length
}
