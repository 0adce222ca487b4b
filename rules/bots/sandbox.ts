import {
  AROUND_X,
  AROUND_Y,
  SIDE_X,
  SIDE_Y,
  copyBoard,
  faceOf,
  layTile,
  openAt,
  tileAt,
  type Board,
} from '../board/board.ts'
import { setValue, valueAt } from '../board/grid.ts'

/** A board on which a tile is laid and taken away again, far cheaper than copying it for every place. */
export interface Sandbox {
  readonly board: Board
  /** Lays a tile as {@link layTile} does. The tile before must have been taken away. */
  lay(tile: number, x: number, y: number, turn: number): number
  /** The board is as it was. */
  undo(): void
}

export function newSandbox(original: Board): Sandbox {
  const board = copyBoard(original)
  let x = 0
  let y = 0
  const seen = new Int32Array(original.on.length)
  let mark = 0
  const putBackFeature = (root: number): void => {
    if (seen[root] === mark) return
    seen[root] = mark
    const { feature, next, size, ends, held } = board
    let node = root
    do {
      feature[node] = original.feature[node]!
      next[node] = original.next[node]!
      size[node] = original.size[node]!
      ends[node] = original.ends[node]!
      held[node] = original.held[node]!
      node = original.next[node]!
    } while (node !== root)
  }
  const putBack = (atX: number, atY: number): void => {
    setValue(board.grid, atX, atY, valueAt(original.grid, atX, atY))
  }
  return {
    board,
    lay(tile, atX, atY, turn) {
      x = atX
      y = atY
      return layTile(board, tile, x, y, turn)
    },
    undo() {
      const tiles = original.tile.length
      const nodes = original.on.length
      const { tile, first, on, kind, turn } = board
      tile.length = board.x.length = board.y.length = turn.length = first.length = tiles
      on.length = kind.length = nodes
      board.feature.length = board.next.length = board.size.length = nodes
      board.ends.length = board.held.length = nodes
      // What was joined belongs to a tile at one of the sides.
      mark++
      for (let side = 0; side < 4; side++) {
        const other = tileAt(original, x + SIDE_X[side]!, y + SIDE_Y[side]!)
        if (other < 0) continue
        const end = other + 1 < tiles ? original.first[other + 1]! : nodes
        for (let node = original.first[other]!; node < end; node++) putBackFeature(original.feature[node]!)
      }
      for (let i = 0; i < 8; i++) {
        const other = tileAt(original, x + AROUND_X[i]!, y + AROUND_Y[i]!)
        if (other < 0) continue
        const { monastery } = faceOf(original, other)
        if (monastery >= 0) putBackFeature(original.first[other]! + monastery)
      }
      restore(board.openX, original.openX)
      restore(board.openY, original.openY)
      restore(board.openCode, original.openCode)
      putBack(x, y)
      for (let side = 0; side < 4; side++) putBack(x + SIDE_X[side]!, y + SIDE_Y[side]!)
      // The last empty place had taken the number of the one that was filled.
      const last = original.openX.length - 1
      if (openAt(original, x, y) !== last) putBack(original.openX[last]!, original.openY[last]!)
    },
  }
}

function restore(list: number[], original: readonly number[]): void {
  const { length } = original
  for (let i = 0; i < length; i++) list[i] = original[i]!
  list.length = length
}
