/** Leaving the City is a round: who has answered in it, and who still will. */
import type { GameEvent } from '#rules'
import { t } from '#lib/i18n/index.svelte.ts'
import type { Play } from '#lib/panels/play.svelte.ts'
import type { RoundState } from '../screen.ts'
import { citizens } from './city.ts'
import { isTheEnd } from './targets.ts'

const ANSWERS: ReadonlySet<GameEvent['type']> = new Set(['left-city', 'passed', 'completed'])

/** What has been answered since the tile was placed; before the final scoring, since the turn was over. */
function answers(play: Play, end: boolean): GameEvent[] {
  const events = play.events.map(({ event }) => event)
  const from = events.findLastIndex(({ type }) => type === 'placed' || (end && !ANSWERS.has(type)))
  return events.slice(from + 1)
}

/** By player; null where nobody is asked about the City. */
export function round(play: Play): Map<number, RoundState> | null {
  const { awaiting, players } = play
  if (awaiting?.step !== 'leave-city') return null
  const end = isTheEnd(play)
  const sent = new Map<number, number>()
  const out = new Set<number>()
  for (const event of answers(play, end)) {
    if (event.type === 'passed' && event.step === 'leave-city') out.add(event.player)
    if (event.type === 'left-city') sent.set(event.player, (sent.get(event.player) ?? 0) + 1)
  }
  const inside = new Set(
    citizens(play.position).flatMap(({ player, quarter }) =>
      quarter === play.position.count ? [] : [player],
    ),
  )
  const after = (player: number) => (player - awaiting.player + players.length) % players.length
  const placer = play.events.findLast(({ event }) => event.type === 'placed')?.player ?? awaiting.player
  const states = new Map<number, RoundState>()
  for (const { index } of players) {
    if (index === awaiting.player) continue
    const count = sent.get(index) ?? 0
    // At the end it goes round and round; before a scoring once, and whoever placed the tile is the last.
    const asked =
      inside.has(index) && !out.has(index) && (end || (count === 0 && after(index) <= after(placer)))
    if (asked) states.set(index, { kind: 'later' })
    else if (count > 0) states.set(index, { kind: 'done', what: t('count.round.sends', { count }) })
    else if (out.has(index)) states.set(index, { kind: 'done', what: t('count.round.nobody') })
  }
  return states
}
