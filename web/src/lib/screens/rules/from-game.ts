/** From which game somebody came to read the rules; kept for this tab only. */
export interface FromGame {
  /** Where the game is. */
  path: string
  options: Readonly<Record<string, unknown>>
  /** The line of the log that led here. */
  line?: string
}

const KEY = 'graaf.rules-from'

/** Notes the game that this tab shows, so that its rules tell its options. */
export function noteGame(game: FromGame): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(game))
  } catch {
    // Then the rules tell the standard.
  }
}

/** Notes the line that a rule link stands in. */
export function noteLine(line: string): void {
  const game = fromGame()
  if (game) noteGame({ ...game, line })
}

/** The game this tab came from, if any. */
export function fromGame(): FromGame | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { path, options, line } = stored as Record<string, unknown>
    if (typeof path !== 'string' || !/^\/g\/[\w-]+$/.test(path)) return null
    if (typeof options !== 'object' || options === null) return null
    return {
      path,
      options: options as Record<string, unknown>,
      ...(typeof line === 'string' && { line }),
    }
  } catch {
    return null
  }
}
