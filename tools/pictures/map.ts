/** Looks into a map as pages that a browser can take a picture of. */
import { drawBoard, neutralFigure, pageCss, type Theme, token } from '../../rules/art/index.ts'
import type { PlacedTile } from '../../rules/index.ts'

/** Something that stands or lies on the map, at a point in board units. */
interface Piece {
  kind: 'count' | 'tent' | 'king' | 'robber'
  x: number
  y: number
  scale?: number
}

/** A part of a map. */
export interface Look {
  /** Tiles from the cell 0,0 to the right and down. */
  placed: readonly PlacedTile[]
  /** What is seen of them, in board units. What the frame leaves over of it is cut off on both sides alike. */
  view: { x: number; y: number; width: number; height: number }
  pieces?: readonly Piece[]
}

const PIECES: Readonly<Record<Piece['kind'], () => string>> = {
  count: () => neutralFigure('count'),
  tent: () => neutralFigure('tent'),
  king: () => token('king'),
  robber: () => token('robber'),
}

function piece({ kind, x, y, scale = 1 }: Piece): string {
  return `<g transform="translate(${x} ${y})scale(${scale})">${PIECES[kind]()}</g>`
}

/** A look as SVG that fills a frame of this size. */
function svg({ placed, view, pieces = [] }: Look, theme: Theme, width: number, height: number): string {
  const board = drawBoard({ placed }, { theme, pixelsPerTile: 100, margin: 0 })
  return (
    `<svg class="art" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">` +
    `${board}${pieces.map(piece).join('')}</svg>`
  )
}

/** A page with these looks one under the other, each in a frame of this size. */
export function lookPage(looks: readonly Look[], theme: Theme, width: number, height: number): string {
  return (
    `<!doctype html><html class="${theme}"><style>${pageCss({ day: '.day', night: '.night' })}` +
    `html,body{margin:0}svg{display:block}</style>${looks.map((look) => svg(look, theme, width, height)).join('')}</html>`
  )
}
