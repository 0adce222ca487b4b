import type { PlacedTile } from '#rules'
import type { FeaturePart } from '#rules/art'
import type { BoardPart } from './types.ts'

/** Parts of a feature with the tiles that they are printed on; parts of cells without a tile are left out. */
export function partsOn(tiles: readonly PlacedTile[], parts: readonly BoardPart[]): FeaturePart[] {
  const at = new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile]))
  return parts.flatMap((part) => {
    const tile = at.get(`${part.x},${part.y}`)
    return tile ? [{ ...tile, segment: part.segment }] : []
  })
}
