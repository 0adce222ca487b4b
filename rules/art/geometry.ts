/** A point in tile units: a tile is 100 × 100, x to the right, y down. */
export type Point = readonly [x: number, y: number]

/** The edges of a tile as numbers: N, E, S, W. */
export const EDGE_LETTERS = 'NESW'

/** The four corners; corner i is where edge i begins when one walks clockwise. */
const CORNERS: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

const PORTS: readonly Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
]

const INWARD: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
]

const turn = (list: readonly Point[], index: number): Point => list[((index % 4) + 4) % 4] as Point

/** The corner where edge `edge` begins, clockwise. */
export const corner = (edge: number): Point => turn(CORNERS, edge)
/** The middle of an edge. */
export const port = (edge: number): Point => turn(PORTS, edge)
/** The unit vector from an edge into the tile. */
export const inward = (edge: number): Point => turn(INWARD, edge)

/** Turns a point about the middle of the tile by quarter turns, clockwise. */
export function rotated(point: Point, quarterTurns: number): Point {
  let [x, y] = point
  for (let k = ((quarterTurns % 4) + 4) % 4; k > 0; k--) [x, y] = [100 - y, x]
  return [x, y]
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Points moved by the same distance. */
export const shifted = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy])

/** Whether a point lies inside a polygon (even-odd). */
export function inside(x: number, y: number, polygon: readonly Point[]): boolean {
  let odd = false
  const last = polygon[polygon.length - 1]
  if (!last) return false
  let [px, py] = last
  for (const corner of polygon) {
    const [cx, cy] = corner
    if (cy > y !== py > y && x < ((px - cx) * (y - cy)) / (py - cy) + cx) odd = !odd
    px = cx
    py = cy
  }
  return odd
}

/** Twice-signed area halved: positive when the polygon runs clockwise on the screen. */
export function area(polygon: readonly Point[]): number {
  let sum = 0
  let previous = polygon[polygon.length - 1] ?? ([0, 0] as const)
  for (const current of polygon) {
    sum += previous[0] * current[1] - current[0] * previous[1]
    previous = current
  }
  return sum / 2
}

/** Points on a cubic curve, both ends included. */
export function cubic(a: Point, b: Point, c: Point, d: Point, steps: number): Point[] {
  const points: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const u = 1 - t
    const [ka, kb, kc, kd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    points.push([
      ka * a[0] + kb * b[0] + kc * c[0] + kd * d[0],
      ka * a[1] + kb * b[1] + kc * c[1] + kd * d[1],
    ])
  }
  return points
}

/**
 * Polylines flattened for many distance queries. Laying out a town asks thousands of them, so the
 * coordinates lie in one array and comparisons stop as early as they can.
 */
export class Lines {
  private readonly ends: number[] = []

  constructor(lines: Iterable<readonly Point[]> = []) {
    for (const line of lines) this.add(line)
  }

  add(line: readonly Point[]): void {
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1] as Point, line[i] as Point]
      this.ends.push(a[0], a[1], b[0], b[1])
    }
  }

  get empty(): boolean {
    return this.ends.length === 0
  }

  private squared(i: number, x: number, y: number): number {
    const e = this.ends
    const ax = e[i] as number
    const ay = e[i + 1] as number
    const dx = (e[i + 2] as number) - ax
    const dy = (e[i + 3] as number) - ay
    const length = dx * dx + dy * dy || 1e-9
    let t = ((x - ax) * dx + (y - ay) * dy) / length
    t = t < 0 ? 0 : t > 1 ? 1 : t
    const ex = x - ax - t * dx
    const ey = y - ay - t * dy
    return ex * ex + ey * ey
  }

  /** Distance to the nearest line; a very large number when there is none. */
  distance(x: number, y: number): number {
    let least = 1e18
    for (let i = 0; i < this.ends.length; i += 4) {
      const d = this.squared(i, x, y)
      if (d < least) least = d
    }
    return Math.sqrt(least)
  }

  /** Whether every line is farther away than `margin`. */
  clear(x: number, y: number, margin: number): boolean {
    const m = margin * margin
    for (let i = 0; i < this.ends.length; i += 4) if (this.squared(i, x, y) <= m) return false
    return true
  }
}
