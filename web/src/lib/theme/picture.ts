/**
 * Pieces of map as plain markup: without symbols, because each tile stands in it once, and ids would have to
 * differ from picture to picture. Needs {@link ensureArtDefs} on the page.
 */
import {
  blockNumber,
  boardGrid,
  boardShadow,
  countTown,
  cornerTowers,
  cornerTowerSymbol,
  ground,
  tileSymbol,
  variantOf,
} from '#rules/art'
import type { PlacedTile } from '#rules'

/** A small board, in board units. */
export function boardMarkup(placed: readonly PlacedTile[], shadow = false): string {
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
    (shadow ? boardShadow(placed) : '') +
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
