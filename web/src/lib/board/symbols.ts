/**
 * The drawn parts that boards and tile pictures share: one hidden `<svg>` on the page holds every symbol once,
 * made when it is first needed. Making a tile takes milliseconds, so a whole board is made in slices between
 * frames; a `<use>` whose symbol is not there yet simply shows nothing until it is.
 */
import type { Rotation } from '#rules'
import {
  CORNER_TOWER_ID,
  anchor,
  blockNumber,
  cornerTowerSymbol,
  figure,
  finish,
  neutralFigure,
  type Printing,
  type Steps,
  symbolId,
  symbolSteps,
  type Token,
  type TileSymbol,
  variantOf,
} from '#rules/art'
import { artDefs } from '#lib/theme/art-defs.ts'
import type { Point } from './camera.ts'
import type { FigureKind } from './types.ts'

const SVG = 'http://www.w3.org/2000/svg'

let sheet: Element | null = null

/** The hidden sheet, which holds the patterns of the ground too. */
function symbolSheet(): Element {
  if (sheet) return sheet
  sheet = artDefs()
  add(CORNER_TOWER_ID, cornerTowerSymbol())
  return sheet
}

/** Draws everything coarse or fine; patterns look it up where they stand, not where they are used. */
export function setCoarse(coarse: boolean): void {
  symbolSheet().classList.toggle('art-coarse', coarse)
}

function add(id: string, content: string, clip = false): Element {
  const group = document.createElementNS(SVG, 'g')
  group.id = id
  if (clip) group.setAttribute('clip-path', 'url(#a-clip)')
  group.innerHTML = content
  return symbolSheet().appendChild(group)
}

// Tiles ---------------------------------------------------------------------------------------------------------

export interface TileLook {
  id: string
  tile: string
  rotation: Rotation
  variant: number
  /** The twelve cells of the count's block are one drawing, which its first tile carries. */
  town: Printing | null
}

export function tileLook(tile: string, rotation: Rotation, x: number, y: number): TileLook {
  const variant = variantOf(x, y)
  const printing = tile.startsWith('count-2015/') ? '2015' : '2004'
  const town = blockNumber(tile) === 1 ? printing : null
  const id = town ? `a-town-${town}` : symbolId(tile, rotation, variant)
  return { id, tile, rotation, variant, town }
}

type Drawing = TileSymbol | Promise<TileSymbol>

const drawings = new Map<string, Drawing>()

/** The drawing of a tile, made once, in steps; what only an expansion brings comes later the first time. */
export function* drawingSteps(look: TileLook): Steps<Drawing> {
  const { id, town } = look
  const there = drawings.get(id)
  if (there) return there
  const drawing = town
    ? import('./special.ts').then(({ countTown }) => {
        const drawn = countTown(town)
        drawings.set(id, drawn)
        return drawn
      })
    : yield* symbolSteps(look.tile, look.rotation, look.variant)
  drawings.set(id, drawing)
  return drawing
}

const made = new Set<string>()

/** Makes the symbols of a tile that does not lie yet, and goes from cell to cell. */
export function makeNow(look: TileLook): void {
  if (made.has(look.id)) return
  made.add(look.id)
  const drawing = finish(drawingSteps(look))
  if (drawing instanceof Promise) return
  add(`${look.id}-f`, drawing.flat, true)
  add(`${look.id}-r`, drawing.relief)
}

/** Where a figure on this segment stands, in board units. */
export function anchorOf(tile: string, rotation: Rotation, x: number, y: number, segment: string): Point {
  const [dx, dy] = anchor(tile, rotation, variantOf(x, y), segment)
  return { x: x * 100 + dx, y: y * 100 + dy }
}

// Figures and tokens ----------------------------------------------------------------------------------------------

const pieces = new Set<string>()

/** Adds a part under this id unless it is there. */
export function addOnce(id: string, draw: () => string): void {
  if (pieces.has(id)) return
  pieces.add(id)
  add(id, draw())
}

/** The id of a figure's symbol: feet at 0,0, 44 high. */
export function figureSymbol(kind: FigureKind, colour: string): string {
  if (kind === 'count' || kind === 'tent') {
    const id = `fig-${kind}`
    addOnce(id, () => neutralFigure(kind))
    return id
  }
  const id = `fig-${kind}-${colour}`
  addOnce(id, () => figure(kind, colour))
  return id
}

/** The id of a token's symbol: a disc of radius 20 around 0,0. */
export function tokenSymbol(what: Token): string {
  const id = `tok-${what}`
  if (!pieces.has(id)) {
    pieces.add(id)
    const place = add(id, '')
    void import('./special.ts').then(({ token }) => (place.innerHTML = token(what)))
  }
  return id
}
