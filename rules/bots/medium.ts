import { copyState, openDecision, ownGame, playMove } from '../game/engine.ts'
import type { Game, Source } from '../game/module.ts'
import { meaning } from './moves.ts'
import type { Chooser, GoOn, Mind } from './bot.ts'
import type { Judge } from './judge.ts'
import { differentMoves, settle } from './settle.ts'
import { judgeTurns, type Turn } from './turn.ts'

// Looks one turn ahead: every tile place with every figure by the evaluation, the best of them played through with all
// that follows before the next tile.

const PLAYED_THROUGH = 12

export const medium: Chooser = (mind) => {
  const [best] = rank(mind, PLAYED_THROUGH)
  return [best!.place, best!.deploy]
}

/**
 * The best choices for the open decision, best first, none of them twice. A tile comes with its figure; other
 * decisions are `place` with nothing to follow. Stops early when time is up, but has always one.
 */
export function rank(mind: Mind, count: number): Turn[] {
  const { game, player, judge, hidden, goOn } = mind
  const turns =
    openDecision(game)!.decision.step === 'place' ? bestTurns(mind, count) : bestMoves(mind, count)
  const played: Turn[] = []
  for (const turn of turns) {
    if (played.length > 0 && !goOn()) break
    const trial = ownGame(copyState(game.state), hidden)
    playTurn(trial, turn, judge, hidden, goOn)
    // Cut short, it says little.
    if (played.length > 0 && !goOn()) break
    played.push({ ...turn, value: judge.lead(trial.state, player) })
  }
  return played.sort((a, b) => b.value - a.value)
}

/** No figure is asked about. */
const NOTHING = -2

/** Plays a tile and its figure, and whatever is decided before the next tile. */
export function playTurn(
  game: Game,
  { place, deploy }: Turn,
  judge: Judge,
  hidden: Source,
  goOn: GoOn,
): void {
  const active = openDecision(game)!.frame.player
  playMove(game, place)
  const open = openDecision(game)
  if (deploy !== NOTHING && open?.decision.step === 'deploy' && open.frame.player === active)
    playMove(game, deploy)
  settle(game, judge, hidden, goOn)
}

/** Moves of a decision that is no tile's, by the position right after them. */
function bestMoves({ game, player, judge, hidden, goOn }: Mind, count: number): Turn[] {
  const moves: Turn[] = []
  for (const place of differentMoves(game).reverse()) {
    if (moves.length > 0 && !goOn()) break
    const trial = ownGame(copyState(game.state), hidden)
    playMove(trial, place)
    moves.push({ place, deploy: NOTHING, value: judge.lead(trial.state, player) })
  }
  return moves.sort((a, b) => b.value - a.value).slice(0, count)
}

function bestTurns({ game, player, judge, goOn }: Mind, count: number): Turn[] {
  const turns: Turn[] = []
  judgeTurns(game, judge, player, goOn, (place, deploy, value) => {
    turns.push({ place, deploy, value })
  })
  turns.sort((a, b) => b.value - a.value)
  const different: Turn[] = []
  for (const turn of turns) {
    if (different.length === count) break
    // One feature from two segments of the tile comes to the same.
    if (!different.some((other) => sameCell(other, turn) && Math.abs(other.value - turn.value) < 1e-6)) {
      different.push(turn)
    }
  }
  return different
}

function sameCell(a: Turn, b: Turn): boolean {
  return meaning(a.place) >> 2 === meaning(b.place) >> 2
}
