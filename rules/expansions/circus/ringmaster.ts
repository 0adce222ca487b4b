import { AROUND_X, AROUND_Y, faceOf, isComplete, tileAt } from '../../board/board.ts'
import type { Game, PieceDef } from '../../game/module.ts'
import { award, spotOf } from '../../game/play.ts'
import type { Options } from '../../game/options.ts'

const EACH = 2

/** The ringmaster: a meeple in every respect but that he is no acrobat (CI-51) and may mind where he is put (CI-50). */
export function ringmaster(options: Options): PieceDef {
  const piece: PieceDef = { id: 'ringmaster', each: 1, strength: 1 }
  if (options['ringmaster-place'] === 'any') return piece
  return {
    ...piece,
    refuses: ({ state: { board } }, node) =>
      isComplete(board, board.feature[node]!) ? 'deploy/complete' : null,
  }
}

/** CI-52 … CI-56: after its feature each ringmaster brings 2 points per tent or acrobat tile in reach. */
export function payRingmasters(game: Game, root: number): void {
  const { state, rules } = game
  const number = rules.pieces.findIndex(({ id }) => id === 'ringmaster')
  for (let player = 0; player < state.players.length; player++) {
    for (const figure of state.figures) {
      if (figure.player !== player || figure.piece !== number) continue
      if (state.board.feature[figure.node] !== root) continue
      const count = tilesInReach(game, state.board.on[figure.node]!)
      award(game, player, 'ringmaster', count * EACH, () => ({
        terms: [{ of: 'spaces', count, value: EACH }],
        at: spotOf(state, figure.node),
        strengths: [],
        rule: 'CI-53',
      }))
    }
  }
}

/** Tent and acrobat tiles among the tile and its neighbours, diagonal ones as `ringmaster-reach` says. */
function tilesInReach(game: Game, placed: number): number {
  const { board, options } = game.state
  const orthogonal = options['ringmaster-reach'] === 'orthogonal'
  let count = hasSpace(game, placed)
  for (let i = 0; i < 8; i++) {
    if (orthogonal && AROUND_X[i] !== 0 && AROUND_Y[i] !== 0) continue
    count += hasSpace(game, tileAt(board, board.x[placed]! + AROUND_X[i]!, board.y[placed]! + AROUND_Y[i]!))
  }
  return count
}

function hasSpace(game: Game, placed: number): 0 | 1 {
  if (placed < 0) return 0
  const { tent, acrobats } = faceOf(game.state.board, placed)
  return tent >= 0 || acrobats >= 0 ? 1 : 0
}
