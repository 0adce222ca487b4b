import { BASE } from './base.ts'
import { CIRCUS } from './circus.ts'
import { COUNT } from './count.ts'
import { COUNT_2015 } from './count-2015.ts'
import { CROP_CIRCLES_1 } from './crop-circles-1.ts'
import { CROP_CIRCLES_2 } from './crop-circles-2.ts'
import { KING_ROBBER } from './king-robber.ts'
import type { TileFacts, TileSet } from './types.ts'

/** Every printing of every set, in a fixed order that shuffles depend on. */
export const TILE_SETS: readonly TileSet[] = [
  BASE,
  COUNT,
  COUNT_2015,
  KING_ROBBER,
  CROP_CIRCLES_2,
  CROP_CIRCLES_1,
  CIRCUS,
]

const byId = new Map<string, TileFacts>(
  TILE_SETS.flatMap((set) => set.tiles.map((tile) => [tile.id, tile] as const)),
)

/** The facts of a tile, or undefined for an id that no set holds. */
export function tileFacts(id: string): TileFacts | undefined {
  return byId.get(id)
}
