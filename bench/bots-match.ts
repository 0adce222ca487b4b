/**
 * Two sets of weights against each other, as the medium bot: `node bench/bots-match.ts --a FILE [--b FILE] [--games N]
 * [--seed S] [--sets all]`. A file holds what `bots-tune.ts` printed, or some weights; without one the weights are those
 * of the project. Prints one JSON document.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseOptions } from '#rules'
import { makeBot } from '#rules/bots'
import { playArena } from '../rules/bots/arena.ts'
import { botPolicy } from '../rules/bots/bot-policy.ts'
import { tunedFor, type Weights } from '../rules/bots/weights.ts'

const { values: given } = parseArgs({
  options: {
    a: { type: 'string' },
    b: { type: 'string' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'match' },
    sets: { type: 'string', default: 'base' },
    set: { type: 'string', multiple: true, default: [] },
  },
})

const sets = given.sets === 'all' ? ['count', 'king-robber', 'crop-circles', 'circus'] : given.sets.split(',')
const options = parseOptions({ sets })
if (!options.ok) throw new Error(options.error.message)
const rules = options.value

function weightsOf(file: string | undefined): Weights {
  if (file === undefined) return tunedFor(rules)
  const json = JSON.parse(readFileSync(file, 'utf8')) as { weights?: Partial<Weights> } & Partial<Weights>
  return { ...tunedFor(rules), ...(json.weights ?? json) }
}

// Single weights of the first, `--set follower=5`.
const changed = Object.fromEntries(given.set.map((text) => [text.split('=')[0]!, Number(text.split('=')[1])]))
const bots = [
  makeBot({ level: 'medium', weights: { ...weightsOf(given.a), ...changed } }),
  makeBot({ level: 'medium', weights: weightsOf(given.b) }),
] as const
const maker = (bot: (typeof bots)[number]) => () => botPolicy(bot, () => ({ iterations: 1_000_000 }))
const result = playArena({
  seed: given.seed,
  options: rules,
  games: Number(given.games),
  makers: [maker(bots[0]), maker(bots[1])],
  clock: () => performance.now(),
})
process.stdout.write(
  `${JSON.stringify({ a: given.a, b: given.b, set: given.set, sets, seed: given.seed, ...result })}\n`,
)
