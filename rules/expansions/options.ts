import { CIRCUS_OPTIONS } from './circus/options.ts'
import { COUNT_OPTIONS } from './count/options.ts'
import { CROP_CIRCLE_OPTIONS } from './crop-circles/options.ts'
import { KING_ROBBER_OPTIONS } from './king-robber/options.ts'

/** Options of every expansion, in the order of the sets. They stand apart from the modules so that the type of a
 * game's options needs none of their code. */
export const EXPANSION_OPTIONS = [
  ...COUNT_OPTIONS,
  ...KING_ROBBER_OPTIONS,
  ...CROP_CIRCLE_OPTIONS,
  ...CIRCUS_OPTIONS,
] as const
