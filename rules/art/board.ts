import { tileFacts } from '../tiles/catalogue.ts'
import type { PlacedTile } from '../tiles/types.ts'
import { anchor } from './anchors.ts'
import { figure, FIGURE_DROP, FIGURE_SCALE } from './figure.ts'
import { ground, groundDefs } from './ground.ts'
import { markup } from './marks.ts'
import { cornerTower } from './masonry.ts'
import { pictureCss } from './paint.ts'
import { colourIn, type Theme } from './palette.ts'
import { num } from './path.ts'
import { symbolId, tileSymbol, variantOf } from './symbol.ts'

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

/** Lattice corners in board units where at least one wall ends, from north to south. */
export function cornerTowers(placed: readonly PlacedTile[]): { x: number; y: number }[] {
  const found = new Map<string, { x: number; y: number }>()
  for (const tile of placed) {
    for (const [cx, cy] of tileSymbol(tile.tile, tile.rotation, variantOf(tile.x, tile.y)).corners) {
      const [x, y] = [tile.x * 100 + cx, tile.y * 100 + cy]
      found.set(`${x},${y}`, { x, y })
    }
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x)
}

/** A figure on the board, as a position gives it. */
interface Piece extends Cell {
  readonly player: number
  readonly piece: 'meeple' | 'ringmaster'
  readonly segment: string
}

/** What a board's picture shows. */
export interface BoardView {
  readonly placed: readonly PlacedTile[]
  readonly pieces?: readonly Piece[]
  /** The players' colours, by seat. */
  readonly colours?: readonly string[]
}

/** Whole SVG of a board, with every colour as a value. */
export function drawBoard(
  view: BoardView,
  options: { theme?: Theme; coarse?: boolean; pixelsPerTile?: number; margin?: number } = {},
): string {
  const { theme = 'day', coarse = false, pixelsPerTile = 118, margin = 30 } = options
  const { placed } = view
  const xs = placed.map((t) => t.x * 100)
  const ys = placed.map((t) => t.y * 100)
  const [x0, y0] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const [w, h] = [Math.max(...xs) + 100 + margin - x0, Math.max(...ys) + 100 + margin - y0]
  const symbols = new Map<string, string>()
  const rows = new Map<number, string>()
  let flat = ''
  for (const tile of placed) {
    const variant = variantOf(tile.x, tile.y)
    const id = symbolId(tile.tile, tile.rotation, variant)
    if (!symbols.has(id)) {
      const symbol = tileSymbol(tile.tile, tile.rotation, variant, coarse)
      symbols.set(
        id,
        `<g id="${id}-f" clip-path="url(#a-clip)">${symbol.flat}</g><g id="${id}-r">${symbol.relief}</g>`,
      )
    }
    const place = `x="${tile.x * 100}" y="${tile.y * 100}"`
    flat += `<use href="#${id}-f" ${place}/>`
    rows.set(tile.y, (rows.get(tile.y) ?? '') + `<use href="#${id}-r" ${place}/>`)
  }
  const relief = [...rows.keys()].sort((a, b) => a - b).map((y) => `<g>${rows.get(y) ?? ''}</g>`)
  const towers = cornerTowers(placed).map(({ x, y }) => `<use href="#${CORNER_TOWER_ID}" x="${x}" y="${y}"/>`)
  const figures = (view.pieces ?? [])
    .map((piece) => {
      const tile = placed.find((t) => t.x === piece.x && t.y === piece.y)
      const facts = tile && tileFacts(tile.tile)
      if (!tile || !facts) return { y: 0, text: '' }
      const variant = variantOf(tile.x, tile.y)
      const spot = anchor(tile.tile, tile.rotation, variant, piece.segment)
      const type = facts.segments.find((s) => s.id === piece.segment)?.type
      const kind = piece.piece === 'ringmaster' ? 'ringmaster' : type === 'field' ? 'farmer' : 'follower'
      const [x, y] = [tile.x * 100 + spot[0], tile.y * 100 + spot[1] + FIGURE_DROP[kind]]
      const colour = view.colours?.[piece.player] ?? 'ink'
      return {
        y,
        text: `<g transform="translate(${num(x)} ${num(y)})scale(${FIGURE_SCALE[kind]})">${figure(kind, colour)}</g>`,
      }
    })
    .sort((a, b) => a.y - b.y)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="${num(x0)} ${num(y0)} ${num(w)} ${num(h)}" width="${Math.round((w * pixelsPerTile) / 100)}" height="${Math.round((h * pixelsPerTile) / 100)}">` +
    `<style>${pictureCss(theme, coarse)}</style><defs>${groundDefs(coarse)}${[...symbols.values()].join('')}<g id="${CORNER_TOWER_ID}">${cornerTowerSymbol()}</g></defs>` +
    `<path fill="${colourIn(theme, 'table')}" d="M${num(x0)} ${num(y0)}h${num(w)}v${num(h)}h${num(-w)}Z"/>` +
    boardShadow(placed) +
    ground(placed, coarse) +
    flat +
    boardGrid(placed) +
    relief.join('') +
    towers.join('') +
    figures.map((f) => f.text).join('') +
    '</svg>'
  )
}
