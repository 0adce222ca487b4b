import type { PieceOnBoard, Position } from '../game/result.ts'
import { tileFacts } from '../tiles/catalogue.ts'
import type { PlacedTile, Quarter } from '../tiles/types.ts'
import { ACROBAT_PLACES, ACROBAT_SCALE, anchor, besideAnchor } from './anchors.ts'
import { blockNumber, printingOf } from './block.ts'
import { boardGrid, boardShadow, CORNER_TOWER_ID, cornerTowers, cornerTowerSymbol } from './board.ts'
import type { FeaturePart } from './feature.ts'
import { figure, FIGURE_DROP, FIGURE_SCALE, neutralFigure, type PlayerFigure } from './figure.ts'
import type { Point } from './geometry.ts'
import { ground, groundDefs } from './ground.ts'
import { ownedField, ownershipId, ownershipPattern } from './ownership.ts'
import { pictureCss } from './paint.ts'
import { colourIn, type Theme } from './palette.ts'
import { num, xy } from './path.ts'
import { playerLook } from './players.ts'
import { BLOCK_ORIGIN, countPlace, quarterPlaces } from './sets/count-plan.ts'
import { countTown } from './sets/count-town.ts'
import { lastMove, legalCell } from './signs.ts'
import { symbolId, tileSymbol, variantOf } from './symbol.ts'

/** What a board's picture shows; everything but the tiles may be absent. */
export interface BoardView extends Partial<Pick<Position, 'pieces' | 'city' | 'count' | 'tent'>> {
  readonly placed: readonly PlacedTile[]
  /** The players' colours, by seat. */
  readonly colours?: readonly string[]
  /** Fields painted in their owners' colours. */
  readonly fields?: readonly { readonly parts: readonly FeaturePart[]; readonly colours: readonly string[] }[]
  readonly lastMoves?: readonly { readonly x: number; readonly y: number; readonly colour: string }[]
  readonly legal?: readonly { readonly x: number; readonly y: number }[]
}

/** How a picture is made. */
export interface PictureOptions {
  readonly theme?: Theme
  /** Leaves out what is too fine below 80 pixels a tile. */
  readonly coarse?: boolean
  readonly pixelsPerTile?: number
  /** Free table around the board, in tile units. */
  readonly margin?: number
  /** Width to height of the whole picture: what the board leaves of it is table. */
  readonly aspect?: number
}

interface Standing {
  readonly y: number
  readonly text: string
}

const stand = (content: string, [x, y]: Point, drop: number, scale: number): Standing => ({
  y: y + drop,
  text: `<g transform="translate(${xy(x, y + drop)})scale(${scale})">${content}</g>`,
})

/** The figure as which a piece stands on a segment. */
function figureOn(tile: PlacedTile, piece: PieceOnBoard): PlayerFigure {
  if (piece.piece === 'ringmaster') return 'ringmaster'
  const type = tileFacts(tile.tile)?.segments.find((s) => s.id === piece.segment)?.type
  return type === 'field' ? 'farmer' : 'follower'
}

function boardFigures(view: BoardView): Standing[] {
  const seen = new Map<string, number>()
  return (view.pieces ?? []).flatMap((piece) => {
    const tile = view.placed.find((t) => t.x === piece.x && t.y === piece.y)
    if (!tile) return []
    const kind = figureOn(tile, piece)
    const key = `${piece.x},${piece.y},${piece.segment}`
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    const content = figure(kind, view.colours?.[piece.player] ?? 'ink')
    const [dx, dy] = [piece.x * 100, piece.y * 100]
    if (piece.segment === 'acrobats') {
      const [x, y] = ACROBAT_PLACES[nth % 3] as Point
      return [stand(content, [dx + x, dy + y], 0, ACROBAT_SCALE)]
    }
    const [x, y] = anchor(tile.tile, tile.rotation, variantOf(tile.x, tile.y), piece.segment)
    const [bx, by] = besideAnchor(nth, kind)
    return [stand(content, [dx + x + bx, dy + y + by], FIGURE_DROP[kind], FIGURE_SCALE[kind])]
  })
}

function cityFigures(view: BoardView): Standing[] {
  const result: Standing[] = []
  const [dx, dy] = [BLOCK_ORIGIN.x * 100, BLOCK_ORIGIN.y * 100]
  for (const [quarter, pieces] of Object.entries(view.city ?? {})) {
    quarterPlaces(quarter as Quarter, pieces.length).forEach(([x, y], i) => {
      const piece = pieces[i]
      if (!piece) return
      const kind = piece.piece === 'ringmaster' ? 'ringmaster' : 'follower'
      const content = figure(kind, view.colours?.[piece.player] ?? 'ink')
      result.push(stand(content, [dx + x, dy + y], FIGURE_DROP[kind], FIGURE_SCALE[kind]))
    })
  }
  if (view.count) {
    const [x, y] = countPlace(view.count)
    result.push(stand(neutralFigure('count'), [dx + x, dy + y], FIGURE_DROP.count, FIGURE_SCALE.count))
  }
  if (view.tent) {
    const spot: Point = [view.tent.x * 100 + 76, view.tent.y * 100 + 70]
    result.push(stand(neutralFigure('tent'), spot, FIGURE_DROP.tent, FIGURE_SCALE.tent))
  }
  return result
}

