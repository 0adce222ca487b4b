/** Crop Circles on the screen: the choice, everybody's own piece, and the round in which they answer. */
import { t } from '#lib/i18n/index.svelte.ts'
import type { Play } from '#lib/panels/play.svelte.ts'
import { roleName, roleOn } from '#lib/panels/words.ts'
import type { RoundState, ScreenExpansion } from '../screen.ts'
import { CircleStep, circleOf, mustAdd, OwnFigureStep } from './steps.svelte.ts'

function round(play: Play): Map<number, RoundState> | null {
  const { awaiting, players } = play
  if (awaiting?.step !== 'add-follower' && awaiting?.step !== 'remove-follower') return null
  const states = new Map<number, RoundState>()
  let chooser = awaiting.player
  for (const { event } of play.events.toReversed()) {
    if (event.type === 'circle') {
      chooser = event.player
      break
    }
    if (event.type === 'added') states.set(event.player, { kind: 'done', what: t('circle.round.added') })
    if (event.type === 'removed') states.set(event.player, { kind: 'done', what: t('circle.round.removed') })
    if (event.type === 'passed') states.set(event.player, { kind: 'done', what: t('circle.round.nobody') })
  }
  // The round ends with the one who chose.
  const kind = circleOf(play)
  const adding = awaiting.step === 'add-follower'
  const after = (player: number) => (player - awaiting.player + players.length) % players.length
  for (const { index } of players) {
    const stands = play.position.pieces.some(
      (piece) => piece.player === index && play.segmentType(piece.x, piece.y, piece.segment) === kind,
    )
    const able = !adding || Object.values(play.position.players[index]?.supply ?? {}).some((left) => left > 0)
    if (stands && able && !states.has(index) && index !== awaiting.player && after(index) <= after(chooser))
      states.set(index, { kind: 'later' })
  }
  return states
}

export const CROP_CIRCLES: ScreenExpansion = {
  id: 'crop-circles',
  steps: {
    'crop-circle': (play) => new CircleStep(play),
    'add-follower': (play) => new OwnFigureStep(play),
    'remove-follower': (play) => new OwnFigureStep(play),
  },
  round,
  waiting(play) {
    const step = play.awaiting?.step
    if (step === 'crop-circle') return t(`circle.wait.choose.${circleOf(play)}`)
    if (step === 'add-follower')
      return t(`circle.wait.${mustAdd(play) ? 'must-add' : 'add'}.${circleOf(play)}`)
    if (step === 'remove-follower') return t(`circle.wait.remove.${circleOf(play)}`)
    return null
  },
  stateWord(step) {
    if (step === 'crop-circle') return t('circle.state.choosing')
    if (step === 'add-follower') return t('circle.state.adding')
    if (step === 'remove-follower') return t('circle.state.removing')
    return null
  },
  tell(play, event) {
    if (event.type === 'circle')
      return {
        player: event.player,
        text: t(`circle.log.${event.choice === 'add' && mustAdd(play) ? 'must-add' : event.choice}`),
        rule: event.choice === 'add' ? 'CC-8' : 'CC-12',
      }
    if (event.type !== 'added' && event.type !== 'removed') return null
    const who = event.player === play.you ? 'you' : 'other'
    const role = roleName(roleOn(play.segmentType(event.x, event.y, event.segment) ?? 'road')).toLowerCase()
    return {
      player: event.player,
      text: t(`circle.log.${event.type}.${who}`, { name: play.nameOf(event.player), role }),
      at: { x: event.x, y: event.y, segment: event.segment },
    }
  },
}
