import { parseOptions, type Options } from '../game/options.ts'
import { greedy } from '../bots/greedy.ts'
import type { Policy } from '../bots/policy.ts'
import { anyLegal } from '../bots/random.ts'
import { randomGame } from '../record/random-game.ts'
import { writeRecord } from '../record/write.ts'
import { atMost, readArgs, whole } from './args.ts'
import { readDocuments, type Document } from './input.ts'
import { CliError, type Io, printLine } from './output.ts'

const POLICIES: Readonly<Record<string, Policy>> = { random: anyLegal, greedy }

/** `random --seed S [--games N] [--players P] [--options FILE] [--policy random|greedy]`: a record a line. */
export async function randomCommand(words: string[], io: Io): Promise<boolean> {
  const args = readArgs(words, {
    seed: 'string',
    games: 'string',
    players: 'string',
    options: 'string',
    policy: 'string',
  })
  atMost(args, 0)
  const { seed, policy: name = 'random', options: file } = args.flags
  if (typeof seed !== 'string') throw new CliError('cli/missing', 'random needs --seed')
  const games = whole(args, 'games', 1, Number.MAX_SAFE_INTEGER, 1)
  const players = whole(args, 'players', 1, 6, 2)
  const policy = Object.hasOwn(POLICIES, String(name)) ? POLICIES[String(name)] : undefined
  if (!policy) throw new CliError('cli/bad-value', `--policy is random or greedy, not ${String(name)}`)
  const options = await readOptions(io, typeof file === 'string' ? file : undefined)
  for (let game = 0; game < games; game++) {
    await printLine(io, writeRecord(randomGame({ seed: `${seed} ${game}`, options, players, policy })))
  }
  return true
}

async function readOptions(io: Io, file: string | undefined): Promise<Options> {
  let json: unknown = {}
  if (file !== undefined) {
    const documents: Document[] = []
    for await (const document of readDocuments(io, [file])) documents.push(document)
    const [document] = documents
    if (!document?.ok) throw document?.error ?? new CliError('cli/empty', `${file} holds nothing`)
    if (documents.length > 1) throw new CliError('cli/bad-value', `${file} holds more than one JSON document`)
    json = document.json
  }
  const options = parseOptions(json)
  if (!options.ok) throw new CliError(options.error.code, options.error.message)
  return options.value
}
