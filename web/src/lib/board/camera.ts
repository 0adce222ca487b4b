/**
 * Where the board lies on the screen. Board units: a tile is 100 × 100, x east, y south, the start tile's
 * north-west corner at (0,0). Screen units: CSS pixels from the top left of the board's element.
 *
 * A camera is plain numbers and every function here returns a new one, so that moving can be tested without
 * a browser and a running animation can be cut at any frame.
 */

/** Pixels of an edge that docked panels cover; fitting and centring use what is left. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

export interface Size {
  width: number
  height: number
}

/** A rectangle in board units. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** `screen = board × scale / 100 + (x, y)`; `scale` is pixels a tile. */
export interface Camera {
  x: number
  y: number
  scale: number
}

/** Pixels a tile (ui.md, Camera). */
const SCALE_MIN = 24
const SCALE_MAX = 240

const TILE = 100

export function toScreen(camera: Camera, point: Point): Point {
  return {
    x: (point.x * camera.scale) / TILE + camera.x,
    y: (point.y * camera.scale) / TILE + camera.y,
  }
}

export function toBoard(camera: Camera, point: Point): Point {
  return {
    x: ((point.x - camera.x) * TILE) / camera.scale,
    y: ((point.y - camera.y) * TILE) / camera.scale,
  }
}

/** The part of the screen that no panel covers; never less than a tile, however small the window. */
export function freeRectangle(view: Size, insets: Insets): Box {
  const width = Math.max(SCALE_MIN, view.width - insets.left - insets.right)
  const height = Math.max(SCALE_MIN, view.height - insets.top - insets.bottom)
  return { x: insets.left, y: insets.top, width, height }
}

function clampScale(scale: number): number {
  return Math.min(SCALE_MAX, Math.max(SCALE_MIN, scale))
}

/** The camera that shows `point` in the middle of the free rectangle. */
export function centreOn(point: Point, scale: number, view: Size, insets: Insets): Camera {
  const free = freeRectangle(view, insets)
  const bounded = clampScale(scale)
  return {
    x: free.x + free.width / 2 - (point.x * bounded) / TILE,
    y: free.y + free.height / 2 - (point.y * bounded) / TILE,
    scale: bounded,
  }
}

/**
 * The camera that shows the whole box in the free rectangle with `margin` pixels around it, within
 * `least` and `most` pixels a tile. Where `least` is too much for the box its middle is shown.
 */
export function fit(
  box: Box,
  view: Size,
  insets: Insets,
  { margin = 16, least = SCALE_MIN, most = 118 }: { margin?: number; least?: number; most?: number } = {},
): Camera {
  const free = freeRectangle(view, insets)
  const scale = Math.min(
    ((free.width - 2 * margin) * TILE) / Math.max(box.width, 1),
    ((free.height - 2 * margin) * TILE) / Math.max(box.height, 1),
  )
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return centreOn(middle, Math.min(most, Math.max(least, scale)), view, insets)
}

/** Zooms by `factor` and keeps the board point under `at` (screen) where it is. */
export function zoomAt(camera: Camera, at: Point, factor: number): Camera {
  const scale = clampScale(camera.scale * factor)
  const real = scale / camera.scale
  return { x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real, scale }
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { x: camera.x + dx, y: camera.y + dy, scale: camera.scale }
}

/** Keeps at least `keep` pixels of the board inside the free rectangle, so that nobody gets lost on the table. */
export function keepInReach(camera: Camera, board: Box, view: Size, insets: Insets, keep = 80): Camera {
  const free = freeRectangle(view, insets)
  const k = camera.scale / TILE
  const bound = (at: number, from: number, length: number, boardFrom: number, boardLength: number) => {
    const least = from + keep - (boardFrom + boardLength) * k
    const most = from + length - keep - boardFrom * k
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at))
  }
  return {
    x: bound(camera.x, free.x, free.width, board.x, board.width),
    y: bound(camera.y, free.y, free.height, board.y, board.height),
    scale: camera.scale,
  }
}

/** Whether the whole box lies in the free rectangle. */
export function shows(camera: Camera, box: Box, view: Size, insets: Insets): boolean {
  const free = freeRectangle(view, insets)
  const from = toScreen(camera, box)
  const to = toScreen(camera, { x: box.x + box.width, y: box.y + box.height })
  return (
    from.x >= free.x - 1 &&
    from.y >= free.y - 1 &&
    to.x <= free.x + free.width + 1 &&
    to.y <= free.y + free.height + 1
  )
}

/** A tile's cell in board units. */
export function cellBox(x: number, y: number): Box {
  return { x: x * TILE, y: y * TILE, width: TILE, height: TILE }
}

/** The smallest box around all of them; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const box of boxes) {
    left = Math.min(left, box.x)
    top = Math.min(top, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top }
}

/** A camera between two, `t` from 0 to 1; the scale moves evenly to the eye (by its logarithm). */
export function between(from: Camera, to: Camera, t: number): Camera {
  if (t <= 0) return from
  if (t >= 1) return to
  const scale = from.scale * Math.pow(to.scale / from.scale, t)
  // The point that keeps still on both cameras; without a zoom there is none and the shift is linear.
  const ratio = to.scale / from.scale
  if (Math.abs(ratio - 1) < 1e-6)
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, scale }
  const still = { x: (to.x - from.x * ratio) / (1 - ratio), y: (to.y - from.y * ratio) / (1 - ratio) }
  const real = scale / from.scale
  return { x: still.x - (still.x - from.x) * real, y: still.y - (still.y - from.y) * real, scale }
}

/** Where boxes out of sight lie: how many beyond each edge of the free rectangle, the farther axis first. */
export function beyond(
  camera: Camera,
  boxes: readonly Box[],
  view: Size,
  insets: Insets,
): Record<'left' | 'right' | 'top' | 'bottom', number[]> {
  const free = freeRectangle(view, insets)
  const out = {
    left: [] as number[],
    right: [] as number[],
    top: [] as number[],
    bottom: [] as number[],
  }
  boxes.forEach((box, index) => {
    const at = toScreen(camera, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
    const dx = at.x < free.x ? at.x - free.x : Math.max(0, at.x - free.x - free.width)
    const dy = at.y < free.y ? at.y - free.y : Math.max(0, at.y - free.y - free.height)
    if (dx === 0 && dy === 0) return
    const side = Math.abs(dx) >= Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'top' : 'bottom'
    out[side].push(index)
  })
  return out
}
