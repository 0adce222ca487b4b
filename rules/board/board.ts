import { CITY, MONASTERY, ROAD, SIDE_WEIGHT, TILES, type Tile } from '../tiles/prepared.ts'
import { join } from './features.ts'
import { copyGrid, newGrid, setValue, valueAt, type Grid } from './grid.ts'

/** x and y steps to the four sides: north, east, south, west. */
export const SIDE_X: readonly number[] = [0, 1, 0, -1]
export const SIDE_Y: readonly number[] = [-1, 0, 1, 0]
/** x and y steps to the eight places around, by y, then x (TO-23). */
export const AROUND_X: readonly number[] = [-1, 0, 1, -1, 1, -1, 0, 1]
export const AROUND_Y: readonly number[] = [-1, -1, -1, 0, 0, 1, 1, 1]
/** Which of the eight is beside a side; -1 for the corners. */
const AROUND_SIDE: readonly number[] = [-1, 0, -1, 3, 1, -1, 2, -1]

/**
 * The tiles on the table, their segments joined to features, and the empty places beside them. Flat lists of
 * numbers, each with one entry per tile, per segment or per empty place, so that it copies fast and is plain JSON.
 *
 * A *node* is a segment of a placed tile: its number is the tile's `first` node plus the segment's place in the
 * catalogue. A feature is named by one of its nodes, its *root*; `feature[node]` gives the root at once, because
 * joining relabels the smaller side.
 */
export interface Board {
  // per tile, in the order of placing
  tile: number[]
  x: number[]
  y: number[]
  /** Clockwise quarter turns, 0 to 3. */
  turn: number[]
  first: number[]

  // per node
  /** The tile (its number on this board) that prints the node. */
  on: number[]
  kind: number[]
  feature: number[]
  /** The next node of the same feature, in a ring. */
  next: number[]

  // per feature, valid at its root
  size: number[]
  /** Roads and cities: edges not yet met. Monasteries: empty places around. 0 means complete. */
  ends: number[]
  /** How many figures stand on it. */
  held: number[]

  // per empty place that touches a tile, in no order
  openX: number[]
  openY: number[]
  /** What the four neighbours ask for: a base-5 digit per side, see `SIDE_WEIGHT`. */
  openCode: number[]

  /** Tile number + 1, or -1 - number of the empty place, or 0. */
  grid: Grid
}

export function newBoard(): Board {
  return {
    tile: [],
    x: [],
    y: [],
    turn: [],
    first: [],
    on: [],
    kind: [],
    feature: [],
    next: [],
    size: [],
    ends: [],
    held: [],
    openX: [],
    openY: [],
    openCode: [],
    grid: newGrid(),
  }
}

export function copyBoard(board: Board): Board {
  return {
    tile: board.tile.slice(),
    x: board.x.slice(),
    y: board.y.slice(),
    turn: board.turn.slice(),
    first: board.first.slice(),
    on: board.on.slice(),
    kind: board.kind.slice(),
    feature: board.feature.slice(),
    next: board.next.slice(),
    size: board.size.slice(),
    ends: board.ends.slice(),
    held: board.held.slice(),
    openX: board.openX.slice(),
    openY: board.openY.slice(),
    openCode: board.openCode.slice(),
    grid: copyGrid(board.grid),
  }
}

/** The number of the tile at (x, y), or -1. */
export function tileAt(board: Board, x: number, y: number): number {
  const value = valueAt(board.grid, x, y)
  return value > 0 ? value - 1 : -1
}

/** The number of the empty place at (x, y) that touches a tile, or -1. */
export function openAt(board: Board, x: number, y: number): number {
  const value = valueAt(board.grid, x, y)
  return value < 0 ? -1 - value : -1
}

/** The facts of a placed tile. */
export function faceOf(board: Board, placed: number): Tile {
  return TILES[board.tile[placed]!]!
}

/** The edge kind that a placed tile shows on a side of the table. */
export function edgeAt(board: Board, placed: number, side: number): number {
  return faceOf(board, placed).edges[board.turn[placed]! * 4 + side]!
}

/** The catalogue's id of a node, e.g. `city0`. */
export function segmentOf(board: Board, node: number): string {
  const placed = board.on[node]!
  return faceOf(board, placed).facts.segments[node - board.first[placed]!]!.id
}

/** The node of a segment of a placed tile by its id, or -1. */
export function nodeOf(board: Board, placed: number, segment: string): number {
  const index = faceOf(board, placed).facts.segments.findIndex(({ id }) => id === segment)
  return index < 0 ? -1 : board.first[placed]! + index
}

