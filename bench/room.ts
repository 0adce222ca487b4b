/**
 * The room under load: rooms of two players who decide at random, the real worker in the local runtime. Prints one JSON
 * document: how long it takes from a decision to its arrival at the other player, moves a second and bytes a move, once
 * at a set pace and once as fast as it goes; beside it two echo rooms on PartyServer, a bare one and one that stores each
 * message before it sends it, and on demand boardgame.io. All take turns, several times over, and the medians are
 * printed, so that a busy machine is equally hard on all of them. Every room plays some moves before it is measured: then
 * none sleeps, and none has next to no state.
 *
 * What is stored lies in memory, as far as the machine has a folder there, and once more on its disk (`saturatedOnDisk`):
 * the local runtime does nothing else while it waits for the disk.
 *
 * Unless `--pace` says otherwise, the pace is lowered until the machine, this bench included, is at most three quarters
 * busy (`busy`): beyond that everything waits for everything.
 *
 * `node bench/room.ts`: 100 rooms at five moves a second or less, no talk.
 * `node bench/room.ts --crowd --peer`: 500 rooms with those who watch and chat, memory a room, and the time it takes a
 * room to wake and answer. More: `--rooms N`, `--rounds N`, `--watchers N`, `--chat-every N`, `--pace N` (moves a second
 * and room), `--sets base,count,…`.
 */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { echoTable } from './room/echo.ts'
import { gameTable } from './room/game.ts'
import { atPace, medianOf, playOn, saturated, sleepers, type Figures } from './room/measure.ts'
import { peerTable, startPeer } from './room/peer.ts'
import { startWorker, type Ground, type Running } from './room/runtime.ts'
import type { Crowd, Table } from './room/table.ts'

const { values } = parseArgs({
  options: {
    crowd: { type: 'boolean', default: false },
    peer: { type: 'boolean', default: false },
    rooms: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    watchers: { type: 'string' },
    'chat-every': { type: 'string' },
    pace: { type: 'string' },
    sets: { type: 'string', default: 'base' },
  },
})
const CROWDED = values.crowd
const ROOMS = Number(values.rooms ?? (CROWDED ? 500 : 100))
const CROWD: Crowd = {
  watchers: Number(values.watchers ?? (CROWDED ? 2 : 0)),
  chatEvery: Number(values['chat-every'] ?? (CROWDED ? 10 : 0)),
}
const OPTIONS = { sets: values.sets.split(',') }
const ROUNDS = Number(values.rounds)
const PACE_SECONDS = 5
/** Short enough that no game is over before. */
const SATURATED_SECONDS = 4
/** Moves of each room before it is measured. */
const MOVES_BEFORE = 10
const WARM_UP_SECONDS = 2
/** Rooms that are set up at the same time. */
const AT_ONCE = 10
/** The machine shall be no busier at the set pace. */
const BUSY = 0.75
/** Moves a second and room: on a machine that is too busy even so, nothing can be measured. */
const LEAST_PACE = 0.2
/** Rooms that are woken, and how long they sleep before: the runtime lets a room go after ten seconds. */
const SLEEPERS = Math.min(50, ROOMS)
const SLEEP_SECONDS = 15

type Kind = 'bare' | 'storing' | 'room' | 'peer'
const KINDS: readonly Kind[] = ['bare', 'storing', 'room', ...(values.peer ? (['peer'] as const) : [])]

const UNLIMITED = {
  messagesPerSecond: 1_000_000,
  messageBurst: 1_000_000,
  chatPerMinute: 1_000_000,
  roomsPerHour: 1_000_000,
}
const workersOn = async (ground: Ground): Promise<{ echo: Running; game: Running }> => ({
  echo: await startWorker('bench/echo/wrangler.toml', ground),
  game: await startWorker('wrangler.toml', ground, { LIMITS: JSON.stringify(UNLIMITED) }),
})
const inMemory = await workersOn('memory')
const onDisk = await workersOn('disk')
const peer = values.peer ? await startPeer() : null
const serverOf = (kind: Kind, workers = inMemory): Running =>
  kind === 'room' ? workers.game : kind === 'peer' ? peer! : workers.echo
