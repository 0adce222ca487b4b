import { anyLegal } from '../bots/random.ts'
import { box, tokenBox } from '../game/box.ts'
import { legalMoves, playMove, sourceOf, startGame } from '../game/engine.ts'
import { OPTION_DEFS, parseOptions, type Options } from '../game/options.ts'
import { random } from '../record/random.ts'
import { shuffleDeck, shuffleTokens } from '../record/shuffle.ts'
import { atMost, readArgs } from './args.ts'
import { type Io, printLine } from './output.ts'

const WARM_UP_MS = 2000
const MEASURED_MS = 5000

interface Speed {
  gamesPerSecond: number
  microsecondsPerDecision: number
}

/** `bench`: whole random two-player games on one core, for base alone and for everything together. */
export async function benchCommand(words: string[], io: Io): Promise<boolean> {
  atMost(readArgs(words, {}), 0)
  const sets = OPTION_DEFS.find(({ id }) => id === 'sets')!.values
  await printLine(io, { base: measure({}), all: measure({ sets }) })
  return true
}

function measure(raw: Record<string, unknown>): Speed {
  const options = parseOptions(raw)
  if (!options.ok) throw new Error(options.error.message)
  run(options.value, WARM_UP_MS, 'warm-up')
  const { games, decisions, ms } = run(options.value, MEASURED_MS, 'bench')
  return {
    gamesPerSecond: Math.round((games / ms) * 10_000) / 10,
    microsecondsPerDecision: Math.round((ms / decisions) * 100_000) / 100,
  }
}

/** Plays whole games until the time is up, shuffling included. */
function run(
  options: Options,
  atLeast: number,
  seed: string,
): { games: number; decisions: number; ms: number } {
  const tiles = box(options)
  const animals = tokenBox(options)
  const players = [{ name: 'Ann' }, { name: 'Bo' }]
  const begin = performance.now()
  let games = 0
  let decisions = 0
  let ms = 0
  while (ms < atLeast) {
    const deck = shuffleDeck(`${seed} ${games}`, tiles)
    const tokens = shuffleTokens(`${seed} ${games}`, animals)
    const setup = { options, players, deck: deck.length, tokens: tokens.length }
    const begun = startGame(setup, sourceOf(deck, tokens))
    if (!begun.ok) throw new Error(begun.error.message)
    const game = begun.value
    const chance = random(`${seed} ${games}`)
    for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
      playMove(game, anyLegal(game, moves, chance))
      decisions++
    }
    games++
    ms = performance.now() - begin
  }
  return { games, decisions, ms }
}
