import { randomGame } from '../record/random-game.ts'
import { writeRecord } from '../record/write.ts'
import { atMost, readArgs, whole } from './args.ts'
import { readOptions } from './options.ts'
import { CliError, type Io, printLine } from './output.ts'
import { policyMaker } from './policies.ts'

/** What a bot may think for a decision where it is not told, so that the same arguments give the same lines. */
const ITERATIONS = 500

/**
 * `random --seed S [--games N] [--players P] [--options FILE] [--policy random|greedy|easy|medium|strong]
 * [--iterations N]`: a record a line.
 */
export async function randomCommand(words: string[], io: Io): Promise<boolean> {
  const args = readArgs(words, {
    seed: 'string',
    games: 'string',
    players: 'string',
    options: 'string',
    policy: 'string',
    iterations: 'string',
  })
  atMost(args, 0)
  const { seed, policy: name = 'random', options: file } = args.flags
  if (typeof seed !== 'string') throw new CliError('cli/missing', 'random needs --seed')
  const games = whole(args, 'games', 1, Number.MAX_SAFE_INTEGER, 1)
  const players = whole(args, 'players', 1, 6, 2)
  const iterations = whole(args, 'iterations', 1, Number.MAX_SAFE_INTEGER, ITERATIONS)
  const maker = policyMaker('policy', String(name), () => ({ iterations }))
  const options = await readOptions(io, typeof file === 'string' ? file : undefined)
  for (let game = 0; game < games; game++) {
    const { record } = randomGame({ seed: `${seed} ${game}`, options, players, policy: maker() })
    await printLine(io, writeRecord(record))
  }
  return true
}
