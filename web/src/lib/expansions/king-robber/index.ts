/** King & Robber on the screen: the two tiles in their holders' rows, and who takes them. */
import { t } from '#lib/i18n/index.svelte.ts'
import type { HeldToken, ScreenExpansion } from '../screen.ts'

export const KING_ROBBER: ScreenExpansion = {
  id: 'king-robber',
  panels: ['records'],
  holds({ position }, player) {
    const held: HeldToken[] = []
    if (position.king?.player === player) held.push({ token: 'king', label: t('state.king') })
    if (position.robber?.player === player) held.push({ token: 'robber', label: t('state.robber') })
    return held
  },
  tell(play, event) {
    if (event.type !== 'record') return null
    const who = event.player === play.you ? 'you' : 'other'
    return {
      player: event.player,
      text: t(`record.${event.tile}.${who}`, { name: play.nameOf(event.player), count: event.size }),
      rule: event.tile === 'king' ? 'KR-15' : 'KR-20',
    }
  },
}
