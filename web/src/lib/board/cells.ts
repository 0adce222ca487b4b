/** Choosing among legal cells: by finger, by arrow key, one after the other. Cells are in tiles, taps in pixels. */
import { type Camera, cellBox, type Point, toScreen } from './camera.ts'

export interface CellAt {
  readonly x: number
  readonly y: number
}

/** A finger this near to a cell means it (ui.md, Cell and ghost). */
const TOUCH_REACH = 22
/** Below this size of a tile two cells in reach of one finger are told apart by zooming in. */
const TOUCH_SURE = 44

/** What a tap on the board means: a cell, a wish to look nearer because it is not clear which, or neither. */
export type Tap = { kind: 'cell'; index: number } | { kind: 'zoom' } | { kind: 'none' }

/** How far `at` (screen pixels) lies outside the cell; 0 inside it. */
function distance(camera: Camera, cell: CellAt, at: Point): number {
  const box = cellBox(cell.x, cell.y)
  const from = toScreen(camera, box)
  const dx = Math.max(from.x - at.x, 0, at.x - from.x - camera.scale)
  const dy = Math.max(from.y - at.y, 0, at.y - from.y - camera.scale)
  return Math.hypot(dx, dy)
}

/** Reads a tap at `at` (screen pixels). A mouse means what it points at; a finger means what is near. */
export function readTap(cells: readonly CellAt[], camera: Camera, at: Point, finger: boolean): Tap {
  const reach = finger ? TOUCH_REACH : 0
  const near = cells
    .map((cell, index) => ({ index, off: distance(camera, cell, at) }))
    .filter(({ off }) => off <= reach)
    .sort((a, b) => a.off - b.off)
  const first = near[0]
  if (!first) return { kind: 'none' }
  if (finger && near.length > 1 && camera.scale < TOUCH_SURE) return { kind: 'zoom' }
  return { kind: 'cell', index: first.index }
}

export type Direction = 'left' | 'right' | 'up' | 'down'

const AHEAD: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/**
 * The nearest cell in a direction, seen from `from`: those within 45° first, then any that lies on that side.
 * Straight ahead counts as nearer than aside. Null where there is none.
 */
export function nextInDirection(cells: readonly CellAt[], from: CellAt, direction: Direction): number | null {
  const ahead = AHEAD[direction]
  let best: number | null = null
  let bestCost = Infinity
  cells.forEach((cell, index) => {
    const dx = cell.x - from.x
    const dy = cell.y - from.y
    const along = dx * ahead.x + dy * ahead.y
    const aside = Math.abs(dx * ahead.y) + Math.abs(dy * ahead.x)
    if (along <= 0) return
    const cost = along + aside * 2 + (aside > along ? 1000 : 0)
    if (cost < bestCost) [best, bestCost] = [index, cost]
  })
  return best
}

/** The cells' indices in the order of "next place": nearest to `middle` (in tiles) first. */
export function fromTheMiddle(cells: readonly CellAt[], middle: Point): number[] {
  return cells
    .map((cell, index) => ({ index, off: Math.hypot(cell.x + 0.5 - middle.x, cell.y + 0.5 - middle.y) }))
    .sort((a, b) => a.off - b.off || a.index - b.index)
    .map(({ index }) => index)
}
