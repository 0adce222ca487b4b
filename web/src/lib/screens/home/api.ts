import type { CreatedGame, GameInfo } from '#room/protocol.ts'

/** Asks for a new room. */
export async function createGame(
  options: Readonly<Record<string, unknown>>,
): Promise<{ ok: true; id: string } | { ok: false; why: 'network' | 'too-many' | 'other' }> {
  let answer: Response
  try {
    answer = await fetch('/api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ options }),
    })
  } catch {
    return { ok: false, why: 'network' }
  }
  if (!answer.ok) return { ok: false, why: answer.status === 429 ? 'too-many' : 'other' }
  return { ok: true, id: ((await answer.json()) as CreatedGame).id }
}

/** How a game stands; null where that cannot be said just now. */
export async function gameInfo(id: string): Promise<GameInfo | null> {
  try {
    const answer = await fetch(`/api/games/${id}`)
    return answer.ok ? ((await answer.json()) as GameInfo) : null
  } catch {
    return null
  }
}
