import { DRAWINGS_AT_HAND } from '#at-hand/drawings'
import type { SetDrawing } from './set-drawing.ts'

// Which drawings of expansions are there: the same as their rules, for they are fetched together
// (docs/adr/0009-sets-on-demand.md).

const byPrinting = new Map<string, SetDrawing>()

for (const drawing of DRAWINGS_AT_HAND) addDrawing(drawing)

/** Adds what a set draws; twice is as good as once. */
export function addDrawing(drawing: SetDrawing): void {
  for (const printing of drawing.printings) byPrinting.set(printing, drawing)
}

/**
 * What its set adds to the drawing of a tile; undefined for the base game. Throws where it was not loaded: the tile
 * would be drawn wrong without it.
 */
export function drawingOf(tile: string): SetDrawing | undefined {
  const printing = tile.slice(0, tile.indexOf('/'))
  const drawing = byPrinting.get(printing)
  if (!drawing && printing !== 'base') throw new Error(`the drawing of ${printing} was not loaded`)
  return drawing
}
