import { CITY_GATES, CITY_WALL, FOUNTAIN, GATE_ROADS, smallCities } from './count-plan.ts'
import { drawCastle, drawCathedral, drawMarket, drawSmithy, LANDMARKS } from './count-landmarks.ts'
import type { Printing } from '../block.ts'
import { cubic, inside, Lines, type Point } from '../geometry.ts'
import { drawHouse, HOUSE_LAYERS } from '../house.ts'
import { mark, markup, stack, type Mark, type Stack } from '../marks.ts'
import { drawGate, drawWall, GATE_LAYERS, WALL_HEIGHT, WALL_LAYERS } from '../masonry.ts'
import { ellipse, polygon, polyline, smooth } from '../path.ts'
import { random, type Random } from '../random.ts'
import type { TileSymbol } from '../symbol.ts'
import { drawTree, TREE_LAYERS } from '../things.ts'

/** The two streets that part the quarters, as four arms from the wall to the fountain. */
const AVENUES: readonly (readonly Point[])[] = [
  cubic([200, 49], [196, 90], [204, 120], FOUNTAIN, 10),
  cubic([200, 247], [204, 210], [196, 180], FOUNTAIN, 10),
  cubic([54, 150], [100, 156], [150, 146], FOUNTAIN, 10),
  cubic([346, 150], [300, 145], [250, 154], FOUNTAIN, 10),
]

/** Lanes from the gates, kept clear of houses but not paved. */
const LANES: readonly (readonly Point[])[] = [
  cubic([57, 70], [80, 92], [120, 140], FOUNTAIN, 12),
  cubic([338, 62], [320, 90], [290, 140], FOUNTAIN, 12),
  cubic([250, 253], [250, 220], [240, 170], FOUNTAIN, 12),
]

/** Kept free for the landmarks and the fountain: left, top, right, bottom. */
const ZONES: readonly (readonly [number, number, number, number])[] = [
  [86, 66, 166, 128],
  [240, 80, 310, 130],
  [240, 178, 302, 222],
  [92, 170, 164, 222],
  [184, 138, 216, 162],
]

/** Trees inside the town: before the castle, in the cathedral's close, at the market and the smithy. */
const TOWN_TREES: readonly Point[] = [
  [84, 92],
  [88, 97],
  [82, 101],
  [166, 124],
  [171, 127],
  [88, 126],
  [166, 196],
  [171, 200],
  [168, 206],
  [94, 182],
  [98, 178],
  [160, 180],
  [241, 116],
  [309, 116],
  [304, 121],
  [248, 216],
  [244, 211],
  [296, 214],
]

interface Area {
  readonly outline: readonly Point[]
  readonly wall: readonly Point[]
  readonly box: readonly [left: number, right: number, top: number, bottom: number]
  readonly zones: typeof ZONES
  /** Streets run here. */
  readonly inside: boolean
}

/** Rows of houses in a walled area, clear of walls, streets, gates and zones. */
function fillWithHouses(
  houses: Stack<keyof typeof HOUSE_LAYERS>,
  trees: Stack<keyof typeof TREE_LAYERS>,
  area: Area,
  r: Random,
): void {
  const [left, right, top, bottom] = area.box
  const wall = new Lines([area.wall])
  const avenues = new Lines(AVENUES)
  const lanes = new Lines(LANES)
  const ok = (x: number, y: number, margin: number): boolean =>
    inside(x, y, area.outline) && wall.clear(x, y, margin)
  for (let row = top; row < bottom; row += r.between(8, 9)) {
    let x = left + r.between(0, 3)
    while (x < right) {
      const width = r.chance(0.1) ? r.between(8.4, 10) : r.between(4.4, 7.8)
      const y = row + 2.4 * Math.sin(x / 21) + r.between(-0.7, 0.7)
      const end = x + width + 2.4
      const stands = (px: number): boolean =>
        ok(px, y, 1.8) && (ok(px, y + WALL_HEIGHT + 1, 1.2) || y + 6 > bottom + 6) && ok(px, y - 5, 1.4)
      // Cheap questions first: thousands of places are looked at.
      const free =
        area.zones.every(([l, t, rt, b]) => x > rt + 1 || end < l - 1 || y < t - 1 || y - 7 > b + 1) &&
        CITY_GATES.every((g) => Math.abs(x + width / 2 - g[0]) > width / 2 + 7 || Math.abs(y - g[1]) > 17) &&
        stands(x) &&
        stands(end) &&
        (!area.inside ||
          (avenues.clear(x, y, 4.6) &&
            avenues.clear(end, y - 1, 4.6) &&
            avenues.clear(x + width / 2, y - 4, 4.6) &&
            lanes.clear(x, y, 2.6) &&
            lanes.clear(end, y - 1, 2.6)))
      if (!free) {
        x += 1.4
        continue
      }
      if (r.chance(0.95)) drawHouse(houses, r, x, y, width, { wallHeight: r.between(2.8, 3.8) })
      else drawTree(trees, r, x + 2, y, 2)
      x += width + 2.4 + r.between(0.1, 1.1)
    }
  }
}

