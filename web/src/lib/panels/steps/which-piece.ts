/** The choice between a follower and the ringmaster, where both could go. */
import { t } from '#lib/i18n/index.svelte.ts'
import type { Bar } from '../asking.ts'
import type { Play } from '../play.svelte.ts'

type Which = 'meeple' | 'ringmaster'

/** For the bar: one of my two kinds of figures; `value` is chosen. */
export function whichPiece(
  play: Pick<Play, 'me' | 'colourOf' | 'position'>,
  value: string,
  onchange: (piece: Which) => void,
): Bar['pieces'] {
  const me = play.me ?? 0
  const colour = play.colourOf(me)
  const count = play.position.players[me]?.supply.meeple ?? 0
  return {
    label: t('deploy.which'),
    options: [
      {
        value: 'meeple',
        label: t('deploy.meeple'),
        detail: t('deploy.left', { count }),
        kind: 'follower',
        colour,
      },
      { value: 'ringmaster', label: t('deploy.ringmaster'), detail: '', kind: 'ringmaster', colour },
    ],
    value,
    onchange: (next) => onchange(next === 'ringmaster' ? 'ringmaster' : 'meeple'),
  }
}
