/**
 * A board of more tiles than any box has: a game of every set is played to its end, and what then lies is the start
 * layout of another one. The room of it is the core in this process (tests/shots/table.ts).
 */
import { awaiting, drawn, newGame, parseOptions, type PlacedTile, tilesOnTable } from '../rules/index.ts'
import { Game } from '../tests/shots/table.ts'
import { EVERYTHING } from './sheet-board.ts'

export const TILES = 160
const SEEDS = 50

/** Begins a game of two on a start layout of its own. */
function begunOn(start: readonly PlacedTile[], seed: number): Game {
  const game = new Game(EVERYTHING, 2, seed)
  const { setup, source } = game.table.game
  const options = parseOptions(setup.options)
  if (!options.ok) throw new Error(options.error.message)
  const { players, deck, tokens } = setup
  const sizes = { deck: deck.length, tokens: tokens.length }
  const begun = newGame({ options: options.value, players, ...sizes, start: [...start] }, source)
  if (!begun.ok) throw new Error(begun.error.message)
  const { state } = begun
  Object.assign(game.table.game, {
    state,
    awaits: awaiting(state),
    drawn: drawn(state),
    drawnAfter: [drawn(state)],
  })
  game.change = (message) =>
    message.type === 'snapshot' ? { ...message, record: { ...message.record, start } } : message
  return game
}

/** A game in which the first player has to place a tile and so many lie already. */
export function crowded(): Game {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const before = new Game(EVERYTHING, 2, seed)
    before.playUntil(() => false)
    const game = begunOn(tilesOnTable(before.state), seed)
    const enough = ({ state, awaits }: Game): boolean =>
      awaits?.step === 'place' && awaits.player === 0 && tilesOnTable(state).length >= TILES
    if (game.playUntil(enough)) return game
  }
  throw new Error(`No game comes to ${TILES} tiles`)
}
