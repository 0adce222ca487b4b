/**
 * How much a bot thinks in a millisecond of processor: `node bench/bots-speed.ts`. Prints one JSON document. From it
 * follow the steps of thought that a room gives its bots (`botThought` in worker/room/protocol.ts).
 */
import { box, parseOptions, shuffleDeck, shuffleTokens, sourceOf, tokenBox } from '#rules'
import { makeBot } from '#rules/bots'
import { legalMoves, openDecision, playMove, startGame } from '../rules/game/engine.ts'
import { random } from '../rules/record/random.ts'
import { botPolicy } from '../rules/bots/bot-policy.ts'

const THOUGHT = 1000

const processor = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Decisions of a tile in two games, all with the same allowance. */
function measure(sets: string[]): object {
  const options = parseOptions({ sets })
  if (!options.ok) throw new Error(options.error.message)
  const took: number[] = []
  for (const seed of ['warm', 'speed']) {
    took.length = 0
    const deck = shuffleDeck(seed, box(options.value))
    const tokens = shuffleTokens(seed, tokenBox(options.value))
    const players = [{ name: 'Ann' }, { name: 'Bo' }]
    const setup = { options: options.value, players, deck: deck.length, tokens: tokens.length }
    const begun = startGame(setup, sourceOf(deck, tokens))
    if (!begun.ok) throw new Error(begun.error.message)
    const game = begun.value
    const policy = botPolicy(makeBot({ level: 'strong' }), () => ({ iterations: THOUGHT }))
    const chance = random(seed)
    for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
      const { step } = openDecision(game)!.decision
      const began = processor()
      const move = policy(game, [...moves], chance)
      if (step === 'place') took.push(processor() - began)
      playMove(game, move)
    }
  }
  took.sort((a, b) => a - b)
  const at = (share: number): number => Math.round(took[Math.floor(took.length * share)]! * 10) / 10
  return { decisions: took.length, median: at(0.5), p99: at(0.99), max: at(0.999999) }
}

process.stdout.write(
  `${JSON.stringify({
    thought: THOUGHT,
    base: measure(['base']),
    all: measure(['count', 'king-robber', 'crop-circles', 'circus']),
  })}\n`,
)
