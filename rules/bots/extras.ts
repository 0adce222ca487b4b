import { AROUND_X, AROUND_Y, tileAt } from '../board/board.ts'
import { countComplete } from '../board/features.ts'
import { SERVES, cityOf, unpack } from '../expansions/count/city.ts'
import type { Rules, State } from '../game/module.ts'
import { CIRCUS } from '../tiles/circus.ts'
import { CITY, FIELD, MONASTERY, ROAD, TILES } from '../tiles/prepared.ts'
import type { Judge } from './judge.ts'

// What the expansions add to the worth of a position: followers in the City, the two records, the tent, ringmasters.

const MEAN_TOKEN = 4

/** Adds to the values of the players and to the followers that they can count on. */
export function expansionValue(
  judge: Judge,
  state: State,
  values: Float64Array,
  hands: Float64Array,
  early: number,
): void {
  const { parts, options } = state
  if (parts['count']) addCity(judge, state, values, early)
  if (parts['king-robber'] && options['king-scoring'] !== 'running') addRecords(judge, state, values, early)
  if (parts['circus']) addCircus(judge, state, values, hands)
}

function addCity({ weights }: Judge, state: State, values: Float64Array, early: number): void {
  const { count, inside } = cityOf(state)
  for (const packed of inside) {
    const { quarter, player } = unpack(packed)
    const kind = SERVES[quarter]!
    const worth =
      kind === ROAD
        ? weights.insideRoad
        : kind === CITY
          ? weights.insideCity
          : kind === FIELD
            ? weights.insideField
            : kind === MONASTERY
              ? weights.insideMonastery
              : 0
    // With nothing left to draw he only counts where he is sent, which a search sees.
    const time = kind === FIELD ? Math.min(1, early * 20) : Math.min(1, early * 4)
    values[player] = values[player]! + worth * time * (quarter === count ? weights.guarded : 1)
  }
}

function addRecords(judge: Judge, state: State, values: Float64Array, early: number): void {
  const { king, robber } = state.parts['king-robber'] as { king: number; robber: number }
  const { weights, left, rules } = judge
  const kept = 1 - (1 - weights.recordKept) * early
  const way = state.options['king-scoring']
  const worth = (kind: number): number => {
    if (way === 'flat-10') return 10
    if (way === '15-or-40') return king === robber ? 20 : 15
    const done = countComplete(state.board, kind) + (kind === CITY ? rules.landmarks : 0)
    return done + weights.recordRate * left.total
  }
  if (king >= 0) values[king] = values[king]! + kept * worth(CITY)
  if (robber >= 0) values[robber] = values[robber]! + kept * worth(ROAD)
}

function addCircus(judge: Judge, state: State, values: Float64Array, hands: Float64Array): void {
  const { rules } = judge
  const { board, figures, parts } = state
  const at = parts['circus']!['at'] as number
  const ringmaster = ringmasterOf(rules)
  const token = tokenWorth(judge)
  for (const { player, piece, node } of figures) {
    const placed = board.on[node]!
    let more = 0
    if (at >= 0 && isNear(state, placed, at)) more += token
    if (piece === ringmaster) more += 2 * spacesInReach(state, placed)
    values[player] = values[player]! + more
  }
  // A ringmaster in hand is a follower with a bonus to come.
  if (ringmaster < 0) return
  for (let player = 0; player < hands.length; player++) {
    const held = state.supply[player * rules.pieces.length + ringmaster]!
    hands[player] = hands[player]! + 0.3 * held
  }
}

function meanToken(tokens: readonly string[]): number {
  let sum = 0
  for (const token of tokens) sum += CIRCUS.tokens![token]?.points ?? MEAN_TOKEN
  return sum / tokens.length
}

/** The number of the ringmaster among the pieces, or -1. */
export function ringmasterOf(rules: Rules): number {
  for (let piece = 1; piece < rules.pieces.length; piece++) {
    if (rules.pieces[piece]!.id === 'ringmaster') return piece
  }
  return -1
}

/** Whether two tiles are the same or touch by edge or corner. */
export function isNear({ board }: State, placed: number, other: number): boolean {
  return (
    Math.abs(board.x[placed]! - board.x[other]!) <= 1 && Math.abs(board.y[placed]! - board.y[other]!) <= 1
  )
}

/** Tent and acrobat tiles that a ringmaster on this tile counts (CI-53). */
export function spacesInReach({ board, options }: State, placed: number): number {
  const orthogonal = options['ringmaster-reach'] === 'orthogonal'
  let count = hasSpace(board.tile[placed]!)
  for (let i = 0; i < 8; i++) {
    if (orthogonal && AROUND_X[i] !== 0 && AROUND_Y[i] !== 0) continue
    const other = tileAt(board, board.x[placed]! + AROUND_X[i]!, board.y[placed]! + AROUND_Y[i]!)
    if (other >= 0) count += hasSpace(board.tile[other]!)
  }
  return count
}

function hasSpace(tile: number): 0 | 1 {
  const { tent, acrobats } = TILES[tile]!
  return tent >= 0 || acrobats >= 0 ? 1 : 0
}

/** What a figure near the tent may expect from the token under it. */
export function tokenWorth({ left, weights }: Judge): number {
  return left.tokens.length === 0 ? 0 : meanToken(left.tokens) * weights.tent
}
