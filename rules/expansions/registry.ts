import type { Expansion } from '../game/module.ts'

/** Every expansion, in the order of the sets. */
export const EXPANSIONS: readonly Expansion[] = []
