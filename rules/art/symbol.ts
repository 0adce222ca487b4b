import { tileFacts } from '../tiles/catalogue.ts'
import type { Rotation } from '../tiles/types.ts'
import type { Point } from './geometry.ts'
import { markup } from './marks.ts'
import { hash } from './random.ts'
import { skeleton, towerCorners } from './skeleton.ts'
import { finish, type Steps } from './steps.ts'
import { tileSteps } from './tile.ts'

/** The markup of a tile's two symbols, and its corners (0 or 100) where a wall ends. */
export interface TileSymbol {
  /** What lies flat; show it through the clip path `a-clip`. */
  readonly flat: string
  /** What stands; it may rise over the edge above, so it is not clipped. */
  readonly relief: string
  readonly corners: readonly Point[]
}

/** Which of the three variants of a tile a cell shows. */
export const variantOf = (x: number, y: number): number => (hash(`${x}_${y}`) >>> 3) % 3

/** An id for a tile's symbols: letters, digits and hyphens. Its parts add `-f` (flat) and `-r` (relief). */
export const symbolId = (tile: string, rotation: number, variant: number): string =>
  `a-${tile.replace(/\W/g, '-')}-${rotation / 90}${variant}`

const corners = new Map<string, readonly Point[]>()

/** The corners of a tile (0 or 100) in which a wall ends; none for an unknown id. Cheap, and the same for all variants. */
export function tileCorners(tile: string, rotation: Rotation): readonly Point[] {
  const key = `${tile}/${rotation}`
  const kept = corners.get(key)
  if (kept) return kept
  const facts = tileFacts(tile)
  // Its set may still come.
  if (!facts) return []
  const found = towerCorners(skeleton(facts, rotation / 90, 0))
  corners.set(key, found)
  return found
}

const EMPTY: TileSymbol = { flat: '', relief: '', corners: [] }

/**
 * The two symbols of a tile. Tiles of the count block and unknown ids give empty ones: the block is
 * one drawing over twelve cells.
 * @param variant 0, 1 or 2, see {@link variantOf}
 * @param coarse leaves out what is too fine for a small picture
 */
export function tileSymbol(tile: string, rotation: Rotation, variant: number, coarse = false): TileSymbol {
  return finish(symbolSteps(tile, rotation, variant, coarse))
}

/** {@link tileSymbol} in steps. */
export function* symbolSteps(
  tile: string,
  rotation: Rotation,
  variant: number,
  coarse = false,
): Steps<TileSymbol> {
  const facts = tileFacts(tile)
  if (!facts || tile.startsWith('count')) return EMPTY
  const drawing = yield* tileSteps(facts, rotation / 90, variant)
  yield
  return {
    flat: markup(drawing.flat, coarse),
    relief: markup(drawing.relief, coarse),
    corners: drawing.corners,
  }
}
