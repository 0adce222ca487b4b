import { copyState, legalMoves, NOTHING_KNOWN, openDecision, ownGame, playMove } from '../game/engine.ts'
import type { Game } from '../game/module.ts'
import { PASS } from '../game/play.ts'
import type { Policy } from './policy.ts'

/**
 * Takes the legal action that brings its player most points at once over the others: his own points less those of
 * the other player who gains most by it. "At once" is all that happens until something hidden is needed, which is
 * the next tile as a rule; on the way a tile is judged by the best deployment that follows it, and whatever else
 * anybody is asked is declined where it can be. Ties are broken by chance.
 */
export const greedy: Policy = (game, moves, chance) => {
  const { player } = openDecision(game)!.frame
  const before = game.state.score.slice()
  let best: number[] = []
  let most = -Infinity
  for (const move of moves) {
    const lead = leadAfter(game, move, player, before)
    if (lead > most) {
      most = lead
      best = []
    }
    if (lead === most) best.push(move)
  }
  return best[chance.below(best.length)]!
}

function leadAfter(game: Game, move: number, player: number, before: readonly number[]): number {
  const trial = ownGame(copyState(game.state), NOTHING_KNOWN)
  playMove(trial, move)
  for (;;) {
    const open = openDecision(trial)
    if (!open) return leadOf(trial, player, before)
    const moves = legalMoves(trial)
    if (open.decision.step === 'deploy' && open.frame.player === player) {
      return Math.max(...[...moves].map((next) => leadAfter(trial, next, player, before)))
    }
    playMove(trial, moves.includes(PASS) ? PASS : moves[0]!)
  }
}

function leadOf(game: Game, player: number, before: readonly number[]): number {
  let own = 0
  let other = 0
  for (const [index, score] of game.state.score.entries()) {
    const gain = score - before[index]!
    if (index === player) own = gain
    else other = Math.max(other, gain)
  }
  return own - other
}
