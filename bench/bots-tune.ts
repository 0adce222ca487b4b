/**
 * Fits the weights of the bots' evaluation: `node bench/bots-tune.ts [--games N] [--steps N] [--seed S]
 * [--sets base|all] [--from FILE]`.
 *
 * Games between two players who follow the evaluation, with some of their turns at random, give positions with the
 * margin that they ended with. Gauss–Newton steps then move the weights so that the evaluation foretells those margins
 * best; each weight moves by a factor, held near its old value by a little ridge. Prints one JSON document.
 * docs/bots.md tells what came of it.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { box, parseOptions, shuffleDeck, shuffleTokens, sourceOf, tokenBox, type State } from '#rules'
import { nextTileHidden, unseen, type Unseen } from '../rules/bots/bag.ts'
import { newJudge } from '../rules/bots/judge.ts'
import { playTurn } from '../rules/bots/medium.ts'
import { judgeTurns, type Turn } from '../rules/bots/turn.ts'
import { WEIGHTS, WIDE_WEIGHTS, type Weights } from '../rules/bots/weights.ts'
import { copyState, openDecision, startGame } from '../rules/game/engine.ts'
import { random } from '../rules/record/random.ts'

const { values: given } = parseArgs({
  options: {
    games: { type: 'string', default: '150' },
    steps: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'tune' },
    /** `base` or `all`; both in turn if not told. */
    sets: { type: 'string' },
    /** Weights to begin with, other than those of the project. */
    from: { type: 'string' },
  },
})
const games = Number(given.games)
const steps = Number(given.steps)

const WHOLE = { sets: ['count', 'king-robber', 'crop-circles', 'circus'] }
const BOXES = given.sets === 'base' ? [{}] : given.sets === 'all' ? [WHOLE] : [{}, WHOLE]
const FIRST: Weights = { ...(given.sets === 'all' ? WIDE_WEIGHTS : WEIGHTS), ...readWeights(given.from) }
/** Of a hundred turns so many are taken at random, so that bad positions are seen too. */
const STRAY = 12
/** Of a game so many positions are kept. */
const KEPT = 14
const RIDGE = 12
/** The evaluation's own scale of these is set by play, not by margins. */
const FIXED: readonly (keyof Weights)[] = ['others', 'leader']
const UPPER: Partial<Record<keyof Weights, number>> = {
  followerNext: 0.93,
  back: 1,
  fieldCity: 1,
  fieldRisk: 0.9,
  recordKept: 1,
  tent: 1.1,
  acrobat: 1,
  pyramidBack: 1,
  guarded: 1,
  fill: 1,
  extend: 0.8,
}

function readWeights(file: string | undefined): Partial<Weights> {
  if (file === undefined) return {}
  const json = JSON.parse(readFileSync(file, 'utf8')) as { weights?: Partial<Weights> } & Partial<Weights>
  return json.weights ?? json
}

interface Sample {
  state: State
  left: Unseen
  margin: number
  weight: number
}

function play(at: number, raw: object, samples: Sample[]): void {
  const options = parseOptions(raw)
  if (!options.ok) throw new Error(options.error.message)
  const seed = `${given.seed} ${at}`
  const deck = shuffleDeck(seed, box(options.value))
  const tokens = shuffleTokens(seed, tokenBox(options.value))
  const players = [{ name: 'Ann' }, { name: 'Bo' }]
  const begun = startGame(
    { options: options.value, players, deck: deck.length, tokens: tokens.length },
    sourceOf(deck, tokens),
  )
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  const chance = random(seed)
  const kept: State[] = []
  while (!game.state.winners) {
    const left = unseen(game.state)
    const judge = newJudge(game.state, left, FIRST)
    const { player } = openDecision(game)!.frame
    if (chance.below(deck.length) < KEPT) kept.push(copyState(game.state))
    let best: Turn | undefined
    const stray = chance.below(100) < STRAY
    judgeTurns(
      game,
      judge,
      player,
      () => true,
      (place, deploy, value) => {
        const liked = stray ? chance.below(1000) : value
        if (!best || liked > best.value) best = { place, deploy, value: liked }
      },
    )
    playTurn(game, best!, judge, nextTileHidden(left), () => true)
  }
  const margin = game.state.score[0]! - game.state.score[1]!
  for (const state of kept) {
    const early = 1 - state.drawnTiles / state.deck
    samples.push({ state, left: unseen(state), margin, weight: 1 / (10 + 500 * early) })
  }
}

