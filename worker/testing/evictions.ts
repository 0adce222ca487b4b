/** Whole games in workerd in which the room loses its memory between any two messages. */
import { evictDurableObject } from 'cloudflare:test'
import { checkOfRoom } from './storm.ts'
import { connect, edge, twoPlayers } from './edge.ts'
import { seeded } from './table.ts'

/** Plays a game of all sets for so many decisions, or to its end; how many there were. */
export async function playEvicted(seed: number, most = Infinity): Promise<number> {
  const random = seeded(seed)
  const sets = ['count', 'king-robber', 'crop-circles', 'circus']
  const { id, players } = await twoPlayers({ options: { sets } })
  const stub = edge.Game.getByName(id)
  let decisions = 0
  for (let { deciding } = players[0].follower; deciding !== null; { deciding } = players[0].follower) {
    if (decisions === most) break
    await evictDurableObject(stub)
    const player = players[deciding]!
    const options = player.follower.options()
    const seq = player.follower.seq + 1
    player.act([options[random() % options.length]!])
    await Promise.all(players.map((one) => one.reached(seq)))
    decisions += 1
  }
  const [one, other] = players
  if (one.follower.differed + other.follower.differed > 0) throw new Error('a checksum differed')
  const room = await checkOfRoom({ connect }, id)
  if (one.follower.check !== room || other.follower.check !== room) {
    throw new Error('the players ended in another state than the room')
  }
  for (const player of players) player.close()
  return decisions
}
