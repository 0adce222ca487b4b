/**
 * Everything that a client and a room say to each other: JSON text frames, each with a `type`.
 *
 * Types of the messages both ways, the closed lists of codes, and the limits. Both sides import this file and nothing
 * else of the room, so it stays small: no behaviour here. What the room accepts is checked by `incoming.ts`.
 *
 * A client's first message is `hello`. The room answers with `welcome`, and then with the `snapshot` or the `moves`
 * that the client lacks, if the game has begun.
 */
import type { Colour, Emote } from './bounds.ts'
import type { Ahead, BareAction, BotInfo, ClientMessageType, Hover, Settings } from './incoming.ts'

export * from './bounds.ts'
export type {
  Ahead,
  BareAction,
  BotInfo,
  ClientMessage,
  ClientMessageOf,
  ClientMessageType,
  ClockSetting,
  CreateGame,
  Hover,
  Settings,
} from './incoming.ts'

/** Raised when an older client could misunderstand a message; such a client is told to load the page anew, once. */
export const PROTOCOL = 1

/** Answered by the platform with {@link PONG} without waking the room; not JSON, no message of the protocol. */
export const PING = 'ping'
export const PONG = 'pong'

/** What a new game has unless its maker says otherwise. */
export const DEFAULT_SETTINGS: Settings = {
  clock: { kind: 'none' },
  patience: 120,
  watchersChat: false,
  purist: false,
  pace: 1200,
  zero: 'room',
}

// What the room sends ---------------------------------------------------------------------------------------------

/**
 * A seat. `id` stays the same for the life of the room; its place in `RoomInfo.seats` is the order of play, and from
 * the start on the player's index.
 */
export type SeatInfo =
  | { id: number; state: 'empty' }
  | ({ id: number; name: string; colour: Colour } & (
      | { state: 'taken' }
      /** No socket; `ms` since when. "Reconnecting" below 20 s, "away" above, as the client works out. */
      | { state: 'away'; ms: number }
      /** Decided for by a bot, or by the simple rule of the room, until its owner comes back, if it has one. */
      | { state: 'bot'; bot: 'room' | BotInfo }
      /** Its owner left for good. */
      | { state: 'left'; bot: 'room' | BotInfo }
    ) & {
        /** A watcher may sit down here, as the host decided. */
        free?: true
      })

export interface RoomInfo {
  /** `open`: before the start. */
  status: 'open' | 'running' | 'ended'
  /** Why it ended: by the rules, or because all agreed. */
  ended?: 'finished' | 'agreed'
  /** No move is taken: the storage cannot be read; or this version's rules refuse the log after `seq` and the host may `resume`. */
  trouble?: 'storage' | 'rules'
  /** Every option with its value, as in a record. */
  options: Readonly<Record<string, unknown>>
  settings: Settings
  seats: SeatInfo[]
  /** Seat id. */
  host: number | null
  /** How many watch; exact up to 20, then in tens. */
  watchers: number
  /** Seat ids that want to end here. */
  ending: number[]
  /** Seat ids that want to play again, and the new game once it exists. */
  rematch: { yes: number[]; game?: string }
}

/** Ms left when this was sent, counted from receipt. Per turn: of whoever has to decide. Reserve: of each player. */
export type ClockLeft = number | number[]

/** What became visible, in the order of the stacks. */
export interface Reveals {
  tiles?: string[]
  tokens?: string[]
}

/** Why a bot decided as it did: a code of the rules' bots, and the numbers that a sentence needs. */
export interface Why {
  code: string
  data: Record<string, string | number>
}

/** One entry of the log. `by`: a bot decided, or the room's simple rule (clock, or a seat handed over). */
export type Move = { seq: number; player: number; id?: string } & (
  | { actions: BareAction[]; reveals?: Reveals; by?: 'room' | 'bot'; why?: Why; check?: string }
  /** Takes back the decision with this sequence number. */
  | { undo: number; check?: string }
)

export interface ChatLine {
  /** Counts up from 1. */
  n: number
  /** Seat id; null: a watcher. */
  seat: number | null
  text: string
  /** Ms since it was said. */
  ago: number
}

/** What this socket is. */
export interface You {
  /** Seat id; null: a watcher. */
  seat: number | null
  /** How many devices may decide for this seat. */
  devices: number
  ahead: Ahead[]
}

/** A decision that its player may still take back: its id and how many of the last actions are its own. */
export interface Undoable {
  id: string
  player: number
  actions: number
}

