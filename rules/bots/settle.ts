import { copyState, legalMoves, openDecision, ownGame, playMove } from '../game/engine.ts'
import type { Game, Source } from '../game/module.ts'
import { PASS } from '../game/play.ts'
import { PIECES } from '../game/deploy.ts'
import type { GoOn } from './bot.ts'
import type { Judge } from './judge.ts'
import { tentOf } from '../expansions/circus/tent.ts'
import { isNear, spacesInReach, ringmasterOf } from './extras.ts'
import { meaning } from './moves.ts'

// Decisions besides a turn's tile: leaving and entering the City, the count, crop circles. They are few and follow one
// another, so each is judged by its position right afterwards.

/** Takes the decisions that are open until a tile is to be placed, something hidden is needed, or the game is over. */
export function settle(game: Game, judge: Judge, hidden: Source, goOn: GoOn): void {
  for (let open = openDecision(game); open && open.decision.step !== 'place'; open = openDecision(game)) {
    playMove(game, likelyMove(game, judge, hidden, goOn))
  }
}

/** Of more moves than these, those for the largest features are looked at: at the end the whole table is open. */
const LOOKED_AT = 8

/**
 * The move after which its player stands best, without looking further. Where time is up it is to pass, or the first
 * that there is.
 */
export function likelyMove(game: Game, judge: Judge, hidden: Source, goOn: GoOn): number {
  const { player } = openDecision(game)!.frame
  const moves = differentMoves(game, LOOKED_AT)
  // To pass comes last.
  let best = moves.at(-1)!
  if (moves.length === 1) return best
  let most = -Infinity
  for (const move of moves.reverse()) {
    if (!goOn()) break
    const trial = ownGame(copyState(game.state), hidden)
    playMove(trial, move)
    const value = judge.lead(trial.state, player)
    if (value > most) {
      most = value
      best = move
    }
  }
  return best
}

/**
 * Legal moves of the open decision, where several would come to the same only one of them: whoever leaves the City for
 * a feature may stand on any of its segments, which matters to ringmasters and near the tent only. Of those at most so
 * many, for the largest features.
 */
export function differentMoves(game: Game, most = Infinity): number[] {
  const moves = [...legalMoves(game)]
  if (openDecision(game)?.decision.step !== 'leave-city') return moves
  const { state } = game
  const { board } = state
  const ringmaster = ringmasterOf(game.rules)
  const tent = state.parts['circus'] ? tentOf(state).at : -1
  const seen = new Set<string>()
  const different = moves.filter((move) => {
    if (move === PASS) return true
    const code = meaning(move)
    const piece = code % PIECES
    const node = Math.floor(code / (4 * PIECES))
    const quarter = Math.floor(code / PIECES) % 4
    const placed = board.on[node]!
    const near = tent >= 0 && isNear(state, placed, tent)
    const reach = piece === ringmaster ? spacesInReach(state, placed) : 0
    const key = `${quarter} ${piece} ${board.feature[node]!} ${String(near)} ${reach}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  if (different.length <= most + 1) return different
  const sizeOf = (move: number): number =>
    move === PASS ? -1 : board.size[board.feature[Math.floor(meaning(move) / (4 * PIECES))]!]!
  const largest = different.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, most)
  return moves.includes(PASS) ? [...largest, PASS] : largest
}
