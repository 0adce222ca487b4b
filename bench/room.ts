/**
 * The room under load: 100 rooms of two sockets each, players who decide at random, the real worker in the local
 * runtime. Prints one JSON document: how long it takes from a decision to its arrival at the other player, moves a
 * second and bytes a move, once at five moves a second and room and once as fast as it goes; beside it two echo
 * rooms on PartyServer, a bare one and one that stores each message before it sends it. The three take turns, three
 * times over, and the medians are printed, so that a busy machine is equally hard on all of them.
 *
 * `node bench/room.ts [--rooms N] [--sets base,count,…]`
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../tools/runtime.ts'
import { echoTable } from './room/echo.ts'
import { gameTable } from './room/game.ts'
import { atPace, medianOf, saturated, type Figures } from './room/measure.ts'
import { startWorker } from './room/runtime.ts'
import type { Table } from './room/table.ts'

const { values } = parseArgs({
  options: { rooms: { type: 'string', default: '100' }, sets: { type: 'string', default: 'base' } },
})
const ROOMS = Number(values.rooms)
const OPTIONS = { sets: values.sets.split(',') }
const ROUNDS = 3
const PACE = 5
const PACE_SECONDS = 5
/** Short enough that no game is over before. */
const SATURATED_SECONDS = 3
const WARM_UP_SECONDS = 2
/** Rooms that are set up at the same time. */
const AT_ONCE = 10

type Kind = 'bare' | 'storing' | 'room'
const KINDS: readonly Kind[] = ['bare', 'storing', 'room']

// The worker serves the client's files too; here nobody asks for them.
mkdirSync(path.join(ROOT, 'web/build'), { recursive: true })
const UNLIMITED = { messagesPerSecond: 1_000_000, messageBurst: 1_000_000, roomsPerHour: 1_000_000 }
const echo = await startWorker('bench/echo/wrangler.toml')
const game = await startWorker('wrangler.toml', { LIMITS: JSON.stringify(UNLIMITED) })
let made = 0

function open(kind: Kind): Promise<Table> {
  const name = `${kind}-${made++}`
  return kind === 'room' ? gameTable(game.host, OPTIONS, name) : echoTable(echo.host, kind, name)
}

async function round(kind: Kind, measure: (tables: Table[]) => Promise<Figures>): Promise<Figures> {
  const tables: Table[] = []
  while (tables.length < ROOMS) {
    const more = Math.min(AT_ONCE, ROOMS - tables.length)
    tables.push(...(await Promise.all(Array.from({ length: more }, () => open(kind)))))
  }
  const figures = await measure(tables)
  for (const table of tables) table.close()
  return figures
}

async function rounds(measure: (tables: Table[]) => Promise<Figures>): Promise<Record<Kind, Figures>> {
  const all: Record<Kind, Figures[]> = { bare: [], storing: [], room: [] }
  for (let n = 0; n < ROUNDS; n++) for (const kind of KINDS) all[kind].push(await round(kind, measure))
  return { bare: medianOf(all.bare), storing: medianOf(all.storing), room: medianOf(all.room) }
}

try {
  for (const kind of KINDS) await round(kind, (tables) => saturated(tables, WARM_UP_SECONDS))
  const pace = await rounds((tables) => atPace(tables, PACE, PACE_SECONDS))
  const full = await rounds((tables) => saturated(tables, SATURATED_SECONDS))
  const { bytes } = pace.room
  console.log(
    JSON.stringify({
      rooms: ROOMS,
      socketsPerRoom: 2,
      sets: OPTIONS.sets,
      atPace: { movesPerSecondAndRoom: PACE, ...pace },
      saturated: full,
      bytesPerMove: bytes,
      againstStoringEcho: {
        p50AtPace: ratio(pace.room.p50, pace.storing.p50),
        saturatedMessagesPerSecond: ratio(full.room.messagesPerSecond, full.storing.messagesPerSecond),
      },
    }),
  )
} finally {
  await Promise.all([echo.stop(), game.stop()])
}

function ratio(a: number, b: number): number {
  return Math.round((a / b) * 100) / 100
}
