/** One tile as plain markup: without symbols, because ids would have to differ from picture to picture. Needs `ensureArtDefs`. */
import {
  boardGrid,
  boardShadow,
  cornerTowers,
  cornerTowerSymbol,
  ground,
  type Steps,
  symbolSteps,
  variantOf,
} from '#rules/art'
import type { Rotation } from '#rules'

/** Every picture once: the same tiles are shown again and again, and drawing one takes milliseconds. */
const drawn = new Map<string, string>()

/** A tile alone on the table, in board units at the cell 0,0, if it has been drawn already. */
export function drawnTile(tile: string, rotation: Rotation): string | undefined {
  return drawn.get(`${tile} ${rotation}`)
}

/** Draws it, in steps. */
export function* tilePicture(tile: string, rotation: Rotation): Steps<string> {
  const placed = [{ tile, x: 0, y: 0, rotation }]
  const { flat, relief } = yield* symbolSteps(tile, rotation, variantOf(0, 0))
  const towers = cornerTowers(placed).map(
    ({ x, y }) => `<g transform="translate(${x} ${y})">${cornerTowerSymbol()}</g>`,
  )
  yield
  const markup = `${boardShadow(placed)}${ground(placed)}<g clip-path="url(#a-clip)">${flat}</g>${boardGrid(placed)}${relief}${towers.join('')}`
  drawn.set(`${tile} ${rotation}`, markup)
  return markup
}
