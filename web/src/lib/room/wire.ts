/**
 * The line to a room, whoever keeps it: text frames both ways over something that may break and come back.
 * The socket (`socket.ts`) and the room inside the browser (`local.ts`) both give one.
 */
export interface Wire {
  /** Frames sent while the line is down are lost; the client says hello and sends them again. */
  send(text: string): void
  /** Tries again now. */
  reconnect(): void
  close(): void
}

export interface WireHandlers {
  /** The line is up, for the first time or again. */
  up(): void
  message(text: string): void
  /** The line is down and will be tried again. */
  down(): void
  /** The room closed it for good, with this code of `CLOSE`. */
  closed(code: number): void
}

export type Connect = (handlers: WireHandlers) => Wire

/** What a client needs from the world, so that tests can be the world. */
export interface Surroundings {
  /** Milliseconds on a clock that only runs forward. */
  now(): number
  /** Calls back once after so many ms; returns its cancelling. */
  later(ms: number, run: () => void): () => void
  /** A short id that this client has not used, `[\w-]{1,16}`. */
  id(): string
  /** 128 random bits in URL-safe base64. */
  secret(): string
  seat: {
    /** The secret of my seat in this game; null where this browser has none. */
    get(): string | null
    /** The same, made at the first call. */
    claim(): string
    drop(): void
    /** Keeps a code that another game will trade for a seat (null: drops it), and finds the one kept for this game. */
    promise(game: string, code: string | null): void
    promised(): string | null
  }
  /** Whom this device does not want to hear in this game: seat ids, and null for everybody who watches. */
  muted: {
    get(): readonly (number | null)[]
    keep(seats: readonly (number | null)[]): void
  }
}
