/**
 * Pieces of map as plain markup: without symbols, because each tile stands in it once, and ids would have to
 * differ from picture to picture. Needs {@link ensureArtDefs} on the page.
 */
import {
  blockNumber,
  boardGrid,
  countTown,
  cornerTowers,
  cornerTowerSymbol,
  ground,
  neutralFigure,
  tileSymbol,
  token,
  variantOf,
} from '#rules/art'
import { loadEverySet, type PlacedTile, tileFacts } from '#rules'

/** A small board, in board units. Fetches the sets of its tiles where they are not there yet. */
export async function boardMarkup(placed: readonly PlacedTile[]): Promise<string> {
  if (placed.some(({ tile }) => !tileFacts(tile))) await loadEverySet()
  let flat = ''
  const rows = new Map<number, string>()
  const put = (symbol: { flat: string; relief: string }, x: number, y: number, clip: boolean): void => {
    const at = `transform="translate(${x * 100} ${y * 100})"`
    flat += clip
      ? `<g ${at}><g clip-path="url(#a-clip)">${symbol.flat}</g></g>`
      : `<g ${at}>${symbol.flat}</g>`
    rows.set(y, `${rows.get(y) ?? ''}<g ${at}>${symbol.relief}</g>`)
  }
  for (const { tile, x, y, rotation } of placed) {
    const number = blockNumber(tile)
    // The block is one drawing over its twelve cells; its first tile brings all of it.
    if (number === 1) put(countTown(tile.startsWith('count-2015') ? '2015' : '2004'), x, y, false)
    else if (number === undefined) put(tileSymbol(tile, rotation, variantOf(x, y)), x, y, true)
  }
  const tower = cornerTowerSymbol()
  return (
    ground(placed) +
    flat +
    boardGrid(placed) +
    [...rows]
      .sort(([a], [b]) => a - b)
      .map(([, relief]) => relief)
      .join('') +
    cornerTowers(placed)
      .map(({ x, y }) => `<g transform="translate(${x} ${y})">${tower}</g>`)
      .join('')
  )
}

/** Something that stands or lies on a picture, at a point in board units. */
export interface PicturePiece {
  kind: 'count' | 'tent' | 'king' | 'robber'
  x: number
  y: number
  scale?: number
}

export function piecesMarkup(pieces: readonly PicturePiece[]): string {
  const draw = {
    count: () => neutralFigure('count'),
    tent: () => neutralFigure('tent'),
    king: () => token('king'),
    robber: () => token('robber'),
  }
  return pieces
    .map(
      ({ kind, x, y, scale = 1 }) => `<g transform="translate(${x} ${y})scale(${scale})">${draw[kind]()}</g>`,
    )
    .join('')
}
