/** Where the camera of a game goes: to what is asked, and back; never against the player's own hand (ui.md, Camera). */
import { around, cellBox, type Camera } from '#lib/board/camera.ts'
import type { Direction } from '#lib/board/cells.ts'
import type { BoardView } from '#lib/board/view.svelte.ts'
import type { LayoutClass } from '#lib/theme/layout.svelte.ts'
import type { Asking } from './asking.ts'

interface Cell {
  readonly x: number
  readonly y: number
}
type Focus = Asking['focus']

/** Pixels a tile: the least at which a decision is made, and as near as for choosing a figure. */
const SCALES: Record<LayoutClass, { least: number; deploy: number }> = {
  compact: { least: 56, deploy: 176 },
  medium: { least: 64, deploy: 150 },
  wide: { least: 64, deploy: 150 },
  short: { least: 56, deploy: 150 },
}

/** What is looked for by a key is shown at least as large, in pixels a tile. */
const FOUND = 64
/** So far from the middle the tile of a figure may be, in pixels: a line more in the bar does not move it. */
const SLACK = 24
/** How far an arrow key moves the board, in pixels. */
const NUDGE = { left: [90, 0], right: [-90, 0], up: [0, 90], down: [0, -90] } as const

export class Framing {
  readonly #view: BoardView
  /** What the camera was moved for last; null before the first time. */
  #framed: string | null = null
  /** Where it stood before it went near; back there when that is over. */
  #before: Camera | null = null
  #visited = false

  constructor(view: BoardView) {
    this.#view = view
  }

  /**
   * Moves the camera for the decision `key`, once; afterwards only what `tile` (mine, on the board and not yet sent)
   * or the whole board needs to stay in sight. To be called whenever one of these or the free rectangle changes.
   */
  follow(key: string, layout: LayoutClass, focus: Focus, tile: Cell | undefined): void {
    const view = this.#view
    const first = this.#framed === null
    const framed = `${key} ${layout} ${aim(focus)}`
    if (framed === this.#framed) return this.#keepInView(focus, tile)
    this.#framed = framed
    if (first) {
      view.move(view.fitted(view.bounds))
      view.draw()
    }
    this.#frame(layout, focus, first)
  }

  #frame(layout: LayoutClass, focus: Focus, first: boolean): void {
    const view = this.#view
    const { least, deploy } = SCALES[layout]
    if (!focus) {
      if (this.#before && !view.byHand) view.fly(this.#before)
      else if (first) view.fly(view.fitted(view.bounds))
      this.#before = null
      return
    }
    if (view.byHand) return
    const boxes = focus.cells.map(({ x, y }) => cellBox(x, y))
    const box = around(boxes)
    if (!box) return
    if (focus.deploy) {
      this.#before ??= view.camera
      const near = Math.max(deploy, view.camera.scale)
      const [lone] = focus.cells
      // Choices on other tiles must be seen too.
      if (boxes.length === 1 && lone) this.#centre(lone, near)
      else view.fly(view.fitted(box, { least, most: near }))
      return
    }
    if (focus.whole) {
      this.#before ??= view.camera
      const near = view.fitted(box, { most: this.#view.nearest })
      // Too small to see who stands there is not seen.
      const small = view.camera.scale < Math.min(least, near.scale)
      if (first || small || !view.shows(box)) view.fly(near)
      return
    }
    const back = this.#before
    this.#before = null
    if (boxes.some((cell) => view.shows(cell)) && (!first || view.camera.scale >= least)) {
      if (back) view.fly(back)
      return
    }
    view.fly(view.fitted(box, { least, most: this.#view.nearest }))
  }

  /** A panel has opened over what matters: the board moves aside. */
  #keepInView(focus: Focus, tile: Cell | undefined): void {
    const view = this.#view
    // Where a figure is chosen is not always on the tile: a pyramid may be far from it.
    const cell = focus?.deploy ? focus.cells[0] : tile
    if (view.byHand) return
    // Callouts stand all around a lone tile.
    if (cell && focus?.deploy && focus.cells.length === 1 && this.#off(cell) > SLACK)
      return this.#centre(cell, view.camera.scale)
    if (view.shows(cell ? cellBox(cell.x, cell.y) : view.bounds)) return
    if (focus === null) view.fly(view.fitted(view.bounds))
    else if (cell) this.#centre(cell, view.camera.scale)
  }

  /** A cell was chosen by a button or a key, which know nothing of what is in sight. */
  bring(cell: Cell): void {
    const view = this.#view
    const { x, y, width, height } = cellBox(cell.x, cell.y)
    const heart = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 }
    if (!view.shows(heart)) this.#centre(cell, view.camera.scale)
  }

  /** Shows what is asked and what was done last, in turn. */
  where(focus: Focus, last: readonly Cell[]): void {
    const cells = this.#visited || !focus ? last : focus.cells
    this.#visited = !this.#visited
    const box = around(cells.map(({ x, y }) => cellBox(x, y)))
    if (box) this.#view.fly(this.#view.fitted(box, { least: FOUND, most: this.#view.nearest }))
  }

  nudge(direction: Direction): void {
    const [dx, dy] = NUDGE[direction]
    this.#view.pan(dx, dy)
  }

  /** How far a tile is from the middle of the free rectangle, in pixels. */
  #off(cell: Cell): number {
    const { camera } = this.#view
    const middle = this.#view.over(cell, camera.scale)
    return Math.hypot(camera.x - middle.x, camera.y - middle.y)
  }

  #centre(cell: Cell, scale: number): void {
    this.#view.fly(this.#view.over(cell, scale))
  }
}

/** What of a focus the camera goes to again when it changes. */
function aim(focus: Focus): string {
  if (focus?.whole) return JSON.stringify(focus.cells)
  return focus?.deploy ? 'near' : ''
}
