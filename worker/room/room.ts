/** The room in memory, and what one input does to it: a plain object, free functions on it, effects for the host. */
import type { Game } from './game.ts'
import type { Ahead, BareAction, BotInfo, Code, Limits, ServerMessage, Why } from './protocol.ts'
import type { Line, Meta, Seat, Sitter } from './stored.ts'

/** A socket. `seat`, `device`, `greeted`, `strikes` outlive hibernation with it; how fast it talks does not need to. */
export interface Peer {
  readonly id: string
  /** Seat id, or null for a watcher. */
  seat: number | null
  device: number | null
  /** Whether `hello` has come; before it nothing is told. */
  greeted: boolean
  strikes: number
  talk: Bucket
  chat: Bucket
}

/** What the host keeps with the socket. */
export type PeerData = Pick<Peer, 'seat' | 'device' | 'greeted' | 'strikes'>

/** Allowance that fills up with time. */
export interface Bucket {
  level: number
  at: number
}

export interface Room {
  readonly id: string
  readonly version: string
  readonly limits: Limits
  meta: Meta
  game: Game | null
  readonly peers: Map<string, Peer>
  /** Kept lines, oldest first; the last one has the number `said`. */
  chat: Line[]
  said: number
  /** By seat id. */
  readonly ahead: Map<number, Ahead[]>
  /** The number of watchers that was told last. */
  crowd: number
  /** When the host's alarm will ring. */
  alarm: number | null
  /** Null until the host has loaded the bots: until then the room's simple rule decides for them. */
  think: Think | null
  unreadable: boolean
}

/** What a bot came to: a decision message, and why. Null where nothing is to be decided. */
export type Thought = { actions: BareAction[]; why: Why } | null

/**
 * Decides for whoever has to in a game, from what he may know. Comes with the bots, which a host loads for rooms that
 * have some.
 */
export type Think = (state: Game['state'], bot: BotInfo, seed: string, thought: number) => Thought

/** A room that a rematch begins with, or that `POST /api/games` asks for. */
export interface Birth {
  options: Readonly<Record<string, unknown>>
  settings: Meta['settings']
  /** Seats that wait for their owners, in the order of play. */
  seats: readonly ({ name: string; colour: Sitter['colour'] } & ({ code: string } | { bot: BotInfo }))[]
  rotated: boolean
}

/** A line for the operator: what happened, never who. */
export interface Note {
  event:
    | 'created'
    | 'started'
    | 'ended'
    | 'rematch'
    | 'deleted'
    | 'differs'
    | 'unreadable'
    | 'log-refused'
    | 'closed'
  seq?: number
  code?: string
}

/**
 * What the host has to do after an input, in this order: everything is stored before anything is told.
 * A host that fails to store must forget the room and load it anew.
 */
export interface Effects {
  create: { id: string; birth: Birth } | null
  puts: [key: string, value: unknown][]
  deletes: string[]
  /** Everything in storage goes. */
  erase: boolean
  /** Undefined: as it is. */
  alarm: number | null | undefined
  attach: { peer: string; data: PeerData }[]
  sends: { to: string[]; text: string }[]
  closes: { peer: string; code: number }[]
  notes: Note[]
}

/** One input being dealt with. */
export interface Step {
  readonly room: Room
  /** Milliseconds, from the host. */
  readonly now: number
  /** Whole numbers from 0 to 2^32 - 1, from the host. */
  readonly random: () => number
  readonly effects: Effects
  /** The seats, settings or status changed: stored and told to all once, at the end. */
  metaChanged: boolean
  /** Watchers came or went: told to all if the number that is told changed. */
  crowdChanged: boolean
}

export interface Refusal {
  code: Code
  /** For developers. */
  message: string
  rule?: string
  data?: Readonly<Record<string, string | number>>
}

export function refusal(code: Code, message: string): Refusal {
  return { code, message }
}

export function newStep(room: Room, now: number, random: () => number): Step {
  const effects: Effects = {
    create: null,
    puts: [],
    deletes: [],
    erase: false,
    alarm: undefined,
    attach: [],
    sends: [],
    closes: [],
    notes: [],
  }
  return { room, now, random, effects, metaChanged: false, crowdChanged: false }
}

export function tell(step: Step, peer: Peer, message: ServerMessage): void {
  step.effects.sends.push({ to: [peer.id], text: JSON.stringify(message) })
}

/** To everybody who has said hello; serialised once. */
export function tellAll(step: Step, message: ServerMessage, except?: Peer): void {
  const to: string[] = []
  for (const peer of step.room.peers.values()) if (peer.greeted && peer !== except) to.push(peer.id)
  if (to.length > 0) step.effects.sends.push({ to, text: JSON.stringify(message) })
}

export function close(step: Step, peer: Peer, code: number): void {
  step.effects.closes.push({ peer: peer.id, code })
  step.room.peers.delete(peer.id)
}

/** Changes what the host keeps with the socket. */
export function keep(step: Step, peer: Peer, changes: Partial<PeerData>): void {
  Object.assign(peer, changes)
  const { seat, device, greeted, strikes } = peer
  step.effects.attach.push({ peer: peer.id, data: { seat, device, greeted, strikes } })
}

export type Status = 'open' | 'running' | 'ended'

export function statusOf(room: Room): Status {
  if (room.game === null) return 'open'
  return room.meta.agreed || room.game.finished ? 'ended' : 'running'
}

export function seatById(room: Room, id: number | null): Seat | undefined {
  return id === null ? undefined : room.meta.seats.find((seat) => seat.id === id)
}

export function sitterById(room: Room, id: number | null): Sitter | undefined {
  const seat = seatById(room, id)
  return seat === undefined || seat.state === 'empty' ? undefined : seat
}

/** Whether somebody sits here who decides for himself, present or not. */
export function plays(seat: Seat): seat is Sitter & { state: 'taken' | 'away' } {
  return seat.state === 'taken' || seat.state === 'away'
}

/** The bot that decides for a seat, if one does. */
export function botOf(seat: Seat | undefined): BotInfo | undefined {
  return seat?.state === 'bot' || seat?.state === 'left' ? seat.bot : undefined
}

/** Puts a seat in the place of the one with the same id. */
export function setSeat(step: Step, seat: Seat): void {
  const { meta } = step.room
  meta.seats = meta.seats.map((old) => (old.id === seat.id ? seat : old))
  step.metaChanged = true
}

export function peersOf(room: Room, seat: number): Peer[] {
  return [...room.peers.values()].filter((peer) => peer.seat === seat)
}
