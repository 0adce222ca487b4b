import type { Action } from '../game/action.ts'
import type { GameEvent, ScoreEvent } from '../game/event.ts'
import type { Game, State } from '../game/module.ts'
import { KINDS } from '../tiles/prepared.ts'
import { nodeOf } from '../board/board.ts'
import type { Judge } from './judge.ts'

/** Why a bot decided as it did; the words for it are the client's. Closed. */
export type BotReasonCode =
  /** It brings points at once: `points`, and what was completed. */
  | 'closes-road'
  | 'closes-city'
  | 'closes-monastery'
  /** Completes something of others, with nothing for itself. */
  | 'closes-for-other'
  /** A figure on something new: `points` that it may bring. */
  | 'claims-road'
  | 'claims-city'
  | 'claims-monastery'
  | 'claims-field'
  | 'joins-pyramid'
  | 'scores-pyramid'
  /** Lets one of its own grow. */
  | 'extends-road'
  | 'extends-city'
  | 'extends-field'
  | 'extends-monastery'
  /** Costs somebody points that he hopes for: `player`, `points`. */
  | 'hinders'
  /** Keeps its followers for later. */
  | 'waits'
  | 'leaves-city'
  | 'stays-in-city'
  | 'enters-city'
  | 'stays-away'
  | 'moves-count'
  | 'leaves-count'
  | 'circle-add'
  | 'circle-remove'
  | 'adds-follower'
  | 'adds-nobody'
  | 'takes-follower'

export interface BotReason {
  code: BotReasonCode
  /** Numbers that a sentence needs: `points`, `player`, `tiles`, `hand` (followers left in supply), … */
  data: Record<string, number | string>
}

const HINDERED_BY = 1.5

/** Reads the reason off what the actions do. `game` has played them from `before`, and kept its events. */
export function reasonFor(before: State, game: Game, actions: readonly Action[], judge: Judge): BotReason {
  const { player } = actions[0]!
  const events = game.events!
  const pieces = game.rules.pieces.length
  const hand = game.state.supply.slice(player * pieces, player * pieces + pieces).reduce((a, b) => a + b, 0)
  const last = actions.at(-1)!
  const tile = actions[0]!.type === 'place'
  if (!tile && last.type === 'pass') return { code: PASSED[stepOf(events)] ?? 'waits', data: { hand } }
  const other = last.type === 'crop-circle' ? (`circle-${last.choice}` as const) : OTHER[last.type]
  if (other) return { code: other, data: { ...dataOf(last), points: pointsOf(events, player), hand } }

  const closed = events
    .filter(
      (event): event is ScoreEvent => event.type === 'scored' && event.player === player && !event.final,
    )
    .sort((a, b) => b.points - a.points)[0]
  const completed = events.filter((event) => event.type === 'completed').sort((a, b) => b.tiles - a.tiles)[0]
  if (closed && (closed.reason === 'road' || closed.reason === 'city' || closed.reason === 'monastery')) {
    return { code: `closes-${closed.reason}`, data: { points: pointsOf(events, player), hand } }
  }
  const deployed = events.find((event) => event.type === 'deployed')
  if (deployed) {
    const { board } = game.state
    const placed = board.tile.length - 1
    const node = nodeOf(board, placed, deployed.segment)
    const kind = KINDS[board.kind[node]!] as 'road' | 'city' | 'field' | 'monastery'
    return { code: `claims-${kind}`, data: { hand } }
  }
  const hindered = mostHindered(before, game.state, player, judge)
  if (hindered) return { code: 'hinders', data: { ...hindered, hand } }
  const own = ownFeature(game.state, player)
  if (own) return { code: `extends-${own}`, data: { hand } }
  if (completed && pointsOf(events, player) === 0 && events.some(({ type }) => type === 'scored')) {
    return { code: 'closes-for-other', data: { hand } }
  }
  return { code: 'waits', data: { hand } }
}

const PASSED: Readonly<Record<string, BotReasonCode>> = {
  'leave-city': 'stays-in-city',
  'enter-city': 'stays-away',
  'move-count': 'leaves-count',
  'add-follower': 'adds-nobody',
}

const OTHER: Readonly<Partial<Record<Action['type'], BotReasonCode>>> = {
  acrobat: 'joins-pyramid',
  'score-pyramid': 'scores-pyramid',
  'leave-city': 'leaves-city',
  'enter-city': 'enters-city',
  'move-count': 'moves-count',
  'add-follower': 'adds-follower',
  'remove-follower': 'takes-follower',
}

function stepOf(events: readonly GameEvent[]): string {
  const passed = events.find((event) => event.type === 'passed')
  return passed ? passed.step : ''
}

function dataOf(action: Action): Record<string, string> {
  return 'quarter' in action ? { quarter: action.quarter } : {}
}

function pointsOf(events: readonly GameEvent[], player: number): number {
  let points = 0
  for (const event of events) if (event.type === 'scored' && event.player === player) points += event.points
  return points
}

/** Who of the others stands to lose most by it, if that is worth a word. */
function mostHindered(
  before: State,
  after: State,
  player: number,
  judge: Judge,
): { player: number; points: number } | null {
  const then = Array.from(judge.values(before))
  const now = judge.values(after)
  let found = null
  let most = HINDERED_BY
  for (let other = 0; other < then.length; other++) {
    const lost = then[other]! - now[other]!
    if (other === player || lost <= most) continue
    most = lost
    found = { player: other, points: Math.round(lost) }
  }
  return found
}

/** The kind of a feature of the tile just placed on which the player stands. */
function ownFeature(state: State, player: number): 'road' | 'city' | 'field' | 'monastery' | null {
  const { board, figures } = state
  const placed = board.tile.length - 1
  for (let node = board.first[placed]!; node < board.on.length; node++) {
    const kind = KINDS[board.kind[node]!]
    if (kind !== 'road' && kind !== 'city' && kind !== 'monastery' && kind !== 'field') continue
    if (
      figures.some((figure) => figure.player === player && board.feature[figure.node] === board.feature[node])
    ) {
      return kind
    }
  }
  return null
}