let made = 0

function open(kind: Kind, workers = inMemory): Promise<Table> {
  const name = `${kind}-${made++}`
  const { host } = serverOf(kind, workers)
  if (kind === 'room') return gameTable(host, OPTIONS, name, CROWD)
  return kind === 'peer' ? peerTable(host, name, CROWD) : echoTable(host, kind, name, CROWD)
}

async function opened(kind: Kind, count = ROOMS, workers = inMemory): Promise<Table[]> {
  const tables: Table[] = []
  while (tables.length < count) {
    const more = Math.min(AT_ONCE, count - tables.length)
    tables.push(...(await Promise.all(Array.from({ length: more }, () => open(kind, workers)))))
  }
  return tables
}

/** Opens all rooms, plays some moves in each, measures and closes them. */
async function round<T>(
  kind: Kind,
  measure: (tables: Table[]) => Promise<T>,
  workers = inMemory,
): Promise<T> {
  const tables = await opened(kind, ROOMS, workers)
  await playOn(tables, MOVES_BEFORE)
  const result = await measure(tables)
  for (const table of tables) table.close()
  return result
}

type Each = Partial<Record<Kind, Figures>> & Record<'storing' | 'room', Figures>

interface Measured {
  atPace: Figures
  saturated: Figures
  /** At the pace. */
  busy: number
}

/** At the pace, then as fast as it goes, with the same rooms; and how busy the machine was while the game's had the pace. */
async function rounds(pace: number): Promise<{ atPace: Each; saturated: Each; busy: number }> {
  const all: Record<Kind, Measured[]> = { bare: [], storing: [], room: [], peer: [] }
  for (let n = 0; n < ROUNDS; n++) {
    for (const kind of KINDS) {
      all[kind].push(
        await round(kind, async (tables) => {
          const { value, busy } = await whileBusy(() => atPace(tables, pace, PACE_SECONDS))
          return { atPace: value, saturated: await saturated(tables, SATURATED_SECONDS), busy }
        }),
      )
    }
  }
  const each = (pick: (figures: Measured) => Figures): Each => ({
    bare: medianOf(all.bare.map(pick)),
    storing: medianOf(all.storing.map(pick)),
    room: medianOf(all.room.map(pick)),
    ...(peer && { peer: medianOf(all.peer.map(pick)) }),
  })
  const busy = all.room.map((figures) => figures.busy).toSorted((a, b) => a - b)[ROUNDS >> 1]!
  return { atPace: each((figures) => figures.atPace), saturated: each((figures) => figures.saturated), busy }
}

/** Rounds at a pace that left enough of the machine idle: at a lower one each time that it did not. */
async function quietRounds(first: number): Promise<Awaited<ReturnType<typeof rounds>> & { pace: number }> {
  for (let pace = first; ; pace = lowered(pace)) {
    const measured = await rounds(pace)
    // A pace that was asked for is kept; how busy it made the machine is printed with it.
    if (measured.busy <= BUSY || values.pace !== undefined || pace <= LEAST_PACE) return { ...measured, pace }
  }
}

/** How busy the machine was meanwhile, all cores together: 0 to 1. */
async function whileBusy<T>(run: () => Promise<T>): Promise<{ value: T; busy: number }> {
  const times = (): [idle: number, all: number] => {
    const each = cpus().map(({ times: { idle, user, nice, sys, irq } }) => [
      idle,
      idle + user + nice + sys + irq,
    ])
    return [each.reduce((sum, [idle]) => sum + idle!, 0), each.reduce((sum, [, all]) => sum + all!, 0)]
  }
  const before = times()
  const value = await run()
  const after = times()
  return { value, busy: round2(1 - (after[0] - before[0]) / (after[1] - before[1])) }
}

function lowered(pace: number): number {
  return Math.max(LEAST_PACE, round2(pace * 0.8))
}

