/**
 * The camera of one board on the screen. While it moves only a transform changes; when it has come to rest after a
 * zoom the map is drawn anew, sharp (`drawn`).
 */
import {
  type Box,
  type Camera,
  type Insets,
  type Point,
  type Size,
  between,
  centreOn,
  fit,
  keepInReach,
  panBy,
  shows,
  toBoard,
  toScreen,
  zoomAt,
} from './camera.ts'

/** How long the camera stands still before it counts as resting, in milliseconds. */
const REST = 140
/** And how long it rests before the map is drawn anew: who is in a hurry presses again first. */
const SHARPEN = 160
const FLIGHT = 240
/** Pixels a tile at most when the camera goes to something: a lone cell is not magnified further. */
const NEAREST = 84

/** cubic-bezier(.3,.7,.2,1) closely enough, without solving it. */
const ease = (t: number) => 1 - Math.pow(1 - t, 3)

export class BoardView {
  size: Size = $state.raw({ width: 0, height: 0 })
  insets: Insets = $state.raw({ top: 0, right: 0, bottom: 0, left: 0 })
  /** Where the board is now. */
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 100 })
  /** Where the map was drawn last. */
  drawn: Camera = $state.raw({ x: 0, y: 0, scale: 100 })
  /** Where the board came to rest last: for what shall not follow every frame of a motion. */
  rest: Camera = $state.raw({ x: 0, y: 0, scale: 100 })
  /** Everything on the table, in board units. */
  bounds: Box = $state.raw({ x: 0, y: 0, width: 100, height: 100 })
  /** The player moved it by hand since {@link release}; then it is not moved for him. */
  byHand = $state(false)
  /** True under reduced motion: flights become jumps. */
  still = false

  #frame = 0
  #rest: ReturnType<typeof setTimeout> | undefined

  /** Moves without flight; redraws when it rests. */
  move(next: Camera): void {
    this.#halt()
    this.camera = keepInReach(next, this.bounds, this.size, this.insets)
    this.#settle()
  }

  pan(dx: number, dy: number): void {
    this.byHand = true
    this.move(panBy(this.camera, dx, dy))
  }

  zoom(at: Point, factor: number): void {
    this.byHand = true
    this.move(zoomAt(this.camera, at, factor))
  }

  /** Zooms by a button, around the middle of the free rectangle. */
  step(factor: number): void {
    this.byHand = true
    const at = {
      x: (this.insets.left + this.size.width - this.insets.right) / 2,
      y: (this.insets.top + this.size.height - this.insets.bottom) / 2,
    }
    this.fly(zoomAt(this.camera, at, factor))
  }

  /** Flies there in 240 ms; any input ends the flight where it is. */
  fly(to: Camera): void {
    this.#halt()
    const from = this.camera
    const goal = keepInReach(to, this.bounds, this.size, this.insets)
    if (this.still || this.size.width === 0) {
      this.camera = goal
      this.#come()
      return
    }
    const start = performance.now()
    const frame = (now: number) => {
      const t = Math.min(1, (now - start) / FLIGHT)
      this.camera = between(from, goal, ease(t))
      if (t < 1) this.#frame = requestAnimationFrame(frame)
      else this.#come()
    }
    this.#frame = requestAnimationFrame(frame)
  }

  /** Ends a flight where it is. */
  stop(): void {
    this.#halt()
    if (this.camera !== this.rest || this.camera.scale !== this.drawn.scale) this.#settle()
  }

  #halt(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#rest)
  }

  /** Redraws sharp, now. */
  draw(): void {
    clearTimeout(this.#rest)
    this.drawn = this.camera
    this.rest = this.camera
  }

  #settle(): void {
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => this.#come(), REST)
  }

  /** Comes to rest. What was only moved is as sharp as it was, but for parts of a pixel. */
  #come(): void {
    const { camera, drawn } = this
    if (camera.scale !== drawn.scale) {
      if (this.still) return this.draw()
      this.rest = camera
      this.#rest = setTimeout(() => this.draw(), SHARPEN)
      return
    }
    const grid = globalThis.devicePixelRatio || 1
    const whole = (at: number, from: number) => from + Math.round((at - from) * grid) / grid
    this.camera = { ...camera, x: whole(camera.x, drawn.x), y: whole(camera.y, drawn.y) }
    this.rest = this.camera
  }

  /** Shows the whole board. */
  home(): void {
    this.byHand = false
    this.fly(this.fitted(this.bounds))
  }

  fitted(box: Box, options?: Parameters<typeof fit>[3]): Camera {
    return fit(box, this.size, this.insets, options)
  }

  centred(point: Point, scale: number): Camera {
    return centreOn(point, scale, this.size, this.insets)
  }

  /** The camera that has a cell, in tiles, in the middle of what is free of the board. */
  over({ x, y }: Point, scale: number): Camera {
    return this.centred({ x: x * 100 + 50, y: y * 100 + 50 }, scale)
  }

  /** Shows a cell, in tiles, in the middle. */
  goTo(cell: Point): void {
    this.fly(this.over(cell, this.nearest))
  }

  /** Going somewhere must not magnify a lone tile: pixels a tile at most. */
  get nearest(): number {
    return Math.max(NEAREST, this.camera.scale)
  }

  shows(box: Box): boolean {
    return shows(this.camera, box, this.size, this.insets)
  }

  toBoard(point: Point): Point {
    return toBoard(this.camera, point)
  }

  toScreen(point: Point): Point {
    return toScreen(this.camera, point)
  }

  /** From now on the camera may be moved for the player again. */
  release(): void {
    this.byHand = false
  }
}
