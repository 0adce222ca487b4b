/** One tile as plain markup, without symbols: each picture of it is shown once. */
import {
  boardGrid,
  boardShadow,
  cornerTowers,
  cornerTowerSymbol,
  ground,
  tileSymbol,
  variantOf,
} from '#rules/art'
import type { Rotation } from '#rules'

/** Every picture once: the same tiles are shown again and again, and drawing one takes milliseconds. */
const drawn = new Map<string, string>()

/** Whether there is a picture of it already, which takes no time to show again. */
export function isDrawn(tile: string, rotation: Rotation): boolean {
  return drawn.has(`${tile} ${rotation}`)
}

/** A tile alone on the table, in board units at the cell 0,0. */
export function tileMarkup(tile: string, rotation: Rotation): string {
  const key = `${tile} ${rotation}`
  const markup = drawn.get(key) ?? draw(tile, rotation)
  drawn.set(key, markup)
  return markup
}

function draw(tile: string, rotation: Rotation): string {
  const placed = [{ tile, x: 0, y: 0, rotation }]
  const { flat, relief } = tileSymbol(tile, rotation, variantOf(0, 0))
  const towers = cornerTowers(placed).map(
    ({ x, y }) => `<g transform="translate(${x} ${y})">${cornerTowerSymbol()}</g>`,
  )
  return `${boardShadow(placed)}${ground(placed)}<g clip-path="url(#a-clip)">${flat}</g>${boardGrid(placed)}${relief}${towers.join('')}`
}
