import type { PlacedTile } from '../tiles/types.ts'
import { shifted, type Point } from './geometry.ts'
import { markup } from './marks.ts'
import { cornerTower } from './masonry.ts'
import { tileCorners } from './symbol.ts'

interface Cell {
  readonly x: number
  readonly y: number
}

/** The borders between tiles and the rim of the board, in board units. */
export function boardLines(cells: readonly Cell[]): { readonly borders: string; readonly rim: string } {
  const has = new Set(cells.map(({ x, y }) => `${x},${y}`))
  let [borders, rim] = ['', '']
  for (const { x, y } of cells) {
    const [l, t] = [x * 100, y * 100]
    const east = `M${l + 100} ${t}v100`
    const south = `M${l} ${t + 100}h100`
    if (has.has(`${x + 1},${y}`)) borders += east
    else rim += east
    if (has.has(`${x},${y + 1}`)) borders += south
    else rim += south
    if (!has.has(`${x - 1},${y}`)) rim += `M${l} ${t}v100`
    if (!has.has(`${x},${y - 1}`)) rim += `M${l} ${t}h100`
  }
  return { borders, rim }
}

/** The shadow of the board on the table: its rim twice, soft. */
export function boardShadow(cells: readonly Cell[]): string {
  const { rim } = boardLines(cells)
  return (
    `<path class="a-board-shadow" transform="translate(3 4)" d="${rim}"/>` +
    `<path class="a-board-shadow2" transform="translate(2 3)" d="${rim}"/>`
  )
}

/** Borders of tiles and the rim of the board. */
export function boardGrid(cells: readonly Cell[]): string {
  const { borders, rim } = boardLines(cells)
  return `<path class="a-grid" d="${borders}"/><path class="a-rim" d="${rim}"/>`
}

/** The id of the symbol of the corner tower. */
export const CORNER_TOWER_ID = 'a-corner'

/** Markup inside the symbol {@link CORNER_TOWER_ID}. */
export const cornerTowerSymbol = (): string => markup(cornerTower())

/** The corners of a placed tile, in board units, where a wall ends. */
const wallEnds = (tile: PlacedTile): Point[] =>
  shifted(tileCorners(tile.tile, tile.rotation), tile.x * 100, tile.y * 100)

/** Lattice corners in board units where at least one wall ends, from north to south. */
export function cornerTowers(placed: readonly PlacedTile[]): { x: number; y: number }[] {
  const found = new Map<string, { x: number; y: number }>()
  for (const [x, y] of placed.flatMap(wallEnds)) found.set(`${x},${y}`, { x, y })
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x)
}
