/** The Count on the screen: the City's quarters, leaving and entering them, and the count himself. */
import type { Quarter } from '#rules'
import { list, t } from '#lib/i18n/index.svelte.ts'
import { roleName } from '#lib/panels/words.ts'
import type { ScreenExpansion } from '../screen.ts'
import { cityFigures } from './city.ts'
import { EmptyStep } from './end.svelte.ts'
import { LeaveStep } from './leave.svelte.ts'
import { EnterStep, MoveCountStep } from './quarters.svelte.ts'
import { round } from './round.ts'
import { isTheEnd } from './targets.ts'

const ROLES = { castle: 'knight', market: 'farmer', blacksmith: 'highwayman', cathedral: 'monk' } as const

const the = (quarter: Quarter) => t(`quarter.the.${quarter}`)

export const COUNT: ScreenExpansion = {
  id: 'count',
  steps: {
    'leave-city': (play) => (isTheEnd(play) ? new EmptyStep(play) : new LeaveStep(play)),
    'enter-city': (play) => new EnterStep(play),
    'move-count': (play) => new MoveCountStep(play),
  },
  figures: (play) =>
    play.position.city ? cityFigures(play.position, (player) => play.colourOf(player)) : [],
  round,
  answeredAhead({ view }) {
    const quarters = view.ahead.flatMap(({ step, quarter }) =>
      step === 'leave-city' && quarter ? [t(`quarter.${quarter}`)] : [],
    )
    return quarters.length > 0 ? t('count.ahead', { quarter: list([...new Set(quarters)]) }) : null
  },
  waiting(play) {
    const step = play.awaiting?.step
    if (step === 'leave-city') return t(isTheEnd(play) ? 'count.wait.end' : 'count.wait.leave')
    if (step === 'enter-city') return t('count.wait.enter')
    if (step === 'move-count') return t('count.wait.move')
    return null
  },
  stateWord(step) {
    if (step === 'leave-city') return t('count.state.leaving')
    if (step === 'enter-city') return t('count.state.entering')
    if (step === 'move-count') return t('count.state.moving')
    return null
  },
  tell(play, event) {
    if (event.type === 'left-city') {
      const who = event.player === play.you ? 'you' : 'other'
      const role = roleName(ROLES[event.quarter]).toLowerCase()
      const said = { role, name: play.nameOf(event.player), quarter: the(event.quarter) }
      return {
        player: event.player,
        text: t(`count.log.left.${who}`, said),
        at: { x: event.x, y: event.y, segment: event.segment },
      }
    }
    if (event.type === 'entered-city') {
      const who = event.player === play.you ? 'you' : 'other'
      const said = { name: play.nameOf(event.player), quarter: the(event.quarter) }
      return { player: event.player, text: t(`count.log.entered.${who}`, said) }
    }
    if (event.type === 'count-moved')
      return { player: event.player, text: t('count.log.count', { quarter: the(event.to) }) }
    return null
  },
}
