import { TILES } from '../tiles/prepared.ts'
import type { Board } from './board.ts'
import { LIMIT } from './grid.ts'

// Reading and joining features. Nothing here changes a board except `join`, and reading never does, so that equal
// positions are equal documents.

/** Makes one feature of the features of two nodes and returns its root. Open ends and figures add up. */
export function join(board: Board, a: number, b: number): number {
  let root = board.feature[a]!
  let other = board.feature[b]!
  if (root === other) return root
  if (board.size[root]! < board.size[other]!) [root, other] = [other, root]
  let node = other
  do {
    board.feature[node] = root
    node = board.next[node]!
  } while (node !== other)
  const next = board.next[root]!
  board.next[root] = board.next[other]!
  board.next[other] = next
  board.size[root] = board.size[root]! + board.size[other]!
  board.ends[root] = board.ends[root]! + board.ends[other]!
  board.held[root] = board.held[root]! + board.held[other]!
  return root
}

/** All nodes of a feature, its root first. */
export function nodesOf(board: Board, root: number): number[] {
  const nodes: number[] = []
  let node = root
  do {
    nodes.push(node)
    node = board.next[node]!
  } while (node !== root)
  return nodes
}

/** How many tiles a feature covers: one that contributes several segments counts once (BA-18, BA-19, KR-11). */
export function tilesOf(board: Board, root: number): number {
  const { on, next } = board
  let count = 0
  let node = root
  do {
    const placed = on[node]!
    // A tile prints few segments; it is counted at the first of them that belongs to this feature.
    let sibling = board.first[placed]!
    while (board.feature[sibling] !== root) sibling++
    if (sibling === node) count++
    node = next[node]!
  } while (node !== root)
  return count
}

/** Coats of arms in a city. */
export function pennantsOf(board: Board, root: number): number {
  let count = 0
  let node = root
  do {
    const placed = board.on[node]!
    count += TILES[board.tile[placed]!]!.pennants[node - board.first[placed]!]!
    node = board.next[node]!
  } while (node !== root)
  return count
}

/** Roots of the cities that border a field on some tile (BA-32), complete or not, each once. */
export function citiesBeside(board: Board, field: number): number[] {
  const cities: number[] = []
  let node = field
  do {
    const placed = board.on[node]!
    const first = board.first[placed]!
    for (const city of TILES[board.tile[placed]!]!.borders[node - first]!) {
      const root = board.feature[first + city]!
      if (!cities.includes(root)) cities.push(root)
    }
    node = board.next[node]!
  } while (node !== field)
  return cities
}

/** Roots of all features of a kind, by their first tile (y, then x) and its segments (TO-23). */
export function featuresInOrder(board: Board, wanted: (kind: number) => boolean): number[] {
  const tiles = board.tile.length
  // Place and number of a tile in one number, which typed arrays sort without a comparison of their own.
  const order = new Float64Array(tiles)
  for (let placed = 0; placed < tiles; placed++) {
    order[placed] = ((board.y[placed]! + LIMIT) * 2 * LIMIT + board.x[placed]! + LIMIT) * tiles + placed
  }
  order.sort()
  const seen = new Uint8Array(board.feature.length)
  const roots: number[] = []
  for (let i = 0; i < tiles; i++) {
    const placed = order[i]! % tiles
    const first = board.first[placed]!
    const end = first + TILES[board.tile[placed]!]!.kinds.length
    for (let node = first; node < end; node++) {
      const root = board.feature[node]!
      if (seen[root] || !wanted(board.kind[node]!)) continue
      seen[root] = 1
      roots.push(root)
    }
  }
  return roots
}

/** How many features of a kind are complete; roads and cities only. */
export function countComplete(board: Board, kind: number): number {
  let count = 0
  for (let node = 0; node < board.feature.length; node++) {
    if (board.feature[node] === node && board.kind[node] === kind && board.ends[node] === 0) count++
  }
  return count
}
