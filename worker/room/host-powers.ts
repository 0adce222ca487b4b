/** What the host may do, and whoever sits may do with a seat that nobody comes back to. */
import { parseOptions } from '#rules'
import { decideForOthers } from './decide.ts'
import { cut } from './game.ts'
import { snapshot } from './info.ts'
import { CLOSE, type BotInfo, type ClientMessageOf, type Settings } from './protocol.ts'
import {
  botOf,
  close,
  plays,
  refusal,
  seatById,
  setSeat,
  sitterById,
  statusOf,
  tellAll,
  type Peer,
  type Refusal,
  type Room,
  type Step,
} from './room.ts'
import { colourTaken, dismissAll, forgetVotes, freeName, passHostOn } from './seats.ts'
import { LOG_PREFIX, numbered, type Entry } from './stored.ts'

/** Undefined for the host; before the start only, where that is asked. */
function hostOnly(room: Room, peer: Peer, before = false): Refusal | undefined {
  if (peer.seat === null) return refusal('seat/none', 'this socket holds no seat')
  if (peer.seat !== room.meta.host) return refusal('host/only', 'only the host does that')
  if (before && statusOf(room) !== 'open') return refusal('room/started', 'the game has begun')
  return undefined
}

export function settings(step: Step, peer: Peer, message: ClientMessageOf<'settings'>): Refusal | undefined {
  const { room } = step
  const { options, settings: changes = {} } = message
  const lasting =
    options !== undefined || Object.keys(changes).some((key) => key !== 'watchersChat' && key !== 'pace')
  const refused = hostOnly(room, peer, lasting)
  if (refused !== undefined) return refused
  if (options !== undefined) {
    const read = parseOptions(options)
    if (!read.ok) return read.error
    room.meta.options = { ...read.value }
  }
  room.meta.settings = withChanges(room.meta.settings, changes)
  step.metaChanged = true
  return undefined
}

/** Settings with what is given put in place. */
export function withChanges(
  settings: Settings,
  changes: Partial<{ [K in keyof Settings]: Settings[K] | undefined }>,
): Settings {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...settings, ...Object.fromEntries(given) }
}

export function order(step: Step, peer: Peer, message: ClientMessageOf<'order'>): Refusal | undefined {
  const { room } = step
  const refused = hostOnly(room, peer, true)
  if (refused !== undefined) return refused
  const { seats } = room.meta
  const wanted = new Set(message.seats)
  if (
    wanted.size !== seats.length ||
    message.seats.length !== seats.length ||
    !seats.every(({ id }) => wanted.has(id))
  ) {
    return refusal('order/not-all', 'every seat exactly once')
  }
  room.meta.seats = message.seats.map((id) => seats.find((seat) => seat.id === id)!)
  step.metaChanged = true
  return undefined
}

export function remove(step: Step, peer: Peer, message: ClientMessageOf<'remove'>): Refusal | undefined {
  const { room } = step
  const refused = hostOnly(room, peer, true)
  if (refused !== undefined) return refused
  const seat = sitterById(room, message.seat)
  if (seat === undefined) return refusal('seat/unknown', 'nobody sits there')
  setSeat(step, { id: seat.id, state: 'empty' })
  dismissAll(step, seat.id)
  if (seat.id === room.meta.host) passHostOn(room)
  return undefined
}

/** Plays for whoever vanished. */
const STAND_IN: BotInfo = { level: 'medium', character: 'steady' }

/** A bot sits down, or changes its name, colour or ways. */
export function addBot(step: Step, peer: Peer, message: ClientMessageOf<'bot'>): Refusal | undefined {
  const { room } = step
  const refused = hostOnly(room, peer, true)
  if (refused !== undefined) return refused
  const { colour, bot, seat: id } = message
  const seat = id === undefined ? room.meta.seats.find(({ state }) => state === 'empty') : seatById(room, id)
  if (seat === undefined) {
    return id === undefined
      ? refusal('seat/full', 'no seat is free')
      : refusal('seat/unknown', `there is no seat ${id}`)
  }
  if (seat.state !== 'empty' && botOf(seat) === undefined) return refusal('seat/taken', 'somebody sits there')
  const name = freeName(room, message.name, seat.id)
  if (typeof name !== 'string') return name
  if (colourTaken(room, colour, seat.id)) return refusal('seat/colour-taken', 'another seat has this colour')
  setSeat(step, { id: seat.id, state: 'bot', name, colour, devices: [], codes: [], free: false, bot })
  return undefined
}

/** A seat that is away for longer than the host's patience, or was left, goes to the room or to a watcher. */
export function handOver(step: Step, peer: Peer, message: ClientMessageOf<'hand-over'>): Refusal | undefined {
  const { room, now } = step
  if (peer.seat === null) return refusal('seat/none', 'this socket holds no seat')
  if (statusOf(room) !== 'running') return refusal('room/not-started', 'there is no game running')
  if (message.to === 'watcher' && peer.seat !== room.meta.host)
    return refusal('host/only', 'only the host does that')
  const seat = sitterById(room, message.seat)
  if (seat === undefined) return refusal('seat/unknown', `there is no seat ${message.seat}`)
  if (seat.state === 'taken') return refusal('seat/not-away', 'its owner is here')
  if (seat.state === 'away') {
    const { patience } = room.meta.settings
    if (patience === null || now - seat.since < patience * 1000) {
      return refusal('seat/patience', 'its owner is not away for long enough')
    }
  } else if (message.to === 'room' || (message.to === 'bot' && seat.bot !== undefined)) {
    return refusal('seat/not-away', 'somebody decides for it already')
  }
  if (message.to === 'watcher') {
    setSeat(step, { ...seat, free: true })
    return undefined
  }
  const { since: _, ...rest } = { since: 0, ...seat }
  const bot = message.to === 'bot' ? { bot: STAND_IN } : {}
  setSeat(step, { ...rest, state: seat.state === 'left' ? 'left' : 'bot', ...bot })
  forgetVotes(room, seat.id)
  decideForOthers(step)
  return undefined
}

/** Goes on from the last position that this version's rules accept. */
export function resume(step: Step, peer: Peer): Refusal | undefined {
  const { room, now } = step
  const { game } = room
  const refused = hostOnly(room, peer)
  if (refused !== undefined) return refused
  if (game?.refusedFrom == null) return refusal('room/no-trouble', 'the rules accept the log')
  const entry: Entry = { at: now, cut: game.refusedFrom }
  cut(game, entry)
  step.effects.puts.push([numbered(LOG_PREFIX, game.log.length), entry])
  step.metaChanged = true
  const whole = snapshot(room, now)
  if (whole !== undefined) tellAll(step, whole)
  decideForOthers(step)
  return undefined
}

/** Everything of the room goes. While others still play it cannot: they would have to agree to end first. */
export function deleteRoom(step: Step, peer: Peer): Refusal | undefined {
  const { room } = step
  const refused = hostOnly(room, peer)
  if (refused !== undefined) return refused
  const others = room.meta.seats.some((seat) => seat.id !== peer.seat && plays(seat))
  if (statusOf(room) === 'running' && others) return refusal('room/running', 'others still play')
  erase(step)
  return undefined
}

/** Deletes the room: its storage, its alarm, its sockets. */
export function erase(step: Step): void {
  step.effects.erase = true
  step.effects.notes.push({ event: 'deleted' })
  for (const peer of [...step.room.peers.values()]) close(step, peer, CLOSE.deleted)
}
