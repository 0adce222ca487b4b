import { isComplete, nodeOf, tileAt } from '../board/board.ts'
import { featuresInOrder, nodesOf, pennantsOf, tilesOf } from '../board/features.ts'
import { CITY, FIELD, KINDS, MONASTERY, tileIndex } from '../tiles/prepared.ts'
import type { Rotation } from '../tiles/types.ts'
import type { Spot } from './action.ts'
import { copyState, NOTHING_KNOWN, ownGame } from './engine.ts'
import type { GameEvent, ScoreEvent, Strength } from './event.ts'
import { completedCitiesBeside } from './final.ts'
import type { Counted, Game, View } from './module.ts'
import { placesFor } from './place.ts'
import { leaders, spotOf, strengthList, strengthsOn, sum } from './play.ts'
import { piecesOnBoard } from './position.ts'
import type { PieceOnBoard } from './result.ts'
import { holds } from './rules.ts'
import { END } from './turn.ts'
import { worth } from './worth.ts'

// What the helps on the board ask of a state. Reading only; speed does not matter here.

/** A feature as the board shows it. */
export interface FeatureInfo {
  kind: 'road' | 'city' | 'field' | 'monastery' | 'acrobats' | 'tent' | 'garden'
  /** Its segments, the first of them by y, then x. */
  spots: Spot[]
  /** How many tiles it covers, each once. */
  tiles: number
  pennants: number
  /** Roads and cities: edges still open. Monasteries: empty places around. */
  openEnds: number
  complete: boolean
  pieces: PieceOnBoard[]
  strengths: Strength[]
  /** Who would get its points now (BA-22). */
  owners: number[]
  /** What it would bring at the end of the game as it lies (fields as `field-scoring` says, one by one). */
  valueNow: number
  /** What it would bring if it were completed as it lies; of fields the same as `valueNow`. */
  valueComplete: number
  /** Fields: one spot of each completed city beside it; the City of Carcassonne has none and is counted only. */
  cities?: { spots: Spot[]; count: number }
  /** Pyramids, and the space that the tent stands on: whose figures count there, and what each of them can bring. */
  counted?: Counted
}

/** The feature of a segment, or null where no such segment lies. */
export function featureAt(state: View, spot: Spot): FeatureInfo | null {
  const placed = tileAt(state.board, spot.x, spot.y)
  const node = placed < 0 ? -1 : nodeOf(state.board, placed, spot.segment)
  return node < 0 ? null : describe(ownGame(state, NOTHING_KNOWN), state.board.feature[node]!)
}

/** Every field, by its first tile. */
export function fields(state: View): FeatureInfo[] {
  const game = ownGame(state, NOTHING_KNOWN)
  return featuresInOrder(state.board, (kind) => kind === FIELD).map((root) => describe(game, root))
}

/** Every place and rotation where a tile would fit now; empty for an id that no set holds. */
export function fits(state: View, tile: string): { x: number; y: number; rotation: Rotation }[] {
  const index = tileIndex(tile)
  return index < 0 ? [] : placesFor(ownGame(state, NOTHING_KNOWN), index)
}

/**
 * What final scoring would bring if the game ended as it lies, without what still needs a decision (leaving the City)
 * or something hidden (the token under the tent). Empty once the game is over.
 */
export function scoreIfEnded(state: View): ScoreEvent[] {
  if (state.winners) return []
  const events: GameEvent[] = []
  const game = ownGame(copyState(state), NOTHING_KNOWN, events)
  game.state.final = true
  for (const row of END) {
    if (!row.sure || !holds(row, state.options)) continue
    game.rules.steps.get(row.step)?.run(game, { step: row.step, player: state.active, arg: 0 })
  }
  return events.filter((event) => event.type === 'scored')
}

function describe(game: Game, root: number): FeatureInfo {
  const { state } = game
  const { board } = state
  const kind = board.kind[root]!
  const nodes = nodesOf(board, root).sort(
    (a, b) =>
      board.y[board.on[a]!]! - board.y[board.on[b]!]! ||
      board.x[board.on[a]!]! - board.x[board.on[b]!]! ||
      a - b,
  )
  const spots = nodes.map((node) => spotOf(state, node))
  const inside = new Set(spots.map(({ x, y, segment }) => `${x},${y},${segment}`))
  const strengths = strengthsOn(game, root)
  const info: FeatureInfo = {
    kind: KINDS[kind]!,
    spots,
    tiles: tilesOf(board, root),
    pennants: kind === CITY ? pennantsOf(board, root) : 0,
    openEnds: board.ends[root]!,
    complete: isComplete(board, root),
    pieces: piecesOnBoard(state).filter(({ x, y, segment }) => inside.has(`${x},${y},${segment}`)),
    strengths: strengthList(strengths),
    owners: leaders(strengths),
    valueNow: 0,
    valueComplete: 0,
  }
  if (kind === FIELD) {
    const cities = completedCitiesBeside(game, root)
    const each = state.options['field-scoring'] === 'first' ? 4 : 3
    info.cities = {
      count: cities.length,
      spots: cities.filter((city) => city >= 0).map((city) => spotOf(state, city)),
    }
    info.valueNow = info.valueComplete = cities.length * each
  } else if (kind <= MONASTERY) {
    info.valueNow = sum(worth(state, root))
    info.valueComplete = sum(worth(state, root, true))
  }
  for (const expansion of game.rules.expansions) {
    const counted = expansion.counted?.(state, root)
    if (counted) info.counted = counted
  }
  return info
}
