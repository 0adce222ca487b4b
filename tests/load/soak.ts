/** Whole games of all expansions, one after another, through real sockets: whether a room keeps what it should let go. */
import { Player } from '../../worker/testing/player.ts'
import { houseAt, openWire, socketAt } from '../../worker/testing/site.ts'
import { check, checkOfRoom } from '../../worker/testing/storm.ts'
import { seeded } from '../../worker/testing/table.ts'
import type { SiteProcess } from '../faults/process.ts'

const OPTIONS = { sets: ['count', 'king-robber', 'crop-circles', 'circus'] }
/** Games that are played at the same time. */
const AT_ONCE = 8
/**
 * A room without sockets leaves memory after ten seconds, and what the runtime knows of it about seventy seconds later.
 * What is left, without garbage, is looked at a few times.
 */
const ASLEEP_MS = 90_000
const LOOKS = 5
const LOOK_MS = 1000

interface Soaked {
  games: number
  moves: number
  /** Checksums that differed between a client and the room: it must never happen. */
  differed: number
}

interface Watched {
  /** What the runtime holds with all rooms asleep: after the first games, and after all. */
  first: Held
  last: Held
}

/** Bytes. */
interface Held {
  /** Resident memory. */
  resident: number
  /** Values of scripts. */
  heap: number
}

/** Plays so many games. */
export async function soak(site: SiteProcess, games: number, seed: number): Promise<Soaked> {
  const sum: Soaked = { games: 0, moves: 0, differed: 0 }
  await playOn(site, games, seeded(seed), sum)
  return sum
}

/**
 * Plays so many games, `lot` at a time, and looks at the memory after the first lot and after the last, which takes a
 * while. Garbage is collected after each: the allocator keeps what it once had, so that how long the runtime leaves
 * garbage lying would be all that is seen.
 */
export async function soakWatched(
  site: SiteProcess,
  games: number,
  lot: number,
  seed: number,
): Promise<Soaked & Watched> {
  const random = seeded(seed)
  const sum: Soaked = { games: 0, moves: 0, differed: 0 }
  await playOn(site, lot, random, sum)
  const first = await heldAsleep(site)
  while (sum.games < games) {
    await playOn(site, Math.min(lot, games - sum.games), random, sum)
    await site.collectGarbage()
  }
  return { ...sum, first, last: await heldAsleep(site) }
}

async function playOn(site: SiteProcess, games: number, random: () => number, sum: Soaked): Promise<void> {
  let left = games
  const next = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const players = await playOne(site, random)
      sum.games += 1
      sum.moves += players[0]!.follower.seq
      for (const { follower } of players) sum.differed += follower.differed
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, games) }, next))
}

async function playOne(site: SiteProcess, random: () => number): Promise<Player[]> {
  const house = houseAt(site.origin)
  const id = await house.newGame({ options: OPTIONS })
  const connect = () => openWire(socketAt(site.origin, id))
  const players = (['sky', 'plum'] as const).map((colour) => new Player(colour, colour, connect, random()))
  await Promise.all(players.map((player) => player.until(() => player.seated)))
  // Whoever is not the host is refused.
  for (const player of players) player.start()
  await Promise.all(players.map((player) => player.until(() => player.over)))
  check(players)
  if ((await checkOfRoom(house, id)) !== players[0]!.follower.check) {
    throw new Error(`the room ${id} ended in another state than its players`)
  }
  for (const player of players) player.leave()
  return players
}

/** The least that is seen within a while after the rooms have gone to sleep. */
async function heldAsleep(site: SiteProcess): Promise<Held> {
  await pause(ASLEEP_MS)
  const heap = await site.collectGarbage()
  let resident = Infinity
  for (let n = 0; n < LOOKS; n++) {
    resident = Math.min(resident, site.resident)
    await pause(LOOK_MS)
  }
  return { resident, heap }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
