import { cubic, distance, inside, Lines, port, type Point } from './geometry.ts'
import { Grid } from './grid.ts'
import { LANDMARK_ROOM, type Landmark } from './landmark.ts'
import { WALL_HEIGHT } from './masonry.ts'
import type { Random } from './random.ts'
import { HOUSE_DEPTH } from './rows.ts'
import type { CityShape, Skeleton } from './skeleton.ts'

/** A landmark with its foot at a point. */
export interface PlacedLandmark {
  readonly kind: Landmark
  readonly foot: Point
}

/** What one part of a city looks like before houses are put into it. */
export interface TownPlan {
  readonly lanes: readonly (readonly Point[])[]
  /** The square: its middle and half its height; none in a small town. */
  readonly square: { readonly centre: Point; readonly half: number } | undefined
  readonly landmarks: readonly PlacedLandmark[]
  readonly arms: readonly Point[]
  /** Whether a house fits with its front left corner at (x, y). */
  fits(x: number, y: number, width: number): boolean
}

/** How far a square is from walls, and a house's corner from walls, at its foot and its top. */
const SQUARE_TO_WALL = 7
const HOUSE_TO_WALL = 1.8
const ROOF_TO_WALL = 1.4
/** Shares of landmarks in towns of two or more edges, cumulated. */
const LANDMARK_SHARES: readonly (readonly [upTo: number, kind: Landmark])[] = [
  [0.32, 'church'],
  [0.54, 'keep'],
  [0.7, 'hall'],
  [0.86, 'market'],
  [1, 'grove'],
]
/** Where a landmark's foot may be, seen from the middle of the square: the first that fits is taken. */
const AROUND_SQUARE: readonly Point[] = [
  [-8, -6.2],
  [-14, -7],
  [2, -7],
  [9, 8],
  [-18, 14],
  [6, 16],
  [-4, -16],
]

/** Plans one part of a city. `s` is the whole tile, for its gates. */
export function planTown(s: Skeleton, city: CityShape, index: number, r: Random): TownPlan {
  const part = city.parts[index] ?? []
  const walls = new Lines(city.walls.filter((wall) => wall.part === index).map((wall) => wall.course))
  const split = city.parts.length > 1
  const edges = split ? city.edges.slice(index, index + 1) : city.edges
  const gates = s.gates.map((gate) => gate.at).filter((at) => !walls.clear(at[0], at[1], 4))
  const arms = city.arms && index === 0 ? armsSideBySide(city.arms, city.pennants) : []
  const whole = edges.length === 4
  const large = edges.length > 1
  const ground = new Grid(1)
  ground.fillPolygon(part, 1)
  const ok = (x: number, y: number, margin: number): boolean =>
    ground.at(x, y) === 1 && walls.clear(x, y, margin)

  const centre = squarePlace(edges, whole, ok, walls, arms, r)
  const lanes = (
    large || gates.length || split
      ? lanesToSquare(s, edges, gates, centre, split, r)
      : [lane(edges, centre, ok)]
  ).filter((l) => l.length > 1)
  const half = whole ? 8.5 : large ? 6.5 : 0
  const lines = new Lines(lanes)
  const offStreets = (x: number, y: number, margin: number): boolean =>
    lines.clear(x, y, margin) &&
    !(half && Math.hypot((x - centre[0]) * 0.8, y - centre[1]) - half + 2 <= margin)

  const landmarks: PlacedLandmark[] = []
  const offLandmarks = (x0: number, x1: number, y0: number, y1: number): boolean =>
    landmarks.every(({ kind, foot }) => {
      const [left, right, up, down] = LANDMARK_ROOM[kind]
      return x0 > foot[0] + right || x1 < foot[0] - left || y1 < foot[1] - up || y0 > foot[1] + down
    })
  const place = (kind: Landmark, from: readonly Point[]): void => {
    const [left, right, up, down] = LANDMARK_ROOM[kind]
    for (const [dx, dy] of from) {
      const [x, y] = [centre[0] + dx + r.between(-1.5, 1.5), centre[1] + dy]
      const [x0, x1, y0, y1] = [x - left + 2, x + right - 4, y - up + 2, y + down - 4]
      const stands =
        x0 > 2 &&
        x1 < 98 &&
        y0 > 2 &&
        y1 < 97 &&
        ok(x0, y, 4) &&
        ok(x1, y, 4) &&
        ok(x0, y0, 2) &&
        ok(x1, y0, 2)
      const clear = arms.every((a) => a[0] < x0 - 7 || a[0] > x1 + 7 || a[1] < y0 - 9 || a[1] > y1 + 8)
      // A landmark may stand at the square, not on the streets that lead to it.
      const paved = [x0, (x0 + x1) / 2, x1].some(
        (px) => !lines.clear(px, y, 2.6) || !lines.clear(px, y - 3, 2.2),
      )
      if (!stands || !clear || (paved && kind !== 'market') || !offLandmarks(x0, x1, y0, y1)) continue
      landmarks.push({ kind, foot: [x, y] })
      return
    }
  }
  if (whole) {
    place('cathedral', [
      [-28, -8.6],
      [6, -8.6],
      [-28, -18],
      [6, 22],
      [-26, 22],
      [2, -20],
    ])
    place('market', [[0, 1.5]])
    place('grove', [
      [20, 14],
      [-20, 15],
      [22, -16],
      [-22, 20],
      [14, 24],
      [-14, -22],
    ])
  } else if (large) {
    const choice = r.next()
    const kind = LANDMARK_SHARES.find(([upTo]) => choice < upTo)?.[1] ?? 'church'
    place(
      kind,
      kind === 'market' ? [[0, 1.2]] : kind === 'grove' ? [[0, 0], ...AROUND_SQUARE] : AROUND_SQUARE,
    )
    if (!landmarks.length) place('hall', AROUND_SQUARE)
  }

  const stands = (px: number, y: number): boolean => {
    const x = Math.max(0.1, Math.min(99.9, px))
    const below = y + WALL_HEIGHT + 0.6
    return (
      ok(x, y, HOUSE_TO_WALL) &&
      // Farther from a wall in front, which would hide the house.
      (below >= 100 || ok(x, below, 1.2)) &&
      (y < 5 || ok(x, y - 5, ROOF_TO_WALL))
    )
  }
  return {
    lanes,
    square: half ? { centre, half } : undefined,
    landmarks,
    arms,
    fits(x, y, width) {
      const right = x + width + HOUSE_DEPTH
      const middle = x + width / 2
      return (
        y <= 99.3 &&
        y >= 5.4 &&
        right <= 101.6 &&
        arms.every((a) => Math.abs(middle - a[0]) > width / 2 + 8 || Math.abs(y - 3 - a[1]) > 12) &&
        gates.every((g) => Math.abs(middle - g[0]) > width / 2 + 6 || Math.abs(y - g[1]) > 17) &&
        offLandmarks(x, right, y - 6, y) &&
        offStreets(x + 0.6, y - 0.6, 2.3) &&
        offStreets(x + width * 0.6, y - 0.8, 2.5) &&
        offStreets(x + width + 1.2, y - 0.8, 2.2) &&
        offStreets(middle, y - 3.6, 1.2) &&
        stands(x, y) &&
        stands(right, y)
      )
    },
  }
}

