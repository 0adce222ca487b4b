/** A match of boardgame.io with two players and those who watch, over a bare WebSocket: as much of Socket.IO as it takes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { answers, endGroup, ended, freePort, residentOf, ROOT } from '../../tools/runtime.ts'
import { FIRST_PORT, HOST, type Running } from './runtime.ts'
import { openSocket, type Line } from './socket.ts'
import { CHAT_LINE, type Crowd, type Table } from './table.ts'

const FOLDER = path.join(ROOT, 'bench/peer')
/** The game's name in bench/peer/server.cjs, a namespace of Socket.IO. */
const SPACE = '/tiles'

/** Starts its server. Throws where it is not installed. */
export async function startPeer(): Promise<Running> {
  if (!existsSync(path.join(FOLDER, 'node_modules'))) {
    throw new Error('The peer is not installed: cd bench/peer && npm ci --ignore-scripts')
  }
  const port = await freePort(FIRST_PORT, HOST)
  const child: ChildProcess = spawn('node', ['server.cjs', String(port)], {
    cwd: FOLDER,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const stopAtExit = (): void => endGroup(child, 'SIGKILL')
  process.once('exit', stopAtExit)
  if (!(await answers(`http://${HOST}:${port}/games`, child))) throw new Error('The peer did not start')
  return {
    host: `${HOST}:${port}`,
    resident: () => residentOf(child),
    async stop() {
      const end = ended(child)
      endGroup(child)
      await end
      process.off('exit', stopAtExit)
    },
  }
}

/** Cells in the order of a spiral: each lies beside an earlier one. */
function* spiral(): Generator<readonly [number, number]> {
  let [x, y, dx, dy] = [0, 0, 1, 0]
  for (let length = 1; ; length++) {
    for (let side = 0; side < 2; side++) {
      for (let n = 0; n < length; n++) {
        ;[x, y] = [x + dx, y + dy]
        yield [x, y]
      }
      ;[dx, dy] = [-dy, dx]
    }
  }
}

/** Opens a socket to a match and waits until it has been told the state. */
async function join(
  host: string,
  match: string,
  player: string | null,
  hear: (event: string, args: unknown[], bytes: number) => void,
): Promise<{ socket: Line; say: (event: string, ...args: unknown[]) => void }> {
  let synced = (): void => undefined
  const ready = new Promise<void>((resolve) => (synced = resolve))
  const socket = await openSocket(`ws://${host}/socket.io/?EIO=4&transport=websocket`, (text) => {
    // Engine.IO: 0 opens, 2 asks whether one is there. Socket.IO on top of it: 40 joins a namespace, 42 is an event.
    if (text === '2') socket.send('3')
    else if (text.startsWith('0')) socket.send(`40${SPACE},`)
    else if (text.startsWith('40')) say('sync', match, player, undefined, 2)
    else if (text.startsWith('42')) {
      const [event, ...args] = JSON.parse(text.slice(text.indexOf(',') + 1)) as [string, ...unknown[]]
      if (event === 'sync') synced()
      else hear(event, args, Buffer.byteLength(text))
    }
  })
  const say = (event: string, ...args: unknown[]): void =>
    socket.send(`42${SPACE},${JSON.stringify([event, ...args])}`)
  await ready
  return { socket, say }
}

export async function peerTable(host: string, match: string, crowd: Crowd): Promise<Table> {
  let state = 0
  let sent = 0
  const cells = spiral()
  /** Whoever did not decide notices that it was. */
  const hear = (index: number) => (event: string, args: unknown[], bytes: number) => {
    if (event !== 'patch' && event !== 'update') return
    const next = event === 'patch' ? (args[2] as number) : (args[1] as { _stateID: number })._stateID
    if (next <= state || index === (sent + 1) % 2) return
    state = next
    table.arrived(bytes)
  }
  const players = [await join(host, match, '0', hear(0)), await join(host, match, '1', hear(1))] as const
  const watchers: Awaited<ReturnType<typeof join>>[] = []
  for (let n = 0; n < crowd.watchers; n++) watchers.push(await join(host, match, null, () => undefined))
  const table: Table = {
    arrived: () => {},
    send() {
      const index = sent % 2
      const [x, y] = cells.next().value as readonly [number, number]
      const payload = {
        type: 'place',
        args: [x, y, 90 * (sent % 4), sent % 3 === 0],
        playerID: String(index),
      }
      players[index === 0 ? 0 : 1].say('update', { type: 'MAKE_MOVE', payload }, state, match, String(index))
      sent += 1
      if (crowd.chatEvery > 0 && sent % crowd.chatEvery === 0) {
        const line = { id: String(sent), sender: '0', payload: CHAT_LINE }
        players[0].say('chat', match, line, undefined)
      }
      return true
    },
    close() {
      for (const { socket } of [...players, ...watchers]) socket.close()
    },
  }
  return table
}
