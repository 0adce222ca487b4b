/**
 * What a page sees of a room. One immutable view, replaced as a whole whenever something changes, and the
 * commands that a person has. Two hosts give it: the socket to the room on the edge, and a room inside the
 * browser for play without a network.
 */
import type { Action, Awaiting, GameEvent, Options, Rotation, Setup, State } from '#rules'
import type { ChatLine, ErrorCode, SeatInfo } from '#room/protocol.ts'

/** How things stand with the room's host. */
export type Connection =
  | { state: 'connecting' }
  | { state: 'open' }
  /** Lost for less than a second is still `open`: nothing is shown for a hiccup. */
  | { state: 'lost' }
  /** The browser itself says that there is no network. */
  | { state: 'offline' }
  /** Back after having been lost; for a few seconds. */
  | { state: 'back' }
  /** The room said no, and trying again is no use; `code` says why. */
  | { state: 'closed'; code: string }

/** Something the player must be told once; a newer one replaces it. */
export interface Notice {
  /** Counts up, so that the same notice twice is seen twice. */
  id: number
  code: ErrorCode | 'act/stale' | 'client/out-of-step' | 'undone'
  /** What a sentence needs: a player's name, the statement a refusal rests on. */
  data: Readonly<Record<string, string | number>>
}

/** One decision that stands in the log, confirmed or not yet. */
export interface LogEntry {
  /** The room's number; null while it is not confirmed. */
  seq: number | null
  player: number
  actions: readonly Action[]
  events: readonly GameEvent[]
}

/** What is under way between this client and the room. */
export type Pending =
  | { kind: 'none' }
  /** The guess has met something hidden: kept here until `endTurn`. */
  | { kind: 'held' }
  /** Sent, not confirmed. `since` is the client's clock in milliseconds. */
  | { kind: 'sending'; since: number }

/** Where the active player points, for the others to see. */
export interface Hover {
  player: number
  tile: string
  x: number
  y: number
  rotation: Rotation
}

export interface ClockView {
  player: number
  /** Milliseconds on the client's own clock at which it runs out; null while nobody is timed. */
  until: number
}

export interface GameView {
  setup: Setup
  /** The last number of the room that this client has. */
  seq: number
  /** What is shown: the confirmed state with everything pending applied. */
  state: State
  /** Without what is pending. */
  confirmed: State
  awaiting: Awaiting | null
  /** True where the guess stands before something hidden. */
  stopped: boolean
  finished: boolean
  /** What happened before the first decision, then every decision that stands. */
  opening: readonly GameEvent[]
  log: readonly LogEntry[]
  pending: Pending
  /** What `takeBack` would take back: a decision of mine that nothing hidden and nobody has followed. */
  canTakeBack: boolean
  clock: ClockView | null
  hovers: readonly Hover[]
  /** Questions that the room answers for me until my next turn. */
  ahead: readonly string[]
}

export interface RoomView {
  id: string
  connection: Connection
  /** `loading` until the room has said hello. */
  phase: 'loading' | 'seating' | 'playing' | 'finished'
  options: Options | null
  seats: readonly SeatInfo[]
  /** My seat (the player's index once the game runs), null while I watch. */
  me: number | null
  host: number | null
  watching: number
  game: GameView | null
  chat: readonly ChatLine[]
  notice: Notice | null
  /** The room that a rematch made. */
  next: string | null
}
