import { CELL, CELLS } from './fields.ts'
import type { Point } from './geometry.ts'

/** A line along the border of a set of cells. */
export interface Contour {
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** Directions of a walk with the inside on the right: east, south, west, north. */
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
const CORNERS = CELLS + 1

/**
 * The lines around a set of cells, in tile units, smoothed out of their steps.
 * @param open for N, E, S, W: whether the line also runs along that border of the tile
 */
export function contours(own: (column: number, row: number) => boolean, open: readonly boolean[]): Contour[] {
  const inSet = (i: number, j: number): boolean => i >= 0 && j >= 0 && i < CELLS && j < CELLS && own(i, j)
  // One bit for every direction in which a border leaves a corner of the grid.
  const leaving = new Uint8Array(CORNERS * CORNERS)
  const add = (x: number, y: number, direction: number): void => {
    leaving[y * CORNERS + x] = (leaving[y * CORNERS + x] ?? 0) | (1 << direction)
  }
  for (let j = 0; j < CELLS; j++)
    for (let i = 0; i < CELLS; i++) {
      if (!own(i, j)) continue
      if (!inSet(i, j - 1) && (j > 0 || open[0])) add(i, j, 0)
      if (!inSet(i + 1, j) && (i < CELLS - 1 || open[1])) add(i + 1, j, 1)
      if (!inSet(i, j + 1) && (j < CELLS - 1 || open[2])) add(i + 1, j + 1, 2)
      if (!inSet(i - 1, j) && (i > 0 || open[3])) add(i, j + 1, 3)
    }
  const arriving = new Int16Array(CORNERS * CORNERS)
  leaving.forEach((bits, at) => {
    for (let d = 0; d < 4; d++) {
      if (!(bits & (1 << d))) continue
      const [dx, dy] = STEPS[d] as Point
      const to = at + dx + dy * CORNERS
      arriving[to] = (arriving[to] ?? 0) + 1
    }
  })
  const walk = (start: number): Contour => {
    const corners: number[] = [start]
    let at = start
    let heading = 0
    for (;;) {
      const bits = leaving[at] ?? 0
      // At a corner where two cells touch, turn right: the line stays with its own cell.
      const next =
        [heading + 1, heading, heading + 3].map((d) => d % 4).find((d) => bits & (1 << d)) ?? bitOf(bits)
      if (next === undefined) return { points: softened(corners, false), closed: false }
      leaving[at] = bits & ~(1 << next)
      const [dx, dy] = STEPS[next] as Point
      at += dx + dy * CORNERS
      heading = next
      if (at === start && !(leaving[at] ?? 0)) return { points: softened(corners, true), closed: true }
      corners.push(at)
    }
  }
  const found: Contour[] = []
  // Lines that begin at the border first, then the closed ones.
  leaving.forEach((bits, at) => {
    if (bits && !arriving[at]) found.push(walk(at))
  })
  leaving.forEach((_, at) => {
    while (leaving[at]) found.push(walk(at))
  })
  return found
}

const bitOf = (bits: number): number | undefined => {
  for (let d = 0; d < 4; d++) if (bits & (1 << d)) return d
  return undefined
}

/** Averages the steps of the grid away; the ends of an open line stay where they are. */
function softened(corners: readonly number[], closed: boolean): Point[] {
  let points = corners.map((at): Point => [(at % CORNERS) * CELL, Math.floor(at / CORNERS) * CELL])
  const last = points.length - 1
  const onBorder = ([x, y]: Point): boolean => x === 0 || y === 0 || x === 100 || y === 100
  for (let round = 0; round < 3; round++) {
    points = points.map((p, i) => {
      if (onBorder(p) || (!closed && (i === 0 || i === last))) return p
      const [a, b] = [points[i === 0 ? last : i - 1] as Point, points[i === last ? 0 : i + 1] as Point]
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4]
    })
  }
  // Every third point carries a curve; of a straight run along the border its ends are enough.
  return points.filter((p, i) => {
    if (!onBorder(p)) return i % 3 === 0 || i === last
    const [a, b] = [points[i - 1], points[i + 1]]
    return !a || !b || !((a[0] === p[0] && b[0] === p[0]) || (a[1] === p[1] && b[1] === p[1]))
  })
}
