/** Ending before the end, and playing again. */
import type { ClientMessageOf } from './protocol.ts'
import {
  plays,
  refusal,
  sitterById,
  statusOf,
  type Birth,
  type Peer,
  type Refusal,
  type Step,
} from './room.ts'
import { below } from './start.ts'

/** Ends the game here when everybody who still plays agrees. */
export function end(step: Step, peer: Peer, message: ClientMessageOf<'end'>): Refusal | undefined {
  const { room } = step
  const { meta } = room
  const { seat } = peer
  if (seat === null) return refusal('seat/none', 'this socket holds no seat')
  const status = statusOf(room)
  if (status === 'open') return refusal('room/not-started', 'the game has not begun')
  if (status === 'ended') return refusal('room/ended', 'the game is over')
  const others = meta.ending.filter((id) => id !== seat)
  meta.ending = message.agree ? [...others, seat] : others
  step.metaChanged = true
  endIfAgreed(step)
  return undefined
}

export function endIfAgreed(step: Step): void {
  const { room } = step
  const { meta } = room
  if (statusOf(room) !== 'running' || meta.ending.length === 0) return
  if (!meta.seats.every((seat) => !plays(seat) || meta.ending.includes(seat.id))) return
  meta.agreed = true
  step.metaChanged = true
  step.effects.notes.push({ event: 'ended', code: 'agreed', seq: room.game?.log.length ?? 0 })
}

/** Yes or no to another game with the same seats; it is made once everybody who is here says yes. */
export function rematch(step: Step, peer: Peer, message: ClientMessageOf<'rematch'>): Refusal | undefined {
  const { room } = step
  const { meta } = room
  const { seat } = peer
  if (seat === null) return refusal('seat/none', 'this socket holds no seat')
  if (statusOf(room) !== 'ended') return refusal('room/not-ended', 'this game is not over')
  if (meta.next !== null) return refusal('room/ended', 'the next game is there')
  const others = meta.again.filter((vote) => vote.seat !== seat)
  meta.again = message.code === undefined ? others : [...others, { seat, code: message.code }]
  step.metaChanged = true
  const here = meta.seats.filter(({ state }) => state === 'taken')
  if (here.length === 0 || !here.every(({ id }) => meta.again.some((vote) => vote.seat === id)))
    return undefined
  meta.next = newRoomId(step.random)
  step.effects.create = { id: meta.next, birth: birthOf(step) }
  step.effects.notes.push({ event: 'rematch' })
  return undefined
}

/** The same seats, with the second player of this game first. */
function birthOf(step: Step): Birth {
  const { room } = step
  const { options, settings, seats, again } = room.meta
  const inOrder = [...seats.slice(1), ...seats.slice(0, 1)]
  return {
    options,
    settings,
    rotated: true,
    seats: inOrder.flatMap(({ id }): Birth['seats'][number][] => {
      const sitter = sitterById(room, id)
      // Bots that sat down as such play again; who stood in for somebody does not.
      if (sitter?.bot && sitter.devices.length === 0 && sitter.state === 'bot') {
        return [{ name: sitter.name, colour: sitter.colour, bot: sitter.bot }]
      }
      const vote = again.find((yes) => yes.seat === id)
      return sitter && vote ? [{ name: sitter.name, colour: sitter.colour, code: vote.code }] : []
    }),
  }
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const ID_LENGTH = 16

/** Unguessable (93 bits), and without letters that are easily taken for one another. */
export function newRoomId(random: () => number): string {
  return Array.from({ length: ID_LENGTH }, () => ALPHABET[below(random, ALPHABET.length)]).join('')
}

/** Whether this could be a room: what else is asked for needs no look into storage. */
export function isRoomId(text: string): boolean {
  return /^[A-Za-z0-9]{16}$/.test(text)
}
