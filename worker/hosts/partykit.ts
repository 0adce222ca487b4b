/**
 * The same room under PartyKit's own local runtime (`partykit dev`), for whoever knows that: key-value storage, and the
 * app in front of it. Nothing is deployed from here; see docs/adr/0001-partyserver.md.
 */
import type * as Party from 'partykit/server'
import app from '../app.ts'
import type { Env, GameDoor } from '../env.ts'
import { Keeper, type Birth, type Changes, type Ground, type SocketData } from '../room/core.ts'
import { CLOSE } from '../room/protocol.ts'
import { isForeign } from '../origin.ts'
import { closedSocket } from '../sockets.ts'
import { VERSION } from '../version.ts'
import { limitsFrom, logLine, logName, platformRandom, sha256 } from './platform.ts'
import { socketOf } from './socket.ts'

/** The room's id, which the runtime does not tell an instance that an alarm woke. */
const ID_KEY = 'id'

export default class Game implements Party.Server {
  readonly options = { hibernate: true }
  readonly room: Party.Room
  #keeper: Keeper | null = null

  constructor(room: Party.Room) {
    this.room = room
  }

  /** Everything but rooms' own addresses and the files of the client. */
  static onFetch(request: Party.Request, lobby: Party.FetchLobby): Promise<Response> {
    return Promise.resolve(app.fetch(request as unknown as Request, envOf(lobby)))
  }

  /** Rooms answer the app over HTTP, where production has calls; from outside they answer only sockets. */
  static onBeforeRequest(): Response {
    return new Response(null, { status: 404 })
  }

  static async onBeforeConnect(
    request: Party.Request,
    lobby: Party.Lobby,
  ): Promise<Party.Request | Response> {
    if (isForeign(request as unknown as Request)) return new Response(null, { status: 403 })
    return (await doorOf(lobby.parties, lobby.id).info()) === null ? closedSocket(CLOSE.noGame) : request
  }

  async onStart(): Promise<void> {
    // Alarms do not outlive this runtime: waking sets them anew.
    const id = await this.room.storage.get<string>(ID_KEY)
    if (id === undefined) return
    this.#keeper = await this.#newKeeper(id)
    await this.#keeper.wake()
  }

  async onRequest(request: Party.Request): Promise<Response> {
    const keeper = this.#keeper ?? (await this.#newKeeper(this.room.id))
    if (request.method === 'POST') {
      const made = await keeper.create((await request.json()) as Birth)
      if (made) {
        await this.room.storage.put(ID_KEY, this.room.id)
        await this.onStart()
      }
      return Response.json(made)
    }
    const text = request.url.endsWith('/record') ? await keeper.record() : await keeper.info()
    return text === null ? new Response(null, { status: 404 }) : new Response(text)
  }

  async onConnect(connection: Party.Connection<SocketData>): Promise<void> {
    await this.#keeper?.open(socketOf(connection))
  }

  async onMessage(
    message: string | ArrayBuffer | ArrayBufferView,
    connection: Party.Connection<SocketData>,
  ): Promise<void> {
    await this.#keeper?.message(socketOf(connection), message)
  }

  async onClose(connection: Party.Connection<SocketData>): Promise<void> {
    await this.#keeper?.closed(socketOf(connection))
  }

  async onError(connection: Party.Connection<SocketData>): Promise<void> {
    await this.#keeper?.closed(socketOf(connection))
  }

  async onAlarm(): Promise<void> {
    await this.#keeper?.alarm()
  }

  async #newKeeper(id: string): Promise<Keeper> {
    const { LIMITS } = this.room.env as { LIMITS?: string }
    const name = await logName(id)
    return new Keeper(this.#ground(name), { id, version: VERSION, limits: limitsFrom(LIMITS) })
  }

  #ground(name: string): Ground {
    const { storage } = this.room
    return {
      now: () => Date.now(),
      random: platformRandom(),
      hash: sha256,
      read: async () => ({ stored: await this.#stored(), alarm: await storage.getAlarm() }),
      write: (changes) => this.#write(changes),
      erase: async () => {
        await storage.deleteAlarm()
        await storage.deleteAll()
      },
      create: async (id, birth) => {
        await doorOf(this.room.context.parties, id).create(JSON.stringify(birth))
      },
      sockets: () => Array.from(this.room.getConnections<SocketData>(), socketOf),
      note: (note) => logLine(name, note),
    }
  }

  async #stored(): Promise<ReadonlyMap<string, unknown> | null> {
    try {
      return await this.room.storage.list()
    } catch {
      return null
    }
  }

  async #write({ puts, deletes, alarm }: Changes): Promise<void> {
    const { storage } = this.room
    await Promise.all([
      ...puts.map(([key, value]) => storage.put(key, value)),
      ...deletes.map((key) => storage.delete(key)),
      typeof alarm === 'number' && storage.setAlarm(alarm),
    ])
  }
}

function envOf(lobby: Party.FetchLobby): Env {
  return {
    ...(lobby.env as Partial<Env>),
    Game: { getByName: (id) => doorOf(lobby.parties, id) },
    // On one's own machine nobody counts.
    Limiter: { getByName: () => ({ take: () => Promise.resolve(0) }) },
    ASSETS: {
      fetch: async (request) =>
        (await lobby.assets.fetch(new URL('url' in request ? request.url : request).pathname)) ??
        new Response(null, { status: 404 }),
    },
  }
}

/** A room from outside, over HTTP. */
function doorOf(parties: Party.Context['parties'], id: string): GameDoor {
  const stub = parties.game!.get(id)
  const read = async (path: string) => {
    const response = await stub.fetch(path)
    return response.ok ? response.text() : null
  }
  return {
    fetch: (request) => stub.fetch(request),
    create: async (birth) => (await (await stub.fetch({ method: 'POST', body: birth })).json()) as boolean,
    info: () => read('/info'),
    record: () => read('/record'),
  }
}
