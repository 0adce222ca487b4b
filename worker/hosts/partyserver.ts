/**
 * The room in production: a Durable Object with SQLite storage. It gives the core sockets, storage and an alarm, and
 * decides nothing.
 *
 * Writes are not awaited: the platform holds back every message until the writes before it are on disk, so a move is
 * stored before it is told although nothing here waits. Sockets hibernate; what the room must know of one lies in its
 * attachment. `_pk`, the id that PartyServer gives a connection, is chosen by the client and means nothing here.
 */
import { Server, type Connection, type WSMessage } from 'partyserver'
import {
  gameInfo,
  loadRoom,
  META_KEY,
  newMeta,
  readMessage,
  roomRecord,
  seal,
  step,
  type Birth,
  type Effects,
  type Input,
  type PeerData,
  type Room,
} from '../room/core.ts'
import { Line } from '../room/line.ts'
import { CLOSE, PING, PONG, type Limits } from '../room/protocol.ts'
import type { Env } from '../env.ts'
import { VERSION } from '../version.ts'
import { limitsFrom, logLine, logName, platformRandom, sha256 } from './platform.ts'

type Socket = Connection<PeerData & { peer: string }>

export class Game extends Server<Env> {
  static override options = { hibernate: true }

  readonly #line = new Line()
  readonly #random = platformRandom()
  readonly #sockets = new Map<string, Socket>()
  readonly #limits: Limits
  #room: Room | null = null
  #logName = ''

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#limits = limitsFrom(env.LIMITS)
    // Keeps a socket alive through proxies without waking the room.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  /** Makes the room, unless there is one. `birth` is JSON of {@link Birth}. */
  create(birth: string): boolean {
    if (this.#exists()) return false
    this.ctx.storage.kv.put(META_KEY, newMeta(JSON.parse(birth) as Birth, this.#limits, Date.now()))
    this.ctx.waitUntil(this.ctx.storage.setAlarm(Date.now() + 86_400_000))
    return true
  }

  /** JSON of `GameInfo`, or null where there is no room. Only reads. */
  async info(): Promise<string | null> {
    const room = this.#room ?? (await this.#load())
    return room === null ? null : JSON.stringify(gameInfo(room))
  }

  /** JSON of the record; `{}` before the start, null where there is no room. Only reads. */
  async record(): Promise<string | null> {
    const room = this.#room ?? (await this.#load())
    return room === null ? null : JSON.stringify(roomRecord(room) ?? {})
  }

  /** Only sockets come here. An unknown room leaves nothing behind, not even the name that PartyServer would store. */
  override async fetch(request: Request): Promise<Response> {
    if (!this.#exists()) return closedSocket(CLOSE.noGame)
    return super.fetch(request)
  }

  override async onStart(): Promise<void> {
    this.#logName = await logName(this.name)
    await this.#wake()
  }

  override async onConnect(socket: Socket): Promise<void> {
    // A room that could not be read is tried again with every newcomer.
    if (this.#room === null || this.#room.unreadable) await this.#line.run(() => this.#wake())
    const peer = crypto.randomUUID()
    socket.setState({ peer, seat: null, device: null, greeted: false, strikes: 0 })
    this.#sockets.set(peer, socket)
    await this.#input({ type: 'joined', peer })
  }

  override onMessage(socket: Socket, raw: WSMessage): void | Promise<void> {
    const peer = socket.state?.peer
    if (peer === undefined) return
    const read = readMessage(raw, this.#limits)
    const sealed = read.kind === 'message' ? seal(this.name, read.message, sha256) : undefined
    if (!(sealed instanceof Promise)) return this.#input({ type: 'message', peer, read })
    return this.#line.run(async () => {
      await this.#step({ type: 'message', peer, read: { kind: 'message', message: await sealed } })
    })
  }

  override onClose(socket: Socket): void | Promise<void> {
    const peer = socket.state?.peer
    if (peer === undefined) return
    this.#sockets.delete(peer)
    return this.#input({ type: 'left', peer })
  }

  override onError(socket: Socket): void | Promise<void> {
    return this.onClose(socket)
  }

  override onAlarm(): void | Promise<void> {
    return this.#input({ type: 'alarm' })
  }

  #exists(): boolean {
    if (this.#room !== null) return true
    try {
      return this.ctx.storage.kv.get(META_KEY) !== undefined
    } catch {
      // There is something that cannot be read: the room says so itself.
      return true
    }
  }

  async #load(): Promise<Room | null> {
    const peers = [...this.#sockets].map(([id, socket]) => ({ id, data: socket.state as PeerData }))
    const place = { id: this.name, version: VERSION, limits: this.#limits }
    return loadRoom(place, this.#stored(), peers, await this.ctx.storage.getAlarm(), Date.now())
  }

  #stored(): ReadonlyMap<string, unknown> | null {
    try {
      return new Map(this.ctx.storage.kv.list())
    } catch (error) {
      this.#failed(error)
      return null
    }
  }

  async #wake(): Promise<void> {
    this.#sockets.clear()
    for (const socket of this.getConnections<PeerData & { peer: string }>()) {
      if (socket.state) this.#sockets.set(socket.state.peer, socket)
    }
    this.#room = await this.#load()
    await this.#step({ type: 'woke' })
  }

  #input(input: Input): void | Promise<void> {
    return this.#line.run(() => this.#step(input))
  }

  #step(input: Input): void | Promise<void> {
    if (this.#room === null) return
    try {
      const effects = step(this.#room, input, Date.now(), this.#random)
      if (effects.create === null && !effects.erase) return this.#carryOut(effects)
      return this.#carryOutSlowly(effects).catch((error: unknown) => this.#giveUp(error))
    } catch (error) {
      this.#giveUp(error)
    }
  }

  async #carryOutSlowly(effects: Effects): Promise<void> {
    if (effects.create !== null) {
      const { id, birth } = effects.create
      await this.env.Game.getByName(id).create(JSON.stringify(birth))
    }
    if (effects.erase) {
      await this.ctx.storage.deleteAlarm()
      await this.ctx.storage.deleteAll()
      this.#room = null
    }
    this.#carryOut(effects)
  }

  #carryOut(effects: Effects): void {
    const { kv } = this.ctx.storage
    for (const [key, value] of effects.puts) kv.put(key, value)
    for (const key of effects.deletes) kv.delete(key)
    if (typeof effects.alarm === 'number') this.ctx.waitUntil(this.ctx.storage.setAlarm(effects.alarm))
    for (const { peer, data } of effects.attach) this.#sockets.get(peer)?.setState({ peer, ...data })
    for (const { to, text } of effects.sends) for (const peer of to) this.#send(peer, text)
    for (const { peer, code } of effects.closes) {
      this.#sockets.get(peer)?.close(code)
      this.#sockets.delete(peer)
    }
    for (const note of effects.notes) logLine(this.#logName, note)
  }

  #send(peer: string, text: string): void {
    try {
      this.#sockets.get(peer)?.send(text)
    } catch {
      // It is closing; its close will be told.
    }
  }

  /** Something failed that never should: what is in memory may differ from storage, so everybody starts from there. */
  #giveUp(error: unknown): void {
    this.#failed(error)
    this.#room = null
    for (const socket of this.#sockets.values()) socket.close(1011)
    this.#sockets.clear()
  }

  #failed(error: unknown): void {
    logLine(this.#logName, { event: 'failed', message: error instanceof Error ? error.name : 'unknown' })
  }
}

/** A socket that is opened only to say, by its close code, why it is not: browsers do not see the status of a refused upgrade. */
export function closedSocket(code: number): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  server.close(code)
  return new Response(null, { status: 101, webSocket: client })
}
