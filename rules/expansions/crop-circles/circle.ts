import { faceOf, nodeOf, tileAt } from '../../board/board.ts'
import { nodesOf } from '../../board/features.ts'
import type { Action } from '../../game/action.ts'
import { PIECES } from '../../game/deploy.ts'
import { ruleError, type ErrorCode, type Result } from '../../game/error.ts'
import type { Decision, Game, OfferOf, StepDef } from '../../game/module.ts'
import {
  ask,
  changeSupply,
  emit,
  pieceId,
  pieceNumber,
  push,
  spotOf,
  stand,
  supplyOf,
  takeOff,
} from '../../game/play.ts'
import { KINDS } from '../../tiles/prepared.ts'

// TO-7: the crop circle on the tile just placed. Everybody adds a follower beside an own one of the kind, or everybody
// takes one home.

const ADD = 'crop-add'
const REMOVE = 'crop-remove'
const CHOICES = ['add', 'remove'] as const

/** The kind that the circle of the tile just placed concerns (CC-14 … CC-16), or -1. */
function circleOf(game: Game): number {
  const { board } = game.state
  const { circle } = faceOf(board, board.tile.length - 1).facts
  return circle ? KINDS.indexOf(circle) : -1
}

/** Nodes on which a player has followers of the kind, each once: farmers, highwaymen or knights (CC-18). */
function standsOn(game: Game, player: number, kind: number): number[] {
  const { board, figures } = game.state
  const nodes: number[] = []
  for (const figure of figures) {
    if (figure.player === player && board.kind[figure.node] === kind && !nodes.includes(figure.node)) {
      nodes.push(figure.node)
    }
  }
  return nodes
}

/** The active player chooses, even without a follower of the kind (CC-19), unless nobody has one. */
const CHOOSE: OfferOf<'crop-circle'> = {
  type: 'crop-circle',
  moves(game, _frame, out) {
    const kind = circleOf(game)
    if (kind < 0) return
    const { board, figures } = game.state
    if (figures.some(({ node }) => board.kind[node] === kind)) out.push(0, 1)
  },
  read: (_game, _frame, { choice }) => ({ ok: true, value: CHOICES.indexOf(choice) }),
  action: (_game, { player }, move) => ({ player, type: 'crop-circle', choice: CHOICES[move]! }),
  play(game, { player }, move) {
    const choice = CHOICES[move]!
    const kind = faceOf(game.state.board, game.state.board.tile.length - 1).facts.circle!
    emit(game, { type: 'circle', player, choice, kind })
    // The left neighbour comes first, the active player last (CC-13); what is pushed last comes first.
    const { length } = game.state.players
    for (let step = length; step >= 1; step--) {
      push(game, choice === 'add' ? ADD : REMOVE, (player + step) % length, KINDS.indexOf(kind))
    }
  },
}

type FollowerAction = Extract<Action, { type: 'add-follower' | 'remove-follower' }>

/** The node and piece that an action names, of the kind that the circle concerns. */
function readSpot(game: Game, kind: number, action: FollowerAction): Result<{ node: number; piece: number }> {
  const { board } = game.state
  const { x, y, segment } = action
  const refuse = (code: ErrorCode, data: Record<string, string | number>): Result<never> => ({
    ok: false,
    error: ruleError(code, data),
  })
  const piece = pieceNumber(game, action.piece)
  if (piece < 0) return refuse('piece/unknown', { piece: action.piece })
  const placed = tileAt(board, x, y)
  const node = placed < 0 ? -1 : nodeOf(board, placed, segment)
  if (node < 0) return refuse('circle/not-beside', { x, y, segment })
  if (board.kind[node] !== kind) {
    return refuse('circle/wrong-kind', { x, y, segment, kind: KINDS[kind]! })
  }
  return { ok: true, value: { node, piece } }
}

