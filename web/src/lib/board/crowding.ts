/** Whether the choices at a tile stand around it as callouts or together in a list. */

/** More than these are a list: around the tile, and where there is room above and below it only. */
const MOST = 6
const MOST_NARROW = 4
/** How often callouts may come back for a list at one tile. */
const PATIENCE = 2

interface Situation {
  /** The tile that it is about. */
  at: string
  /** They stand in a list now. */
  listed: boolean
  count: number
  /** Nothing can stand at the sides of the tile. */
  narrow: boolean
  /** All callouts have a place of their own. */
  room: boolean
  /** Only a camera at rest tells that there is no room. */
  resting: boolean
}

/**
 * The list takes room from the callouts and the callouts give it back, so one could make way for the other without
 * end: the browser would stop the page over it. After a few times the list stays.
 */
export class Crowding {
  #at = ''
  #returns = 0

  /** Whether they belong in a list from now on. */
  next({ at, listed, count, narrow, room, resting }: Situation): boolean {
    if (this.#at !== at) {
      this.#at = at
      this.#returns = 0
    }
    if (count > (narrow ? MOST_NARROW : MOST)) return true
    if (!room) return listed || resting
    if (!listed || this.#returns === PATIENCE) return listed
    this.#returns++
    return false
  }
}
