import { segmentOf } from '../board/board.ts'
import { TILES } from '../tiles/prepared.ts'
import type { PlacedTile, Rotation } from '../tiles/types.ts'
import type { Action } from './action.ts'
import { actionOf, legalMoves, openDecision, ownGame, NOTHING_KNOWN } from './engine.ts'
import type { View } from './module.ts'
import type { Awaiting, PieceOnBoard, Position } from './result.ts'
import { rulesOf } from './rules.ts'

// What a state says, in the words of the record.

/** The decision that is open, or null: the game is over, or something hidden is needed first. */
export function awaiting(state: View): Awaiting | null {
  const game = ownGame(state, NOTHING_KNOWN)
  const open = openDecision(game)
  if (!open) return null
  const { decision, frame } = open
  const optional = decision.optional(game, frame)
  const tile = decision.step === 'place' ? { tile: TILES[state.hand]!.id } : {}
  return { player: frame.player, step: decision.step, ...tile, optional }
}

/** Every legal action as a record writes it, each once, `pass` included where it is allowed. */
export function legal(state: View): Action[] {
  const game = ownGame(state, NOTHING_KNOWN)
  return legalMoves(game).map((move) => actionOf(game, move))
}

/** Which hidden thing is needed to go on; then nothing is awaited and the game is not over. */
export function stopped(state: View): 'tile' | 'token' | null {
  return state.need === 'decision' ? null : state.need
}

/** How many tiles and tokens the source has given so far: what everybody may know. */
export function drawn(state: View): { tiles: number; tokens: number } {
  return { tiles: state.drawnTiles, tokens: state.drawnTokens }
}

/** All tiles on the table in the order of placing, the start layout first. */
export function tilesOnTable(state: View): PlacedTile[] {
  const { board } = state
  return board.tile.map((tile, placed) => ({
    tile: TILES[tile]!.id,
    x: board.x[placed]!,
    y: board.y[placed]!,
    rotation: (board.turn[placed]! * 90) as Rotation,
  }))
}

/** All figures on the board by player, then x, y, segment and piece. Who stands in the City is not on the board. */
export function piecesOnBoard(state: View): PieceOnBoard[] {
  const { pieces } = rulesOf(state.options)
  const { board } = state
  return state.figures
    .map(({ player, piece, node }) => {
      const placed = board.on[node]!
      return {
        player,
        piece: pieces[piece]!.id,
        x: board.x[placed]!,
        y: board.y[placed]!,
        segment: segmentOf(board, node),
      }
    })
    .sort(
      (a, b) =>
        a.player - b.player ||
        a.x - b.x ||
        a.y - b.y ||
        compare(a.segment, b.segment) ||
        compare(a.piece, b.piece),
    )
}

/** The position in the shape that `replay` prints. Keys of sets that are not in play are absent. */
export function position(state: View): Position {
  const rules = rulesOf(state.options)
  const { pieces, expansions } = rules
  const result: Position = {
    finished: state.winners !== null,
    turn: state.board.tile.length - state.startTiles,
    awaiting: awaiting(state),
    players: state.players.map(({ name }, player) => ({
      name,
      score: state.score[player]!,
      supply: Object.fromEntries(
        pieces.map(({ id }, piece) => [id, state.supply[player * pieces.length + piece]!]),
      ),
    })),
    pieces: piecesOnBoard(state),
    tilesLeft: state.deck - state.drawnTiles,
    discarded: state.discarded.map((tile) => TILES[tile]!.id),
    scores: state.scores.map((line) => ({ ...line })),
    winners: state.winners && [...state.winners],
  }
  for (const expansion of expansions) expansion.describe?.(state, result, rules)
  return result
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