function foretell(samples: readonly Sample[], weights: Weights): Float64Array {
  return Float64Array.from(samples, ({ state, left }) => {
    const values = newJudge(state, left, weights).values(state)
    return values[0]! - values[1]!
  })
}

function loss(samples: readonly Sample[], told: Float64Array): number {
  let sum = 0
  let weight = 0
  samples.forEach((sample, at) => {
    sum += sample.weight * (sample.margin - told[at]!) ** 2
    weight += sample.weight
  })
  return Math.sqrt(sum / weight)
}

function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column; row < n; row++) {
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row
    }
    ;[matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!]
    ;[right[column], right[pivot]] = [right[pivot]!, right[column]!]
    for (let row = column + 1; row < n; row++) {
      const factor = matrix[row]![column]! / matrix[column]![column]!
      for (let i = column; i < n; i++) matrix[row]![i]! -= factor * matrix[column]![i]!
      right[row]! -= factor * right[column]!
    }
  }
  for (let row = n - 1; row >= 0; row--) {
    for (let i = row + 1; i < n; i++) right[row]! -= matrix[row]![i]! * right[i]!
    right[row]! /= matrix[row]![row]!
  }
  return right
}

function moved(weights: Weights, keys: readonly (keyof Weights)[], by: readonly number[]): Weights {
  const next = { ...weights }
  keys.forEach((key, at) => {
    next[key] = Math.min(
      UPPER[key] ?? Infinity,
      weights[key] * Math.exp(Math.max(-0.5, Math.min(0.5, by[at]!))),
    )
  })
  return next
}

const samples: Sample[] = []
const began = performance.now()
for (let at = 0; at < games; at++) play(at, BOXES[at % BOXES.length]!, samples)
const played = performance.now()
const keys = (Object.keys(WEIGHTS) as (keyof Weights)[]).filter((key) => !FIXED.includes(key))
let weights: Weights = { ...FIRST }
const errors = [loss(samples, foretell(samples, weights))]
for (let step = 0; step < steps; step++) {
  const told = foretell(samples, weights)
  const slopes = keys.map((_, at) => {
    const by = keys.map((_key, other) => (other === at ? 0.05 : 0))
    const nudged = moved(weights, keys, by)
    const real = Math.log(nudged[keys[at]!] / weights[keys[at]!])
    // Held at its bound: seen from below.
    if (real < 0.01) {
      const down = foretell(
        samples,
        moved(
          weights,
          keys,
          by.map((value) => -value),
        ),
      )
      return told.map((value, i) => (value - down[i]!) / 0.05)
    }
    return foretell(samples, nudged).map((value, i) => (value - told[i]!) / real)
  })
  const matrix = keys.map((_, a) =>
    keys.map((_key, b) => {
      let sum = a === b ? RIDGE : 0
      samples.forEach(({ weight }, i) => (sum += weight * slopes[a]![i]! * slopes[b]![i]!))
      return sum
    }),
  )
  const right = keys.map((key, a) => {
    let sum = -RIDGE * Math.log(weights[key] / FIRST[key])
    samples.forEach(({ weight, margin }, i) => (sum += weight * slopes[a]![i]! * (margin - told[i]!)))
    return sum
  })
  weights = moved(weights, keys, solve(matrix, right))
  errors.push(loss(samples, foretell(samples, weights)))
  process.stderr.write(`${step} ${errors.at(-1)!.toFixed(4)} ${JSON.stringify(weights)}\n`)
}
const rounded = Object.fromEntries(
  Object.entries(weights).map(([key, value]) => [key, Number((value as number).toPrecision(3))]),
)
process.stdout.write(
  `${JSON.stringify({
    games,
    seed: given.seed,
    positions: samples.length,
    minutes: {
      play: Math.round((played - began) / 600) / 100,
      fit: Math.round((performance.now() - played) / 600) / 100,
    },
    error: errors.map((error) => Number(error.toFixed(3))),
    weights: rounded,
  })}\n`,
)
