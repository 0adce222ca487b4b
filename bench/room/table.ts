/** A room with two players that sends one message at a time and notices when the other side has it. */
export interface Table {
  /** Sends the next message; false if there is none left to send. */
  send(): boolean
  /** Called when the other player has what was sent last: its bytes. */
  arrived: (bytes: number) => void
  close(): void
}

/** Who else is in the room, and how much is talked. */
export interface Crowd {
  /** Sockets that only listen. */
  watchers: number
  /** A line of chat goes out with every so many-th message; 0: none does. */
  chatEvery: number
}

/** What is said: as long as people's lines are. */
export const CHAT_LINE = 'That was my field, and you know it. Well placed.'
