/** Drawing the tile from the hand to the board: its picture floats at the pointer until it is over a place that fits. */
import type { Point } from '#lib/board/camera.ts'

/** A pointer that moves less than this, in pixels, presses. */
const SLOP = 8
/** Above a finger, so that it does not hide the tile. */
const ABOVE_FINGER = 72

export interface Dragging {
  /** The tile is over this point of the window; true where it fits, then the board shows it. */
  move: (at: Point) => boolean
  /** It was let go there; null: given up. */
  drop: (at: Point | null) => void
}

/** Follows the pointer that seized the tile until it lets go. */
export function dragTile(event: PointerEvent, tile: HTMLElement, { move, drop }: Dragging): void {
  const { pointerId, clientX, clientY } = event
  const lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0
  let picture: HTMLElement | null = null

  const take = (): HTMLElement => {
    const { width, height } = tile.getBoundingClientRect()
    const made = document.createElement('div')
    for (const child of tile.children) made.appendChild(child.cloneNode(true))
    made.setAttribute('aria-hidden', 'true')
    Object.assign(made.style, {
      position: 'fixed',
      left: `${-width / 2}px`,
      top: `${-height / 2}px`,
      zIndex: '80',
      pointerEvents: 'none',
      filter: 'drop-shadow(0 4px 8px #3a260f66)',
    })
    document.body.appendChild(made)
    return made
  }

  const onMove = (moved: PointerEvent): void => {
    if (moved.pointerId !== pointerId) return
    // Let go before anybody listened.
    if (moved.buttons === 0) return end(null)
    const at = { x: moved.clientX, y: moved.clientY - lift }
    if (!picture && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < SLOP) return
    picture ??= take()
    picture.style.transform = `translate(${at.x}px, ${at.y}px)`
    picture.style.visibility = move(at) ? 'hidden' : 'visible'
  }

  const end = (at: Point | null): void => {
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', onCancel)
    removeEventListener('keydown', onKey, true)
    if (!picture) return
    picture.remove()
    drop(at)
  }
  const onUp = (up: PointerEvent): void => {
    if (up.pointerId !== pointerId) return
    // The press that ends a drag must not turn the tile.
    if (picture) {
      const swallow = (click: Event): void => click.stopPropagation()
      tile.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => tile.removeEventListener('click', swallow, { capture: true }))
    }
    end({ x: up.clientX, y: up.clientY - lift })
  }
  const onCancel = (): void => end(null)
  const onKey = (key: KeyboardEvent): void => {
    if (key.key !== 'Escape' || !picture) return
    key.stopPropagation()
    end(null)
  }

  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', onCancel)
  addEventListener('keydown', onKey, true)
}
