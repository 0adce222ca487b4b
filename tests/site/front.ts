// A server in front of the worker, for what stands between it and a browser elsewhere: another release of the files, the
// edge that compresses. Sockets pass as they are.
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Front {
  /** Where it answers, without a slash at the end. */
  url: string
  close(): Promise<void>
}

export interface Change {
  /** What the worker is asked for instead; null: there is no such file. */
  ask?: (path: string) => string | null
  answer: (answer: Answer) => Answer
}

function serve(target: URL, change: Change, asked: IncomingMessage, answer: ServerResponse): void {
  const path = change.ask ? change.ask(asked.url ?? '/') : (asked.url ?? '/')
  if (path === null) return void answer.writeHead(404).end()
  const headers = { ...asked.headers }
  // Whole and plain: what is changed on the way has another tag and another length.
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
  const { hostname: host, port } = target
  const onward = request({ host, port, method: asked.method, path, headers }, (got) => {
    const parts: Buffer[] = []
    got.on('data', (part: Buffer) => parts.push(part))
    got.on('end', () => {
      const told = { ...got.headers }
      for (const name of ['content-length', 'transfer-encoding', 'etag']) delete told[name]
      const sent = change.answer({
        status: got.statusCode ?? 502,
        headers: told,
        body: Buffer.concat(parts),
      })
      answer.writeHead(sent.status, sent.headers).end(sent.body)
    })
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

function tunnel(target: URL, asked: IncomingMessage, socket: Duplex, head: Buffer): Duplex {
  const onward = connect(Number(target.port), target.hostname, () => {
    const lines = asked.rawHeaders.flatMap((name, at, all) =>
      at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
    )
    onward.write([`${asked.method} ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    onward.write(head)
    onward.pipe(socket).pipe(onward)
  })
  for (const end of [socket, onward]) {
    end.on('error', () => end.destroy())
    end.on('close', () => {
      socket.destroy()
      onward.destroy()
    })
  }
  return onward
}

/** Opens a front of the worker at `site`. */
export async function openFront(site: string, change: Change): Promise<Front> {
  const target = new URL(site)
  const sockets = new Set<Duplex>()
  const server = createServer((asked, answer) => serve(target, change, asked, answer))
  server.on('upgrade', (asked, socket: Duplex, head: Buffer) => {
    const onward = tunnel(target, asked, socket, head)
    sockets.add(onward)
    onward.on('close', () => sockets.delete(onward))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/

/** Whether an answer is text. */
export function isText({ headers }: Answer): boolean {
  return TEXT.test(headers['content-type'] ?? '')
}
