/** Coming and going: a socket opens, says hello, catches up, and closes. */
import { clockLeft } from './clock.ts'
import { chatAfter } from './chat.ts'
import { moveAt } from './decide.ts'
import { roomInfo, snapshot, watcherCount, youInfo } from './info.ts'
import { CLOSE, PROTOCOL, type ClientMessageOf, type Move } from './protocol.ts'
import { fullBucket } from './rate.ts'
import {
  close,
  keep,
  peersOf,
  refusal,
  setSeat,
  sitterById,
  tell,
  type Peer,
  type PeerData,
  type Refusal,
  type Room,
  type Step,
} from './room.ts'
import { deviceOf } from './secrets.ts'

/** Above so many missing moves the open record is shorter. */
const MOVES_AT_ONCE = 60

export function newPeer(room: Room, id: string, now: number, data?: PeerData): Peer {
  const { messageBurst, chatPerMinute } = room.limits
  const blank = { seat: null, device: null, greeted: false, strikes: 0 }
  return { id, ...(data ?? blank), talk: fullBucket(messageBurst, now), chat: fullBucket(chatPerMinute, now) }
}

/** A socket has opened; it says nothing yet and is told nothing. */
export function joined(step: Step, id: string): void {
  const { room } = step
  const { seats, tabsPerSeat, watchers } = room.limits
  const peer = newPeer(room, id, step.now)
  room.peers.set(id, peer)
  if (room.peers.size > seats * tabsPerSeat + watchers) close(step, peer, CLOSE.full)
}

export function hello(step: Step, peer: Peer, message: ClientMessageOf<'hello'>): Refusal | undefined {
  const { room } = step
  if (peer.greeted) return refusal('message/hello-again', 'hello was said already')
  const seat = message.secret === undefined ? undefined : deviceOf(room, message.secret)
  if (seat === undefined) {
    if (watcherCount(room) >= room.limits.watchers) {
      close(step, peer, CLOSE.full)
      return undefined
    }
    keep(step, peer, { greeted: true })
    step.crowdChanged = true
  } else {
    if (peersOf(room, seat.id).length >= room.limits.tabsPerSeat) {
      close(step, peer, CLOSE.full)
      return undefined
    }
    keep(step, peer, { greeted: true, seat: seat.id, device: seat.device })
    comeBack(step, seat.id)
  }
  tell(step, peer, {
    type: 'welcome',
    protocol: PROTOCOL,
    version: room.version,
    room: roomInfo(room, step.now),
    you: youInfo(room, peer),
    chat: chatAfter(room, message.chat ?? 0, step.now),
  })
  catchUp(step, peer, message.seq)
  return undefined
}

export function resync(step: Step, peer: Peer, message: ClientMessageOf<'resync'>): Refusal | undefined {
  const { game } = step.room
  if (game === null) return refusal('room/not-started', 'there is no game to catch up with')
  if (message.differs !== undefined) {
    step.effects.notes.push({ event: 'differs', seq: message.seq ?? 0 })
    catchUp(step, peer, undefined)
  } else {
    catchUp(step, peer, message.seq)
  }
  return undefined
}

/** What is missing after `seq`, where that number can be continued; else the open record. */
function catchUp(step: Step, peer: Peer, seq: number | undefined): void {
  const { room, now } = step
  const { game } = room
  if (game === null) return
  const moves = seq === undefined ? undefined : movesAfter(room, seq)
  if (moves !== undefined) {
    const clock = clockLeft(game.clock, now)
    tell(step, peer, { type: 'moves', moves, ...(clock !== undefined && { clock }) })
    return
  }
  const whole = snapshot(room, now)
  if (whole !== undefined) tell(step, peer, whole)
}

function movesAfter(room: Room, seq: number): Move[] | undefined {
  const { game } = room
  if (game === null || game.refusedFrom !== null) return undefined
  const missing = game.log.length - seq
  if (missing < 0 || missing > MOVES_AT_ONCE) return undefined
  const entries = game.log.slice(seq)
  if (entries.some((entry) => 'cut' in entry)) return undefined
  return entries.map((_, index) => moveAt(game, seq + index + 1))
}

/** The owner of a seat is here (again): whatever was decided for the seat while he was away ends. */
export function comeBack(step: Step, id: number): void {
  const seat = sitterById(step.room, id)
  if (seat === undefined || (seat.state === 'taken' && !seat.free)) return
  const { since: _, bot: __, ...rest } = { since: 0, ...seat }
  setSeat(step, { ...rest, state: 'taken', free: false })
}

/** A socket has closed. */
export function left(step: Step, id: string): void {
  const peer = step.room.peers.get(id)
  if (peer === undefined) return
  step.room.peers.delete(id)
  goAway(step, peer)
}

/** Closes a socket for what it did. */
export function dismiss(step: Step, peer: Peer, code: number): void {
  close(step, peer, code)
  goAway(step, peer)
}

/** After a socket is gone: its seat is away if it was the last one. */
function goAway(step: Step, peer: Peer): void {
  if (peer.seat === null) {
    step.crowdChanged ||= peer.greeted
    return
  }
  const seat = sitterById(step.room, peer.seat)
  if (seat?.state !== 'taken' || peersOf(step.room, seat.id).length > 0) return
  setSeat(step, { ...seat, state: 'away', since: step.now })
}
