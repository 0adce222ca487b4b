/** Whom somebody has muted in a game: on this device only, and nobody is told. */
import type { Surroundings } from './wire.ts'

const PREFIX = 'graaf.muted.'

/** What is kept, as far as it can be understood. */
export function readMuted(text: string | null): (number | null)[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((seat) => seat === null || Number.isInteger(seat)) : []
  } catch {
    return []
  }
}

export function mutedIn(game: string): Surroundings['muted'] {
  return {
    get() {
      try {
        return readMuted(localStorage.getItem(PREFIX + game))
      } catch {
        return []
      }
    },
    keep(seats) {
      try {
        if (seats.length > 0) localStorage.setItem(PREFIX + game, JSON.stringify(seats))
        else localStorage.removeItem(PREFIX + game)
      } catch {
        // Not kept: it holds as long as the page.
      }
    },
  }
}
