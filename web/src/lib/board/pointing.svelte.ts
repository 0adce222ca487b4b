/** What a finger, the mouse or the wheel on the board means: which of the things that lie there is chosen or pointed at. */
import { type Point } from './camera.ts'
import { type Direction, readTap } from './cells.ts'
import type { GestureHandlers } from './gestures.ts'
import type { BoardFigure, BoardModel } from './types.ts'
import type { BoardView } from './view.svelte.ts'

/** How close to a spot or piece a tap counts, in pixels. */
const REACH = 24
/** Over its foot a figure is this far from its middle, in board units. */
const MIDDLE = 14
/** The mouse has to rest this long before a feature is shown, in milliseconds. */
const REST = 220
/** Pixels a tile at which cells lie far enough apart for a finger. */
const SURE = 64

export interface BoardHandlers {
  oncell?: (index: number) => void
  /** The mouse points at a legal cell, or at none. */
  onpointcell?: (index: number | null) => void
  /** A tap on the ghost of mine: turn it. */
  onghost?: () => void
  onfigure?: (key: string) => void
  onarea?: (key: string) => void
  onspot?: (key: string) => void
  /** The mouse points there in board units and rests, or a finger pressed long; null: nowhere. */
  onlook?: (at: Point | null) => void
  /** A tap that meant nothing else, in board units. */
  ontap?: (at: Point) => void
  /** The wheel over my ghost; true when it was taken. */
  onwheel?: (delta: number) => void
  onarrow?: (direction: Direction) => void
}

interface Board {
  /** What lies on it now. */
  readonly model: BoardModel
  readonly view: BoardView
}

export class Pointing implements GestureHandlers {
  /** The legal cell that the mouse points at, by its index. */
  pointed: number | null = $state(null)
  /** For finding what lies under a finger, by the area's key; nobody draws from it. */
  readonly areas = new Map<string, SVGPathElement>()
  readonly #board: Board
  readonly #on: BoardHandlers
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(board: Board, on: BoardHandlers) {
    this.#board = board
    this.#on = on
  }

  pan(dx: number, dy: number): void {
    this.#board.view.pan(dx, dy)
  }

  zoom(at: Point, factor: number): void {
    this.#board.view.zoom(at, factor)
  }

  touch(): void {
    this.#board.view.stop()
  }

  tap(at: Point, finger: boolean): void {
    const { model, view } = this.#board
    const on = this.#on
    const spot = this.#nearest(model.spots, at, REACH)
    if (spot) return on.onspot?.(spot.key)
    const middle = (figure: BoardFigure) => ({
      ...figure,
      at: { x: figure.at.x, y: figure.at.y - MIDDLE },
    })
    const piece = this.#nearest(model.figures.filter((figure) => figure.press).map(middle), at, REACH + 4)
    if (piece) return on.onfigure?.(piece.key)
    const cell = readTap(model.cells, view.camera, at, finger)
    if (cell.kind === 'zoom') return view.fly(view.centred(view.toBoard(at), SURE))
    const mine = model.ghosts.find(({ kind }) => kind === 'mine')
    const onMine = mine && readTap([mine], view.camera, at, finger).kind === 'cell'
    if (
      onMine &&
      (cell.kind === 'none' ||
        (model.cells[cell.index]?.x === mine.x && model.cells[cell.index]?.y === mine.y))
    )
      return on.onghost?.()
    if (cell.kind === 'cell') return on.oncell?.(cell.index)
    const area = this.#areaAt(at)
    if (area) return on.onarea?.(area)
    on.ontap?.(view.toBoard(at))
  }

  longPress(at: Point): void {
    this.#on.onlook?.(this.#board.view.toBoard(at))
  }

  point(at: Point | null): void {
    this.stop()
    const on = this.#on
    const { model, view } = this.#board
    on.onlook?.(null)
    const cell = at ? readTap(model.cells, view.camera, at, false) : null
    const index = cell?.kind === 'cell' ? cell.index : null
    if (index !== this.pointed) {
      this.pointed = index
      on.onpointcell?.(index)
    }
    if (at && index === null) this.#rest = setTimeout(() => on.onlook?.(view.toBoard(at)), REST)
  }

  wheel(at: Point, delta: number): boolean {
    const { model, view } = this.#board
    const mine = model.ghosts.find(({ kind }) => kind === 'mine' || kind === 'hover' || kind === 'trial')
    const { onwheel } = this.#on
    if (!mine?.turns || !onwheel || readTap([mine], view.camera, at, false).kind !== 'cell') return false
    onwheel(delta)
    return true
  }

  /** What the mouse rests on is not shown any more. */
  stop(): void {
    clearTimeout(this.#rest)
  }

  #nearest<T extends { at: Point }>(list: readonly T[], at: Point, reach: number): T | null {
    let best: T | null = null
    let least = reach
    for (const one of list) {
      const there = this.#board.view.toScreen(one.at)
      const off = Math.hypot(there.x - at.x, there.y - at.y)
      if (off < least) [best, least] = [one, off]
    }
    return best
  }

  #areaAt(at: Point): string | null {
    const point = this.#board.view.toBoard(at)
    for (const { name, key } of this.#board.model.areas)
      if (name && this.areas.get(key)?.isPointInFill(new DOMPoint(point.x, point.y))) return key
    return null
  }
}
