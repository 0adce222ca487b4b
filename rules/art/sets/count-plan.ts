import type { Quarter, TileFacts } from '../../tiles/types.ts'
import { blockNumber, printingOf, type Printing } from '../block.ts'
import { cubic, shifted, type Point } from '../geometry.ts'
import type { CityShape, RoadShape, Skeleton } from '../skeleton.ts'

/*
 * The plan of the count block: one walled town over twelve cells. Block units: 400 × 300, the north-west
 * corner of the block at 0,0.
 */

/** How many cells the block is wide and high, and the cell of its north-west tile in the start layout. */
const BLOCK_COLUMNS = 4
export const BLOCK_ORIGIN = { x: -2, y: -1 } as const

/** The wall of the City of Carcassonne; vertices 0, 6 and 12 are gates. */
export const CITY_WALL: readonly Point[] = [
  [58, 66],
  [88, 48],
  [140, 43],
  [200, 49],
  [262, 43],
  [314, 48],
  [342, 64],
  [353, 104],
  [346, 150],
  [354, 200],
  [340, 238],
  [304, 250],
  [250, 253],
  [200, 247],
  [150, 253],
  [98, 250],
  [62, 238],
  [47, 200],
  [54, 150],
  [46, 104],
]

/** Where the main streets cross. */
export const FOUNTAIN: Point = [200, 150]

export const CITY_GATES: readonly Point[] = [
  [57, 70],
  [338, 62],
  [250, 253],
]

/** The roads that arrive at the gates, by the number of their tile. */
export const GATE_ROADS: Readonly<Record<number, readonly Point[]>> = {
  1: cubic([0, 50], [20, 50], [38, 56], [57, 68], 14),
  4: cubic([350, 0], [350, 16], [348, 34], [340, 60], 12),
  11: [
    [250, 300],
    [250, 285],
    [250, 270],
    [250, 252],
  ],
}

/** The small cities that begin on the block, by the number of their tile: wall from corner to corner. */
const SMALL_CITIES: Readonly<Record<number, readonly Point[]>> = {
  9: [
    [0, 300],
    [8, 286],
    [25, 273],
    [50, 268],
    [75, 273],
    [92, 286],
    [100, 300],
  ],
  12: [
    [400, 300],
    [386, 292],
    [373, 275],
    [369, 250],
    [373, 225],
    [386, 208],
    [400, 200],
  ],
}

/** The city that the printing of 2015 has in the north, flat above the City's wall. */
const NORTH_CITY: readonly Point[] = [
  [200, 0],
  [188, 9],
  [172, 17],
  [150, 20],
  [128, 17],
  [112, 9],
  [100, 0],
]

/** The walls of the small cities of a printing, by the number of their tile. */
export const smallCities = (printing: Printing): Readonly<Record<number, readonly Point[]>> =>
  printing === '2015' ? { ...SMALL_CITIES, 2: NORTH_CITY } : SMALL_CITIES

const QUARTER_WALL: Readonly<Record<Quarter, readonly number[]>> = {
  castle: [18, 19, 0, 1, 2, 3],
  market: [3, 4, 5, 6, 7, 8],
  blacksmith: [8, 9, 10, 11, 12, 13],
  cathedral: [13, 14, 15, 16, 17, 18],
}

/** How far a quarter's outline stays away from wall and streets. */
const QUARTER_INSET = 6.5

/** A quarter of the City: its part of the wall and the fountain, moved inwards. In block units. */
export function quarterOutline(quarter: Quarter): Point[] {
  const points = [...QUARTER_WALL[quarter].map((i) => CITY_WALL[i] as Point), FOUNTAIN]
  const cx = points.reduce((sum, p) => sum + p[0], 0) / points.length
  const cy = points.reduce((sum, p) => sum + p[1], 0) / points.length
  return points.map(([x, y]) => {
    const d = Math.hypot(x - cx, y - cy)
    return [x + ((cx - x) / d) * QUARTER_INSET, y + ((cy - y) / d) * QUARTER_INSET]
  })
}

/** The middle of the row of figures in a quarter, below its landmark; where the count stands. */
const QUARTER_ROW: Readonly<Record<Quarter, { readonly row: Point; readonly count: Point }>> = {
  castle: { row: [118, 133], count: [176, 112] },
  market: { row: [280, 133], count: [322, 100] },
  blacksmith: { row: [280, 233], count: [324, 204] },
  cathedral: { row: [124, 233], count: [180, 212] },
}

/** How far apart figures stand in a quarter, how many fit into a row, and the next row's distance. */
const ROW_STEP = 22
const ROW_LENGTH = 5
const ROW_HEIGHT = 16

/** Where the count stands in a quarter. In block units, as for anchors: figures stand a little lower. */
export const countPlace = (quarter: Quarter): Point => QUARTER_ROW[quarter].count

/** Where figures stand in a quarter, from the first to the last. In block units. */
export function quarterPlaces(quarter: Quarter, figures: number): Point[] {
  const [cx, cy] = QUARTER_ROW[quarter].row
  const rows = Math.ceil(figures / ROW_LENGTH)
  return Array.from({ length: figures }, (_, i): Point => {
    const row = Math.floor(i / ROW_LENGTH)
    const inRow = Math.min(ROW_LENGTH, figures - row * ROW_LENGTH)
    return [
      cx + ((i % ROW_LENGTH) - (inRow - 1) / 2) * ROW_STEP,
      // Later rows stand in front; many rows begin higher.
      cy + (row - (rows - 1)) * ROW_HEIGHT,
    ]
  })
}

/** The skeleton of one tile of the block, for spots and fields; it is never turned. */
export function blockSkeleton(facts: TileFacts): Skeleton {
  const number = blockNumber(facts.id) ?? 1
  const dx = -((number - 1) % BLOCK_COLUMNS) * 100
  const dy = -Math.floor((number - 1) / BLOCK_COLUMNS) * 100
  const wall = smallCities(printingOf(facts.id))[number]
  const cities: CityShape[] = facts.segments
    .filter((s) => s.type === 'city')
    .map((segment) => {
      const course = shifted(wall ?? [], dx, dy)
      return {
        segment: segment.id,
        parts: [course],
        walls: [{ course, part: 0 }],
        pennants: 0,
        edges: ['N', 'E', 'S', 'W'].flatMap((letter, i) => (segment.edges === letter ? [i] : [])),
      }
    })
  const roads: RoadShape[] = facts.segments
    .filter((s) => s.type === 'road')
    .map((segment) => ({
      segment: segment.id,
      course: shifted(GATE_ROADS[number] ?? [], dx, dy),
      ends: ['N', 'E', 'S', 'W'].flatMap((letter, i) => (segment.edges === letter ? [i] : [])),
    }))
  return {
    id: facts.id,
    rotation: 0,
    cities,
    roads,
    hubs: [],
    gates: [],
    villages: [],
    garden: false,
    palisades: [],
    town: shifted(CITY_WALL, dx, dy),
  }
}
