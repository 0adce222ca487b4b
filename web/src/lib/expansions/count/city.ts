/** The City of Carcassonne on the board: where its quarters lie and who stands in them. */
import type { Piece, Position, Quarter } from '#rules'
import { BLOCK_ORIGIN, countPlace, FIGURE_DROP, quarterOutline, quarterPlaces } from '#rules/art'
import type { Point } from '#lib/board/camera.ts'
import type { BoardFigure } from '#lib/board/types.ts'

export const QUARTERS: readonly Quarter[] = ['castle', 'market', 'blacksmith', 'cathedral']

const ORIGIN = { x: BLOCK_ORIGIN.x * 100, y: BLOCK_ORIGIN.y * 100 }
const onBoard = ([x, y]: readonly [number, number]): Point => ({ x: ORIGIN.x + x, y: ORIGIN.y + y })

/** A quarter's outline as path text in board units. */
export function quarterPath(quarter: Quarter): string {
  const points = quarterOutline(quarter).map(onBoard)
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

/** Where a step control or a name stands: below the wall for the southern quarters, above it for the northern. */
export function besideQuarter(quarter: Quarter): Point {
  const xs = quarterOutline(quarter).map(([x]) => x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  const north = quarter === 'castle' || quarter === 'market'
  return onBoard([middle, north ? 168 : 282])
}

/** In the outer corner of each quarter, clear of its landmark, its figures and the count. */
const LOCK: Readonly<Record<Quarter, readonly [number, number]>> = {
  castle: [82, 72],
  market: [318, 74],
  blacksmith: [322, 228],
  cathedral: [80, 228],
}

export function lockPlace(quarter: Quarter): Point {
  return onBoard(LOCK[quarter])
}

export interface Citizen {
  /** Its figure's key on the board. */
  key: string
  player: number
  piece: Piece
  quarter: Quarter
  at: Point
}

/** Everybody in the City, quarter by quarter, with the place where he stands. */
export function citizens(position: Position): Citizen[] {
  return QUARTERS.flatMap((quarter) => {
    const there = position.city?.[quarter] ?? []
    const places = quarterPlaces(quarter, there.length)
    return there.map(({ player, piece }, index) => {
      const place = onBoard(places[index] ?? [200, 150])
      const kind = piece === 'ringmaster' ? 'ringmaster' : 'follower'
      return {
        key: `city ${quarter} ${index}`,
        player,
        piece,
        quarter,
        at: { x: place.x, y: place.y + FIGURE_DROP[kind] },
      }
    })
  })
}

/** The wooden figures in the City and the count. */
export function cityFigures(position: Position, colourOf: (player: number) => string): BoardFigure[] {
  const figures: BoardFigure[] = citizens(position).map(({ key, player, piece, at }) => ({
    key,
    kind: piece === 'ringmaster' ? 'ringmaster' : 'follower',
    colour: colourOf(player),
    at,
  }))
  if (position.count) {
    const place = onBoard(countPlace(position.count))
    figures.push({
      key: 'count',
      kind: 'count',
      colour: '',
      at: { x: place.x, y: place.y + FIGURE_DROP.count },
    })
  }
  return figures
}
