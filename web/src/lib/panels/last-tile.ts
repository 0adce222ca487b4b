import type { GameEvent, PlacedTile } from '#rules'

/** The cell where a player placed a tile last; null before the first. */
export function lastTileOf(
  events: readonly { readonly event: GameEvent }[],
  player: number,
): Pick<PlacedTile, 'x' | 'y'> | null {
  const last = events.findLast(({ event }) => event.type === 'placed' && event.player === player)?.event
  return last?.type === 'placed' ? { x: last.x, y: last.y } : null
}
