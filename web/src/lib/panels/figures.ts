/** Where the wooden figures of a position stand on the board. */
import { type PieceOnBoard, type PlacedTile, tileFacts } from '#rules'
import {
  ACROBAT_PLACES,
  ACROBAT_SCALE,
  anchorSteps,
  besideAnchor,
  FIGURE_DROP,
  FIGURE_SCALE,
  type Steps,
  variantOf,
} from '#rules/art'
import type { Point } from '#lib/board/camera.ts'
import { anchorOf } from '#lib/board/symbols.ts'
import type { BoardFigure, FigureKind } from '#lib/board/types.ts'

/** The look of a piece on a segment. */
export function figureKind(piece: string, segmentType: string | undefined): FigureKind {
  if (piece === 'ringmaster') return 'ringmaster'
  return segmentType === 'field' ? 'farmer' : 'follower'
}

/** The feet of a figure on a spot. */
export function standsAt(tile: PlacedTile, segment: string, kind: FigureKind): Point {
  const at = anchorOf(tile.tile, tile.rotation, tile.x, tile.y, segment)
  return { x: at.x, y: at.y + FIGURE_DROP[kind] }
}

/** The feet of the n-th acrobat of a pyramid. */
export function acrobatAt(x: number, y: number, place: number): Point {
  const [dx, dy] = ACROBAT_PLACES[place] ?? [50, 50]
  return { x: x * 100 + dx, y: y * 100 + dy + 6 }
}

/** Finds where figures stand on these tiles, for {@link boardFigures} to know: it takes milliseconds a tile. */
export function* findPlaces(pieces: readonly PieceOnBoard[], tiles: readonly PlacedTile[]): Steps<void> {
  for (const { tile, rotation, x, y } of tiles) {
    if (pieces.some((piece) => piece.x === x && piece.y === y))
      yield* anchorSteps(tile, rotation, variantOf(x, y))
  }
}

/** Every figure on the board; those on one spot stand side by side. */
export function boardFigures(
  pieces: readonly PieceOnBoard[],
  tiles: readonly PlacedTile[],
  colourOf: (player: number) => string,
): BoardFigure[] {
  const tileAt = new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile]))
  const counted = new Map<string, number>()
  const spot = (p: PieceOnBoard) => `${p.x},${p.y},${p.segment}`
  return pieces.flatMap((piece): BoardFigure[] => {
    const tile = tileAt.get(`${piece.x},${piece.y}`)
    if (!tile) return []
    const where = spot(piece)
    const nth = counted.get(where) ?? 0
    counted.set(where, nth + 1)
    const key = `${where},${piece.player},${piece.piece},${nth}`
    const colour = colourOf(piece.player)
    if (piece.segment === 'acrobats') {
      const at = acrobatAt(piece.x, piece.y, nth)
      return [{ key, kind: 'follower', colour, at, scale: ACROBAT_SCALE / FIGURE_SCALE.follower }]
    }
    const type = tileFacts(tile.tile)?.segments.find(({ id }) => id === piece.segment)?.type
    const kind = figureKind(piece.piece, type)
    const at = standsAt(tile, piece.segment, kind)
    const [dx, dy] = besideAnchor(nth)
    return [{ key, kind, colour, at: { x: at.x + dx, y: at.y + dy } }]
  })
}
