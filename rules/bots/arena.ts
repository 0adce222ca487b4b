import { box, tokenBox } from '../game/box.ts'
import { legalMoves, openDecision, playMove, sourceOf, startGame } from '../game/engine.ts'
import type { Options } from '../game/options.ts'
import { random } from '../record/random.ts'
import { shuffleDeck, shuffleTokens } from '../record/shuffle.ts'
import type { Policy } from './policy.ts'

/** Two who play each other, and under which conditions. */
export interface Arena {
  seed: string
  options: Options
  games: number
  /** Makes the policy of one game, for each of the two. */
  makers: readonly [() => Policy, () => Policy]
  /** Milliseconds from some moment on; measures how long decisions take. */
  clock: () => number
  /** Told after each game: its number and the margin of the first of the two. */
  played?: (game: number, margin: number) => void
}

/** How long the decisions of one of them took, in milliseconds; a tile and its figure are one decision. */
export interface Times {
  decisions: number
  mean: number
  p99: number
  max: number
}

export interface ArenaResult {
  games: number
  wins: [number, number]
  draws: number
  /** Games won by the first, draws counting half, of all. */
  share: number
  /** Mean margin of the first with its 95 % interval. */
  margin: { mean: number; low: number; high: number }
  times: [Times, Times]
}

/**
 * Plays the games: each deck twice, the second time with the seats changed, so that luck evens out. The interval is
 * taken over the pairs.
 */
export function playArena({ seed, options, games, makers, clock, played }: Arena): ArenaResult {
  const margins: number[] = []
  const times: [number[], number[]] = [[], []]
  for (let number = 0; number < games; number++) {
    const margin = playOne(
      `${seed} ${number >> 1}`,
      `${seed} ${number}`,
      options,
      makers,
      number % 2,
      clock,
      times,
    )
    margins.push(margin)
    played?.(number, margin)
  }
  const wins = margins.filter((margin) => margin > 0).length
  const draws = margins.filter((margin) => margin === 0).length
  return {
    games,
    wins: [wins, games - wins - draws],
    draws,
    share: (wins + draws / 2) / games,
    margin: interval(margins),
    times: [summary(times[0]), summary(times[1])],
  }
}

/** The margin of the first of the two, who sits at `seat`. */
function playOne(
  stacks: string,
  seed: string,
  options: Options,
  makers: Arena['makers'],
  seat: number,
  clock: () => number,
  times: [number[], number[]],
): number {
  const deck = shuffleDeck(stacks, box(options))
  const tokens = shuffleTokens(stacks, tokenBox(options))
  const players = [{ name: 'Ann' }, { name: 'Bo' }]
  const setup = { options, players, deck: deck.length, tokens: tokens.length }
  const begun = startGame(setup, sourceOf(deck, tokens))
  if (!begun.ok) throw new Error(`A shuffled box is always a game, but: ${begun.error.message}`)
  const game = begun.value
  const chance = random(`graaf/1 arena ${seed}`)
  const policies = [makers[0](), makers[1]()] as const
  for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
    const { decision, frame } = openDecision(game)!
    const who = frame.player === seat ? 0 : 1
    const began = clock()
    const move = policies[who](game, [...moves], chance)
    const took = clock() - began
    const list = times[who]
    if (decision.step === 'deploy' && list.length > 0) list[list.length - 1]! += took
    else list.push(took)
    playMove(game, move)
  }
  const { score } = game.state
  return score[seat]! - score[1 - seat]!
}

function interval(margins: readonly number[]): ArenaResult['margin'] {
  const pairs: number[] = []
  for (let at = 0; at + 1 < margins.length; at += 2) pairs.push((margins[at]! + margins[at + 1]!) / 2)
  const mean = margins.reduce((sum, margin) => sum + margin, 0) / margins.length
  const middle = pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length
  const spread = pairs.reduce((sum, pair) => sum + (pair - middle) ** 2, 0) / Math.max(1, pairs.length - 1)
  const reach = pairs.length < 2 ? 0 : 1.96 * Math.sqrt(spread / pairs.length)
  return { mean: tenths(mean), low: tenths(mean - reach), high: tenths(mean + reach) }
}

function summary(took: readonly number[]): Times {
  const sorted = [...took].sort((a, b) => a - b)
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    decisions: sorted.length,
    mean: tenths(sorted.reduce((sum, ms) => sum + ms, 0) / Math.max(1, sorted.length)),
    p99: tenths(at(0.99)),
    max: tenths(at(1)),
  }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
