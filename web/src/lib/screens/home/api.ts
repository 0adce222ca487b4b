import type { CreatedGame, CreateGame, GameInfo } from '#room/protocol.ts'

/** Asks for a new room; without `near` it comes to live near whoever asks. */
export async function createGame(
  options: Readonly<Record<string, unknown>>,
  near?: CreateGame['near'],
): Promise<{ ok: true; id: string } | { ok: false; why: 'network' | 'too-many' | 'other' }> {
  let answer: Response
  try {
    answer = await fetch('/api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ options, ...(near && { near }) }),
    })
  } catch {
    return { ok: false, why: 'network' }
  }
  if (!answer.ok) return { ok: false, why: answer.status === 429 ? 'too-many' : 'other' }
  return { ok: true, id: ((await answer.json()) as CreatedGame).id }
}

/** How a game stands; null where that cannot be said just now. */
export async function gameInfo(id: string): Promise<GameInfo | 'gone' | null> {
  try {
    const answer = await fetch(`/api/games/${id}`)
    if (answer.status === 404) return 'gone'
    return answer.ok ? ((await answer.json()) as GameInfo) : null
  } catch {
    return null
  }
}
