import { isComplete } from '../board/board.ts'
import { pennantsOf, tilesOf } from '../board/features.ts'
import { CITY, MONASTERY } from '../tiles/prepared.ts'
import type { Reason, Term } from './event.ts'
import type { State } from './module.ts'

/** Reason and statement under which a feature scores. */
export const FEATURE_REASONS: readonly Reason[] = ['road', 'city', 'field', 'monastery']

const COMPLETE_RULES = ['BA-18', 'BA-19', 'BA-29', 'BA-21'] as const
const OPEN_RULES = ['BA-26', 'BA-27', 'BA-29', 'BA-28'] as const

/** The statement by which a road, city or monastery scores. */
export function ruleOf(kind: number, complete: boolean): string {
  return (complete ? COMPLETE_RULES : OPEN_RULES)[kind]!
}

/** What a road, city or monastery is worth, complete (BA-18 … BA-21) or not (BA-26 … BA-28), as arithmetic. */
export function worth(state: State, root: number, complete = isComplete(state.board, root)): Term[] {
  const { board } = state
  const kind = board.kind[root]!
  if (kind === MONASTERY) {
    const neighbours = complete ? 8 : 8 - board.ends[root]!
    return [term('tiles', 1, 1), ...(neighbours > 0 ? [term('neighbours', neighbours, 1)] : [])]
  }
  const tiles = tilesOf(board, root)
  if (kind !== CITY) return [term('tiles', tiles, 1)]
  const pennants = pennantsOf(board, root)
  const small = tiles === 2 && state.options['small-city'] === 2
  const value = complete && !small ? 2 : 1
  return [term('tiles', tiles, value), ...(pennants > 0 ? [term('pennants', pennants, value)] : [])]
}

function term(of: Term['of'], count: number, value: number): Term {
  return { of, count, value }
}
