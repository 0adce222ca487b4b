/** A connection of PartyServer or PartyKit as the room's socket: both give the same calls. */
import type { Socket, SocketData } from '../room/core.ts'

interface Connection {
  readonly state: SocketData | null
  setState(state: SocketData): unknown
  send(text: string): void
  close(code: number): void
}

const sockets = new WeakMap<object, Socket>()

/** The same socket for the same connection. */
export function socketOf(connection: Connection): Socket {
  let socket = sockets.get(connection)
  if (socket === undefined) {
    socket = {
      get data() {
        return connection.state
      },
      keep: (data) => void connection.setState(data),
      send: (text) => connection.send(text),
      close: (code) => connection.close(code),
    }
    sockets.set(connection, socket)
  }
  return socket
}
