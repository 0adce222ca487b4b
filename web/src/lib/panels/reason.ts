/** Why a bot decided as it did, in words. */
import type { Why } from '#room/protocol.ts'
import { t } from '#lib/i18n/index.svelte.ts'
import type { Play } from './play.svelte.ts'

/** The reasons that bots give; those of a later version are left unsaid. */
const CODES = [
  'closes-road',
  'closes-city',
  'closes-monastery',
  'closes-for-other',
  'claims-road',
  'claims-city',
  'claims-monastery',
  'claims-field',
  'joins-pyramid',
  'scores-pyramid',
  'extends-road',
  'extends-city',
  'extends-field',
  'extends-monastery',
  'hinders',
  'waits',
  'leaves-city',
  'stays-in-city',
  'enters-city',
  'stays-away',
  'moves-count',
  'leaves-count',
  'circle-add',
  'circle-remove',
  'adds-follower',
  'adds-nobody',
  'takes-follower',
] as const

/** A sentence; null for a reason that has no words here. */
export function reasonWords(play: Pick<Play, 'nameOf'>, { code, data }: Why): string | null {
  const known = CODES.find((one) => one === code)
  if (!known) return null
  const hand = Number(data['hand'] ?? 0)
  const reason = t(`bot.reason.${known}`, {
    points: Number(data['points'] ?? 0),
    name: play.nameOf(Number(data['player'] ?? -1)),
  })
  return `${reason} ${t('bot.hand', { count: hand })}`
}
