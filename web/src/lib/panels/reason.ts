/** Why a bot decided as it did, in words. */
import type { Why } from '#room/protocol.ts'
import { REASONS } from '#lib/bots/reasons.ts'
import { t } from '#lib/i18n/index.svelte.ts'
import type { Play } from './play.svelte.ts'

/** A sentence; null for a reason that has no words here. */
export function reasonWords(play: Pick<Play, 'nameOf'>, { code, data }: Why): string | null {
  const known = REASONS.find((one) => one === code)
  if (!known) return null
  const hand = Number(data['hand'] ?? 0)
  const reason = t(`bot.reason.${known}`, {
    points: Number(data['points'] ?? 0),
    name: play.nameOf(Number(data['player'] ?? -1)),
  })
  return `${reason} ${t('bot.hand', { count: hand })}`
}
