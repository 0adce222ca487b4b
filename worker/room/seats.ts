/** Sitting down, one's name and colour, getting up, and one seat on several devices. */
import { youInfo } from './info.ts'
import type { ClientMessageOf, Colour } from './protocol.ts'
import {
  keep,
  peersOf,
  plays,
  refusal,
  seatById,
  setSeat,
  sitterById,
  statusOf,
  tell,
  type Peer,
  type Refusal,
  type Room,
  type Step,
} from './room.ts'
import { deviceOf, sameHash } from './secrets.ts'
import { comeBack } from './arrive.ts'
import { decideForOthers, setAhead } from './decide.ts'
import { endIfAgreed } from './ending.ts'
import type { Seat, Sitter } from './stored.ts'
import { cleanText, lengthOf, sameName } from './text.ts'

export function claim(step: Step, peer: Peer, message: ClientMessageOf<'claim'>): Refusal | undefined {
  const { room } = step
  const own = deviceOf(room, message.secret)
  if (own !== undefined) {
    // Said twice, or on another tab of the same device.
    return sit(step, peer, own.id, own.device)
  }
  if (peer.seat !== null) return refusal('seat/seated', 'this socket holds a seat already')
  const seat = wanted(room, message.seat)
  if ('code' in seat) return seat
  const name = freeName(room, message.name, seat.id)
  if (typeof name !== 'string') return name
  // After the start the figures on the board have their colour.
  const colour = seat.state === 'empty' ? message.colour : seat.colour
  if (colourTaken(room, colour, seat.id)) return refusal('seat/colour-taken', 'another seat has this colour')
  dismissAll(step, seat.id)
  forgetVotes(room, seat.id)
  setAhead(step, seat.id, [])
  setSeat(step, {
    id: seat.id,
    state: 'taken',
    name,
    colour,
    devices: [{ n: 1, hash: message.secret }],
    codes: [],
    free: false,
  })
  room.meta.host ??= seat.id
  return sit(step, peer, seat.id, 1)
}

/** The seat that is asked for, or the first free one. */
function wanted(room: Room, id: number | undefined): Seat | Refusal {
  const { seats } = room.meta
  const isFree = (seat: Seat) => seat.state === 'empty' || seat.free
  if (statusOf(room) === 'ended') return refusal('room/ended', 'the game is over')
  if (id === undefined) {
    if (statusOf(room) !== 'open') return refusal('room/started', 'say which seat: the game has begun')
    return seats.find(isFree) ?? refusal('seat/full', 'no seat is free')
  }
  const seat = seatById(room, id)
  if (seat === undefined) return refusal('seat/unknown', `there is no seat ${id}`)
  return isFree(seat) ? seat : refusal('seat/taken', 'somebody sits there')
}

/** A name as it may be shown, or why not. */
export function freeName(room: Room, raw: string, seat: number): string | Refusal {
  const name = cleanText(raw)
  const longest = room.limits.name
  if (name === '') return refusal('seat/name-empty', 'nothing is left of it as plain text')
  if (lengthOf(name) > longest) return refusal('seat/name-long', `over ${longest} characters`)
  const twin = room.meta.seats.some(
    (other) => other.state !== 'empty' && other.id !== seat && sameName(other.name, name),
  )
  return twin ? refusal('seat/name-taken', 'somebody here has that name') : name
}

export function colourTaken(room: Room, colour: Colour, seat: number): boolean {
  return room.meta.seats.some(
    (other) => other.state !== 'empty' && other.id !== seat && other.colour === colour,
  )
}

/** Puts a socket on a seat that its secret opens. */
function sit(step: Step, peer: Peer, seat: number, device: number): Refusal | undefined {
  const { room } = step
  if (peer.seat !== seat && peersOf(room, seat).length >= room.limits.tabsPerSeat) {
    return refusal('seat/tabs', `over ${room.limits.tabsPerSeat} tabs of one seat`)
  }
  step.crowdChanged ||= peer.seat === null
  const before = peer.seat
  keep(step, peer, { seat, device })
  if (before !== null && before !== seat) vacate(step, before)
  comeBack(step, seat)
  tell(step, peer, { type: 'you', you: youInfo(room, peer) })
  return undefined
}

/** A seat that lost a socket to another seat. */
function vacate(step: Step, id: number): void {
  const seat = sitterById(step.room, id)
  if (seat?.state === 'taken' && peersOf(step.room, id).length === 0) {
    setSeat(step, { ...seat, state: 'away', since: step.now })
  }
}

/** Makes watchers of all sockets of a seat, or of those of its other devices. */
export function dismissAll(step: Step, seat: number, keptDevice?: number): void {
  for (const peer of peersOf(step.room, seat)) {
    if (keptDevice !== undefined && peer.device === keptDevice) continue
    keep(step, peer, { seat: null, device: null })
    tell(step, peer, { type: 'you', you: youInfo(step.room, peer) })
    step.crowdChanged = true
  }
}

