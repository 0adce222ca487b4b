import { addDrawing } from '../art/drawings.ts'
import type { SetDrawing } from '../art/set-drawing.ts'
import type { Expansion } from '../game/module.ts'
import type { SetId } from '../game/option.ts'

/** A page begins with the base game. */
export const AT_HAND: readonly Expansion[] = []

/**
 * Each expansion is fetched by a game with it, and its drawing with it: that one is there before anybody knows its
 * tiles.
 */
export const FETCH: Readonly<Partial<Record<SetId, () => Promise<Expansion>>>> = {
  count: () =>
    together(
      import('./count/index.ts').then((rules) => rules.COUNT_EXPANSION),
      import('../art/sets/count.ts').then((art) => art.COUNT_DRAWING),
    ),
  'king-robber': () =>
    together(
      import('./king-robber/index.ts').then((rules) => rules.KING_ROBBER_EXPANSION),
      import('../art/sets/king-robber.ts').then((art) => art.KING_ROBBER_DRAWING),
    ),
  'crop-circles': () =>
    together(
      import('./crop-circles/index.ts').then((rules) => rules.CROP_CIRCLE_EXPANSION),
      import('../art/sets/crop-circles.ts').then((art) => art.CROP_CIRCLE_DRAWING),
    ),
  circus: () =>
    together(
      import('./circus/index.ts').then((rules) => rules.CIRCUS_EXPANSION),
      import('../art/sets/circus.ts').then((art) => art.CIRCUS_DRAWING),
    ),
}

async function together(rules: Promise<Expansion>, art: Promise<SetDrawing>): Promise<Expansion> {
  const [expansion, drawing] = await Promise.all([rules, art])
  addDrawing(drawing)
  return expansion
}
