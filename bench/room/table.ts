/** A room with two sockets that sends one message at a time and notices when the other side has it. */
export interface Table {
  /** Sends the next message; false if there is none left to send. */
  send(): boolean
  /** Called when the other socket has what was sent last: its bytes. */
  arrived: (bytes: number) => void
  close(): void
}