/**
 * Lays a tile, joins its segments to the features at its edges, and keeps empty places and monasteries up.
 * The caller has made sure that it fits. Returns the tile's number on this board; monasteries around it that have
 * now all neighbours are added to `surrounded`, by y, then x (TO-23).
 */
export function layTile(
  board: Board,
  tileIndex: number,
  x: number,
  y: number,
  turn: number,
  surrounded: number[] = [],
): number {
  const tile = TILES[tileIndex]!
  const placed = board.tile.length
  const first = board.on.length
  board.tile.push(tileIndex)
  board.x.push(x)
  board.y.push(y)
  board.turn.push(turn)
  board.first.push(first)
  for (let segment = 0; segment < tile.kinds.length; segment++) {
    const node = first + segment
    board.on.push(placed)
    board.kind.push(tile.kinds[segment]!)
    board.feature.push(node)
    board.next.push(node)
    board.size.push(1)
    board.ends.push(tile.ends[segment]!)
    board.held.push(0)
  }
  fillPlace(board, x, y, placed)
  let empty = 8
  for (let i = 0; i < 8; i++) {
    const nextX = x + AROUND_X[i]!
    const nextY = y + AROUND_Y[i]!
    const value = valueAt(board.grid, nextX, nextY)
    const side = AROUND_SIDE[i]!
    if (value > 0) {
      const other = value - 1
      empty--
      if (side >= 0) joinAcross(board, tile, first, turn, side, other)
      countFor(board, other, surrounded)
    } else if (side >= 0) openPlace(board, nextX, nextY, side, tile.edges[turn * 4 + side]!, value)
  }
  if (tile.monastery >= 0) board.ends[first + tile.monastery] = empty
  return placed
}

/** The place is empty no more: the last empty place takes its number. */
function fillPlace(board: Board, x: number, y: number, placed: number): void {
  const open = openAt(board, x, y)
  if (open >= 0) {
    const lastX = board.openX.pop()!
    const lastY = board.openY.pop()!
    const lastCode = board.openCode.pop()!
    if (open < board.openX.length) {
      board.openX[open] = lastX
      board.openY[open] = lastY
      board.openCode[open] = lastCode
      setValue(board.grid, lastX, lastY, -1 - open)
    }
  }
  setValue(board.grid, x, y, placed + 1)
}

/** A tile now shows `edge` towards the empty place on its `side`. */
function openPlace(board: Board, x: number, y: number, side: number, edge: number, value: number): void {
  const asked = edge * SIDE_WEIGHT[(side + 2) & 3]!
  if (value < 0) {
    const open = -1 - value
    board.openCode[open] = board.openCode[open]! + asked
    return
  }
  setValue(board.grid, x, y, -1 - board.openX.length)
  board.openX.push(x)
  board.openY.push(y)
  board.openCode.push(asked)
}

/** Joins what meets across one edge: the road or city, and the fields on both halves. */
function joinAcross(
  board: Board,
  tile: Tile,
  first: number,
  turn: number,
  side: number,
  other: number,
): void {
  const face = faceOf(board, other)
  const otherFirst = board.first[other]!
  const otherTurn = board.turn[other]!
  const segment = tile.edgeSegments[turn * 4 + side]!
  const back = (side + 2) & 3
  const met = face.edgeSegments[otherTurn * 4 + back]!
  if (segment >= 0 && met >= 0) {
    const root = join(board, first + segment, otherFirst + met)
    board.ends[root] = board.ends[root]! - 2
  }
  // Half 2s meets the neighbour's 2b + 1, half 2s + 1 its 2b.
  for (let half = 0; half < 2; half++) {
    const mine = tile.halfSegments[turn * 8 + side * 2 + half]!
    const theirs = face.halfSegments[otherTurn * 8 + back * 2 + 1 - half]!
    if (mine >= 0 && theirs >= 0) join(board, first + mine, otherFirst + theirs)
  }
}

/** A neighbour of a monastery was filled (BA-21). */
function countFor(board: Board, placed: number, surrounded: number[]): void {
  const { monastery } = faceOf(board, placed)
  if (monastery < 0) return
  const node = board.first[placed]! + monastery
  const empty = board.ends[node]! - 1
  board.ends[node] = empty
  if (empty === 0) surrounded.push(node)
}

/** Whether a feature is complete: a road, city or monastery without an open end. Fields never are. */
export function isComplete(board: Board, root: number): boolean {
  const kind = board.kind[root]!
  return (kind === ROAD || kind === CITY || kind === MONASTERY) && board.ends[root] === 0
}
