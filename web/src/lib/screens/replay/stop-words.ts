import type { RuleError } from '#rules'
import { t, type MessageKey } from '#lib/i18n/index.svelte.ts'

/** Refusals that have words of their own; the others say that the rules do not allow it. */
const WHY: Readonly<Record<string, MessageKey>> = {
  'place/no-match': 'replay.why.no-match',
  'place/not-adjacent': 'replay.why.no-match',
  'place/occupied': 'replay.why.occupied',
  'deploy/occupied': 'replay.why.somebody',
}

/** At which move a record stops, and why. Moves are counted from 1, as people do. */
export function stopWords({ at, error }: { at: number; error: RuleError }): string {
  const why = t(WHY[error.code] ?? 'replay.why.other')
  return t('replay.stopped', { move: at + 1, why: error.rule ? `${why} (${error.rule})` : why })
}
