import type { SetDrawing } from './set-drawing.ts'

/** A page begins with the base game; what an expansion draws comes with its rules (`expansions/at-hand.page.ts`). */
export const DRAWINGS_AT_HAND: readonly SetDrawing[] = []
