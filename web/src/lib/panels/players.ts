/** Who plays, as rows and cells show it. */
import type { Position } from '#rules'
import type { BotInfo, SeatInfo } from '#room/protocol.ts'
import type { RoomView } from '#lib/room/types.ts'

/** Below this long away a seat is "reconnecting", above it "away". */
const RECONNECTING = 20_000

export type Presence =
  | { kind: 'here' }
  | { kind: 'reconnecting' }
  | { kind: 'away'; minutes: number; mayHandOver: boolean }
  | { kind: 'room' }
  | { kind: 'bot'; level: BotInfo['level'] }
  /** `bot`: one plays on, instead of the room's simple rule. */
  | { kind: 'left'; bot: boolean }

export interface PlayerInfo {
  index: number
  seat: number
  name: string
  colour: string
  me: boolean
  host: boolean
  score: number
  followers: number
  /** Whether a ringmaster waits in supply. */
  ringmaster: boolean
  presence: Presence
  /** Whoever sits may say who plays on here. */
  handable: boolean
  /** Somebody who watches may sit down here. */
  free: boolean
}

/** How a seat is doing, `elapsed` ms after the room told it. */
function presenceOf(seat: SeatInfo | undefined, elapsed: number, patience: number | null): Presence {
  if (!seat || seat.state === 'taken' || seat.state === 'empty') return { kind: 'here' }
  if (seat.state === 'bot') {
    return seat.bot === 'room' ? { kind: 'room' } : { kind: 'bot', level: seat.bot.level }
  }
  if (seat.state === 'left') return { kind: 'left', bot: seat.bot !== 'room' }
  const ms = seat.ms + elapsed
  if (ms < RECONNECTING) return { kind: 'reconnecting' }
  return {
    kind: 'away',
    minutes: Math.max(1, Math.floor(ms / 60_000)),
    mayHandOver: patience !== null && ms >= patience * 1000,
  }
}

/** The players of a running game in the order of play. */
export function playersOf(view: RoomView, position: Position, elapsed: number): PlayerInfo[] {
  const { room, me, game, local } = view
  return position.players.map((player, index) => {
    const seat = room?.seats[index]
    const named = seat && seat.state !== 'empty' ? seat : null
    const presence = presenceOf(seat, elapsed, room?.settings.patience ?? null)
    return {
      index,
      seat: seat?.id ?? index,
      name: named?.name ?? player.name,
      colour: named?.colour ?? game?.setup.players[index]?.colour ?? 'ink',
      me: index === me && (local?.people ?? 1) === 1,
      host: seat !== undefined && room?.host === seat.id,
      score: player.score,
      followers: player.supply.meeple ?? 0,
      ringmaster: (player.supply.ringmaster ?? 0) > 0,
      presence,
      handable:
        presence.kind === 'room' ||
        presence.kind === 'left' ||
        (presence.kind === 'away' && presence.mayHandOver),
      free: named?.free === true,
    }
  })
}
