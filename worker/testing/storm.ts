/** Whole games over lines in bad weather: at the end every player has the room's own state. */
import type { Client, Wire } from './client.ts'
import { Player, stormy, type Weather } from './player.ts'
import { seeded } from './table.ts'

export interface StormHouse {
  newGame(options: Record<string, unknown>): Promise<string>
  wire(id: string): Promise<Wire>
  /** A calm line, for whoever looks at how it ended. */
  connect(id: string): Promise<Client>
}

export interface Weathered {
  games: number
  moves: number
  connections: number
  differed: number
}

const SETS = [['base'], ['count', 'circus'], ['count', 'king-robber', 'crop-circles', 'circus']]

/** Plays so many games, some at a time, and checks each. */
export async function playThroughStorm(
  house: StormHouse,
  games: number,
  seed: number,
  weather: Weather,
  atOnce = 8,
): Promise<Weathered> {
  const random = seeded(seed)
  const sum: Weathered = { games: 0, moves: 0, connections: 0, differed: 0 }
  const seeds = Array.from({ length: games }, () => random())
  const next = async (): Promise<void> => {
    for (let own = seeds.pop(); own !== undefined; own = seeds.pop()) {
      const players = await playOne(house, own, weather)
      sum.games += 1
      sum.moves += players[0]!.follower.seq
      sum.connections += players.reduce((count, player) => count + player.connections, 0)
      sum.differed += players.reduce((count, player) => count + player.follower.differed, 0)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, games) }, next))
  return sum
}

async function playOne(house: StormHouse, seed: number, weather: Weather): Promise<Player[]> {
  const random = seeded(seed)
  const id = await house.newGame({ sets: SETS[random() % SETS.length] })
  const connect = async () => stormy(await house.wire(id), weather, random)
  const players = [new Player('ann', 'sky', connect, random()), new Player('bo', 'plum', connect, random())]
  await Promise.all(players.map((player) => player.until(() => player.seated)))
  // The start may be lost like anything else.
  const knock = setInterval(() => {
    if (players.every(({ follower }) => follower.state === null)) for (const player of players) player.start()
  }, 100)
  await Promise.all(players.map((player) => player.until(() => player.over)))
  clearInterval(knock)
  check(players)
  const { check: seen } = players[0]!.follower
  if (seen !== (await checkOfRoom(house, id))) throw new Error('the room ended in another state')
  for (const player of players) player.leave()
  return players
}

/** The checksum of what the room gives to somebody who comes now. */
export async function checkOfRoom(house: Pick<StormHouse, 'connect'>, id: string): Promise<string | null> {
  const witness = await house.connect(id)
  await witness.hello(undefined, false)
  await witness.next('snapshot')
  witness.close()
  return witness.follower.check
}

/** Both have the same log and the same state; what one was told is confirmed stands in it, once. */
export function check(players: readonly Player[]): void {
  const [one, other] = players as [Player, Player]
  if (one.follower.check !== other.follower.check) throw new Error('the players ended in different states')
  if (one.follower.seq !== other.follower.seq) throw new Error('the players ended at different numbers')
  for (const player of players) {
    for (const [id, seq] of player.confirmed) {
      for (const { heard } of players) {
        const move = heard.get(seq)
        if (move !== undefined && move.id !== id)
          throw new Error(`${id} was confirmed as ${seq}, which is ${move.id ?? '-'}`)
      }
    }
  }
}
