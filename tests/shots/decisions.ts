// Every moment of the expansions as a screen: the first game, by seed, that comes to it.
import { bar } from '../site/table.ts'
import { MOMENTS, type Moment } from './moments.ts'
import type { Screen } from './screens.ts'
import { Game } from './table.ts'

/** So many games are tried. */
const SEEDS = 300

const seeds = new Map<string, number>()

function gameAt({ name, options, players, from = 1, when }: Moment): Game {
  for (let seed = seeds.get(name) ?? from; seed < from + SEEDS; seed++) {
    const game = new Game(options, players, seed)
    if (!game.playUntil(when)) continue
    seeds.set(name, seed)
    return game
  }
  throw new Error(`No game comes to ${name}`)
}

/** The screens by name, each in the seat of whoever the moment says. */
export function decisionsOf(): Readonly<Record<string, Screen>> {
  return Object.fromEntries(
    MOMENTS.map((moment): [string, Screen] => [
      moment.name,
      async (person, take) => {
        const game = gameAt(moment)
        await game.open(person.page, moment.who?.(game) ?? game.awaits!.player)
        await bar(person).waitFor()
        await moment.then?.(person, game)
        await take(moment.name)
      },
    ]),
  )
}
