/**
 * What a page sees of a room. One immutable view, replaced as a whole whenever something changes, and the
 * commands that a person has. Two hosts give it: the socket to the room on the edge, and a room inside the
 * browser for play without a network.
 */
import type { Action, Awaiting, GameEvent, Options, RuleError, Setup, State } from '#rules'
import type {
  Ahead,
  BotInfo,
  ChatLine,
  ClientMessageType,
  Code,
  Colour,
  Emote,
  Hover,
  RoomInfo,
  Settings,
  Why,
} from '#room/protocol.ts'

/** How things stand with the room's host. */
export type Connection =
  | { state: 'connecting' }
  | { state: 'open' }
  | { state: 'lost' }
  /** The browser itself says that there is no network. */
  | { state: 'offline' }
  /** The room said no, and trying again is no use. */
  | {
      state: 'closed'
      why: 'protocol' | 'strikes' | 'too-many' | 'no-game' | 'full' | 'deleted' | 'elsewhere'
    }

/** Something the person must be told once; a newer one replaces it. */
export type Notice = {
  /** Counts up, so that the same notice twice is seen twice. */
  id: number
} & (
  | {
      kind: 'refused'
      to: ClientMessageType | 'message'
      code: Code
      rule?: string
      data?: Readonly<Record<string, string | number>>
    }
  /** Somebody decided first; what was pending is gone. `player` is who did, where that is known. */
  | { kind: 'stale'; player: number | null }
  /** Somebody took his last decision back. */
  | { kind: 'undone'; player: number }
  /** This client's board differed from the room's and has been set right. */
  | { kind: 'set-right' }
  | { kind: 'device-offered'; until: number }
)

/** One decision that stands in the log, confirmed or not yet. */
export interface LogEntry {
  /** The room's number; null for what is not confirmed, and for what came with a snapshot. */
  seq: number | null
  /** The client's id that it was sent with, where it is known. */
  id: string | null
  player: number
  /** The room decided, not the player. */
  byRoom: boolean
  /** Why a bot decided so. */
  why?: Why
  actions: readonly Action[]
  events: readonly GameEvent[]
}

/** What is under way between this client and the room. */
export type Pending =
  | { kind: 'none' }
  /** The guess has met something hidden: kept here until `endTurn`. */
  | { kind: 'held' }
  /** Sent, not confirmed. `since`: the client's clock in milliseconds. */
  | { kind: 'sending'; since: number }

export interface PlayerHover {
  player: number
  at: NonNullable<Hover>
}

/** Times on the client's own clock (as `now()` of the store) at which each player's time is up. */
export interface ClockView {
  /** Who is running out. */
  player: number
  until: number
  /** With a reserve: what the others have left, in ms; the runner's is in `until`. */
  reserves: readonly number[] | null
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
  /** The game is over by the rules. */
  finished: boolean
  /** What happened before the first decision, then every decision that stands. */
  opening: readonly GameEvent[]
  log: readonly LogEntry[]
  pending: Pending
  /** `takeBack` would do something: a decision of mine that nothing hidden and nobody has followed. */
  canTakeBack: boolean
  clock: ClockView | null
  hovers: readonly PlayerHover[]
}

export interface RoomView {
  id: string
  connection: Connection
  /** Null until the room has said hello. Seats in the order of play. */
  room: RoomInfo | null
  /** My place in `room.seats` (once the game runs: my player index), null while I watch. */
  me: number | null
  /** How many devices decide for my seat. */
  devices: number
  /** Questions that the room answers for me until my next turn. */
  ahead: readonly Ahead[]
  isHost: boolean
  game: GameView | null
  /** Without those who are muted here, as `emotes` and `typing`. */
  chat: readonly ChatLine[]
  /** Seat ids that this device does not want to hear; null: everybody who watches. */
  muted: readonly (number | null)[]
  /** Who is writing just now, by player. */
  typing: readonly number[]
  notice: Notice | null
  /** Emotes just said; each id once. */
  emotes: readonly { id: number; player: number; emote: Emote }[]
  /** Of a room inside this browser. */
  local?: LocalView
}

export interface LocalView {
  /** How many play at this device. If several, it is passed round: `me` is whoever has to decide. */
  people: number
  /** Bots decide as fast as they can until a person has to. */
  hurried: boolean
}

/** What only a room inside this browser does. */
export interface LocalCommands {
  hurry(on: boolean): void
  /** The record as far as it may be known, as text. */
  record(): Promise<string>
}

/** Why a decision was not even tried: the rules' refusal, or there being no game or seat. */
export type DecisionError = RuleError | { code: 'client/not-seated' | 'client/no-game'; message: string }

/**
 * The room as a page holds it. A Svelte store as well: `subscribe` calls at once and after every change.
 * Commands never throw; what the room refuses comes back as a notice.
 */
export interface RoomStore {
  readonly view: RoomView
  subscribe(run: (view: RoomView) => void): () => void
  /** The client's clock, the one of `ClockView.until` and `Pending.since`. */
  now(): number

  /**
   * Decides: shown at once. The decision after which this client's own source meets something hidden is held
   * until `endTurn`, unless the preference says otherwise. Null when it was taken.
   */
  decide(actions: readonly Action[]): DecisionError | null
  /** Sends what is held. */
  endTurn(): void
  /** Drops what is held, else asks the room to take back my last decision. */
  takeBack(): void
  setSendAtOnce(on: boolean): void
  /** Tells the others where I point; throttled. Null: nowhere. */
  hover(at: Hover): void
  answerAhead(pass: readonly Ahead[]): void

  /** Takes a seat (without `seat`: the first free one); makes this browser's secret for it. */
  claim(name: string, colour: Colour, seat?: number): void
  profile(change: { name?: string; colour?: Colour }): void
  leave(): void
  configure(change: {
    options?: Partial<Options> | Record<string, unknown>
    settings?: Partial<Settings>
  }): void
  order(seats: readonly number[]): void
  remove(seat: number): void
  /** Puts a bot on the first free seat. */
  addBot(bot: BotInfo, name: string, colour: Colour): void
  start(): void
  deleteGame(): void
  handOver(seat: number, to: 'room' | 'bot' | 'watcher'): void
  resume(): void
  agreeToEnd(agree: boolean): void
  /** Says yes to another game (made with the same seats), or takes it back. */
  rematch(yes: boolean): void
  /** Asks for my seat to be taken on another device; the code goes into a link there. */
  offerDevice(): string
  /** Trades a code from another device for a seat. */
  tradeDevice(code: string): void
  dropDevices(): void
  say(text: string): void
  emote(emote: Emote): void
  typing(): void
  /** Hears a seat (null: those who watch) no more on this device, or again. */
  mute(seat: number | null, on: boolean): void

  dismissNotice(): void
  /** Tries to connect now instead of waiting. */
  reconnect(): void
  close(): void
  local?: LocalCommands
}
