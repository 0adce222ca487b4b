/**
 * Puts the drawings of the tiles that lie into the sheets of the map, each at its own place and without a transform:
 * a browser lays out, styles and paints a hundred plain groups in a fraction of the time that as many `<use>` take.
 * Drawing a tile takes milliseconds, so a whole board is drawn step by step between frames, from its middle outwards.
 */
import { moved, type Steps, type TileSymbol } from '#rules/art'
import { inSteps } from '#lib/theme/slices.ts'
import type { Point } from './camera.ts'
import { drawingSteps, type TileLook } from './symbols.ts'

/** So many parts are drawn before they are shown. */
const TOGETHER = 8

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
  #painting = false

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
      if (!this.#painting) this.#paint()
    }
  }

  /** Behind the frame that brought them: then all groups of one change of the page are there. */
  #paint(): void {
    this.#painting = true
    inSteps(this.#steps())
  }

  *#steps(): Steps<void> {
    while (this.#tasks.length > 0) yield* paintTogether(this.#nearest())
    this.#painting = false
  }

  #nearest(): Task[] {
    const middle = this.#middle()
    const off = ({ x, y }: Task): number => Math.hypot(x * 100 + 50 - middle.x, y * 100 + 50 - middle.y)
    return this.#tasks.sort((a, b) => off(a) - off(b)).splice(0, TOGETHER)
  }
}

/** Drawn first and then shown, one behind the other: every frame with something new costs a phone more than its shapes. */
function* paintTogether(tasks: readonly Task[]): Steps<void> {
  const drawn: [task: Task, markup: string][] = []
  for (const task of tasks) {
    if (!task.group.isConnected) continue
    try {
      const drawing = yield* drawingSteps(task.look)
      yield
      if (drawing instanceof Promise) void drawing.then((late) => fill(task, placed(task, late)))
      else drawn.push([task, placed(task, drawing)])
    } catch (error) {
      // One that cannot be drawn does not stop the others.
      reportError(error)
    }
    yield
  }
  for (const [task, markup] of drawn) {
    try {
      fill(task, markup)
    } catch (error) {
      reportError(error)
    }
    yield
  }
}

const placed = ({ part, x, y }: Task, drawing: TileSymbol): string => moved(drawing[part], x * 100, y * 100)

function fill({ group, look }: Task, markup: string): void {
  if (group.dataset['look'] !== look.id) return
  group.innerHTML = markup
  delete group.dataset['waits']
}
