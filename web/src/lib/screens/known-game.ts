import { drawn } from '#rules'
import type { RoomView } from '#lib/room/types.ts'
import type { KnownGame } from '#lib/prefs/games.svelte.ts'
import { isTaken } from './room/seats.ts'

/** What the start page of this device keeps of a game. */
export function knownGame(id: string, view: RoomView): KnownGame {
  const { room, game, local } = view
  // Passed round, the device has nobody of its own.
  const me = local && local.people > 1 ? null : view.me
  const taken = room?.seats.filter(isTaken) ?? []
  const mine = me === null ? undefined : room?.seats[me]
  const place = taken.findIndex((seat) => seat.id === mine?.id)
  return {
    id,
    status: room?.status ?? 'open',
    players: taken.map((seat) => seat.name),
    me: place < 0 ? null : place,
    turn: room?.status === 'running' ? (game?.awaiting?.player ?? null) : null,
    tilesLeft: game ? game.setup.deck - drawn(game.confirmed).tiles : null,
    seen: Date.now(),
    ...(local && { local: true as const }),
  }
}

/** True if nothing that is shown has changed; when it was seen does not count. */
export function sameKnown(a: KnownGame, b: KnownGame): boolean {
  return JSON.stringify({ ...a, seen: 0 }) === JSON.stringify({ ...b, seen: 0 })
}
