import { legalMoves, openDecision } from '../game/engine.ts'
import type { Chooser } from './bot.ts'
import { likelyMove } from './settle.ts'
import { judgeTurns } from './turn.ts'

// Plays like somebody who has just learnt the game: overlooks places, misjudges points, hardly minds the others.

/** Of a hundred places so many are seen. */
const SEEN = 55
/** Points by which a turn may be misjudged either way. */
const MISJUDGED = 4
/** Of a hundred decisions besides a turn so many are declined or taken without thought. */
const CARELESS = 35

export const easy: Chooser = ({ game, player, judge, chance, hidden, goOn }) => {
  const moves = legalMoves(game)
  if (openDecision(game)!.decision.step !== 'place') {
    return [
      chance.below(100) < CARELESS
        ? moves[chance.below(moves.length)]!
        : likelyMove(game, judge, hidden, goOn),
    ]
  }
  let best: [number, number] | null = null
  let most = -Infinity
  let place = -1
  let seen = true
  judgeTurns(game, judge, player, goOn, (move, deploy, value) => {
    if (move !== place) {
      place = move
      seen = !best || chance.below(100) < SEEN
    }
    const thought = value + (chance.below(2001) / 1000 - 1) * MISJUDGED
    if (!seen || thought <= most) return
    most = thought
    best = [move, deploy]
  })
  return best!
}
