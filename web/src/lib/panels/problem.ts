/** "Report a problem": the record of the game with what helps to find a fault, as one file that replays. */
import { checksum } from '#rules'
import { language } from '#lib/i18n/index.svelte.ts'
import { saveFile } from '#lib/ui/save-file.ts'
import type { Play } from './play.svelte.ts'

/** The record's text with `problem` among its own notes, which change nothing of the game. */
export function withProblem(record: string, problem: Readonly<Record<string, unknown>>): string {
  const game = JSON.parse(record) as { meta?: Record<string, unknown> }
  return JSON.stringify({ ...game, meta: { ...game.meta, problem } }, null, 1)
}

async function recordOf({ room, view }: Play): Promise<string | null> {
  if (room.local) return room.local.record()
  const answer = await fetch(`/api/games/${view.id}/record`)
  return answer.ok ? answer.text() : null
}

/** Saves the file; of a running game the open record, so nothing hidden is in it. False where it could not be had. */
export async function saveProblem(play: Play): Promise<boolean> {
  const record = await recordOf(play).catch(() => null)
  if (record === null) return false
  const problem = {
    at: play.game?.log.length ?? null,
    checksum: play.state && checksum(play.state),
    seat: play.me,
    awaiting: play.awaiting,
    connection: play.view.connection.state,
    notice: play.view.notice,
    version: document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? null,
    browser: navigator.userAgent,
    language: language(),
    window: `${innerWidth}×${innerHeight} @${devicePixelRatio}`,
  }
  saveFile(withProblem(record, problem), 'graaf-problem.json')
  return true
}
