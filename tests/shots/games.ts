// The games that the screens are taken of: six people with long names, played by bots until a moment worth a picture.
// Each is made when the first screen needs it.
import { makeBot } from '#rules/bots'
import type { Colour } from '#room/protocol.ts'
import type { RoomView } from '#lib/room/types.ts'
import { connect, createGame, type Player, playOn, type Policy, sit, until } from '../site/player.ts'

const PEOPLE: readonly [string, Colour][] = [
  ['Wilhelmina van der Molen', 'vermilion'],
  ['Christoffel Oudekerk-Bos', 'plum'],
  ['Mieke', 'sky'],
  ['Bo', 'saffron'],
  ['Ann', 'ivory'],
  ['Maximiliaan van Rijswijk', 'ink'],
]
const EVERYTHING = ['count', 'king-robber', 'crop-circles', 'circus']

export interface Table {
  id: string
  players: Player[]
}

/** A board as people make it: a bot decides, one after the other with its own stream of chance. */
function thoughtful(seed: string): Policy {
  const bot = makeBot({ level: 'medium' })
  return (actions, state) => bot.decide(state, seed, { iterations: 60 })?.actions[0] ?? actions[0]!
}

export interface Games {
  /** A room whose game has not begun, with one seat free. */
  waiting(): Promise<Table>
  /** The same with every seat taken. */
  full(): Promise<Table>
  /** A base game in its middle, somebody has to place a tile and has figures left. */
  placing(): Promise<Table>
  /** The same with every set. */
  everything(): Promise<Table>
  /** A base game that is over. */
  ended(): Promise<Table>
  close(): void
}

/** Makes games on a running site. */
export function gamesOn(site: string): Games {
  const everybody: Player[] = []

  async function table(sets: readonly string[], seats: number): Promise<Table> {
    const id = await createGame(site, { sets })
    const players = PEOPLE.slice(0, seats).map(() => connect(site, id))
    for (const [index, player] of players.entries()) await sit(player, ...PEOPLE[index]!)
    everybody.push(...players)
    return { id, players }
  }

  /** A game that was played until `enough`. It may never come to it: then another one is tried. */
  async function gameAt(
    sets: readonly string[],
    seats: number,
    enough: (view: RoomView) => boolean,
  ): Promise<Table> {
    for (let seed = 0; ; seed++) {
      const made = await table(sets, seats)
      made.players[0]!.store.start()
      await Promise.all(made.players.map((player) => until(player, (view) => view.game !== null)))
      await playOn(made.players, thoughtful(`shots ${seed}`), enough)
      if (enough(made.players[0]!.store.view)) return made
    }
  }

  const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
    let made: Promise<T> | undefined
    return () => (made ??= make())
  }
  const awaits = (step: string, decisions: number) => (view: RoomView) =>
    view.game!.awaiting?.step === step && view.game!.log.length > decisions

  return {
    waiting: once(() => table(EVERYTHING, 5)),
    full: once(() => table(EVERYTHING, 6)),
    placing: once(() => gameAt([], 6, awaits('place', 70))),
    everything: once(() => gameAt(EVERYTHING, 6, awaits('place', 90))),
    ended: once(() => gameAt([], 6, (view) => view.game!.finished)),
    close: () => {
      for (const { store } of everybody) store.close()
    },
  }
}
