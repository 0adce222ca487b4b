/** The City of Carcassonne on the board: where its quarters lie and who stands in them. */
import type { Piece, Position, Quarter } from '#rules'
import { BLOCK_ORIGIN, countPlace, FIGURE_DROP, quarterOutline, quarterPlaces } from '#rules/art'
import type { Point } from '#lib/board/camera.ts'
import type { BoardFigure, BoardToken } from '#lib/board/types.ts'

export const QUARTERS: readonly Quarter[] = ['castle', 'market', 'blacksmith', 'cathedral']

/** The block's corners, for the camera. */
export const BLOCK = [
  { x: -2, y: -1 },
  { x: 1, y: 1 },
] as const

const ORIGIN = { x: BLOCK_ORIGIN.x * 100, y: BLOCK_ORIGIN.y * 100 }
const onBoard = ([x, y]: readonly [number, number]): Point => ({ x: ORIGIN.x + x, y: ORIGIN.y + y })

/** A quarter's outline as path text in board units. */
export function quarterPath(quarter: Quarter): string {
  const points = quarterOutline(quarter).map(onBoard)
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

/**
 * Where a quarter's step control stands: outside the wall, above the northern quarters and below the southern ones.
 * The second of two neighbours goes into a second row, or a phone would have to lay them on top of each other.
 */
export function besideQuarter(quarter: Quarter, shown: readonly Quarter[]): { at: Point; row: number } {
  const xs = quarterOutline(quarter).map(([x]) => x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  const north = quarter === 'castle' || quarter === 'market'
  const neighbour = QUARTERS.find(
    (one) => one !== quarter && (one === 'castle' || one === 'market') === north,
  )
  const second = (quarter === 'market' || quarter === 'blacksmith') && shown.includes(neighbour!)
  return { at: onBoard([middle, north ? 30 : 266]), row: (north ? -1 : 1) * (second ? 2 : 1) }
}

/** In the outer corner of each quarter, clear of its landmark, its figures and the count. */
const LOCK: Readonly<Record<Quarter, readonly [number, number]>> = {
  castle: [66, 58],
  market: [334, 58],
  blacksmith: [340, 246],
  cathedral: [62, 246],
}

/** On the quarter that nobody may leave. */
export function lockToken({ count }: Position): BoardToken[] {
  return count ? [{ key: 'lock', at: onBoard(LOCK[count]), what: 'lock', scale: 1 }] : []
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

/** My figures in the City with a ring, to be pressed. */
export function citizenFigures(
  mine: readonly Citizen[],
  colour: string,
  goes: (key: string) => boolean,
): BoardFigure[] {
  return mine.map(({ key, piece, at }) => ({
    key,
    kind: piece === 'ringmaster' ? 'ringmaster' : 'follower',
    colour,
    at,
    press: true,
    look: goes(key) ? 'chosen' : 'solid',
  }))
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
