import { PIECES } from '../../game/deploy.ts'
import { ruleError } from '../../game/error.ts'
import type { Reason } from '../../game/event.ts'
import type { Decision, Game, OfferOf, StepDef } from '../../game/module.ts'
import { ask, changeSupply, emit, pieceId, pieceNumber, push, supplyOf } from '../../game/play.ts'
import { FIELD } from '../../tiles/prepared.ts'
import { QUARTERS, SERVES, cityOf, putInside } from './city.ts'

// TO-6: entering the City and moving the count.

const COMPLETED: readonly Reason[] = ['road', 'city', 'monastery']
const FEATURES: readonly Reason[] = [...COMPLETED, 'field']

/** CO-30, CO-31: others got points by this tile and the active player got none. Who plays alone never gets here. */
function mayEnter(game: Game, active: number): boolean {
  const { scores, scoredBefore, options } = game.state
  const trigger = options['count-trigger']
  const counted = trigger === 'completed' ? COMPLETED : FEATURES
  let others = false
  for (let at = scoredBefore; at < scores.length; at++) {
    const { player, reason } = scores[at]!
    if (trigger !== 'any' && !counted.includes(reason)) continue
    if (player === active) return false
    others = true
  }
  return others
}

/** Whether a follower may be put in that quarter (CO-30, CO-94, BA-35). */
function admits(game: Game, quarter: number): 'city/guarded' | 'city/no-farmers' | null {
  const { options } = game.state
  if (options['count-guarded'] === 'both' && quarter === cityOf(game.state).count) return 'city/guarded'
  return SERVES[quarter] === FIELD && !options.farmers ? 'city/no-farmers' : null
}

/** A move is the quarter × 8 + the piece. */
const ENTER: OfferOf<'enter-city'> = {
  type: 'enter-city',
  moves(game, { player }, out) {
    if (!mayEnter(game, player)) return
    for (let quarter = 0; quarter < QUARTERS.length; quarter++) {
      if (admits(game, quarter)) continue
      for (let piece = 0; piece < game.rules.pieces.length; piece++) {
        if (supplyOf(game, player, piece) > 0) out.push(quarter * PIECES + piece)
      }
    }
  },
  read(game, { player }, action) {
    const piece = pieceNumber(game, action.piece)
    if (piece < 0) return { ok: false, error: ruleError('piece/unknown', { piece: action.piece }) }
    const quarter = QUARTERS.indexOf(action.quarter)
    const refusal = admits(game, quarter)
    if (refusal) return { ok: false, error: ruleError(refusal, { quarter: action.quarter }) }
    if (supplyOf(game, player, piece) === 0) {
      return { ok: false, error: ruleError('city/no-supply', { piece: action.piece }) }
    }
    return { ok: true, value: quarter * PIECES + piece }
  },
  action: (game, { player }, move) => ({
    player,
    type: 'enter-city',
    quarter: QUARTERS[Math.floor(move / PIECES)]!,
    piece: pieceId(game, move % PIECES),
  }),
  play(game, { player }, move) {
    const quarter = Math.floor(move / PIECES)
    const piece = move % PIECES
    const city = cityOf(game.state)
    changeSupply(game, player, piece, -1)
    putInside(city, quarter, player, piece)
    emit(game, { type: 'entered-city', player, piece: pieceId(game, piece), quarter: QUARTERS[quarter]! })
    const way = game.state.options['count-move']
    if (way === 'free') push(game, 'move-count', player)
    else moveCount(game, player, way === 'follow' ? quarter : (city.count + 1) % QUARTERS.length)
  },
}

function moveCount(game: Game, player: number, quarter: number): void {
  const city = cityOf(game.state)
  if (quarter === city.count) return
  emit(game, { type: 'count-moved', player, from: QUARTERS[city.count]!, to: QUARTERS[quarter]! })
  city.count = quarter
}

/** A move is the quarter. */
const MOVE: OfferOf<'move-count'> = {
  type: 'move-count',
  moves(game, _frame, out) {
    const { count } = cityOf(game.state)
    for (let quarter = 0; quarter < QUARTERS.length; quarter++) if (quarter !== count) out.push(quarter)
  },
  read(game, _frame, { quarter }) {
    const value = QUARTERS.indexOf(quarter)
    if (value === cityOf(game.state).count) return { ok: false, error: ruleError('count/there', { quarter }) }
    return { ok: true, value }
  },
  action: (_game, { player }, move) => ({ player, type: 'move-count', quarter: QUARTERS[move]! }),
  play: (game, { player }, move) => moveCount(game, player, move),
}

const ENTERING: Decision = { step: 'enter-city', offers: [ENTER], optional: () => true }
const MOVING: Decision = { step: 'move-count', offers: [MOVE], optional: () => true }

/** TO-6: at most one follower per tile (CO-33, CO-35). */
export const ENTER_STEP: StepDef = {
  name: 'enter-city',
  decision: ENTERING,
  run: (game, frame) => ask(game, ENTERING, frame),
}

/** CO-89: after a follower was put inside the count may be moved, with `count-move: free`. */
export const MOVE_COUNT_STEP: StepDef = {
  name: 'move-count',
  decision: MOVING,
  run: (game, frame) => ask(game, MOVING, frame),
}
