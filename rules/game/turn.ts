import type { Options } from './options.ts'

/** A moment of the game: the step that is taken then, if some set in play has it. */
export interface Row {
  readonly rule: string
  readonly step: string
  /** Only with these options. */
  readonly when?: Partial<Options>
  /** The end of the game without decisions and without hidden things: what a forecast can carry out. */
  readonly sure?: true
}

/**
 * One turn and the end of the game, line by line the table of docs/rules/turn-order.md. Whoever wants to know when
 * something happens reads this table and nothing else. A row whose step no set in play has is left out.
 */
export const TURN: readonly Row[] = [
  { rule: 'TO-1', step: 'place' },
  { rule: 'TO-2', step: 'deploy' },
  { rule: 'TO-3', step: 'completed' },
  { rule: 'TO-3', step: 'leave-city' },
  { rule: 'TO-4', step: 'score' },
  { rule: 'TO-4', step: 'records' },
  { rule: 'TO-5', step: 'circus' },
  { rule: 'TO-6', step: 'enter-city' },
  { rule: 'TO-7', step: 'crop-circle' },
  { rule: 'TO-8', step: 'next-turn' },
]

export const END: readonly Row[] = [
  { rule: 'TO-12', step: 'final-circus', when: { 'circus-final': 'first' } },
  { rule: 'TO-11', step: 'empty-city' },
  { rule: 'TO-12', step: 'final-scoring', sure: true },
  { rule: 'TO-12', step: 'final-circus', when: { 'circus-final': 'after-city' } },
  { rule: 'TO-13', step: 'final-features', sure: true },
  { rule: 'TO-14', step: 'final-fields', sure: true },
  { rule: 'TO-15', step: 'final-acrobats', sure: true },
  { rule: 'TO-16', step: 'final-records', sure: true },
  { rule: 'TO-17', step: 'winners' },
]
