/**
 * The room in production: a Durable Object with SQLite storage. It gives a room sockets, storage and an alarm, and
 * decides nothing.
 *
 * Writes are not awaited: the platform holds back every message until the writes before it are on disk, so a move is
 * stored before it is told although nothing here waits. Sockets hibernate; what the room must know of one lies in its
 * attachment.
 */
import { Server, type Connection, type WSMessage } from 'partyserver'
import type { Env } from '../env.ts'
import { Keeper, META_KEY, type Birth, type Changes, type Ground, type SocketData } from '../room/core.ts'
import { CLOSE, PING, PONG } from '../room/protocol.ts'
import { closedSocket } from '../sockets.ts'
import { VERSION } from '../version.ts'
import { limitsFrom, logLine, logName, platformRandom, sha256 } from './platform.ts'
import { socketOf } from './socket.ts'

export class Game extends Server<Env> {
  static override options = { hibernate: true }

  readonly #keeper: Keeper
  #logName = ''

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#keeper = new Keeper(this.#ground(), {
      id: this.name,
      version: VERSION,
      limits: limitsFrom(env.LIMITS),
    })
    // Keeps a socket alive through proxies without waking the room.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  /** Makes the room, unless there is one. `birth` is JSON of {@link Birth}. */
  create(birth: string): Promise<boolean> {
    return this.#keeper.create(JSON.parse(birth) as Birth)
  }

  /** JSON of `GameInfo`, or null where there is no room. */
  info(): Promise<string | null> {
    return this.#keeper.info()
  }

  /** JSON of the record, `{}` before the start; null where there is no room. */
  record(): Promise<string | null> {
    return this.#keeper.record()
  }

  /** Only sockets come here. An unknown room leaves nothing behind, not even the name that PartyServer would store. */
  override async fetch(request: Request): Promise<Response> {
    return this.#keeper.awake || this.#exists() ? super.fetch(request) : closedSocket(CLOSE.noGame)
  }

  override async onStart(): Promise<void> {
    this.#logName = await logName(this.name)
    await this.#keeper.wake()
  }

  override onConnect(connection: Connection<SocketData>): Promise<void> {
    return this.#keeper.open(socketOf(connection))
  }

  override onMessage(connection: Connection<SocketData>, message: WSMessage): void | Promise<void> {
    return this.#keeper.message(socketOf(connection), message)
  }

  override onClose(connection: Connection<SocketData>): void | Promise<void> {
    return this.#keeper.closed(socketOf(connection))
  }

  override onError(connection: Connection<SocketData>): void | Promise<void> {
    return this.#keeper.closed(socketOf(connection))
  }

  override onAlarm(): void | Promise<void> {
    return this.#keeper.alarm()
  }

  #exists(): boolean {
    try {
      return this.ctx.storage.kv.get(META_KEY) !== undefined
    } catch {
      // There is something that cannot be read: the room says so itself.
      return true
    }
  }

  #ground(): Ground {
    const { storage } = this.ctx
    return {
      now: () => Date.now(),
      random: platformRandom(),
      hash: sha256,
      read: async () => ({ stored: this.#stored(), alarm: await storage.getAlarm() }),
      write: (changes) => this.#write(changes),
      erase: async () => {
        await storage.deleteAlarm()
        await storage.deleteAll()
      },
      create: async (id, birth) => {
        await this.env.Game.getByName(id).create(JSON.stringify(birth))
      },
      sockets: () => Array.from(this.getConnections<SocketData>(), socketOf),
      note: (note) => logLine(this.#logName, note),
    }
  }

  #stored(): ReadonlyMap<string, unknown> | null {
    try {
      return new Map(this.ctx.storage.kv.list())
    } catch {
      return null
    }
  }

  #write({ puts, deletes, alarm }: Changes): void {
    const { kv } = this.ctx.storage
    for (const [key, value] of puts) kv.put(key, value)
    for (const key of deletes) kv.delete(key)
    if (typeof alarm === 'number') this.ctx.waitUntil(this.ctx.storage.setAlarm(alarm))
  }
}
