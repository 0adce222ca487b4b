import { faceOf } from '../../board/board.ts'
import { ruleError } from '../../game/error.ts'
import { beginFinalScoring } from '../../game/final.ts'
import type { Counted, Game, State, StepDef } from '../../game/module.ts'
import { award, emit, stop } from '../../game/play.ts'
import { CIRCUS } from '../../tiles/circus.ts'

// The big top: a token that nobody knows lies under the tent until the next tent tile, or the end, reveals it.

/** What the tent remembers. Which token lies under it is not here: nobody knows it. */
export type Tent = {
  /** The tile that it stands on, by its number on the board; -1 before the first tent tile. */
  at: number
  /** How many tokens have left the stack, the one under the tent included. */
  laid: number
  /** Revealed tokens, by their number in {@link TOKENS}, in order (CI-28). */
  revealed: number[]
}

/** Names of the animal tokens in the order of the catalogue. */
export const TOKENS: readonly string[] = Object.keys(CIRCUS.tokens!)

export function tentOf(state: State): Tent {
  return state.parts.circus as Tent
}

/** TO-5: a tent tile was placed. The first takes token and tent (CI-12), later ones have the old place scored. */
export const CIRCUS_STEP: StepDef = {
  name: 'circus',
  run(game, frame) {
    const { state } = game
    const placed = state.board.tile.length - 1
    if (faceOf(state.board, placed).tent < 0) return true
    const tent = tentOf(state)
    if (tent.at >= 0 && !scoreCircus(game)) return stop(game, frame, 'token')
    tent.at = placed
    tent.laid++
    emit(game, { type: 'tent-moved', x: state.board.x[placed]!, y: state.board.y[placed]! })
    return true
  },
}

/** TO-12: the token under the tent counts once more (CI-30). */
export const FINAL_CIRCUS_STEP: StepDef = {
  name: 'final-circus',
  run(game, frame) {
    beginFinalScoring(game)
    return tentOf(game.state).at < 0 || scoreCircus(game) || stop(game, frame, 'token')
  },
}

/** How many figures each player has on a tile and around it (CI-22), acrobats and ringmasters too (CI-24). */
function figuresNear({ board, figures, players }: State, tile: number): number[] {
  const counts = players.map(() => 0)
  for (const { player, node } of figures) {
    const placed = board.on[node]!
    const near =
      Math.abs(board.x[placed]! - board.x[tile]!) <= 1 && Math.abs(board.y[placed]! - board.y[tile]!) <= 1
    if (near) counts[player]!++
  }
  return counts
}

/** What the tent counts where it stands: any token that was not seen yet may lie under it (CI-4). */
export function countedByTent(state: State, root: number): Counted | null {
  const { board } = state
  const { at, revealed } = tentOf(state)
  if (at < 0 || root !== board.first[at]! + faceOf(board, at).tent) return null
  const unseen = TOKENS.filter(
    (token, number) => CIRCUS.tokens![token]!.copies > revealed.filter((one) => one === number).length,
  ).map((token) => CIRCUS.tokens![token]!.points)
  if (unseen.length === 0) return null
  return {
    figures: figuresNear(state, at)
      .map((count, player) => ({ player, count }))
      .filter(({ count }) => count > 0),
    least: Math.min(...unseen),
    most: Math.max(...unseen),
  }
}

/**
 * Reveals the token and gives everybody its points for each own figure on the nine tiles (CI-21, CI-22). Returns false
 * where the token is not known yet.
 */
function scoreCircus(game: Game): boolean {
  const { state } = game
  const { board } = state
  const tent = tentOf(state)
  // A stack without enough tokens is no set-up that a record allows; then nothing lies there to be revealed.
  if (tent.laid > state.tokens) return true
  const token = game.source.token(tent.laid - 1)
  if (token === undefined) return false
  const number = TOKENS.indexOf(token)
  if (number < 0) {
    game.fault = ruleError('source/unknown-token', { token })
    return false
  }
  state.drawnTokens++
  tent.revealed.push(number)
  const { points } = CIRCUS.tokens![token]!
  const x = board.x[tent.at]!
  const y = board.y[tent.at]!
  emit(game, { type: 'revealed', token, points, x, y })
  figuresNear(state, tent.at).forEach((count, player) =>
    award(game, player, 'circus', count * points, () => ({
      terms: [{ of: 'pieces', count, value: points }],
      at: { x, y, segment: 'tent' },
      strengths: [],
      rule: 'CI-22',
    })),
  )
  return true
}
