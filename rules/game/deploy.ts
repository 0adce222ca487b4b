import { nodeOf } from '../board/board.ts'
import { FIELD, KINDS, MONASTERY } from '../tiles/prepared.ts'
import { ruleError } from './error.ts'
import type { Decision, Offer, OfferOf, StepDef } from './module.ts'
import { ask, changeSupply, emit, pieceId, pieceNumber, spotOf, stand, supplyOf } from './play.ts'

// TO-2: a follower on the tile just placed. A move is the segment of that tile × 8 + the number of the piece.

/** Room for the number of a piece in a move. */
export const PIECES = 8

const DEPLOY: OfferOf<'deploy'> = {
  type: 'deploy',
  moves(game, frame, out) {
    const { board, options } = game.state
    const { pieces } = game.rules
    const placed = board.tile.length - 1
    const first = board.first[placed]!
    const end = board.on.length
    for (let piece = 0; piece < pieces.length; piece++) {
      if (supplyOf(game, frame.player, piece) === 0) continue
      const { refuses } = pieces[piece]!
      for (let node = first; node < end; node++) {
        const kind = board.kind[node]!
        if (kind > MONASTERY || (kind === FIELD && !options.farmers)) continue
        if (board.held[board.feature[node]!] !== 0) continue
        if (refuses?.(game, node)) continue
        out.push((node - first) * PIECES + piece)
      }
    }
  },
  read(game, frame, action) {
    const { board, options } = game.state
    const { x, y, segment } = action
    const placed = board.tile.length - 1
    if (board.x[placed] !== x || board.y[placed] !== y) {
      return { ok: false, error: ruleError('deploy/other-tile', { x, y }) }
    }
    const node = nodeOf(board, placed, segment)
    if (node < 0) return { ok: false, error: ruleError('deploy/no-segment', { segment }) }
    const piece = pieceNumber(game, action.piece)
    if (piece < 0) return { ok: false, error: ruleError('piece/unknown', { piece: action.piece }) }
    const kind = board.kind[node]!
    if (kind > MONASTERY) {
      return { ok: false, error: ruleError('deploy/not-a-place', { segment, kind: KINDS[kind]! }) }
    }
    if (kind === FIELD && !options.farmers) return { ok: false, error: ruleError('deploy/no-farmers') }
    if (supplyOf(game, frame.player, piece) === 0) {
      return { ok: false, error: ruleError('deploy/no-supply', { piece: action.piece }) }
    }
    if (board.held[board.feature[node]!] !== 0) {
      return { ok: false, error: ruleError('deploy/occupied', { kind: KINDS[kind]! }) }
    }
    const refusal = game.rules.pieces[piece]!.refuses?.(game, node)
    if (refusal) return { ok: false, error: ruleError(refusal, { piece: action.piece }) }
    return { ok: true, value: (node - board.first[placed]!) * PIECES + piece }
  },
  action(game, frame, move) {
    const { state } = game
    const { board } = state
    const node = board.first[board.tile.length - 1]! + Math.floor(move / PIECES)
    const piece = pieceId(game, move % PIECES)
    return { player: frame.player, type: 'deploy', piece, ...spotOf(state, node) }
  },
  play(game, frame, move) {
    const { state } = game
    const { board } = state
    const node = board.first[board.tile.length - 1]! + Math.floor(move / PIECES)
    const piece = move % PIECES
    changeSupply(game, frame.player, piece, -1)
    stand(game, frame.player, piece, node)
    if (game.events) {
      const { player } = frame
      emit(game, { type: 'deployed', player, piece: pieceId(game, piece), ...spotOf(state, node) })
    }
  },
}

/** TO-2 with the further offers of the sets in play: exactly one of them, or nothing. */
export function deployStep(offers: readonly Offer[]): StepDef {
  const decision: Decision = { step: 'deploy', offers: [DEPLOY, ...offers], optional: () => true }
  return { name: 'deploy', decision, run: (game, frame) => ask(game, decision, frame) }
}
