/** The Circus on the screen: the tent and its reach, the animal just seen, acrobats and their pyramids. */
import { type Action, tileFacts } from '#rules'
import { FIGURE_DROP, tentReach } from '#rules/art'
import type { BoardToken } from '#lib/board/types.ts'
import { list, t } from '#lib/i18n/index.svelte.ts'
import type { SpotChoice } from '#lib/panels/asking.ts'
import { acrobatAt } from '#lib/panels/figures.ts'
import type { Play } from '#lib/panels/play.svelte.ts'
import type { ScreenExpansion } from '../screen.ts'
import { circusUnder, circusWords, TENT_FOOT } from './look.ts'

const ANIMALS = ['flea', 'monkey', 'seal', 'bear', 'tiger', 'elephant'] as const
type Animal = (typeof ANIMALS)[number]
const isAnimal = (token: string): token is Animal => (ANIMALS as readonly string[]).includes(token)

/** Who stands in the pyramid of a tile, by player. */
function acrobatsOn(play: Play, x: number, y: number): Map<number, number> {
  const count = new Map<number, number>()
  for (const piece of play.position.pieces) {
    if (piece.x !== x || piece.y !== y || piece.segment !== 'acrobats') continue
    count.set(piece.player, (count.get(piece.player) ?? 0) + 1)
  }
  return count
}

const EACH = 5

function acrobat(play: Play, action: Extract<Action, { type: 'acrobat' }>): SpotChoice {
  const there = [...acrobatsOn(play, action.x, action.y).values()].reduce((sum, n) => sum + n, 0)
  return {
    key: `acrobat ${action.x},${action.y}`,
    action,
    kind: 'follower',
    at: acrobatAt(action.x, action.y, there),
    title: t('circus.acrobat'),
    text: t('circus.acrobat-text'),
    spoken: (role) => t('say.choice-end', { role, end: EACH }),
    consequence: () => t('circus.acrobat-chosen', { place: there + 1 }),
  }
}

function pyramid(play: Play, action: Extract<Action, { type: 'score-pyramid' }>): SpotChoice {
  const players = [...acrobatsOn(play, action.x, action.y)].map(([player, count]) => ({
    name: play.nameOf(player),
    points: count * EACH,
  }))
  const who = list(players.map((one) => t('circus.pyramid-share', one)))
  return {
    key: `pyramid ${action.x},${action.y}`,
    action,
    kind: 'follower',
    at: acrobatAt(action.x, action.y, 2),
    title: t('circus.pyramid'),
    text: players.map((one) => t('circus.pyramid-player', one)).join(', '),
    spoken: (name) => `${name}: ${who}.`,
    consequence: () => t('circus.pyramid-chosen', { who }),
  }
}

/** The animal that the turn just played has shown, where it lay. */
function revealed(play: Play): BoardToken[] {
  for (const { event } of play.events.toReversed()) {
    if (event.type === 'placed') return []
    if (event.type !== 'revealed' || !isAnimal(event.token)) continue
    const at = { x: event.x * 100 + 50, y: event.y * 100 + 46 }
    return [{ key: 'animal', at, what: event.token, scale: 1.1 }]
  }
  return []
}

/** The tile in hand shows a tent space. */
function holdsTent({ awaiting }: Play): boolean {
  const facts = awaiting?.tile === undefined ? undefined : tileFacts(awaiting.tile)
  return facts?.segments.some(({ type }) => type === 'tent') ?? false
}

export const CIRCUS: ScreenExpansion = {
  id: 'circus',
  spot(play, action) {
    if (action.type === 'acrobat') return acrobat(play, action)
    if (action.type === 'score-pyramid') return pyramid(play, action)
    return null
  },
  figures({ position }) {
    const { tent } = position
    if (!tent) return []
    const at = { x: tent.x * 100 + TENT_FOOT.x, y: tent.y * 100 + TENT_FOOT.y + FIGURE_DROP.tent }
    return [{ key: 'tent', kind: 'tent', colour: '', at }]
  },
  standsUnder: ({ position }, tile, at) => circusUnder(position.tent, tile, at),
  feature: circusWords,
  hand: (play) => (holdsTent(play) ? t(play.position.tent ? 'circus.hand' : 'circus.hand-first') : null),
  areas(play) {
    const { tent } = play.position
    if (!tent) return []
    // A tent tile in hand is about to score the place where the tent stands; the end of the game does.
    const shown = play.looking?.spot ?? play.told
    if (!holdsTent(play) && !(shown?.x === tent.x && shown.y === tent.y)) return []
    const corners = tentReach(tent.x, tent.y).map(([x, y]) => `${x} ${y}`)
    return [{ key: 'reach', d: `M${corners.join('L')}Z`, look: 'reach' }]
  },
  tokens: revealed,
  tell(play, event) {
    if (event.type === 'acrobat') {
      const who = event.player === play.you ? 'you' : 'other'
      return {
        player: event.player,
        text: t(`circus.log.acrobat.${who}`, { name: play.nameOf(event.player), place: event.place + 1 }),
        at: { x: event.x, y: event.y, segment: 'acrobats' },
      }
    }
    if (event.type === 'revealed' && isAnimal(event.token))
      return {
        player: null,
        text: t('circus.log.revealed', {
          animal: t(`circus.animal.${event.token}`),
          count: event.points,
        }),
        rule: 'CI-22',
        at: { x: event.x, y: event.y, segment: '' },
      }
    return null
  },
}
