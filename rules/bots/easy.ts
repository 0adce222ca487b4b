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

export const easy: Chooser = ({ game, player, judge, chance, hidden }) => {
  const moves = legalMoves(game)
  if (openDecision(game)!.decision.step !== 'place') {
    return [
      chance.below(100) < CARELESS ? moves[chance.below(moves.length)]! : likelyMove(game, judge, hidden),
    ]
  }
  const places = [...moves]
  const sure = chance.below(places.length)
  let best: [number, number] = [places[sure]!, 0]
  let most = -Infinity
  places.forEach((place, at) => {
    if (at !== sure && chance.below(100) >= SEEN) return
    judgeTurns(game, judge, player, place, (move, deploy, value) => {
      const thought = value + (chance.below(2001) / 1000 - 1) * MISJUDGED
      if (thought <= most) return
      most = thought
      best = [move, deploy]
    })
  })
  return best
}