export function profile(step: Step, peer: Peer, message: ClientMessageOf<'profile'>): Refusal | undefined {
  const { room } = step
  const seat = sitterById(room, peer.seat)
  if (seat === undefined) return refusal('seat/none', 'this socket holds no seat')
  if (statusOf(room) !== 'open') return refusal('room/started', 'names and colours stand in the record')
  const name = message.name === undefined ? seat.name : freeName(room, message.name, seat.id)
  if (typeof name !== 'string') return name
  const colour = message.colour ?? seat.colour
  if (colourTaken(room, colour, seat.id)) return refusal('seat/colour-taken', 'another seat has this colour')
  setSeat(step, { ...seat, name, colour })
  return undefined
}

/** For good: before the start the seat is free again, afterwards the room decides for it. */
export function leave(step: Step, peer: Peer): Refusal | undefined {
  const { room } = step
  const seat = sitterById(room, peer.seat)
  if (seat === undefined) return refusal('seat/none', 'this socket holds no seat')
  const rest = { id: seat.id, name: seat.name, colour: seat.colour, devices: [], codes: [], free: false }
  setSeat(step, statusOf(room) === 'open' ? { id: seat.id, state: 'empty' } : { ...rest, state: 'left' })
  dismissAll(step, seat.id)
  forgetVotes(room, seat.id)
  passHostOn(room)
  endIfAgreed(step)
  decideForOthers(step)
  return undefined
}

export function forgetVotes(room: Room, seat: number): void {
  const { meta } = room
  meta.ending = meta.ending.filter((id) => id !== seat)
  meta.again = meta.again.filter((vote) => vote.seat !== seat)
}

/** The next seated player is host when the host is no more: whoever is here first, in the order of play. */
export function passHostOn(room: Room): void {
  const { meta } = room
  const at = meta.seats.findIndex((seat) => seat.id === meta.host)
  const inOrder = [...meta.seats.slice(at + 1), ...meta.seats.slice(0, at + 1)]
  const next =
    inOrder.find((seat) => seat.state === 'taken' && seat.id !== meta.host) ??
    inOrder.find((seat) => plays(seat))
  meta.host = next?.id ?? null
}

// One seat on several devices ---------------------------------------------------------------------------------------

export function offerDevice(
  step: Step,
  peer: Peer,
  message: ClientMessageOf<'offer-device'>,
): Refusal | undefined {
  const { room, now } = step
  const seat = sitterById(room, peer.seat)
  if (seat === undefined) return refusal('seat/none', 'this socket holds no seat')
  if (seat.devices.length >= room.limits.secretsPerSeat)
    return refusal('device/too-many', 'drop the others first')
  const ms = room.limits.deviceCode
  // One offer at a time: a new code ends the one before.
  setSeat(step, { ...seat, codes: [{ hash: message.code, until: now + ms }] })
  tell(step, peer, { type: 'device-offered', ms })
  return undefined
}

export function trade(step: Step, peer: Peer, message: ClientMessageOf<'trade'>): Refusal | undefined {
  const { room, now } = step
  const own = deviceOf(room, message.secret)
  if (own !== undefined) {
    // The answer to the first time was lost.
    return sit(step, peer, own.id, own.device)
  }
  const seat = seatOfCode(room, message.code, now)
  if (seat === undefined) return refusal('device/unknown-code', 'no such code, or it was used or is too old')
  if (seat.devices.length >= room.limits.secretsPerSeat)
    return refusal('device/too-many', 'drop the others first')
  const n = Math.max(0, ...seat.devices.map((device) => device.n)) + 1
  setSeat(step, { ...seat, codes: [], devices: [...seat.devices, { n, hash: message.secret }] })
  room.meta.host ??= seat.id
  const refused = sit(step, peer, seat.id, n)
  if (refused !== undefined) return refused
  for (const other of peersOf(room, seat.id)) {
    if (other !== peer) tell(step, other, { type: 'you', you: youInfo(room, other) })
  }
  return undefined
}

/** Looks at all codes in any case, so that the time tells nothing. */
function seatOfCode(room: Room, hash: string, now: number): Sitter | undefined {
  let found: Sitter | undefined
  for (const seat of room.meta.seats) {
    if (seat.state === 'empty') continue
    for (const code of seat.codes) {
      if (sameHash(hash, code.hash) && (code.until === null || now < code.until)) found = seat
    }
  }
  return found
}

export function dropDevices(step: Step, peer: Peer): Refusal | undefined {
  const seat = sitterById(step.room, peer.seat)
  if (seat === undefined) return refusal('seat/none', 'this socket holds no seat')
  setSeat(step, { ...seat, codes: [], devices: seat.devices.filter((device) => device.n === peer.device) })
  dismissAll(step, seat.id, peer.device ?? undefined)
  for (const own of peersOf(step.room, seat.id))
    tell(step, own, { type: 'you', you: youInfo(step.room, own) })
  return undefined
}
