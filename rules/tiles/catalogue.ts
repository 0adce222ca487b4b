import { TILES_AT_HAND } from '#at-hand/tiles'
import type { TileFacts, TileSet } from './types.ts'

/**
 * Every printing of every set with its number of faces, in a fixed order that shuffles depend on. It says which number
 * a face has, so that a face has the same one wherever some of the printings are not there.
 */
const PRINTINGS: readonly (readonly [set: string, faces: number])[] = [
  ['base', 32],
  ['count', 12],
  ['count-2015', 12],
  ['king-robber', 5],
  ['crop-circles-2', 6],
  ['crop-circles-1', 6],
  ['circus', 16],
]

const sets: TileSet[] = []
const byId = new Map<string, TileFacts>()
const watchers: ((set: TileSet, first: number) => void)[] = []

/** The printings that are there, in the order of the catalogue. */
export const TILE_SETS: readonly TileSet[] = sets

for (const set of TILES_AT_HAND) addTiles(set)

/** Adds a printing; one that is there already is left as it is. */
export function addTiles(set: TileSet): void {
  if (sets.includes(set)) return
  const before = sets.findIndex((other) => firstFace(other) > firstFace(set))
  sets.splice(before < 0 ? sets.length : before, 0, set)
  for (const tile of set.tiles) byId.set(tile.id, tile)
  for (const watch of watchers) watch(set, firstFace(set))
}

/** Shows every printing, now or when it comes, with the number of its first face. */
export function eachPrinting(watch: (set: TileSet, first: number) => void): void {
  for (const set of sets) watch(set, firstFace(set))
  watchers.push(watch)
}

function firstFace({ set }: TileSet): number {
  let first = 0
  for (const [printing, faces] of PRINTINGS) {
    if (printing === set) break
    first += faces
  }
  return first
}

/** The facts of a tile, or undefined for an id that no set holds. */
export function tileFacts(id: string): TileFacts | undefined {
  return byId.get(id)
}
