import type { Point } from './geometry.ts'

/**
 * A tile as a grid of square cells, each holding a small number. Filling shapes into it once is far
 * cheaper than asking for every point whether it lies in them.
 */
export class Grid {
  /** Row by row. */
  readonly cells: Int8Array
  readonly size: number
  readonly cell: number

  /** @param cell the side of a cell in tile units; it divides 100 */
  constructor(cell: number, value = 0) {
    this.cell = cell
    this.size = 100 / cell
    this.cells = new Int8Array(this.size * this.size).fill(value)
  }

  /** The number at a point; `outside` beyond the tile. */
  at(x: number, y: number, outside = 0): number {
    const [i, j] = [Math.floor(x / this.cell), Math.floor(y / this.cell)]
    if (i < 0 || j < 0 || i >= this.size || j >= this.size) return outside
    return this.cells[j * this.size + i] as number
  }

  /** Fills the cells whose middle lies in a polygon (even-odd). */
  fillPolygon(polygon: readonly Point[], value: number): void {
    for (let j = 0; j < this.size; j++) {
      const y = (j + 0.5) * this.cell
      const crossings: number[] = []
      let previous = polygon[polygon.length - 1]
      for (const current of polygon) {
        if (previous && current[1] > y !== previous[1] > y)
          crossings.push(
            ((previous[0] - current[0]) * (y - current[1])) / (previous[1] - current[1]) + current[0],
          )
        previous = current
      }
      crossings.sort((a, b) => a - b)
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const from = Math.max(0, Math.ceil((crossings[k] as number) / this.cell - 0.5))
        const to = Math.min(this.size - 1, Math.ceil((crossings[k + 1] as number) / this.cell - 0.5) - 1)
        if (to >= from) this.cells.fill(value, j * this.size + from, j * this.size + to + 1)
      }
    }
  }

  /** Fills the cells whose middle is at most `radius` from a line, or from a point. */
  fillLine(line: readonly Point[], radius: number, value: number): void {
    line.forEach((b, i) => {
      const a = line[Math.max(0, i - 1)] as Point
      const first = (v: number): number => Math.max(0, Math.floor((v - radius) / this.cell))
      const last = (v: number): number => Math.min(this.size - 1, Math.floor((v + radius) / this.cell))
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const length = dx * dx + dy * dy || 1
      for (let row = first(Math.min(a[1], b[1])); row <= last(Math.max(a[1], b[1])); row++)
        for (let column = first(Math.min(a[0], b[0])); column <= last(Math.max(a[0], b[0])); column++) {
          const [x, y] = [(column + 0.5) * this.cell - a[0], (row + 0.5) * this.cell - a[1]]
          const t = Math.max(0, Math.min(1, (x * dx + y * dy) / length))
          const [ex, ey] = [x - t * dx, y - t * dy]
          if (ex * ex + ey * ey <= radius * radius) this.cells[row * this.size + column] = value
        }
    })
  }
}
