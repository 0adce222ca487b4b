import type { OptionDef } from '../../game/option.ts'

export const COUNT_OPTIONS = [
  {
    id: 'count-block',
    values: ['2004', '2015'],
    default: '2004',
    set: 'count',
    statements: ['CO-8', 'CO-4'],
  },
  {
    id: 'count-move',
    values: ['free', 'clockwise', 'follow'],
    default: 'free',
    set: 'count',
    statements: ['CO-89', 'CO-96', 'CO-97'],
  },
  {
    id: 'count-trigger',
    values: ['any', 'features', 'completed'],
    default: 'any',
    set: 'count',
    statements: ['CO-30', 'CO-37'],
  },
  {
    id: 'count-guarded',
    values: ['leave', 'both'],
    default: 'leave',
    set: 'count',
    statements: ['CO-90', 'CO-94'],
  },
  {
    id: 'count-empty-features',
    values: [true, false],
    default: true,
    set: 'count',
    statements: ['CO-54'],
  },
  {
    id: 'count-final',
    values: ['all', 'market'],
    default: 'all',
    set: 'count',
    statements: ['CO-76'],
  },
  {
    id: 'count-fields',
    values: [true, false],
    default: true,
    set: 'count',
    statements: ['CO-14'],
  },
] as const satisfies readonly OptionDef[]
