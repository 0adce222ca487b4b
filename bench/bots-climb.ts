/**
 * Second stage of tuning, by play: `node bench/bots-climb.ts --from FILE [--sets all] [--games N] [--seed S]
 * [--keys a,b]`. Each weight in turn is tried larger and smaller against the best so far, over the same decks with the
 * seats changed; what gains more than its own uncertainty is tried again over other decks and kept if it gains there
 * too. Prints the best after each round, one JSON document a line.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseOptions } from '#rules'
import { makeBot } from '#rules/bots'
import { playArena, type ArenaResult } from '../rules/bots/arena.ts'
import { botPolicy } from '../rules/bots/bot-policy.ts'
import { tunedFor, type Weights } from '../rules/bots/weights.ts'

const { values: given } = parseArgs({
  options: {
    from: { type: 'string' },
    sets: { type: 'string', default: 'base' },
    games: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'climb' },
    keys: { type: 'string' },
  },
})
const sets = given.sets === 'all' ? ['count', 'king-robber', 'crop-circles', 'circus'] : given.sets.split(',')
const options = parseOptions({ sets })
if (!options.ok) throw new Error(options.error.message)
const rules = options.value
const games = Number(given.games)

const BASE_KEYS: readonly (keyof Weights)[] = [
  'follower',
  'followerTurns',
  'followerNext',
  'back',
  'cityHope',
  'roadHope',
  'monasteryHope',
  'crowd',
  'extend',
  'fill',
  'joined',
  'others',
  'fieldCity',
  'fieldFuture',
  'fieldFutureSize',
  'fieldRisk',
]
const MORE_KEYS: readonly (keyof Weights)[] = [
  'insideCity',
  'insideField',
  'insideRoad',
  'insideMonastery',
  'guarded',
  'tent',
  'acrobat',
  'pyramidBack',
  'recordKept',
  'recordRate',
]
const keys = given.keys
  ? (given.keys.split(',') as (keyof Weights)[])
  : [...(given.sets === 'base' ? [] : MORE_KEYS), ...BASE_KEYS]
/** Shares stay shares. */
const MOST: Partial<Record<keyof Weights, number>> = {
  followerNext: 0.97,
  back: 1,
  fieldRisk: 0.9,
  acrobat: 1,
  pyramidBack: 1,
  recordKept: 1,
  guarded: 1,
  others: 1.3,
}

function match(a: Weights, b: Weights, seed: string): ArenaResult {
  const maker = (weights: Weights) => {
    const bot = makeBot({ level: 'medium', weights })
    return () => botPolicy(bot, () => ({ goOn: () => true }))
  }
  const makers = [maker(a), maker(b)] as const
  return playArena({ seed, options: rules, games, makers, clock: () => 0 })
}

function better(candidate: Weights, best: Weights, seed: string): boolean {
  const { mean, high } = match(candidate, best, seed).margin
  return mean > (high - mean) / 2
}

let best: Weights = { ...tunedFor(rules) }
if (given.from) {
  const json = JSON.parse(readFileSync(given.from, 'utf8')) as {
    weights?: Partial<Weights>
  } & Partial<Weights>
  best = { ...best, ...(json.weights ?? json) }
}
for (let round = 0; round < Number(given.rounds); round++) {
  for (const key of keys) {
    for (const factor of [1.4, 0.7]) {
      const value = Number(Math.min(MOST[key] ?? Infinity, best[key] * factor).toPrecision(3))
      const candidate = { ...best, [key]: value }
      const seed = `${given.seed} ${round} ${key} ${factor}`
      if (value === best[key] || !better(candidate, best, seed) || !better(candidate, best, `${seed} again`))
        continue
      process.stderr.write(`${key} ${best[key]} -> ${value}\n`)
      best = candidate
      break
    }
  }
  process.stdout.write(`${JSON.stringify({ round, sets, games, seed: given.seed, weights: best })}\n`)
}
