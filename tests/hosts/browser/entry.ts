// The contract's house inside a browser: rooms on IndexedDB, in the page that a test opens.
import { openDrawer } from '#lib/room/local/drawer.ts'
import { LocalRoom, makeRoom } from '#lib/room/local/house.ts'
import { DEFAULT_SETTINGS, type CreateGame } from '#room/protocol.ts'
import { Client, type Wire } from '../../../worker/testing/client.ts'
import { transcript, type House } from '../../../worker/testing/contract.ts'
import { parseOptions } from '#rules'

const around = { drawer: openDrawer(), version: '0.0.0' }
const rooms = new Map<string, LocalRoom>()

function roomAt(id: string): LocalRoom {
  const room = rooms.get(id) ?? new LocalRoom(id, around)
  rooms.set(id, room)
  return room
}

async function newGame(asked: CreateGame = {}): Promise<string> {
  const options = parseOptions(asked.options)
  if (!options.ok) throw new Error(options.error.message)
  const birth = { options: { ...options.value }, settings: DEFAULT_SETTINGS, seats: [], rotated: false }
  const room = await makeRoom(birth, around)
  rooms.set(room.id, room)
  return room.id
}

async function connect(id: string, secret?: string): Promise<Client> {
  let heard: (text: string) => void = () => undefined
  let closed: (code: number) => void = () => undefined
  const wire = await new Promise<Wire>((resolve, reject) => {
    const line = roomAt(id).connect({
      up: () =>
        resolve({
          send: (text) => line.send(text as string),
          close: () => line.close(),
          listen: (text, gone) => {
            heard = text
            closed = gone
          },
        }),
      message: (text) => heard(text),
      down: () => reject(new Error('the line broke')),
      closed: (code) => closed(code),
    })
  })
  return new Client(wire, secret)
}

const house: House = { newGame, connect }

Object.assign(globalThis, {
  contract: () => transcript(house),
  /** What lies in storage of the rooms so far, and after they were erased. */
  async stored(): Promise<number[]> {
    const counts: number[] = []
    for (const id of rooms.keys()) counts.push((await around.drawer.read(id)).size)
    for (const id of rooms.keys()) await around.drawer.erase(id)
    for (const id of rooms.keys()) counts.push((await around.drawer.read(id)).size)
    return counts
  },
})
