import type { OptionDef } from '../../game/option.ts'

export const CIRCUS_OPTIONS = [
  {
    id: 'circus-parts',
    values: ['tents', 'acrobats', 'ringmaster'],
    default: ['tents', 'acrobats', 'ringmaster'],
    list: 'not-empty',
    set: 'circus',
    statements: ['CI-2'],
  },
  {
    id: 'ringmaster-reach',
    values: ['surrounding', 'orthogonal'],
    default: 'surrounding',
    set: 'circus',
    statements: ['CI-53'],
  },
  {
    id: 'ringmaster-place',
    values: ['incomplete', 'any'],
    default: 'incomplete',
    set: 'circus',
    statements: ['CI-50', 'BA-15'],
  },
  {
    id: 'circus-final',
    values: ['after-city', 'first'],
    default: 'after-city',
    set: 'circus',
    statements: ['TO-11', 'TO-12', 'CI-30'],
  },
] as const satisfies readonly OptionDef[]
