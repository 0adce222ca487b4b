/** A site at an address, from outside: a worker in a process of its own, reached over HTTP and standard sockets. */
import type { CreatedGame, CreateGame } from '../room/protocol.ts'
import { Client, wireOf, type Wire } from './client.ts'
import type { House } from './contract.ts'

/** @param origin like `http://127.0.0.1:8787` */
export function houseAt(origin: string): House {
  return {
    newGame: async (asked: CreateGame = {}) => {
      const response = await fetch(`${origin}/api/games`, { method: 'POST', body: JSON.stringify(asked) })
      if (response.status !== 201) throw new Error(`no game was made: ${await response.text()}`)
      return ((await response.json()) as CreatedGame).id
    },
    connect: async (id, secret) => new Client(await openWire(socketAt(origin, id)), secret),
  }
}

/** The address of a room's socket. */
export function socketAt(origin: string, id: string): string {
  return `${origin.replace('http', 'ws')}/parties/game/${id}`
}

/** A socket as a wire, once it is open. */
export function openWire(url: string): Promise<Wire> {
  const socket = new WebSocket(url)
  return new Promise((resolve, reject) => {
    const wire = wireOf(socket)
    socket.addEventListener('open', () => resolve(wire), { once: true })
    const failed = () => reject(new Error('the socket did not open'))
    socket.addEventListener('error', failed, { once: true })
    socket.addEventListener('close', failed, { once: true })
  })
}
