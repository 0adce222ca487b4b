/** Where a tab on the board's edge stands: near what it points to, and not on a place that may be chosen. */
import type { Box, Point, Size } from './camera.ts'

export type Side = 'left' | 'right' | 'top' | 'bottom'

/** From the edge of the free rectangle. */
const OFF = 10
const STEP = 8
/** Touching a cell is worse than standing far from what is pointed to, hiding more of it worse still. */
const TOUCHED = 500
const COVERED = 4000
/** Two things to be pressed upon one another are worse than a hidden cell: the board can be moved away under them. */
const UPON = 20_000

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/**
 * The top left corner of a tab of this size at one side of the free rectangle, in screen pixels. `goal`: the middle
 * of what lies out of sight. `keep`: what is better not hidden. `beside`: what stands there already.
 */
export function tabPlace(
  side: Side,
  size: Size,
  goal: Point,
  free: Box,
  keep: readonly Box[],
  beside: readonly Box[] = [],
): Point {
  const upright = side === 'left' || side === 'right'
  const from = (upright ? free.y : free.x) + OFF
  const to = (upright ? free.y + free.height - size.height : free.x + free.width - size.width) - OFF
  const wish = upright ? goal.y - size.height / 2 : goal.x - size.width / 2
  const across = {
    left: free.x + OFF,
    right: free.x + free.width - OFF - size.width,
    top: free.y + OFF,
    bottom: free.y + free.height - OFF - size.height,
  }[side]
  const at = (along: number): Point => (upright ? { x: across, y: along } : { x: along, y: across })
  let best = at(Math.max(from, Math.min(to, wish)))
  let least = Infinity
  for (let along = from; along <= Math.max(from, to); along += STEP) {
    const point = at(along)
    const box = { ...point, ...size }
    let cost = Math.abs(along - wish)
    for (const cell of keep) {
      const hidden = shared(box, cell)
      if (hidden > 0) cost += TOUCHED + (COVERED * hidden) / (cell.width * cell.height)
    }
    cost += beside.filter((other) => shared(box, other) > 0).length * UPON
    if (cost < least) [best, least] = [point, cost]
  }
  return best
}
