/** Where this browser keeps the rooms that live in it: one IndexedDB, each value under its room and its own key. */

const NAME = 'graaf'
const VALUES = 'values'

export interface Drawer {
  /** Everything that a room has stored. */
  read(room: string): Promise<Map<string, unknown>>
  /** All of it or nothing; done when it is kept. */
  write(
    room: string,
    puts: readonly (readonly [key: string, value: unknown])[],
    deletes: readonly string[],
  ): Promise<void>
  erase(room: string): Promise<void>
}

/** Every key of one room: a list sorts after every text. */
const all = (room: string) => IDBKeyRange.bound([room], [room, []])

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the storage of this browser failed'))
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the storage of this browser is full'))
  })
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(VALUES)
  return settled(request)
}

/** Opens with the first use; every promise fails where the browser keeps nothing. */
export function openDrawer(): Drawer {
  let opened: Promise<IDBDatabase> | null = null

  async function begin(mode: IDBTransactionMode): Promise<{ over: Promise<void>; values: IDBObjectStore }> {
    opened ??= open()
    // A failure is not for ever: a private window may be allowed more later.
    opened.catch(() => (opened = null))
    const transaction = (await opened).transaction(VALUES, mode, { durability: 'relaxed' })
    return { over: done(transaction), values: transaction.objectStore(VALUES) }
  }

  return {
    async read(room) {
      const { values } = await begin('readonly')
      const [keys, stored] = await Promise.all([
        settled(values.getAllKeys(all(room))),
        settled(values.getAll(all(room)) as IDBRequest<unknown[]>),
      ])
      return new Map(keys.map((key, index) => [(key as [string, string])[1], stored[index]]))
    },
    async write(room, puts, deletes) {
      const { over, values } = await begin('readwrite')
      for (const [key, value] of puts) values.put(value, [room, key])
      for (const key of deletes) values.delete([room, key])
      await over
    },
    async erase(room) {
      const { over, values } = await begin('readwrite')
      values.delete(all(room))
      await over
    },
  }
}
