import { AROUND_X, AROUND_Y, faceOf, tileAt } from '../../board/board.ts'
import { featuresInOrder } from '../../board/features.ts'
import { ruleError } from '../../game/error.ts'
import type { Counted, Game, OfferOf, State, StepDef } from '../../game/module.ts'
import { award, changeSupply, emit, sendHome, spotOf, stand, supplyOf } from '../../game/play.ts'
import { ACROBATS } from '../../tiles/prepared.ts'

// Pyramids of three meeples on the acrobat space of a tile (CI-34 … CI-48).

const MEEPLE = 0
const WHOLE = 3
const EACH = 5

/** The acrobat space of the tile at (x, y), or -1. */
function spaceAt(game: Game, x: number, y: number): number {
  const { board } = game.state
  const placed = tileAt(board, x, y)
  if (placed < 0) return -1
  const { acrobats } = faceOf(board, placed)
  return acrobats < 0 ? -1 : board.first[placed]! + acrobats
}

/** TO-2: a meeple on an acrobat tile that is the tile just placed or touches it (CI-34, CI-35). A move is the node. */
export const ACROBAT: OfferOf<'acrobat'> = {
  type: 'acrobat',
  moves(game, { player }, out) {
    if (supplyOf(game, player, MEEPLE) === 0) return
    const { board } = game.state
    const placed = board.tile.length - 1
    const x = board.x[placed]!
    const y = board.y[placed]!
    for (let i = -1; i < 8; i++) {
      const node = i < 0 ? spaceAt(game, x, y) : spaceAt(game, x + AROUND_X[i]!, y + AROUND_Y[i]!)
      if (node >= 0 && board.held[node]! < WHOLE) out.push(node)
    }
  },
  read(game, { player }, { x, y }) {
    const { board } = game.state
    const placed = board.tile.length - 1
    const node = spaceAt(game, x, y)
    if (node < 0) return { ok: false, error: ruleError('acrobat/no-space', { x, y }) }
    if (Math.abs(board.x[placed]! - x) > 1 || Math.abs(board.y[placed]! - y) > 1) {
      return { ok: false, error: ruleError('acrobat/too-far', { x, y }) }
    }
    if (board.held[node]! >= WHOLE) return { ok: false, error: ruleError('acrobat/full', { x, y }) }
    if (supplyOf(game, player, MEEPLE) === 0) return { ok: false, error: ruleError('acrobat/no-supply') }
    return { ok: true, value: node }
  },
  action(game, { player }, node) {
    const { x, y } = spotOf(game.state, node)
    return { player, type: 'acrobat', x, y }
  },
  play(game, { player }, node) {
    const { x, y } = spotOf(game.state, node)
    emit(game, { type: 'acrobat', player, x, y, place: game.state.board.held[node]! })
    changeSupply(game, player, MEEPLE, -1)
    stand(game, player, MEEPLE, node)
  },
}

/** TO-2: any complete pyramid is scored instead of putting a figure down (CI-42, CI-47). A move is the node. */
export const SCORE_PYRAMID: OfferOf<'score-pyramid'> = {
  type: 'score-pyramid',
  moves(game, _frame, out) {
    const { board, figures } = game.state
    const from = out.length
    for (const { node } of figures) {
      if (board.kind[node] !== ACROBATS || board.held[node] !== WHOLE) continue
      if (out.indexOf(node, from) < 0) out.push(node)
    }
  },
  read(game, _frame, { x, y }) {
    const node = spaceAt(game, x, y)
    if (node < 0 || game.state.board.held[node] !== WHOLE) {
      return { ok: false, error: ruleError('pyramid/none', { x, y }) }
    }
    return { ok: true, value: node }
  },
  action(game, { player }, node) {
    const { x, y } = spotOf(game.state, node)
    return { player, type: 'score-pyramid', x, y }
  },
  play(game, _frame, node) {
    payAcrobats(game, node, 'CI-43')
    sendHome(game, node)
  },
}

/** TO-15: at the end every acrobat counts, whatever the state of his pyramid (CI-48). */
export const FINAL_ACROBATS_STEP: StepDef = {
  name: 'final-acrobats',
  run(game) {
    for (const node of featuresInOrder(game.state.board, (kind) => kind === ACROBATS)) {
      payAcrobats(game, node, 'CI-48')
    }
    return true
  },
}

/** How many acrobats each player has on a node. */
function acrobatsOn({ figures, players }: State, node: number): number[] {
  const counts = players.map(() => 0)
  for (const figure of figures) if (figure.node === node) counts[figure.player]!++
  return counts
}

/** What a pyramid counts, whole or not (CI-43, CI-48). */
export function countedByPyramid(state: State, root: number): Counted | null {
  if (state.board.kind[root] !== ACROBATS) return null
  const figures = acrobatsOn(state, root)
    .map((count, player) => ({ player, count }))
    .filter(({ count }) => count > 0)
  return { figures, least: EACH, most: EACH }
}

/** Five points for each acrobat, all of one player's at once (CI-43, CI-44). */
function payAcrobats(game: Game, node: number, rule: string): void {
  const { state } = game
  acrobatsOn(state, node).forEach((count, player) =>
    award(game, player, 'acrobats', count * EACH, () => ({
      terms: [{ of: 'pieces', count, value: EACH }],
      at: spotOf(state, node),
      strengths: [],
      rule,
    })),
  )
}