/** Nodes where a player may add one: his own followers' segments (CC-8), or all of those features (CC-10). */
function addable(game: Game, player: number, kind: number): number[] {
  const nodes = standsOn(game, player, kind)
  if (game.state.options['crop-add-where'] === 'same-segment') return nodes
  const { board } = game.state
  const roots = new Set(nodes.map((node) => board.feature[node]!))
  return [...roots].flatMap((root) => nodesOf(board, root))
}

/** Moves of adding and removing are the node × 8 + the piece. */
const ADD_FOLLOWER: OfferOf<'add-follower'> = {
  type: 'add-follower',
  moves(game, { player, arg: kind }, out) {
    let nodes: number[] | null = null
    for (let piece = 0; piece < game.rules.pieces.length; piece++) {
      if (supplyOf(game, player, piece) === 0) continue
      nodes ??= addable(game, player, kind)
      for (const node of nodes) out.push(node * PIECES + piece)
    }
  },
  read(game, { player, arg: kind }, action) {
    const spot = readSpot(game, kind, action)
    if (!spot.ok) return spot
    const { node, piece } = spot.value
    const { x, y, segment } = action
    if (supplyOf(game, player, piece) === 0) {
      return { ok: false, error: ruleError('circle/no-supply', { piece: action.piece }) }
    }
    if (!addable(game, player, kind).includes(node)) {
      return { ok: false, error: ruleError('circle/not-beside', { x, y, segment }) }
    }
    return { ok: true, value: node * PIECES + piece }
  },
  action: (game, { player }, move) => ({
    player,
    type: 'add-follower',
    piece: pieceId(game, move % PIECES),
    ...spotOf(game.state, Math.floor(move / PIECES)),
  }),
  play(game, { player }, move) {
    const node = Math.floor(move / PIECES)
    const piece = move % PIECES
    changeSupply(game, player, piece, -1)
    stand(game, player, piece, node)
    if (game.events) {
      emit(game, { type: 'added', player, piece: pieceId(game, piece), ...spotOf(game.state, node) })
    }
  },
}

const REMOVE_FOLLOWER: OfferOf<'remove-follower'> = {
  type: 'remove-follower',
  moves(game, { player, arg: kind }, out) {
    const { board, figures } = game.state
    for (const figure of figures) {
      if (figure.player !== player || board.kind[figure.node] !== kind) continue
      const move = figure.node * PIECES + figure.piece
      if (!out.includes(move)) out.push(move)
    }
  },
  read(game, { player, arg: kind }, action) {
    const spot = readSpot(game, kind, action)
    if (!spot.ok) return spot
    const { node, piece } = spot.value
    const { x, y, segment } = action
    const own = game.state.figures.some(
      (figure) => figure.player === player && figure.node === node && figure.piece === piece,
    )
    if (!own) {
      return { ok: false, error: ruleError('circle/not-yours', { x, y, segment, piece: action.piece }) }
    }
    return { ok: true, value: node * PIECES + piece }
  },
  action: (game, { player }, move) => ({
    player,
    type: 'remove-follower',
    piece: pieceId(game, move % PIECES),
    ...spotOf(game.state, Math.floor(move / PIECES)),
  }),
  play(game, { player }, move) {
    const node = Math.floor(move / PIECES)
    const piece = move % PIECES
    takeOff(game, player, piece, node)
    changeSupply(game, player, piece, 1)
    if (game.events) {
      emit(game, { type: 'removed', player, piece: pieceId(game, piece), ...spotOf(game.state, node) })
    }
  },
}

function decide(name: string, decision: Decision): StepDef {
  return { name, decision, run: (game, frame) => ask(game, decision, frame) }
}

export const CIRCLE_STEPS: readonly StepDef[] = [
  decide('crop-circle', { step: 'crop-circle', offers: [CHOOSE], optional: () => false }),
  decide(ADD, {
    step: 'add-follower',
    offers: [ADD_FOLLOWER],
    // CC-8; CC-9 makes it compulsory.
    optional: (game) => game.state.options['crop-add'] === 'optional',
  }),
  decide(REMOVE, { step: 'remove-follower', offers: [REMOVE_FOLLOWER], optional: () => false }),
]
