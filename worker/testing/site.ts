/** A site at an address, from outside: a worker in a process of its own, reached over HTTP and standard sockets. */
import type { CreatedGame, CreateGame } from '../room/protocol.ts'
import { Client, wireOf } from './client.ts'
import type { House } from './contract.ts'

/** @param origin like `http://127.0.0.1:8787` */
export function houseAt(origin: string): House {
  return {
    newGame: async (asked: CreateGame = {}) => {
      const response = await fetch(`${origin}/api/games`, { method: 'POST', body: JSON.stringify(asked) })
      if (response.status !== 201) throw new Error(`no game was made: ${await response.text()}`)
      return ((await response.json()) as CreatedGame).id
    },
    connect: async (id, secret) => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/parties/game/${id}`)
      const client = new Client(wireOf(socket), secret)
      await new Promise<void>((resolve, reject) => {
        socket.addEventListener('open', () => resolve(), { once: true })
        socket.addEventListener('error', () => reject(new Error('the socket did not open')), { once: true })
      })
      return client
    },
  }
}
