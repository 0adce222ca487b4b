import { openSocket, type Line } from './socket.ts'
import { CHAT_LINE, type Crowd, type Table } from './table.ts'

/** A message as long as a move that a room sends. */
const MOVE = {
  type: 'move',
  seq: 100,
  player: 1,
  id: 'a1b2c3d4',
  actions: [{ type: 'place', x: -3, y: 12, rotation: 270 }],
  reveals: { tiles: ['base/V'] },
}

/** An echo room of the worker at `host`: `bare`, or `storing`. */
export async function echoTable(
  host: string,
  party: 'bare' | 'storing',
  room: string,
  crowd: Crowd,
): Promise<Table> {
  const url = `ws://${host}/parties/${party}/${room}`
  let turn = 0
  const hear = (socket: number) => (text: string) => {
    // The sender hears himself too, and perhaps after the answer: only the other one's copy of the last one counts.
    const { seq } = JSON.parse(text) as { seq?: number }
    if (seq === turn && socket !== turn % 2) table.arrived(text.length)
  }
  const sockets = [await openSocket(url, hear(0)), await openSocket(url, hear(1))] as const
  const watchers: Line[] = []
  for (let n = 0; n < crowd.watchers; n++) watchers.push(await openSocket(url, () => undefined))
  const table: Table = {
    arrived: () => {},
    send() {
      turn++
      sockets[turn % 2 === 0 ? 0 : 1].send(JSON.stringify({ ...MOVE, seq: turn }))
      if (crowd.chatEvery > 0 && turn % crowd.chatEvery === 0) {
        sockets[0].send(JSON.stringify({ type: 'chat', line: { n: turn, seat: 0, text: CHAT_LINE, ago: 0 } }))
      }
      return true
    },
    close() {
      for (const socket of [...sockets, ...watchers]) socket.close()
    },
  }
  return table
}
