import { BASE } from './base.ts'
import type { TileSet } from './types.ts'

/** A page begins with the base game; the other printings come with the expansion that they belong to. */
export const TILES_AT_HAND: readonly TileSet[] = [BASE]
