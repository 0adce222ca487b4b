import { DRAWINGS_AT_HAND } from '#at-hand/drawings'
import type { SetDrawing, SetFigures } from './set-drawing.ts'

// Which drawings of expansions are there: the same as their rules, for they are fetched together
// (docs/adr/0009-sets-on-demand.md).

const figures: Partial<SetFigures> = {}
const byPrinting = new Map<string, SetDrawing>()

for (const drawing of DRAWINGS_AT_HAND) addDrawing(drawing)

/** Adds what a set draws; twice is as good as once. */
export function addDrawing(drawing: SetDrawing): void {
  for (const printing of drawing.printings) byPrinting.set(printing, drawing)
  Object.assign(figures, drawing.figures)
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

/** The look of a figure that an expansion brings. Throws where the expansion was not loaded. */
export function setFigure<K extends keyof SetFigures>(kind: K): SetFigures[K] {
  const shape = figures[kind]
  if (!shape) throw new Error(`the drawing of the ${kind} was not loaded`)
  return shape
}
