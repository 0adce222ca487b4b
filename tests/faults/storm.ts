/** Games over a stormy proxy against the worker in a process of its own. */
import type { Weather } from '../../worker/testing/player.ts'
import { houseAt, openWire, socketAt } from '../../worker/testing/site.ts'
import { playThroughStorm, type Weathered } from '../../worker/testing/storm.ts'
import { seeded } from '../../worker/testing/table.ts'
import type { SiteProcess } from './process.ts'
import { StormyProxy, type Damage } from './proxy.ts'

const WEATHER: Weather = { cut: 0.004, twice: 0.05, delay: 12 }

/** Plays so many games through the proxy, eight at a time. Throws where a client did not end in the room's state. */
export async function stormOverSockets(
  site: SiteProcess,
  games: number,
  seed: number,
): Promise<Weathered & Damage> {
  const proxy = await StormyProxy.open(site.origin, WEATHER, seeded(seed))
  const { newGame, connect } = houseAt(site.origin)
  const house = {
    newGame: (options: Record<string, unknown>) => newGame({ options }),
    wire: (id: string) => openWire(socketAt(proxy.origin, id)),
    connect,
  }
  // The proxy is the weather; the wires themselves are calm.
  const calm: Weather = { cut: 0, twice: 0, delay: 0 }
  const sum = await playThroughStorm(house, games, seed, calm)
  await proxy.close()
  return { ...sum, ...proxy.damage }
}