/** Trees in the fields of the block, in loose groups. */
function plantTrees(small: readonly (readonly Point[])[], r: Random): Mark[] {
  const into = stack(TREE_LAYERS)
  const city = new Lines([[...CITY_WALL, CITY_WALL[0] as Point]])
  const caps = new Lines(small)
  const roads = new Lines(Object.values(GATE_ROADS))
  const trees: Point[] = []
  for (let i = 0; i < 900 && trees.length < 46; i++) {
    const p: Point = [r.between(5, 395), r.between(9, 294)]
    const [x, y] = p
    if (inside(x, y, CITY_WALL) || !city.clear(x, y, 9) || !city.clear(x, y - 6, 6)) continue
    if (small.some((cap) => inside(x, y, cap)) || !caps.clear(x, y, 8)) continue
    if (!roads.clear(x, y, 9) || !roads.clear(x, y - 5, 7)) continue
    const near = (d: number): boolean => trees.some((t) => Math.hypot(t[0] - x, t[1] - y) < d)
    if (near(4.6) || (trees.length && r.chance(0.6) && !near(9))) continue
    trees.push(p)
  }
  for (const [x, y] of trees.sort((a, b) => a[1] - b[1]))
    drawTree(into, r, x, y, r.between(2.2, 3), r.chance(0.2) ? 'fir' : 'leaf')
  return into.marks()
}

/** The whole block as marks in block units. */
export function drawCountTown(printing: Printing): { flat: Mark[]; relief: Mark[] } {
  const r = random('count-block')
  const caps = Object.values(smallCities(printing))
  const roads = Object.values(GATE_ROADS)
    .map((road) => smooth(road))
    .join('')
  const town = polygon(...CITY_WALL)
  const flat: Mark[] = [
    mark('halo', town + caps.map(polyline).join('')),
    mark('town', town + caps.map((cap) => polygon(...cap)).join('')),
    mark('road-halo', roads),
    mark('gate-road-edge', roads),
    mark('gate-road', roads),
    mark('road-light', roads),
    mark('rut', roads),
    mark('avenue', AVENUES.map((avenue) => smooth(avenue)).join('')),
    mark('square', ellipse(200, 150, 17, 13) + ellipse(275, 104, 34, 22) + ellipse(268, 206, 24, 13)),
  ]
  const behind = stack(WALL_LAYERS)
  const before = stack({ ...WALL_LAYERS, ...GATE_LAYERS })
  const houses = stack(HOUSE_LAYERS)
  const trees = stack(TREE_LAYERS)
  const landmarks = stack(LANDMARKS)
  const yards = stack(TREE_LAYERS)
  const closed = [...CITY_WALL, CITY_WALL[0] as Point]
  drawWall(behind, before, closed, CITY_WALL, CITY_GATES, r, { height: 11 })
  for (const cap of caps) drawWall(behind, before, cap, cap, [], r)
  for (const gate of CITY_GATES) drawGate(before, gate)
  fillWithHouses(
    houses,
    trees,
    { outline: CITY_WALL, wall: closed, box: [48, 350, 54, 250], zones: ZONES, inside: true },
    r,
  )
  for (const cap of caps) {
    const xs = cap.map((p) => p[0])
    const ys = cap.map((p) => p[1])
    const box = [Math.min(...xs) + 2, Math.max(...xs) - 3, Math.min(...ys) + 8, Math.max(...ys)] as const
    fillWithHouses(houses, trees, { outline: cap, wall: cap, box, zones: [], inside: false }, r)
  }
  for (const [x, y] of TOWN_TREES) drawTree(yards, r, x, y, r.between(1.8, 2.6))
  drawCastle(landmarks, [126, 124])
  drawMarket(houses, landmarks, r, [275, 104])
  drawSmithy(houses, landmarks, r, [270, 216])
  drawCathedral(landmarks, [124, 216])
  const fountain = [
    mark('stone-top', ellipse(200, 150, 6, 4)),
    mark('flag', ellipse(200, 149.6, 4.2, 2.6)),
    mark('stone', 'M198.8 150v-7h2.4v7Z'),
  ]
  return {
    flat,
    relief: [
      ...behind.marks(),
      ...houses.marks(),
      ...trees.marks(),
      ...landmarks.marks(),
      ...yards.marks(),
      ...fountain,
      ...before.marks(),
      ...plantTrees(caps, r),
    ],
  }
}

/**
 * The symbols of the count block, one drawing of 400 × 300 over its twelve cells, and the corners of
 * the block (in its units) where a wall of a small city ends.
 */
export function countTown(printing: Printing, coarse = false): TileSymbol {
  const { flat, relief } = drawCountTown(printing)
  const ends = Object.values(smallCities(printing)).flatMap((cap) => [
    cap[0] as Point,
    cap[cap.length - 1] as Point,
  ])
  return { flat: markup(flat, coarse), relief: markup(relief, coarse), corners: ends }
}
