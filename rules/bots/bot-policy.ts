import type { Action } from '../game/action.ts'
import { moveOf, openDecision } from '../game/engine.ts'
import type { Budget, Bot } from './index.ts'
import type { Policy } from './policy.ts'

/**
 * A bot as a policy of a game that is stepped in place. A bot decides a tile and its figure together; the figure waits
 * here until it is asked for, so a policy plays one game only. `budget` is called for every decision.
 */
export function botPolicy(bot: Bot, budget: () => Budget): Policy {
  let planned: Action[] = []
  return (game, moves, chance) => {
    const next = planned.shift()
    const open = openDecision(game)!
    if (next && open.decision.step === 'deploy' && next.player === open.frame.player) {
      const move = moveOf(game, next)
      if (move.ok) return move.value
    }
    if (moves.length === 1) return moves[0]!
    const choice = bot.decide(game.state, String(chance.below(2 ** 32)), budget())!
    planned = choice.actions.slice(1)
    const move = moveOf(game, choice.actions[0]!)
    if (!move.ok) throw new Error(`A bot decides legally, but: ${move.error.message}`)
    return move.value
  }
}
