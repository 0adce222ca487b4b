/**
 * What a game costs to keep: whole games over the room core, played as people's pages play them, with everything counted
 * that a platform bills. Prints one JSON document, each figure for one game on average; docs/operating.md multiplies
 * them with prices.
 *
 * `node bench/cost.ts [--games N] [--players N] [--sets base,count,…] [--hovers N] [--lines N]`; hovers are a turn's, lines
 * a game's.
 */
import { parseArgs } from 'node:util'
import { parseOptions } from '../rules/index.ts'
import { CountingGround } from './cost/ground.ts'
import { playGame } from './cost/play.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    players: { type: 'string', default: '2' },
    sets: { type: 'string', default: 'base' },
    hovers: { type: 'string', default: '10' },
    lines: { type: 'string', default: '10' },
  },
})
const games = Number(values.games)
const options = parseOptions({ sets: values.sets.split(',') })
if (!options.ok) throw new Error(options.error.message)
const habits = {
  players: Number(values.players),
  hoversPerTurn: Number(values.hovers),
  lines: Number(values.lines),
}

const sum: Record<string, number> = {}
for (let n = 0; n < games; n++) {
  const ground = new CountingGround(n + 1)
  await playGame(ground, { ...options.value }, habits)
  for (const [name, value] of Object.entries(ground.count())) sum[name] = (sum[name] ?? 0) + value
}
const average = Object.entries(sum).map(([name, value]) => [name, Math.round(value / games)] as const)
console.log(
  JSON.stringify({ games, ...habits, sets: options.value.sets, perGame: Object.fromEntries(average) }),
)
