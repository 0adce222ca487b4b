import type { Policy } from '../bots/policy.ts'
import { box, tokenBox } from '../game/box.ts'
import { actionOf, legalMoves, playMove, sourceOf, startGame } from '../game/engine.ts'
import type { Options } from '../game/options.ts'
import { position } from '../game/position.ts'
import type { Position } from '../game/result.ts'
import { random } from './random.ts'
import { setupOf } from './replay.ts'
import { shuffleDeck, shuffleTokens } from './shuffle.ts'
import type { GameRecord } from './types.ts'
import { newRecord } from './write.ts'

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dirk', 'Eva', 'Finn'] as const

export interface RandomGame {
  /** The same seed gives the same game. */
  seed: string
  options: Options
  /** 1 to 6. */
  players: number
  policy: Policy
}

/** Plays a whole game with the whole box. Gives its record, both stacks written out, and how it ended. */
export function randomGame({ seed, options, players, policy }: RandomGame): {
  record: GameRecord
  position: Position
} {
  const record = newRecord({
    options,
    players: NAMES.slice(0, players).map((name) => ({ name })),
    deck: shuffleDeck(seed, box(options)),
    tokens: shuffleTokens(seed, tokenBox(options)),
  })
  const begun = startGame(setupOf(record), sourceOf(record.deck, record.tokens))
  if (!begun.ok) throw new Error(`A shuffled box is always a game, but: ${begun.error.message}`)
  const game = begun.value
  const chance = random(`graaf/1 play ${seed}`)
  for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
    const move = policy(game, moves, chance)
    record.actions.push(actionOf(game, move))
    playMove(game, move)
  }
  return { record, position: position(game.state) }
}
