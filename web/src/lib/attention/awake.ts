/** Keeps the screen on for as long as the page is seen. Returns how to let it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let ended = false
  // The browser lets go of it whenever the page is hidden.
  const take = async (): Promise<void> => {
    if (document.hidden || ended) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (ended) await lock.release()
    } catch {
      // A battery that runs low refuses it.
    }
  }
  const onShown = (): void => void take()
  document.addEventListener('visibilitychange', onShown)
  void take()
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', onShown)
    void lock?.release()
  }
}

/** Whether this browser can do it. */
export const canKeepAwake = (): boolean => 'wakeLock' in navigator
