/// <reference types="@cloudflare/vitest-plugin/types" />
/** The worker from inside a test in workerd: rooms through its API, sockets through its door. */
import { env, exports } from 'cloudflare:workers'
import type { Game } from '../hosts/partyserver.ts'
import type { Limiter } from '../limiter.ts'
import type { CreatedGame, CreateGame } from '../room/protocol.ts'
import { Client, wireOf } from './client.ts'

export const edge = env as unknown as {
  Game: DurableObjectNamespace<Game>
  Limiter: DurableObjectNamespace<Limiter>
}
const SITE = 'https://graaf.test'

export function ask(path: string, init?: RequestInit): Promise<Response> {
  const { default: worker } = exports as unknown as { default: Fetcher }
  return worker.fetch(`${SITE}${path}`, init as never) as unknown as Promise<Response>
}

export async function newGame(asked: CreateGame = {}): Promise<string> {
  const response = await ask('/api/games', { method: 'POST', body: JSON.stringify(asked) })
  if (response.status !== 201) throw new Error(`no game was made: ${await response.text()}`)
  return ((await response.json()) as CreatedGame).id
}

export async function connect(
  id: string,
  secret?: string,
  headers: Record<string, string> = {},
): Promise<Client> {
  const response = await ask(`/parties/game/${id}`, { headers: { Upgrade: 'websocket', ...headers } })
  const socket = (response as unknown as { webSocket: WebSocket | null }).webSocket
  if (socket === null) throw new Error(`no socket: ${response.status} ${await response.text()}`)
  const client = new Client(wireOf(socket), secret)
  ;(socket as unknown as { accept(): void }).accept()
  return client
}

/** Two seated players of a running game; the one who begins comes first. */
export async function twoPlayers(asked: CreateGame = {}): Promise<{ id: string; players: [Client, Client] }> {
  const id = await newGame(asked)
  const ann = await connect(id)
  await ann.sit('Ann', 'sky')
  const bo = await connect(id)
  await bo.sit('Bo', 'plum')
  ann.say({ type: 'start' })
  await Promise.all([ann.next('snapshot'), bo.next('snapshot')])
  const { room } = ann.heard.findLast((message) => message.type === 'room')!
  return { id, players: room.seats[0]!.id === 0 ? [ann, bo] : [bo, ann] }
}
