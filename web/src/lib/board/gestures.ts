/**
 * Fingers, mouse and wheel on the board, turned into few words: moved, zoomed, tapped, pressed long, pointed.
 * A finger that has travelled, or a second one, never becomes a tap: panning must not place a tile.
 */
import type { Point } from './camera.ts'

export interface GestureHandlers {
  /** The board follows by so many pixels. */
  pan(dx: number, dy: number): void
  /** Zooms around a point of the element. */
  zoom(at: Point, factor: number): void
  /** A finger, pen or mouse button came down and went up in place. */
  tap(at: Point, finger: boolean): void
  longPress(at: Point): void
  /** The mouse points there; null when it has left. Fingers do not point. */
  point(at: Point | null): void
  /** The wheel turned; true when somebody took it and nothing shall zoom. */
  wheel(at: Point, delta: number): boolean
  /** Any input: running camera motion ends. */
  touch(): void
}

const SLOP_MOUSE = 4
const SLOP_FINGER = 10
const LONG_PRESS = 500
/** Two fingers lifted one shortly after the other are not a tap of the second. */
const AFTER_PINCH = 300

interface Down extends Point {
  startX: number
  startY: number
}

/** Listens on the element; returns the end of listening. */
export function listen(element: HTMLElement, on: GestureHandlers): () => void {
  const down = new Map<number, Down>()
  let dragging = false
  let pinched = 0
  let press: ReturnType<typeof setTimeout> | undefined
  let origin: DOMRect | null = null

  const at = (event: { clientX: number; clientY: number }): Point => {
    origin ??= element.getBoundingClientRect()
    return { x: event.clientX - origin.left, y: event.clientY - origin.top }
  }
  const isControl = (event: Event) =>
    event.target instanceof Element && event.target.closest('[data-board-control]') !== null

  const onDown = (event: PointerEvent) => {
    if (isControl(event) || (event.pointerType === 'mouse' && event.button !== 0)) return
    origin = element.getBoundingClientRect()
    on.touch()
    const point = at(event)
    down.set(event.pointerId, { ...point, startX: point.x, startY: point.y })
    clearTimeout(press)
    if (down.size > 1) {
      pinched = event.timeStamp
      dragging = true
      return
    }
    dragging = false
    if (event.pointerType !== 'mouse') {
      press = setTimeout(() => {
        dragging = true
        on.longPress(point)
      }, LONG_PRESS)
    }
  }

  const onMove = (event: PointerEvent) => {
    const held = down.get(event.pointerId)
    if (!held) {
      if (event.pointerType === 'mouse' && !isControl(event)) on.point(at(event))
      return
    }
    const now = at(event)
    if (down.size === 1) {
      const slop = event.pointerType === 'mouse' ? SLOP_MOUSE : SLOP_FINGER
      if (!dragging && Math.hypot(now.x - held.startX, now.y - held.startY) < slop) return
      if (!dragging) {
        dragging = true
        clearTimeout(press)
        element.setPointerCapture(event.pointerId)
        on.point(null)
      }
      on.pan(now.x - held.x, now.y - held.y)
    } else if (down.size === 2) {
      const other = [...down.entries()].find(([id]) => id !== event.pointerId)![1]
      const before = Math.hypot(held.x - other.x, held.y - other.y)
      const after = Math.hypot(now.x - other.x, now.y - other.y)
      on.pan((now.x - held.x) / 2, (now.y - held.y) / 2)
      if (before > 0) on.zoom({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, after / before)
      pinched = event.timeStamp
    }
    held.x = now.x
    held.y = now.y
  }

  const onUp = (event: PointerEvent) => {
    clearTimeout(press)
    const held = down.get(event.pointerId)
    if (!held) return
    down.delete(event.pointerId)
    const still = !dragging && event.timeStamp - pinched > AFTER_PINCH
    if (down.size === 0 && still) on.tap({ x: held.x, y: held.y }, event.pointerType !== 'mouse')
  }

  const onCancel = (event: PointerEvent) => {
    clearTimeout(press)
    down.delete(event.pointerId)
  }

  const onLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !down.size) on.point(null)
  }

  const onWheel = (event: WheelEvent) => {
    if (isControl(event)) return
    event.preventDefault()
    origin = element.getBoundingClientRect()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1
    const delta = event.deltaY * lines
    if (!event.ctrlKey && on.wheel(at(event), delta)) return
    on.touch()
    // A pinch on a trackpad arrives as a wheel with ctrl and small steps.
    on.zoom(at(event), Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.0022)))
  }

  const onMenu = (event: Event) => {
    if (press !== undefined && down.size > 0) event.preventDefault()
  }
  const onResize = () => (origin = null)

  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onCancel)
  element.addEventListener('pointerleave', onLeave)
  element.addEventListener('wheel', onWheel, { passive: false })
  element.addEventListener('contextmenu', onMenu)
  window.addEventListener('resize', onResize)
  window.addEventListener('scroll', onResize, { passive: true })
  return () => {
    clearTimeout(press)
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerup', onUp)
    element.removeEventListener('pointercancel', onCancel)
    element.removeEventListener('pointerleave', onLeave)
    element.removeEventListener('wheel', onWheel)
    element.removeEventListener('contextmenu', onMenu)
    window.removeEventListener('resize', onResize)
    window.removeEventListener('scroll', onResize)
  }
}
