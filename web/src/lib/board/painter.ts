/**
 * Puts the drawings of the tiles that lie into the sheets of the map, each at its own place and without a transform:
 * a browser lays out, styles and paints a hundred plain groups in a fraction of the time that as many `<use>` take.
 * Drawing a tile takes milliseconds, so a whole board is drawn in slices between frames, from its middle outwards.
 */
import { moved, type TileSymbol } from '#rules/art'
import { inSlices } from '#lib/theme/slices.ts'
import type { Point } from './camera.ts'
import { drawingOf, type TileLook } from './symbols.ts'

/** What lies flat of a tile, or what stands on it. */
type Part = 'flat' | 'relief'

interface Task {
  group: SVGGElement
  look: TileLook
  part: Part
  x: number
  y: number
}

export class Painter {
  /** Where the drawing begins, in board units. */
  readonly #middle: () => Point
  #tasks: Task[] = []
  #working = false

  constructor(middle: () => Point) {
    this.#middle = middle
  }

  /** An attachment: the group gets this part of the drawing in its turn, once. Cells in tiles. */
  put(look: TileLook, part: Part, x: number, y: number): (group: SVGGElement) => void {
    return (group) => {
      if (group.dataset['look'] === look.id) return
      group.dataset['look'] = look.id
      group.dataset['waits'] = ''
      this.#tasks.push({ group, look, part, x, y })
      this.#begin()
    }
  }

  /** All groups that come with one change of the page are there before the first is drawn. */
  #begin(): void {
    if (this.#working) return
    this.#working = true
    queueMicrotask(() => {
      const middle = this.#middle()
      const off = ({ x, y }: Task): number => Math.hypot(x * 100 + 50 - middle.x, y * 100 + 50 - middle.y)
      // The nearest is taken from the end.
      this.#tasks.sort((a, b) => off(b) - off(a))
      inSlices(() => this.#next())
    })
  }

  #next(): boolean {
    const task = this.#tasks.pop()
    if (task?.group.isConnected) {
      const drawing = drawingOf(task.look)
      if (drawing instanceof Promise) void drawing.then((drawn) => fill(task, drawn))
      else fill(task, drawing)
    }
    this.#working = this.#tasks.length > 0
    return this.#working
  }
}

function fill({ group, look, part, x, y }: Task, drawing: TileSymbol): void {
  if (group.dataset['look'] !== look.id) return
  group.innerHTML = moved(drawing[part], x * 100, y * 100)
  delete group.dataset['waits']
}
