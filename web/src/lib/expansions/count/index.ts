/** The Count on the screen: the City's quarters, leaving and entering them, and the count himself. */
import type { Quarter } from '#rules'
import { list, t } from '#lib/i18n/index.svelte.ts'
import type { Play } from '#lib/panels/play.svelte.ts'
import { roleName } from '#lib/panels/words.ts'
import type { RoundState, ScreenExpansion } from '../screen.ts'
import { citizens, cityFigures } from './city.ts'
import { LeaveStep } from './leave.svelte.ts'
import { EnterStep, MoveCountStep } from './quarters.svelte.ts'

const ROLES = { castle: 'knight', market: 'farmer', blacksmith: 'highwayman', cathedral: 'monk' } as const

const the = (quarter: Quarter) => t(`quarter.the.${quarter}`)

/** Who has answered in the round that is going on, and who still will. */
function round(play: Play): Map<number, RoundState> | null {
  const { awaiting, players } = play
  if (awaiting?.step !== 'leave-city') return null
  const states = new Map<number, RoundState>()
  for (const { event } of play.events.toReversed()) {
    if (event.type === 'placed' || event.type === 'final-scoring') break
    if (event.type === 'passed' && event.step === 'leave-city' && !states.has(event.player))
      states.set(event.player, { kind: 'done', what: t('count.round.nobody') })
  }
  const sent = new Map<number, number>()
  for (const { event } of play.events.toReversed()) {
    if (event.type === 'placed') break
    if (event.type === 'left-city') sent.set(event.player, (sent.get(event.player) ?? 0) + 1)
  }
  for (const [player, count] of sent)
    states.set(player, { kind: 'done', what: t('count.round.sends', { count }) })
  const inside = new Set(citizens(play.position).map(({ player }) => player))
  const after = (player: number) => (player - awaiting.player + players.length) % players.length
  const last = play.events.findLast(({ event }) => event.type === 'placed')?.event
  const end = last?.type === 'placed' ? after(last.player) || players.length : players.length
  for (const { index } of players) {
    if (index === awaiting.player || states.has(index) || !inside.has(index)) continue
    if (after(index) <= end) states.set(index, { kind: 'later' })
  }
  states.delete(awaiting.player)
  return states
}

export const COUNT: ScreenExpansion = {
  id: 'count',
  steps: {
    'leave-city': (play) => new LeaveStep(play),
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
  stateWord(step) {
    if (step === 'leave-city') return t('count.state.leaving')
    if (step === 'enter-city') return t('count.state.entering')
    if (step === 'move-count') return t('count.state.moving')
    return null
  },
  tell(play, event) {
    if (event.type === 'left-city') {
      const who = event.player === play.me ? 'you' : 'other'
      const role = roleName(ROLES[event.quarter]).toLowerCase()
      const said = { role, name: play.nameOf(event.player), quarter: the(event.quarter) }
      return {
        player: event.player,
        text: t(`count.log.left.${who}`, said),
        at: { x: event.x, y: event.y, segment: event.segment },
      }
    }
    if (event.type === 'entered-city') {
      const who = event.player === play.me ? 'you' : 'other'
      const said = { name: play.nameOf(event.player), quarter: the(event.quarter) }
      return { player: event.player, text: t(`count.log.entered.${who}`, said) }
    }
    if (event.type === 'count-moved')
      return { player: event.player, text: t('count.log.count', { quarter: the(event.to) }) }
    return null
  },
}
