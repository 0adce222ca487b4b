/** Text frames over WebSocket, and no more of it than a bench needs: it shares the machine with the server. */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Socket } from 'node:net'

/** A socket that is open. */
export interface Line {
  send(text: string): void
  close(): void
}

const TEXT = 0x81
const CLOSE = 0x88
const MASKED = 0x80
/** Stands for the length where that follows in two bytes; one more, in eight. */
const MEDIUM = 126

/**
 * Opens a WebSocket without compression, which the peer does not do either, and waits until it is open. Text goes to
 * `onText`; no server may close it.
 */
export function openSocket(url: string, onText: (text: string) => void): Promise<Line> {
  return new Promise((resolve, reject) => {
    const asked = request(url.replace('ws:', 'http:'), {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      },
    })
    asked.once('error', reject)
    asked.once('response', ({ statusCode }) => reject(new Error(`No socket to ${url}: ${statusCode}`)))
    asked.once('upgrade', (_response, socket: Socket, head) => {
      let open = true
      socket.setNoDelay(true)
      const ended = (): void => {
        if (open) throw new Error(`${url} was closed`)
      }
      socket.on('close', ended)
      socket.on('error', ended)
      // What has come with the answer is heard once whoever waits has the socket.
      setImmediate(() => hear(socket, head, onText, ended))
      resolve({
        send: (text) => void socket.write(frameOf(TEXT, Buffer.from(text))),
        close() {
          open = false
          socket.end(frameOf(CLOSE, Buffer.from([0x03, 0xe8])))
        },
      })
    })
    asked.end()
  })
}

/** A frame of a client: masked, as the protocol wants it, with a mask that changes nothing. */
function frameOf(kind: number, payload: Buffer): Buffer {
  const { length } = payload
  const head = length < MEDIUM ? Buffer.alloc(6) : Buffer.alloc(8)
  head[0] = kind
  if (length < MEDIUM) head[1] = MASKED | length
  else {
    head[1] = MASKED | MEDIUM
    head.writeUInt16BE(length, 2)
  }
  return Buffer.concat([head, payload])
}

/** Reads whole frames: text is heard, a close or the end of the stream is told. No server here sends a text in parts. */
function hear(socket: Socket, head: Buffer, onText: (text: string) => void, onClose: () => void): void {
  let rest = head
  const read = (): void => {
    for (let frame = firstFrame(rest); frame !== null; frame = firstFrame(rest)) {
      const { kind, from, to } = frame
      if (kind === TEXT) onText(rest.toString('utf8', from, to))
      else if (kind === CLOSE) onClose()
      rest = rest.subarray(to)
    }
  }
  socket.on('data', (bytes: Buffer) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    read()
  })
  read()
}

/** Where the payload of the first frame lies; null while it is not all there. */
function firstFrame(bytes: Buffer): { kind: number; from: number; to: number } | null {
  if (bytes.length < 2) return null
  const short = bytes[1]!
  const from = short < MEDIUM ? 2 : short === MEDIUM ? 4 : 10
  if (bytes.length < from) return null
  const length =
    short < MEDIUM ? short : short === MEDIUM ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  return bytes.length < from + length ? null : { kind: bytes[0]!, from, to: from + length }
}
