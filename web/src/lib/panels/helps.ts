/** What the helps work out: owned fields, tiles left, what fits where, scores if the game ended now. */
import { box, type FeatureInfo, fits, type Options, type PlacedTile, type State, scoreIfEnded } from '#rules'

export interface OwnedField {
  key: string
  info: FeatureInfo
  /** Points for each city. */
  each: number
}

/** Fields with an owner, the dearest first. */
export function ownedFields(all: readonly FeatureInfo[]): OwnedField[] {
  return all
    .filter(({ owners }) => owners.length > 0)
    .map((info) => {
      const first = info.spots[0]
      const cities = info.cities?.count ?? 0
      return {
        key: first ? `${first.x},${first.y},${first.segment}` : '',
        info,
        each: cities > 0 ? info.valueNow / cities : 3,
      }
    })
    .sort((a, b) => b.info.valueNow - a.info.valueNow || b.info.tiles - a.info.tiles)
}

export interface TileCount {
  tile: string
  left: number
}

/**
 * How many of each tile nobody has seen yet: the box without what lies, was laid aside, or is in hand. Tiles of the
 * start layout are not in the box.
 */
export function tilesLeft(
  options: Options,
  tiles: readonly PlacedTile[],
  startTiles: number,
  seen: readonly string[],
): TileCount[] {
  const left = new Map<string, number>()
  for (const tile of box(options)) left.set(tile, (left.get(tile) ?? 0) + 1)
  for (const { tile } of tiles.slice(startTiles)) left.set(tile, (left.get(tile) ?? 0) - 1)
  for (const tile of seen) left.set(tile, (left.get(tile) ?? 0) - 1)
  return [...left].map(([tile, count]) => ({ tile, left: Math.max(0, count) }))
}

/** For every empty place beside the board: which of these tiles fit there. */
export function fitsByPlace(state: State, tiles: readonly string[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>()
  for (const tile of tiles) {
    for (const { x, y } of fits(state, tile)) {
      const key = `${x},${y}`
      const found = places.get(key) ?? new Set<string>()
      found.add(tile)
      places.set(key, found)
    }
  }
  return places
}

/** Empty cells beside at least one tile. */
export function emptyPlaces(tiles: readonly PlacedTile[]): { x: number; y: number }[] {
  const taken = new Set(tiles.map(({ x, y }) => `${x},${y}`))
  const found = new Map<string, { x: number; y: number }>()
  for (const { x, y } of tiles) {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const key = `${x + dx},${y + dy}`
      if (!taken.has(key)) found.set(key, { x: x + dx, y: y + dy })
    }
  }
  return [...found.values()]
}

/** What final scoring would bring each player now. */
export function moreByPlayer(state: State, players: number): number[] {
  const more = Array.from({ length: players }, () => 0)
  for (const { player, points } of scoreIfEnded(state)) more[player] = (more[player] ?? 0) + points
  return more
}
