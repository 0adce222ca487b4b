/** The line over a WebSocket to the room on the edge. */
import ReconnectingWebSocket from 'partysocket/ws'
import { CLOSE, PING, PONG } from '#room/protocol.ts'
import type { Connect } from './wire.ts'

/** A line that says nothing for this long may be dead without knowing it; so it is asked. */
const HEARTBEAT = 25_000
/** How long an answer may take. */
const PATIENCE = 8_000

const FINAL: ReadonlySet<number> = new Set(Object.values(CLOSE))

/**
 * Connects to the room of a game on the site that served this page. Of partysocket only the line that comes back by
 * itself is loaded: the address of a room is one template (PartyServer's `/parties/:party/:room`).
 */
export function socketTo(game: string, site = location.origin): Connect {
  return (on) => {
    const address = `${site.replace(/^http/, 'ws')}/parties/game/${encodeURIComponent(game)}`
    const socket = new ReconnectingWebSocket(address, undefined, {
      minReconnectionDelay: 400,
      maxReconnectionDelay: 8_000,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 8_000,
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: (event) => !FINAL.has(event.code),
    })
    let beat: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(beat)
      beat = setTimeout(() => {
        socket.send(PING)
        beat = setTimeout(() => socket.reconnect(), PATIENCE)
      }, HEARTBEAT)
    }
    socket.addEventListener('open', () => {
      listen()
      on.up()
    })
    socket.addEventListener('message', (event: MessageEvent<unknown>) => {
      listen()
      if (typeof event.data === 'string' && event.data !== PONG) on.message(event.data)
    })
    socket.addEventListener('close', (event: { code: number }) => {
      clearTimeout(beat)
      if (FINAL.has(event.code)) on.closed(event.code)
      else on.down()
    })
    // A page that comes back to the front, or a network that comes back, need not wait for the next try.
    const awake = () => {
      if (document.visibilityState === 'visible' && socket.readyState > WebSocket.OPEN) socket.reconnect()
    }
    document.addEventListener('visibilitychange', awake)
    window.addEventListener('online', awake)
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      reconnect: () => socket.reconnect(),
      close: () => {
        clearTimeout(beat)
        document.removeEventListener('visibilitychange', awake)
        window.removeEventListener('online', awake)
        socket.close()
      },
    }
  }
}
