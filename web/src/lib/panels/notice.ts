/** A notice of the room in words. */
import { t } from '#lib/i18n/index.svelte.ts'
import { refusalSentence } from '#lib/i18n/refusals.svelte.ts'
import type { Play } from './play.svelte.ts'

/** Refusals that a form or another screen words. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'claim',
  'profile',
  'settings',
  'order',
  'chat',
  'start',
  'offer-device',
])

export function noticeWords(play: Play): { text: string; tone: 'warn' | 'bad' | 'good' } | null {
  const { notice } = play.view
  switch (notice?.kind) {
    case undefined:
    case 'device-offered':
      return null
    case 'stale':
      return {
        tone: 'bad',
        text:
          notice.player === null || notice.player === play.me
            ? t('notice.stale-unknown')
            : t('notice.stale', { name: play.nameOf(notice.player, true) }),
      }
    case 'undone':
      return { tone: 'good', text: t('notice.undone', { name: play.nameOf(notice.player, true) }) }
    case 'set-right':
      return { tone: 'warn', text: t('notice.set-right') }
    case 'refused': {
      if (ELSEWHERE.has(notice.to)) return null
      const sentence = refusalSentence(notice.code) ?? t('notice.refused')
      return { tone: 'bad', text: notice.rule ? `${sentence} ${notice.rule}` : sentence }
    }
  }
}
