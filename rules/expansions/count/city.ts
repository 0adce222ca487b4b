import type { Game, State } from '../../game/module.ts'
import { PIECES } from '../../game/deploy.ts'
import type { Quarter } from '../../tiles/types.ts'
import { COUNT } from '../../tiles/count.ts'
import { KINDS } from '../../tiles/prepared.ts'

// Who stands in the City of Carcassonne, and where the count is. Nothing in here is on the board.

/** What the City remembers. */
export type City = {
  /** Number of the quarter in which the count stands (CO-93). */
  count: number
  /** Everybody inside in the order of entering, each packed by {@link pack}. */
  inside: number[]
}

/** The quarters clockwise (CO-96). */
export const QUARTERS: readonly Quarter[] = COUNT.clockwise!

/** The kind of feature that each quarter serves (CO-57 … CO-60). */
export const SERVES: readonly number[] = QUARTERS.map((quarter) => KINDS.indexOf(COUNT.quarters![quarter]))

const PLAYERS = 6

export function newCity(): City {
  return { count: QUARTERS.indexOf(COUNT.countStartsIn!), inside: [] }
}

export function cityOf(state: State): City {
  return state.parts.count as City
}

function pack(quarter: number, player: number, piece: number): number {
  return (quarter * PLAYERS + player) * PIECES + piece
}

export function unpack(packed: number): { quarter: number; player: number; piece: number } {
  const seat = Math.floor(packed / PIECES)
  return { quarter: Math.floor(seat / PLAYERS), player: seat % PLAYERS, piece: packed % PIECES }
}

export function isInside(city: City, quarter: number, player: number, piece: number): boolean {
  return city.inside.includes(pack(quarter, player, piece))
}

export function putInside(city: City, quarter: number, player: number, piece: number): void {
  city.inside.push(pack(quarter, player, piece))
}

export function takeOut(city: City, quarter: number, player: number, piece: number): void {
  city.inside.splice(city.inside.indexOf(pack(quarter, player, piece)), 1)
}

/** The players of a round from the left neighbour clockwise, the given one last (CO-81, CO-82). */
export function roundFrom(game: Game, player: number): number[] {
  const { length } = game.state.players
  return Array.from({ length }, (_, step) => (player + 1 + step) % length)
}