/** The pace, in moves a second and room, at which the room seems to leave enough of the machine idle. */
async function choosePace(fastest: number): Promise<number> {
  let pace = Math.max(LEAST_PACE, round2(Math.min(5, (0.6 * fastest) / ROOMS)))
  for (; pace > LEAST_PACE; pace = lowered(pace)) {
    const { busy } = await round('room', (tables) => whileBusy(() => atPace(tables, pace, PACE_SECONDS)))
    if (busy <= BUSY) break
  }
  return pace
}

/** Bytes that each of so many rooms takes while it is awake. */
async function memoryPerRoom(kind: Kind): Promise<number> {
  const server = serverOf(kind)
  // What the first rooms bring with them is no room's own.
  const first = await opened(kind, AT_ONCE)
  await saturated(first, WARM_UP_SECONDS)
  for (const table of first) table.close()
  const before = server.resident()
  const bytes = await round(kind, async (tables) => {
    await atPace(tables, 2, PACE_SECONDS)
    return (server.resident() - before) / tables.length
  })
  return Math.round(bytes)
}

/** From a move to its answer by a room that had left memory, replay of its log included. */
async function wakeUp(): Promise<Figures> {
  const tables = await opened('room', SLEEPERS)
  await saturated(tables, SATURATED_SECONDS)
  const figures = await sleepers(tables, SLEEP_SECONDS)
  for (const table of tables) table.close()
  return figures
}

try {
  // Before there were many rooms: memory that was taken once is not given back.
  const memory = CROWDED
    ? { storing: await memoryPerRoom('storing'), room: await memoryPerRoom('room') }
    : undefined
  const peerMemory = CROWDED && peer ? await memoryPerRoom('peer') : undefined
  const warm: Partial<Record<Kind, Figures>> = {}
  for (const kind of KINDS) warm[kind] = await round(kind, (tables) => saturated(tables, WARM_UP_SECONDS))
  const firstPace = Number(values.pace ?? (CROWDED ? await choosePace(warm.room!.messagesPerSecond) : 5))
  const { atPace: atSetPace, saturated: full, busy, pace } = await quietRounds(firstPace)
  const stored = async (kind: 'storing' | 'room'): Promise<Figures> =>
    round(kind, (tables) => saturated(tables, SATURATED_SECONDS), onDisk)
  const saturatedOnDisk = { storing: await stored('storing'), room: await stored('room') }
  const woken = CROWDED ? await wakeUp() : undefined
  console.log(
    JSON.stringify({
      rooms: ROOMS,
      socketsPerRoom: 2 + CROWD.watchers,
      chatEvery: CROWD.chatEvery,
      sets: OPTIONS.sets,
      atPace: { movesPerSecondAndRoom: pace, ...atSetPace },
      saturated: full,
      saturatedOnDisk,
      bytesPerMove: atSetPace.room.bytes,
      ...(memory && { bytesPerRoom: { ...memory, ...(peerMemory !== undefined && { peer: peerMemory }) } }),
      ...(woken && { wakeUp: { rooms: SLEEPERS, p50: woken.p50, p99: woken.p99 } }),
      busy,
      againstStoringEcho: {
        p50AtPace: round2(atSetPace.room.p50 / atSetPace.storing.p50),
        saturatedMessagesPerSecond: ratio(full.room, full.storing),
        saturatedMessagesPerSecondOnDisk: ratio(saturatedOnDisk.room, saturatedOnDisk.storing),
      },
      ...(full.peer && {
        againstPeer: {
          p50AtPace: round2(atSetPace.room.p50 / atSetPace.peer!.p50),
          saturatedMovesPerSecond: ratio(full.room, full.peer),
          saturatedMovesPerSecondOnDisk: ratio(saturatedOnDisk.room, full.peer),
        },
      }),
    }),
  )
} finally {
  const servers = [inMemory.echo, inMemory.game, onDisk.echo, onDisk.game, ...(peer ? [peer] : [])]
  await Promise.all(servers.map((server) => server.stop()))
}

function ratio(a: Figures, b: Figures): number {
  return round2(a.messagesPerSecond / b.messagesPerSecond)
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}