export type ServerMessage =
  | { type: 'welcome'; protocol: number; version: string; room: RoomInfo; you: You; chat: ChatLine[] }
  | { type: 'room'; room: RoomInfo }
  | { type: 'you'; you: You }
  /** `record`: the open record (the whole one after the end), for `parseRecord`. `undoable`: oldest first. */
  | {
      type: 'snapshot'
      seq: number
      record: object
      undoable: Undoable[]
      clock?: ClockLeft
      /** Why bots decided as they did, by the index of the first action of the decision. */
      reasons?: Record<number, Why>
    }
  | ({ type: 'move'; clock?: ClockLeft } & Move)
  /** All entries after the number that the client has. */
  | { type: 'moves'; moves: Move[]; clock?: ClockLeft }
  | {
      type: 'refused'
      to: ClientMessageType | 'message'
      id?: string
      code: Code
      message: string
      rule?: string
      data?: Readonly<Record<string, string | number>>
    }
  | { type: 'chat'; line: ChatLine }
  | { type: 'emote'; seat: number; emote: Emote }
  | { type: 'hover'; seat: number; at: Hover }
  | { type: 'typing'; seat: number }
  /** The code is good for so many ms. */
  | { type: 'device-offered'; ms: number }
export type ServerMessageType = ServerMessage['type']
export type ServerMessageOf<T extends ServerMessageType> = Extract<ServerMessage, { type: T }>

/** Answer of `POST /api/games`. */
export interface CreatedGame {
  id: string
  url: string
}

/** Answer of `GET /api/games/ID`. */
export interface GameInfo {
  status: RoomInfo['status']
  seq: number
  options: Readonly<Record<string, unknown>>
  players: { name: string; colour: Colour }[]
  /** Index into `players` of whoever has to decide. */
  turn: number | null
  /** The game that followed. */
  rematch?: string
}

/** Answer of the API to what it does not do. */
export interface ApiError {
  error: { code: Code; message: string; data?: Readonly<Record<string, string | number>> }
}

// Codes -----------------------------------------------------------------------------------------------------------

/** Why the room itself refuses; what the rules refuse has their codes. */
export const ROOM_CODES = [
  'message/too-long',
  'message/too-many',
  'message/binary',
  'message/not-json',
  /** No message of this protocol: unknown type, missing, surplus or impossible fields. */
  'message/unknown',
  /** Something else came before `hello`, or a second `hello`. */
  'message/hello-first',
  'message/hello-again',
  /** This socket holds no seat. */
  'seat/none',
  'seat/unknown',
  'seat/taken',
  'seat/full',
  /** This seat is open in as many tabs as it may. */
  'seat/tabs',
  'seat/colour-taken',
  'seat/name-taken',
  'seat/name-empty',
  'seat/name-long',
  /** This socket holds a seat already. */
  'seat/seated',
  'seat/not-away',
  'seat/patience',
  'device/unknown-code',
  'device/too-many',
  'host/only',
  'order/not-all',
  'start/nobody',
  'room/started',
  'room/not-started',
  'room/ended',
  'room/not-ended',
  'room/running',
  'room/unreadable',
  'room/rules',
  'room/no-trouble',
  /** Somebody decided in the meantime. */
  'act/stale',
  /** The decision that this one builds on was refused or is not known. */
  'act/forerunner',
  'undo/not-last',
  'undo/not-yours',
  'undo/revealed',
  'chat/empty',
  'chat/long',
  'chat/closed',
  'chat/too-many',
  'api/not-found',
  'api/no-game',
  'api/origin',
  'api/too-many',
  'api/bad-request',
  'api/failed',
] as const
export type RoomCode = (typeof ROOM_CODES)[number]

/** A code of {@link ROOM_CODES}, or one of the rules. */
export type Code = RoomCode | RuleCode
// The rules close their own list; here it is only handed through.
type RuleCode = `${string}/${string}`

/** Why the room closes a socket (WebSocket close codes). After these a client must not simply connect again. */
export const CLOSE = {
  /** The page is of another version: load it anew, once. */
  protocol: 4001,
  /** Too many oversized or senseless messages. */
  strikes: 4002,
  tooMany: 4003,
  noGame: 4004,
  /** No place for another watcher, or tab of one seat. */
  full: 4005,
  deleted: 4006,
  /** Of a room inside the browser: another tab keeps it now. */
  elsewhere: 4007,
} as const
