const GAME = /^\/g\/[\w-]{8,64}$/
const ID = /^[\w-]{12,64}$/

/**
 * The path of this site that a pasted text leads to: a link to a game, one to a position in a replay, or the
 * bare id of a game. Null for anything else; a link to another host is never followed.
 */
export function watchPath(text: string, origin: string): string | null {
  const given = text.trim()
  if (ID.test(given)) return `/g/${given}`
  let url: URL
  try {
    url = new URL(given.includes('://') ? given : `${new URL(origin).protocol}//${given}`)
  } catch {
    return null
  }
  if (url.host !== new URL(origin).host) return null
  if (GAME.test(url.pathname)) return url.pathname
  if (url.pathname === '/replay' && url.hash.length > 1) return `/replay${url.hash}`
  return null
}