/** The box, widened or heightened about its middle to the ratio asked for. */
function framed(
  box: { left: number; top: number; right: number; bottom: number },
  aspect: number | undefined,
): { left: number; top: number; width: number; height: number } {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const wide = Math.max(width, height * (aspect ?? 0))
  const high = aspect === undefined ? height : Math.max(height, width / aspect)
  return {
    left: box.left - (wide - width) / 2,
    top: box.top - (high - height) / 2,
    width: wide,
    height: high,
  }
}

/**
 * A whole SVG of a board with every colour as a value: for pictures outside a page. It holds no script,
 * no text and no address.
 */
export function drawBoard(view: BoardView, options: PictureOptions = {}): string {
  const { theme = 'day', coarse = false, pixelsPerTile = 118, margin = 30, aspect } = options
  const { placed } = view
  const cells = [...placed, ...(view.legal ?? [])]
  const [xs, ys] = [cells.map((t) => t.x * 100), cells.map((t) => t.y * 100)]
  const box = {
    left: Math.min(0, ...xs) - margin,
    top: Math.min(0, ...ys) - margin,
    right: Math.max(0, ...xs) + 100 + margin,
    bottom: Math.max(0, ...ys) + 100 + margin,
  }
  const { left, top, width, height } = framed(box, aspect)

  const defs: string[] = [groundDefs(coarse), `<g id="${CORNER_TOWER_ID}">${cornerTowerSymbol()}</g>`]
  const made = new Set<string>()
  const rows = new Map<number, string>()
  let flat = ''
  const put = (
    id: string,
    x: number,
    y: number,
    clip: boolean,
    symbol: () => { flat: string; relief: string },
  ): void => {
    if (!made.has(id)) {
      made.add(id)
      const { flat: lying, relief } = symbol()
      defs.push(
        `<g id="${id}-f"${clip ? ' clip-path="url(#a-clip)"' : ''}>${lying}</g><g id="${id}-r">${relief}</g>`,
      )
    }
    const place = `x="${x * 100}" y="${y * 100}"`
    flat += `<use href="#${id}-f" ${place}/>`
    rows.set(y, (rows.get(y) ?? '') + `<use href="#${id}-r" ${place}/>`)
  }
  for (const tile of placed) {
    const number = blockNumber(tile.tile)
    if (number === undefined) {
      const variant = variantOf(tile.x, tile.y)
      const id = symbolId(tile.tile, tile.rotation, variant)
      put(id, tile.x, tile.y, true, () => tileSymbol(tile.tile, tile.rotation, variant, coarse))
    } else if (number === 1) {
      put(`a-block-${printingOf(tile.tile)}`, tile.x, tile.y, false, () =>
        countTown(printingOf(tile.tile), coarse),
      )
    }
  }
  for (const colours of new Map((view.fields ?? []).map((f) => [ownershipId(f.colours), f.colours])).values())
    defs.push(ownershipPattern(colours))
  const relief = [...rows].sort(([a], [b]) => a - b).map(([, row]) => `<g>${row}</g>`)
  const towers = cornerTowers(placed).map(({ x, y }) => `<use href="#${CORNER_TOWER_ID}" x="${x}" y="${y}"/>`)
  const figures = [...boardFigures(view), ...cityFigures(view)].sort((a, b) => a.y - b.y)
  const pixels = (units: number): number => Math.round((units * pixelsPerTile) / 100)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="${num(left)} ${num(top)} ${num(width)} ${num(height)}" width="${pixels(width)}" height="${pixels(height)}">`,
    `<style>${pictureCss(theme, coarse)}</style><defs>${defs.join('')}</defs>`,
    `<path fill="${colourIn(theme, 'table')}" d="M${xy(left, top)}h${num(width)}v${num(height)}h${num(-width)}Z"/>`,
    ...(view.legal ?? []).map(({ x, y }) => legalCell(x, y)),
    boardShadow(placed),
    ground(placed, coarse),
    ...(view.fields ?? []).map((field) => ownedField(field.parts, field.colours)),
    flat,
    boardGrid(placed),
    ...relief,
    ...towers,
    ...(view.lastMoves ?? []).map((move) => lastMove(move.x, move.y, playerLook(move.colour).fill)),
    ...figures.map((item) => item.text),
    '</svg>',
  ].join('')
}
