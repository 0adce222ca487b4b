const KEY = 'graaf.made'

/** Notes that this tab has just made a game, so that its maker sits down there without being asked. */
export function promiseSeat(id: string): void {
  try {
    sessionStorage.setItem(KEY, id)
  } catch {
    // Then the maker is asked like everybody.
  }
}

/** Whether this tab made the game; true only once. */
export function takePromise(id: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== id) return false
    sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
