import { tileFacts } from '../tiles/catalogue.ts'
import type { PlacedTile, Rotation } from '../tiles/types.ts'
import { refuse, type Checked } from './errors.ts'
import { isObject, isWhole, show } from './json.ts'

const ROTATIONS: readonly unknown[] = [0, 90, 180, 270] satisfies Rotation[]

/**
 * Reads a start layout of the record's own. `box` holds the ids that may lie anywhere; `block` the tiles that must
 * lie just where the catalogue has them. Whether places and edges fit together is checked when the game lays it.
 */
export function parseStart(
  json: unknown,
  box: ReadonlySet<string>,
  block: readonly PlacedTile[],
): Checked<PlacedTile[]> {
  if (!Array.isArray(json)) return refuse('record/wrong-kind', 'start is not a list', { key: 'start' })
  if (json.length === 0) {
    return refuse('record/wrong-length', 'a start layout has at least one tile', {
      key: 'start',
      min: 1,
      length: 0,
    })
  }
  const tiles: PlacedTile[] = []
  for (const item of json as unknown[]) {
    const placed = parsePlaced(item)
    if (!placed.ok) return placed
    const { tile, x, y, rotation } = placed.value
    if (!box.has(tile)) {
      const home = block.find((fixed) => fixed.tile === tile)
      if (!home) return refuse('record/tile-not-in-box', `the tile ${tile} is not in use`, { tile })
      if (home.x !== x || home.y !== y || home.rotation !== rotation) {
        return refuse('record/start-block', `${tile} belongs at ${home.x},${home.y}`, {
          tile,
          x: home.x,
          y: home.y,
        })
      }
    }
    tiles.push(placed.value)
  }
  const absent = block.find((fixed) => !tiles.some((placed) => placed.tile === fixed.tile))
  if (absent) {
    const { tile, x, y } = absent
    return refuse('record/start-block', `the start layout lacks ${tile} of the block`, { tile, x, y })
  }
  return { ok: true, value: tiles }
}

function parsePlaced(json: unknown): Checked<PlacedTile> {
  if (!isObject(json))
    return refuse('record/wrong-kind', 'a tile of start is not an object', { key: 'start' })
  for (const key of ['tile', 'x', 'y', 'rotation']) {
    if (json[key] === undefined) return refuse('record/missing-key', `a tile of start has no ${key}`, { key })
  }
  const { tile, x, y, rotation } = json
  const wrong = (key: string): Checked<PlacedTile> =>
    refuse('record/wrong-kind', `${key} of a tile of start cannot be ${show(json[key])}`, { key })
  if (typeof tile !== 'string') return wrong('tile')
  if (!isWhole(x)) return wrong('x')
  if (!isWhole(y)) return wrong('y')
  if (!ROTATIONS.includes(rotation)) return wrong('rotation')
  if (!tileFacts(tile))
    return refuse('record/unknown-tile', `no set holds ${show(tile)}`, { tile: show(tile) })
  return { ok: true, value: { tile, x, y, rotation: rotation as Rotation } }
}
