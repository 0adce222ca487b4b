import { copyState, openDecision, ownGame } from '../game/engine.ts'
import type { Game } from '../game/module.ts'
import { dream } from './bag.ts'
import type { Chooser, Mind } from './bot.ts'
import { playTurn, rank } from './medium.ts'
import { judgeTurns, type Turn } from './turn.ts'

// Plays the best choices of the evaluation on with draws as they might come: everybody takes the turn that the
// evaluation likes best, up to and with the bot's own next one, and the position there is judged. All choices see the
// same draws, and those that fall behind are dropped, so that the time goes into the close ones.

/** How the time is spent. */
interface Search {
  /** So many choices are played on. */
  candidates: number
  /** A choice that the evaluation puts so many points behind the best is not played on. */
  hopeless: number
  /** The evaluation counts like so many rounds. */
  trust: number
  /** Rounds before anybody is dropped. */
  warmUp: number
  /** So many standard errors behind the best is too far. */
  behind: number
  /** More rounds change nothing worth waiting for. */
  rounds: number
  /** Turns that are played on, as a share of the number of players. */
  ahead: number
  /** With so many tiles left or fewer, games are played to the end. */
  toTheEnd: number
}

const SEARCH: Search = {
  candidates: 10,
  hopeless: 6,
  trust: 3,
  warmUp: 4,
  behind: 1.8,
  rounds: 120,
  ahead: 1,
  toTheEnd: 5,
}

interface Candidate {
  readonly turn: Turn
  /** What each round brought. */
  readonly values: number[]
  sum: number
  /** What is thought of it now. */
  score: number
}

export const strong: Chooser = strongWith(SEARCH)

/** The strong bot with another way of spending its time. */
function strongWith(search: Search): Chooser {
  return (mind) => {
    const ranked = rank(mind, search.candidates * 2)
    const first = ranked[0]!
    let running: Candidate[] = ranked
      .slice(0, search.candidates)
      .filter(({ value }) => value >= first.value - search.hopeless)
      .map((turn) => ({ turn, values: [], sum: 0, score: turn.value }))
    const { state } = mind.game
    const left = state.deck - state.drawnTiles
    const turns = left <= search.toTheEnd ? left : Math.round(state.players.length * search.ahead)
    for (let round = 0; round < search.rounds && running.length > 1; round++) {
      const values = playRound(mind, running, turns)
      if (!values) break
      running.forEach((candidate, at) => {
        candidate.values.push(values[at]!)
        candidate.sum += values[at]!
        candidate.score = (candidate.sum + search.trust * candidate.turn.value) / (round + 1 + search.trust)
      })
      if (round + 1 >= search.warmUp) running = inTheRace(running, search.behind)
    }
    const { place, deploy } = leading(running).turn
    return [place, deploy]
  }
}

/** One draw order for all candidates, or null where the time is up before everybody had it. */
function playRound(mind: Mind, running: readonly Candidate[], turns: number): number[] | null {
  const { game, player, judge, chance, hidden, goOn } = mind
  const source = dream(game.state, mind.left, chance)
  const values: number[] = []
  for (const { turn } of running) {
    if (!goOn()) return null
    const trial = ownGame(copyState(game.state), source)
    playTurn(trial, turn, judge, hidden, goOn)
    for (let ahead = 0; ahead < turns && !trial.state.winners; ahead++) {
      if (!playLikelyTurn(trial, mind)) return null
    }
    values.push(judge.lead(trial.state, player))
  }
  // The last one may have been cut short.
  return goOn() ? values : null
}

/** The turn that the evaluation likes best for whoever's it is. False where the time is up on the way. */
function playLikelyTurn(game: Game, mind: Mind): boolean {
  const { judge, hidden, goOn } = mind
  const open = openDecision(game)
  if (open?.decision.step !== 'place') return true
  const { player } = open.frame
  let best: Turn | null = null
  let most = -Infinity
  const done = judgeTurns(game, judge, player, goOn, (place, deploy, value) => {
    if (value <= most) return
    most = value
    best = { place, deploy, value }
  })
  if (!done) return false
  if (best) playTurn(game, best, judge, hidden, goOn)
  return true
}

function leading(candidates: readonly Candidate[]): Candidate {
  let best = candidates[0]!
  for (const candidate of candidates) if (candidate.score > best.score) best = candidate
  return best
}

/** Without those that are clearly behind the best, by the spread of the differences in the same draws. */
function inTheRace(running: readonly Candidate[], behind: number): Candidate[] {
  const best = leading(running)
  const rounds = best.values.length
  return running.filter((candidate) => {
    if (candidate === best) return true
    const mean = (best.sum - candidate.sum) / rounds
    let squares = 0
    for (let i = 0; i < rounds; i++) squares += (best.values[i]! - candidate.values[i]! - mean) ** 2
    const error = Math.sqrt(squares / (rounds - 1) / rounds)
    return best.score - candidate.score <= behind * Math.max(error, 0.1)
  })
}
