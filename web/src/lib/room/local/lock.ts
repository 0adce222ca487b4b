/** How long a page may take to let go of a room, in milliseconds; one that is frozen never does. */
const POLITE = 1500

/**
 * Keeps a room to this page. Whichever page came last has it: the one before is asked to let go, and calls `lost`.
 * Returns how to let go of it.
 */
export async function keepAlone(room: string, lost: () => void): Promise<() => void> {
  // Only in secure contexts; elsewhere nothing is kept anyway.
  if (!('locks' in navigator)) return () => undefined
  const name = `graaf.room.${room}`
  const line = new BroadcastChannel(name)
  line.postMessage('let go')

  const hold = (options: LockOptions) =>
    new Promise<() => void>((resolve, reject) => {
      navigator.locks
        .request(name, options, () => new Promise<void>((release) => resolve(release)))
        // Taken away, or never given.
        .catch((error: unknown) => {
          reject(error instanceof Error ? error : new Error('no lock'))
          end()
        })
    })
  let release: (() => void) | null = null
  const end = (): void => {
    if (!release) return
    const given = release
    release = null
    line.close()
    lost()
    given()
  }

  const given = await hold({ signal: AbortSignal.timeout(POLITE) }).catch(() => hold({ steal: true }))
  release = given
  line.onmessage = end
  return () => {
    if (!release) return
    release = null
    line.close()
    given()
  }
}
