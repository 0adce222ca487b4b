import type { Game } from '../game/module.ts'
import type { Random } from '../record/random.ts'

/**
 * Chooses one of the legal moves of the open decision. It sees the game as its player does: it may not ask the
 * source, and leaves the game as it is.
 */
export type Policy = (game: Game, moves: readonly number[], chance: Random) => number
