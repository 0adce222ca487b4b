import { playArena } from '../bots/arena.ts'
import { within, type Budget } from '../bots/index.ts'
import { atMost, readArgs, whole } from './args.ts'
import { readOptions } from './options.ts'
import { CliError, printLine, type Io } from './output.ts'
import { policyMaker } from './policies.ts'

const ITERATIONS = 2000

/**
 * `arena --a NAME --b NAME --seed S [--games N] [--options FILE] [--iterations N | --budget-ms N] [--clock wall|cpu]`:
 * two policies against each other, seats changing, one document about how it went.
 */
export async function arenaCommand(words: string[], io: Io): Promise<boolean> {
  const args = readArgs(words, {
    a: 'string',
    b: 'string',
    seed: 'string',
    games: 'string',
    options: 'string',
    iterations: 'string',
    'budget-ms': 'string',
    clock: 'string',
  })
  atMost(args, 0)
  const { a, b, seed, options: file, clock: clockName = 'wall' } = args.flags
  if (typeof a !== 'string' || typeof b !== 'string')
    throw new CliError('cli/missing', 'arena needs --a and --b')
  if (typeof seed !== 'string') throw new CliError('cli/missing', 'arena needs --seed')
  if (clockName !== 'wall' && clockName !== 'cpu') {
    throw new CliError('cli/bad-value', `--clock is wall or cpu, not ${String(clockName)}`)
  }
  if (args.flags['iterations'] !== undefined && args.flags['budget-ms'] !== undefined) {
    throw new CliError('cli/bad-value', 'arena takes --iterations or --budget-ms, not both')
  }
  const games = whole(args, 'games', 1, 1_000_000, 2)
  const ms = whole(args, 'budget-ms', 1, 600_000, 0)
  const iterations = whole(args, 'iterations', 1, Number.MAX_SAFE_INTEGER, ITERATIONS)
  const clock = clockName === 'cpu' ? cpuClock : () => performance.now()
  const budget = ms > 0 ? () => within(ms, clock) : (): Budget => ({ iterations })
  const options = await readOptions(io, typeof file === 'string' ? file : undefined)
  const makers = [policyMaker('a', a, budget), policyMaker('b', b, budget)] as const
  const result = playArena({ seed, options, games, makers, clock })
  await printLine(io, { a, b, seed, ...(ms > 0 ? { ms, clock: clockName } : { iterations }), ...result })
  return true
}

/** Milliseconds that this process has had a processor: on a busy machine fairer than the time of day. */
export function cpuClock(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
