import { isComplete, layTile, openAt, tileAt, type Board } from '../board/board.ts'
import { SIDE_WEIGHT, TILES, tileIndex } from '../tiles/prepared.ts'
import type { Rotation } from '../tiles/types.ts'
import type { Action } from './action.ts'
import { ruleError } from './error.ts'
import type { Decision, Game, OfferOf, StepDef } from './module.ts'
import { ask, emit, stop } from './play.ts'

// TO-1: draw and place. A move is the number of the empty place × 4 + quarter turns.

/** The turns that each set of bits stands for. */
const TURNS = Array.from({ length: 16 }, (_, bits) => [0, 1, 2, 3].filter((turn) => bits & (1 << turn)))

const PLACE: OfferOf<'place'> = {
  type: 'place',
  moves(game, _frame, out) {
    const { board, hand } = game.state
    const { fits } = TILES[hand]!
    const { openCode } = board
    for (let open = 0; open < openCode.length; open++) {
      const turns = fits[openCode[open]!]!
      if (turns === 0) continue
      const list = TURNS[turns]!
      for (let i = 0; i < list.length; i++) out.push(open * 4 + list[i]!)
    }
  },
  read(game, _frame, action) {
    const { x, y, rotation } = action
    const { board, hand } = game.state
    if (tileAt(board, x, y) >= 0) return { ok: false, error: ruleError('place/occupied', { x, y }) }
    const open = openAt(board, x, y)
    if (open < 0) return { ok: false, error: ruleError('place/not-adjacent', { x, y }) }
    const turn = rotation / 90
    const side = mismatch(board.openCode[open]!, hand, turn)
    if (side >= 0) return { ok: false, error: ruleError('place/no-match', { x, y, side }) }
    return { ok: true, value: open * 4 + turn }
  },
  action(game, frame, move): Action {
    const { board } = game.state
    const open = move >> 2
    return {
      player: frame.player,
      type: 'place',
      x: board.openX[open]!,
      y: board.openY[open]!,
      rotation: ((move & 3) * 90) as Rotation,
    }
  },
  play(game, frame, move) {
    const { state } = game
    const { board, hand } = state
    const open = move >> 2
    const x = board.openX[open]!
    const y = board.openY[open]!
    const turn = move & 3
    const surrounded: number[] = []
    const placed = layTile(board, hand, x, y, turn, surrounded)
    state.hand = -1
    state.lastPlacer = frame.player
    state.completed = completedBy(board, placed, surrounded)
    if (game.events) {
      const rotation = (turn * 90) as Rotation
      emit(game, { type: 'placed', player: frame.player, tile: TILES[hand]!.id, x, y, rotation })
    }
  },
}

const DECISION: Decision = { step: 'place', offers: [PLACE], optional: () => false }

/** TO-1. Tiles that fit nowhere are laid aside until one fits (BA-9); an empty stack ends the game (TO-10). */
export const PLACE_STEP: StepDef = {
  name: 'place',
  decision: DECISION,
  run(game, frame) {
    const { state } = game
    for (;;) {
      if (state.drawnTiles >= state.deck) {
        state.row = game.rules.endRow - 1
        return true
      }
      const id = game.source.tile(state.drawnTiles)
      if (id === undefined) return stop(game, frame, 'tile')
      const tile = tileIndex(id)
      if (tile < 0) {
        game.fault = ruleError('source/unknown-tile', { tile: id })
        return stop(game, frame, 'tile')
      }
      state.drawnTiles++
      state.hand = tile
      if (game.events) emit(game, { type: 'drawn', player: frame.player, tile: id })
      if (!ask(game, DECISION, frame)) return false
      state.hand = -1
      state.discarded.push(tile)
      if (game.events) emit(game, { type: 'discarded', tile: id })
    }
  },
}

/** The first side on which a tile does not match what lies around a place, or -1. */
function mismatch(code: number, tile: number, turn: number): number {
  const { edges, fits } = TILES[tile]!
  if (fits[code]! & (1 << turn)) return -1
  return SIDE_WEIGHT.findIndex((weight, side) => {
    const asked = Math.floor(code / weight) % 5
    return asked !== 0 && asked !== edges[turn * 4 + side]
  })
}

/**
 * What the tile completes, one node of each: its own features in the order of its segments, then monasteries around
 * it by y, then x (TO-23).
 */
function completedBy(board: Board, placed: number, surrounded: readonly number[]): number[] {
  const completed: number[] = []
  for (let node = board.first[placed]!; node < board.on.length; node++) {
    const root = board.feature[node]!
    if (!isComplete(board, root)) continue
    // A tile may reach one feature with several segments.
    if (!completed.some((other) => board.feature[other] === root)) completed.push(node)
  }
  completed.push(...surrounded)
  return completed
}

/** The places where any tile would fit now, one entry per turn that fits. */
export function placesFor(game: Game, tile: number): { x: number; y: number; rotation: Rotation }[] {
  const { openX, openY, openCode } = game.state.board
  const { fits } = TILES[tile]!
  return openCode.flatMap((code, open) =>
    [0, 1, 2, 3]
      .filter((turn) => fits[code]! & (1 << turn))
      .map((turn) => ({ x: openX[open]!, y: openY[open]!, rotation: (turn * 90) as Rotation })),
  )
}
