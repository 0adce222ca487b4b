/** What is passed on and not stored: emotes, where somebody points, that somebody writes. */
import type { ClientMessageOf } from './protocol.ts'
import { refusal, tellAll, type Peer, type Refusal, type Step } from './room.ts'

export function emote(step: Step, peer: Peer, { emote }: ClientMessageOf<'emote'>): Refusal | undefined {
  if (peer.seat === null) return refusal('seat/none', 'watchers cannot disturb')
  tellAll(step, { type: 'emote', seat: peer.seat, emote })
  return undefined
}

/** Only of the player who has to decide; what others consider is their own affair. */
export function hover(step: Step, peer: Peer, { at }: ClientMessageOf<'hover'>): Refusal | undefined {
  if (peer.seat === null) return refusal('seat/none', 'watchers cannot disturb')
  const { game, meta } = step.room
  const decides = game?.awaits == null ? undefined : meta.seats[game.awaits.player]
  // Late by a moment after the own turn is usual and no fault.
  if (decides?.id !== peer.seat) return undefined
  tellAll(step, { type: 'hover', seat: peer.seat, at }, peer)
  return undefined
}

export function typing(step: Step, peer: Peer): Refusal | undefined {
  if (peer.seat === null) return refusal('seat/none', 'watchers cannot disturb')
  tellAll(step, { type: 'typing', seat: peer.seat }, peer)
  return undefined
}
