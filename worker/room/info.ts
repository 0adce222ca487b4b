/** What anybody may know of a room: for those in it, for the API, and as a record. Holds nothing hidden, no secret. */
import { openRecord, writeRecord, type GameRecord, type Options } from '#rules'
import { clockLeft } from './clock.ts'
import { decisions, withPlayer, type Game } from './game.ts'
import type { GameInfo, RoomInfo, SeatInfo, ServerMessageOf, Why, You } from './protocol.ts'
import { statusOf, sitterById, tellAll, type Peer, type Room, type Step } from './room.ts'
import { META_KEY, type Seat } from './stored.ts'

/** Stores who sits where and what was chosen, and tells everybody. */
export function publishMeta(step: Step): void {
  const { room, now } = step
  room.meta.touched = now
  step.effects.puts.push([META_KEY, room.meta])
  step.metaChanged = false
  tellRoom(step)
}

export function tellRoom(step: Step): void {
  const { room, now } = step
  step.crowdChanged = false
  room.crowd = watchersTold(room)
  tellAll(step, { type: 'room', room: roomInfo(room, now) })
}

export function roomInfo(room: Room, now: number): RoomInfo {
  const { meta, game } = room
  const status = statusOf(room)
  const trouble = room.unreadable ? 'storage' : game?.refusedFrom != null ? 'rules' : undefined
  return {
    status,
    ...(status === 'ended' && { ended: meta.agreed ? 'agreed' : 'finished' }),
    ...(trouble && { trouble }),
    options: meta.options,
    settings: meta.settings,
    seats: meta.seats.map((seat) => seatInfo(seat, now)),
    host: meta.host,
    watchers: watchersTold(room),
    ending: meta.ending,
    rematch: { yes: meta.again.map(({ seat }) => seat), ...(meta.next !== null && { game: meta.next }) },
  }
}

function seatInfo(seat: Seat, now: number): SeatInfo {
  const { id } = seat
  if (seat.state === 'empty') return { id, state: 'empty' }
  const { name, colour } = seat
  const free = seat.free ? ({ free: true } as const) : {}
  switch (seat.state) {
    case 'taken':
      return { id, state: 'taken', name, colour, ...free }
    case 'away':
      return { id, state: 'away', ms: Math.max(0, now - seat.since), name, colour, ...free }
    case 'bot':
    case 'left':
      return { id, state: seat.state, bot: seat.bot ?? 'room', name, colour, ...free }
  }
}

export function watcherCount(room: Room): number {
  let count = 0
  for (const peer of room.peers.values()) if (peer.greeted && peer.seat === null) count++
  return count
}

/** In tens above 20, so that a crowd that comes and goes does not cause a message for each and to each. */
export function watchersTold(room: Room): number {
  const count = watcherCount(room)
  return count <= 20 ? count : Math.floor(count / 10) * 10
}

export function youInfo(room: Room, peer: Peer): You {
  const sitter = sitterById(room, peer.seat)
  return {
    seat: peer.seat,
    devices: sitter?.devices.length ?? 0,
    ahead: peer.seat === null ? [] : (room.ahead.get(peer.seat) ?? []),
  }
}

/** The game as a client takes it up; undefined before the start. */
export function snapshot(room: Room, now: number): ServerMessageOf<'snapshot'> | undefined {
  const { game } = room
  const record = roomRecord(room)
  if (game === null || record === undefined) return undefined
  const clock = clockLeft(game.clock, now)
  return {
    type: 'snapshot',
    seq: game.log.length,
    record,
    undoable: game.undoable.map(({ id, player, actions }) => ({ id, player, actions })),
    ...(clock !== undefined && { clock }),
    ...reasonsOf(game),
  }
}

/** Nothing where no bot has decided. */
function reasonsOf(game: Game): { reasons?: Record<number, Why> } {
  const reasons: Record<number, Why> = {}
  let at = 0
  for (const { actions, why } of decisions(game)) {
    if (why) reasons[at] = why
    at += actions.length
  }
  return Object.keys(reasons).length > 0 ? { reasons } : {}
}

/** The open record, or the whole one once the game is over; undefined before the start. */
export function roomRecord(room: Room): Record<string, unknown> | undefined {
  const { game } = room
  if (game === null) return undefined
  const { options, players, deck, tokens } = game.setup
  const whole: GameRecord = {
    // Checked when they were chosen, and written down in full.
    options: options as unknown as Options,
    players,
    deck,
    tokens,
    actions: decisions(game).flatMap((entry) => withPlayer(entry.player, entry.actions)),
    meta: { by: `graaf ${room.version}` },
  }
  return writeRecord(statusOf(room) === 'ended' ? whole : openRecord(whole, game.drawn))
}

export function gameInfo(room: Room): GameInfo {
  const { meta, game } = room
  const status = statusOf(room)
  return {
    status,
    seq: game?.log.length ?? 0,
    options: meta.options,
    players: meta.seats.flatMap((seat) =>
      seat.state === 'empty' ? [] : [{ name: seat.name, colour: seat.colour }],
    ),
    turn: status === 'running' ? (game?.awaits?.player ?? null) : null,
    ...(meta.next !== null && { rematch: meta.next }),
  }
}
