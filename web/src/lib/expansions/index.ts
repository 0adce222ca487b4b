import type { ScreenExpansion } from './screen.ts'

/** Every expansion that adds to the game screen, in the order of the sets. */
export const EXPANSIONS: readonly ScreenExpansion[] = []
