/**
 * The games this device has seen, for the start page. Only what is shown there is kept; the room itself is
 * asked for the rest. A game's address is its key, so nothing of this ever leaves the browser.
 */
export interface KnownGame {
  id: string
  status: 'open' | 'running' | 'ended'
  /** Names in the order of play, my own included. */
  players: readonly string[]
  /** My place in `players`; null while watching. */
  me: number | null
  /** Place in `players` of whoever has to decide. */
  turn: number | null
  tilesLeft: number | null
  /** When it was last seen here, ms since 1970. */
  seen: number
  /** It is kept in this browser and nowhere else; without `me` it is passed round. */
  local?: true
}

/** The address of a game's page. */
export function gamePath({ id, local }: Pick<KnownGame, 'id' | 'local'>): string {
  return `${local ? '/local' : '/g'}/${id}`
}

const KEY = 'graaf.games'
const MOST = 40

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isIndex(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0)
}

function isGame(value: unknown): value is KnownGame {
  if (typeof value !== 'object' || value === null) return false
  const game = value as Record<string, unknown>
  return (
    isText(game['id']) &&
    (game['status'] === 'open' || game['status'] === 'running' || game['status'] === 'ended') &&
    Array.isArray(game['players']) &&
    game['players'].every(isText) &&
    isIndex(game['me']) &&
    isIndex(game['turn']) &&
    isIndex(game['tilesLeft']) &&
    typeof game['seen'] === 'number' &&
    (game['local'] === undefined || game['local'] === true)
  )
}

/** The stored list, newest first; what cannot be understood is left out. */
export function readGames(text: string | null): KnownGame[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isGame).sort((a, b) => b.seen - a.seen) : []
  } catch {
    return []
  }
}

function load(): KnownGame[] {
  try {
    return readGames(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

let games: readonly KnownGame[] = $state.raw(load())

function keep(list: readonly KnownGame[]): void {
  games = list.slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(games))
  } catch {
    // Not kept: the list lasts as long as the page.
  }
}

/** The games on this device, newest first. */
export function knownGames(): readonly KnownGame[] {
  return games
}

/** Puts a game on top of the list, or brings it up to date. */
export function rememberGame(game: KnownGame): void {
  keep([game, ...load().filter((known) => known.id !== game.id)])
}

/** Takes a game off the list. */
export function forgetGame(id: string): void {
  keep(load().filter((known) => known.id !== id))
}

/** Brings what a room says up to date without changing the order. */
export function updateGame(id: string, change: Partial<Omit<KnownGame, 'id'>>): void {
  keep(load().map((known) => (known.id === id ? { ...known, ...change } : known)))
}
