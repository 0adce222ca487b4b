import type { OptionDef } from '../../game/option.ts'

export const KING_ROBBER_OPTIONS = [
  {
    id: 'king-scoring',
    values: ['each', 'flat-10', '15-or-40', 'running'],
    default: 'each',
    set: 'king-robber',
    statements: ['KR-21', 'KR-31', 'KR-32', 'KR-33'],
  },
] as const satisfies readonly OptionDef[]
