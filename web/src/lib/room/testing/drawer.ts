/** A drawer of maps: what `local/drawer.ts` does, without a browser. */
import type { Drawer } from '../local/drawer.ts'

export function memoryDrawer(): Drawer {
  const rooms = new Map<string, Map<string, unknown>>()
  return {
    read: (room) => Promise.resolve(structuredClone(rooms.get(room) ?? new Map())),
    write(room, puts, deletes) {
      const values = rooms.get(room) ?? new Map<string, unknown>()
      rooms.set(room, values)
      for (const [key, value] of puts) values.set(key, structuredClone(value))
      for (const key of deletes) values.delete(key)
      return Promise.resolve()
    },
    erase(room) {
      rooms.delete(room)
      return Promise.resolve()
    },
  }
}