/** Two coats of arms stand side by side. */
const armsSideBySide = ([x, y]: Point, count: number): Point[] =>
  count === 2
    ? [
        [x - 7.6, y],
        [x + 7.6, y],
      ]
    : [[x, y]]

function squarePlace(
  edges: readonly number[],
  whole: boolean,
  ok: (x: number, y: number, margin: number) => boolean,
  walls: Lines,
  arms: readonly Point[],
  r: Random,
): Point {
  if (whole) return [r.between(47, 53), r.between(53, 58)]
  let best: Point | undefined
  let most = -1
  for (let i = 0; i < 120; i++) {
    const p: Point = [r.between(20, 80), r.between(20, 80)]
    if (!ok(p[0], p[1], SQUARE_TO_WALL)) continue
    const fromArms = Math.min(18, ...arms.map((a) => distance(a, p)))
    const room =
      Math.min(walls.distance(p[0], p[1]), 26) -
      distance(p, [50, 50]) * 0.35 +
      r.between(0, 7) +
      fromArms * 0.5
    if (room > most) {
      most = room
      best = p
    }
  }
  if (best) return best
  const [x, y] = port(edges[0] ?? 0)
  return [50 + (x - 50) * 0.55, 50 + (y - 50) * 0.55]
}

/** Streets from the middle of every city edge and from every gate to the square. */
function lanesToSquare(
  s: Skeleton,
  edges: readonly number[],
  gates: readonly Point[],
  centre: Point,
  split: boolean,
  r: Random,
): Point[][] {
  const fromEdges = edges.map((edge) => {
    const p = port(edge)
    // Where a town passes under another one, its street runs straight to the arch.
    if (split && s.viaduct) return [p, [50, p[1] < 50 ? 36 : 69] as const]
    return cubic(
      p,
      [p[0] + (50 - p[0]) * 0.5, p[1] + (50 - p[1]) * 0.5],
      [centre[0] + r.between(-9, 9), centre[1] + r.between(-9, 9)],
      centre,
      10,
    )
  })
  const fromGates = gates.map((gate) =>
    cubic(
      gate,
      [gate[0] + (centre[0] - gate[0]) * 0.3, gate[1] - 14],
      [centre[0], centre[1] + 4],
      centre,
      10,
    ),
  )
  return [...fromEdges, ...fromGates]
}

/** The one lane of a small town, which ends among its houses. */
function lane(
  edges: readonly number[],
  centre: Point,
  ok: (x: number, y: number, margin: number) => boolean,
): Point[] {
  const p = port(edges[0] ?? 0)
  return cubic(p, [p[0] * 0.8 + 10, p[1] * 0.8 + 10], centre, centre, 6).filter(([x, y]) => ok(x, y, 1))
}

/** The place of a coat of arms: farthest from walls and edges, with a little whim. */
export function armsPlace(city: Pick<CityShape, 'parts' | 'walls' | 'edges'>, r: Random): Point | undefined {
  // A town that fills its tile has its square in the middle.
  if (city.edges.length === 4) return [r.between(68, 76), r.between(24, 30)]
  const part = city.parts[0] ?? []
  const walls = new Lines(city.walls.map((wall) => wall.course))
  let best: Point | undefined
  let most = -1
  for (let i = 0; i < 160; i++) {
    const [x, y] = [r.between(14, 86), r.between(14, 86)]
    if (!inside(x, y, part)) continue
    const edges = Math.min(x, 100 - x, y, 100 - y) * 0.8
    const room = Math.min(walls.distance(x, y), edges) + r.between(0, 2)
    if (room > most) {
      most = room
      best = [x, y]
    }
  }
  return best
}
