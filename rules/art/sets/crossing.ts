import type { TileFacts } from '../../tiles/types.ts'
import type { Point } from '../geometry.ts'
import { mark, type Mark } from '../marks.ts'
import { num, polygon, rect, xy } from '../path.ts'
import type { CityShape, Skeleton } from '../skeleton.ts'

/*
 * KR-11: two towns that cross, with two tiny meadows between them. Whichever town runs from W to E on the
 * screen is drawn above, on a viaduct whose arches face the viewer; the other passes through the arches.
 * So the crossing looks the same strong way in every rotation.
 */

/** The tile whose two cities cross. */
export const CROSSING = 'king-robber/cccc'

/** The part of the viaduct that carries the upper town over the lower one. */
const DECK = { left: 34, right: 66, back: 40, front: 60, foot: 70 } as const

const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [100 - x, y])
const turned = (points: readonly Point[]): Point[] => points.map(([x, y]) => [100 - x, 100 - y])

/** Where the meadow in the north-west lies between the walls of both towns, from corner to corner. */
const MEADOW_UPPER_WALL: readonly Point[] = [
  [0, 0],
  [6, 22],
  [17, 36],
  [DECK.left, DECK.back],
]
const MEADOW_LOWER_WALL: readonly Point[] = [
  [0, 0],
  [19, 6],
  [32, 17],
  [36, 30],
  [DECK.left, DECK.back],
]
/** The wall that both towns share on the side without a meadow. */
const SHARED_WALL: readonly Point[] = [
  [DECK.right, DECK.back],
  [80, 25],
  [100, 0],
]
/** A point in the meadow, and where its figure lies. */
const MEADOW: Point = [21, 21]

/** The skeleton of the crossing, for the screen: it is not turned but built anew for each rotation. */
export function crossingSkeleton(tile: TileFacts, quarterTurns: number): Skeleton {
  // Turned by a quarter, the meadows lie north-east and south-west.
  const place = quarterTurns % 2 ? mirrored : (points: readonly Point[]): Point[] => [...points]
  const northWall = place([...MEADOW_UPPER_WALL, ...SHARED_WALL])
  const southWall = place(turned([...MEADOW_UPPER_WALL, ...SHARED_WALL]))
  const lowerNorth = place(MEADOW_LOWER_WALL)
  const lowerSouth = place(turned(MEADOW_LOWER_WALL))
  const shared = place(SHARED_WALL)
  const above = {
    parts: [[...northWall, ...southWall]],
    walls: [
      { course: northWall, part: 0 },
      { course: southWall, part: 0 },
    ],
  }
  const below = {
    parts: [
      [...lowerNorth, ...shared],
      [...lowerSouth, ...turned(shared)],
    ],
    walls: [
      { course: lowerNorth, part: 0 },
      { course: lowerSouth, part: 1 },
    ],
  }
  const cities = tile.segments
    .filter((segment) => segment.type === 'city')
    .map((segment): CityShape => {
      const printed = segment.edges === 'EW' ? [1, 3] : [0, 2]
      const edges = printed.map((edge) => (edge + quarterTurns) % 4)
      return { segment: segment.id, pennants: 0, edges, ...(edges.includes(1) ? above : below) }
    })
  const [first, second] = place([MEADOW, ...turned([MEADOW])])
  return {
    id: tile.id,
    rotation: quarterTurns,
    cities,
    roads: [],
    hubs: [],
    gates: [],
    villages: [],
    garden: false,
    palisades: [],
    // The first field is the one that is north-west at rotation 0.
    meadows: (quarterTurns === 1 || quarterTurns === 0 ? [first, second] : [second, first]) as Point[],
    viaduct: true,
  }
}

/** The face of the viaduct below the upper town, with the arches through which the lower one passes. */
export function drawViaduct(): Mark[] {
  const { left, right, front, foot } = DECK
  const width = right - left
  const arch = (x: number, half: number, rise: number): string =>
    `M${xy(x - half, foot)}V${num(foot - rise + half)}a${xy(half, half)} 0 0 1 ${xy(2 * half, 0)}V${num(foot)}Z`
  const arches = arch(50, 4.2, 8.4) + arch(39.6, 3, 6.6) + arch(60.4, 3, 6.6)
  let joints = ''
  for (let row = 0; row < 3; row++)
    for (let x = left + 2 + (row % 2) * 3; x < right - 3; x += 6.4)
      joints += `M${xy(x, front + 1.2 + row * 2.6)}h1.8`
  const piers = [left, 44.6, 55.4, right].map((x) => rect(x - 1.3, front - 1, 2.6, foot - front + 2)).join('')
  return [
    mark('cast', polygon([left, foot], [right, foot], [right + 5, foot + 5], [left + 5, foot + 5])),
    mark('stone', rect(left, front - 1, width, foot - front + 1)),
    mark('dark', arches),
    mark('masonry', joints),
    mark('stone', piers),
    mark('shade', rect(60, front - 1, right - 60, foot - front + 1)),
    mark('stone-top', rect(left - 1.4, front - 2.2, width + 2.8, 2)),
  ]
}
