/** The tile in hand is drawn over the board: where it fits it shows as chosen there. */
import type { Point } from '#lib/board/camera.ts'
import { readTap } from '#lib/board/cells.ts'
import type { BoardModel } from '#lib/board/types.ts'
import type { BoardView } from '#lib/board/view.svelte.ts'
import type { Asking } from './asking.ts'
import { dragTile } from './drag.ts'

/** Read anew at every step: the decision and the board may change under the tile. */
interface Board {
  readonly asking: Asking
  readonly model: BoardModel
  readonly view: BoardView
}

/** Follows the pointer that seized the tile until it lets go. */
export function dragOverBoard(event: PointerEvent, tile: HTMLElement, board: Board): void {
  const under = (at: Point): number | null => {
    const found = readTap(board.model.cells, board.view.camera, at, false)
    return found.kind === 'cell' ? found.index : null
  }
  dragTile(event, tile, {
    move: (at) => {
      const index = under(at)
      board.asking.pointCell?.(index)
      return index !== null
    },
    drop: (at) => {
      const index = at && under(at)
      board.asking.pointCell?.(null)
      const there = index === null ? undefined : board.model.cells[index]
      const lies = board.model.ghosts.some(
        ({ kind, x, y }) => (kind === 'mine' || kind === 'trial') && x === there?.x && y === there.y,
      )
      // Dropped where it lies already: choosing that cell again would turn it.
      if (index !== null && !lies) board.asking.cell?.(index)
    },
  })
}
