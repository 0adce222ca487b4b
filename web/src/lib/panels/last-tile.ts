import type { GameEvent } from '#rules'
import type { BoardView } from '#lib/board/view.svelte.ts'

interface Cell {
  readonly x: number
  readonly y: number
}

/** Pixels a tile at least when the board goes to one. */
const NEAR = 84

/** Where a player placed a tile last; null before the first. */
export function lastTileOf(events: readonly { readonly event: GameEvent }[], player: number): Cell | null {
  const last = events.findLast(({ event }) => event.type === 'placed' && event.player === player)?.event
  return last?.type === 'placed' ? { x: last.x, y: last.y } : null
}

/** Brings a tile to the middle of what is free of the board. */
export function showTile(view: BoardView, { x, y }: Cell): void {
  view.fly(view.centred({ x: x * 100 + 50, y: y * 100 + 50 }, Math.max(NEAR, view.camera.scale)))
}
