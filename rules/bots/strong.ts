import { copyState, legalMoves, openDecision, ownGame } from '../game/engine.ts'
import type { Game } from '../game/module.ts'
import { dream } from './bag.ts'
import type { Chooser, Mind } from './bot.ts'
import { playTurn, rank } from './medium.ts'
import { judgeTurns, type Turn } from './turn.ts'

// Plays the best choices of the evaluation on with draws as they might come: everybody takes the turn that the
// evaluation likes best, up to and with the bot's own next one, and the position there is judged. All choices see the
// same draws, and those that fall behind are dropped, so that the time goes into the close ones.

/** So many choices are played on. */
const CANDIDATES = 10
/** A choice that the evaluation puts so many points behind the best is not played on. */
const HOPELESS = 6
/** The evaluation counts like so many rounds. */
const TRUST = 3
/** Rounds before anybody is dropped; and how many standard errors behind the best is too far. */
const WARM_UP = 4
const BEHIND = 1.8
/** More rounds change nothing worth waiting for. */
const ROUNDS = 120

interface Candidate {
  readonly turn: Turn
  /** What each round brought. */
  readonly values: number[]
  sum: number
}

export const strong: Chooser = (mind) => {
  const ranked = rank(mind, CANDIDATES * 2)
  const first = ranked[0]!
  let running: Candidate[] = ranked
    .slice(0, CANDIDATES)
    .filter(({ value }) => value >= first.value - HOPELESS)
    .map((turn) => ({ turn, values: [], sum: 0 }))
  for (let round = 0; round < ROUNDS && running.length > 1; round++) {
    const values = playRound(mind, running)
    if (!values) break
    running.forEach((candidate, at) => {
      candidate.values.push(values[at]!)
      candidate.sum += values[at]!
    })
    if (round + 1 >= WARM_UP) running = inTheRace(running)
  }
  const best = leading(running)
  return [best.turn.place, best.turn.deploy]
}

/** One draw order for all candidates, or null where the time is up before everybody had it. */
function playRound(mind: Mind, running: readonly Candidate[]): number[] | null {
  const { game, player, judge, chance, hidden, goOn } = mind
  const { players } = game.state
  const source = dream(game.state, mind.left, chance)
  const values: number[] = []
  for (const { turn } of running) {
    if (!goOn()) return null
    const trial = ownGame(copyState(game.state), source)
    playTurn(trial, turn, judge, hidden)
    for (let ahead = 0; ahead < players.length && !trial.state.winners; ahead++) {
      if (!playLikelyTurn(trial, mind)) return null
    }
    values.push(judge.lead(trial.state, player))
  }
  return values
}

/** The turn that the evaluation likes best for whoever's it is. False where the time is up on the way. */
export function playLikelyTurn(game: Game, mind: Mind): boolean {
  const { judge, hidden, goOn } = mind
  const open = openDecision(game)
  if (open?.decision.step !== 'place') return true
  const { player } = open.frame
  let best: Turn | null = null
  let most = -Infinity
  for (const place of [...legalMoves(game)]) {
    if (!goOn()) return false
    judgeTurns(game, judge, player, place, (move, deploy, value) => {
      if (value <= most) return
      most = value
      best = { place: move, deploy, value }
    })
  }
  if (best) playTurn(game, best, judge, hidden)
  return true
}

function scoreOf({ turn, sum, values }: Candidate): number {
  return (sum + TRUST * turn.value) / (values.length + TRUST)
}

function leading(candidates: readonly Candidate[]): Candidate {
  let best = candidates[0]!
  for (const candidate of candidates) if (scoreOf(candidate) > scoreOf(best)) best = candidate
  return best
}

/** Without those that are clearly behind the best, by the spread of the differences in the same draws. */
function inTheRace(running: readonly Candidate[]): Candidate[] {
  const best = leading(running)
  const rounds = best.values.length
  return running.filter((candidate) => {
    if (candidate === best) return true
    const gap = scoreOf(best) - scoreOf(candidate)
    const mean = (best.sum - candidate.sum) / rounds
    let squares = 0
    for (let i = 0; i < rounds; i++) squares += (best.values[i]! - candidate.values[i]! - mean) ** 2
    const error = Math.sqrt(squares / (rounds - 1) / rounds)
    return gap <= BEHIND * Math.max(error, 0.1)
  })
}
