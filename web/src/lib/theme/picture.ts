/**
 * Pieces of map as plain markup: without symbols, because each tile stands in it once, and ids would have to
 * differ from picture to picture. Needs {@link ensureArtDefs} on the page.
 */
import {
  boardGrid,
  boardShadow,
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
  for (const { tile, x, y, rotation } of placed) {
    const symbol = tileSymbol(tile, rotation, variantOf(x, y))
    const at = `transform="translate(${x * 100} ${y * 100})"`
    flat += `<g ${at}><g clip-path="url(#a-clip)">${symbol.flat}</g></g>`
    rows.set(y, `${rows.get(y) ?? ''}<g ${at}>${symbol.relief}</g>`)
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
