import type { OptionDef } from '../../game/option.ts'

export const CROP_CIRCLE_OPTIONS = [
  {
    id: 'crop-tiles',
    values: ['mini-7', 'set-1', 'both'],
    default: 'mini-7',
    set: 'crop-circles',
    statements: ['CC-2'],
  },
  {
    id: 'crop-add',
    values: ['optional', 'mandatory'],
    default: 'optional',
    set: 'crop-circles',
    statements: ['CC-8', 'CC-9'],
  },
  {
    id: 'crop-add-where',
    values: ['same-segment', 'any-segment'],
    default: 'same-segment',
    set: 'crop-circles',
    statements: ['CC-8', 'CC-10'],
  },
] as const satisfies readonly OptionDef[]
