import type { TileFacts } from '../tiles/types.ts'
import type { Point } from './geometry.ts'
import { Grid } from './grid.ts'
import type { Skeleton } from './skeleton.ts'

/** A tile is divided into cells of 2 units for finding out what belongs to which field. */
export const CELL = 2
export const CELLS = 100 / CELL

/** How far the paint of a field reaches under the ink, in cells. */
const UNDER_INK = 2

/** A point just inside each half-edge, clockwise from the north-west corner. */
const HALF_EDGES: readonly Point[] = [
  [25, 1],
  [75, 1],
  [99, 25],
  [99, 75],
  [75, 99],
  [25, 99],
  [1, 75],
  [1, 25],
]

const BLOCKED = -1
const FREE = -2

/** Which field every cell of a tile belongs to. */
export interface FieldMap {
  /** Ids of the field segments; a cell's value is an index into this. */
  readonly segments: readonly string[]
  /** Row by row; negative where there is no field. */
  readonly cells: Int8Array
}

const cellOf = ([x, y]: Point): number => Math.floor(y / CELL) * CELLS + Math.floor(x / CELL)

/** Floods a tile's fields from their half-edges; roads, towns, rings and palisades stop the flood. */
export function fieldMap(tile: TileFacts, s: Skeleton): FieldMap {
  const fields = tile.segments.filter((segment) => segment.type === 'field')
  const grid = new Grid(CELL, FREE)
  for (const road of s.roads) grid.fillLine(road.course, 3.4, BLOCKED)
  for (const stakes of s.palisades) grid.fillLine(stakes, 2.2, BLOCKED)
  for (const city of s.cities) {
    for (const part of city.parts) grid.fillPolygon(part, BLOCKED)
    for (const wall of city.walls) grid.fillLine(wall.course, 1.5, BLOCKED)
  }
  if (s.town) grid.fillPolygon(s.town, BLOCKED)
  // A ring parts fields only together with the roads or stakes that end at it.
  if (s.roads.length + s.palisades.length > 0)
    for (const hub of s.hubs) if (!hub.village) grid.fillLine([hub.centre], hub.radius - 1, BLOCKED)
  const { cells } = grid
  const flood = (from: number, value: number): void => {
    const queue = [from]
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      if (cells[cell] !== FREE) continue
      cells[cell] = value
      const column = cell % CELLS
      if (column > 0) queue.push(cell - 1)
      if (column < CELLS - 1) queue.push(cell + 1)
      if (cell >= CELLS) queue.push(cell - CELLS)
      if (cell < CELLS * (CELLS - 1)) queue.push(cell + CELLS)
    }
  }
  fields.forEach((field, index) => {
    for (const half of field.halves ?? [])
      flood(cellOf(HALF_EDGES[(half + 2 * s.rotation) % 8] as Point), index)
  })
  // A field without a half-edge is enclosed on its tile; the skeleton knows where.
  fields.forEach((field, index) => {
    const seed = s.meadows?.[index]
    if (!field.halves?.length && seed) flood(cellOf(seed), index)
  })
  return { segments: fields.map((field) => field.id), cells }
}

/** The shape of one field of a tile as path text, reaching a little under the ink around it. */
export function fieldShape(map: FieldMap, segment: string, dx = 0, dy = 0): string {
  const index = map.segments.indexOf(segment)
  const value = (i: number, j: number): number =>
    i < 0 || j < 0 || i >= CELLS || j >= CELLS ? BLOCKED : (map.cells[j * CELLS + i] as number)
  const covered = (i: number, j: number): boolean => {
    const own = value(i, j)
    if (own === index) return true
    if (own >= 0) return false
    for (let a = -UNDER_INK; a <= UNDER_INK; a++)
      for (let b = -UNDER_INK; b <= UNDER_INK; b++) if (value(i + a, j + b) === index) return true
    return false
  }
  let d = ''
  for (let j = 0; j < CELLS; j++) {
    let start = -1
    for (let i = 0; i <= CELLS; i++) {
      const on = i < CELLS && covered(i, j)
      if (on && start < 0) start = i
      if (!on && start >= 0) {
        const width = (i - start) * CELL
        d += `M${dx + start * CELL} ${dy + j * CELL}h${width}v${CELL}h${-width}Z`
        start = -1
      }
    }
  }
  return d
}
