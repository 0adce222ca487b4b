import { cubic, inside, Lines, port, type Point } from './geometry.ts'
import { drawHouse, HOUSE_LAYERS, type HouseLayer } from './house.ts'
import { drawChurch, drawKeep, LANDMARK_LAYERS, shield } from './landmark.ts'
import { stack, type Mark } from './marks.ts'
import { drawWall, GATE_LAYERS, WALL_HEIGHT, WALL_LAYERS, drawGate } from './masonry.ts'
import { ellipse, smooth, xy } from './path.ts'
import type { Random } from './random.ts'
import type { CityShape, Skeleton, Surroundings } from './skeleton.ts'
import { drawTree, TREE_LAYERS } from './things.ts'

/** What the towns of a tile add: streets and squares to the flat part, everything else to the relief. */
export interface TownDrawing {
  readonly streets: string
  readonly squares: string
  readonly behind: Mark[]
  readonly before: Mark[]
  readonly shields: Mark[]
}

interface Plot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly large: boolean
}

/** How far a house may stand from the middle of a street, at three of its points. */
const STREET_CLEAR = [2.3, 2.5, 2.2, 1.2] as const

/** The place of the coat of arms: farthest from walls and edges. */
function shieldPlace(part: readonly Point[], walls: Lines, r: Random): Point | undefined {
  let best: Point | undefined
  let most = -1
  for (let i = 0; i < 200; i++) {
    const [x, y] = [r.between(12, 88), r.between(12, 88)]
    if (!inside([x, y], part)) continue
    const room =
      Math.min(walls.distance(x, y), x * 0.8, (100 - x) * 0.8, y * 0.8, (100 - y) * 0.8) + r.between(0, 2)
    if (room > most) {
      most = room
      best = [x, y]
    }
  }
  return best
}

function squarePlace(
  city: CityShape,
  ok: (x: number, y: number, m: number) => boolean,
  walls: Lines,
  r: Random,
): Point {
  let best: Point | undefined
  let most = -1
  for (let i = 0; i < 120; i++) {
    const [x, y] = [r.between(20, 80), r.between(20, 80)]
    if (!ok(x, y, 7)) continue
    const room = Math.min(walls.distance(x, y), 26) - Math.hypot(x - 50, y - 50) * 0.35 + r.between(0, 7)
    if (room > most) {
      most = room
      best = [x, y]
    }
  }
  if (best) return best
  const [x, y] = port(city.edges[0] ?? 0)
  return [50 + (x - 50) * 0.55, 50 + (y - 50) * 0.55]
}

/** The towns of a tile. */
export function drawTowns(s: Skeleton, around: Surroundings, r: Random): TownDrawing {
  const behind = stack(WALL_LAYERS)
  const before = stack({ ...WALL_LAYERS, ...GATE_LAYERS })
  const houses = stack(HOUSE_LAYERS)
  const landmarks = stack(LANDMARK_LAYERS)
  const trees = stack(TREE_LAYERS)
  const shields: Mark[] = []
  let streetPaths = ''
  let squares = ''
  for (const city of s.cities) {
    for (const wall of city.walls)
      drawWall(behind, before, wall.course, city.parts[wall.part] ?? [], s.gates, r)
    const walls = new Lines(city.walls.map((wall) => wall.course))
    const gates = s.gates.filter((gate) => !walls.clear(gate[0], gate[1], 4))
    const several = city.edges.length > 1
    city.parts.forEach((part, index) => {
      const arms = city.pennants ? shieldPlace(part, walls, r) : undefined
      if (arms) shields.push(...shield(arms[0], arms[1], 1.12))
      const ok = (x: number, y: number, margin: number): boolean =>
        inside([x, y], part) && walls.clear(x, y, margin)
      const centre = squarePlace(city, ok, walls, r)
      const lanes: Point[][] = []
      if (several || gates.length) {
        for (const edge of city.edges) {
          const p = port(edge)
          lanes.push(
            cubic(
              p,
              [p[0] + (50 - p[0]) * 0.5, p[1] + (50 - p[1]) * 0.5],
              [centre[0] + r.between(-9, 9), centre[1] + r.between(-9, 9)],
              centre,
              10,
            ),
          )
        }
        for (const gate of gates)
          lanes.push(
            cubic(
              gate,
              [gate[0] + (centre[0] - gate[0]) * 0.3, gate[1] - 14],
              [centre[0], centre[1] + 4],
              centre,
              10,
            ),
          )
      } else {
        const p = port(city.edges[0] ?? 0)
        lanes.push(
          cubic(p, [p[0] * 0.8 + 10, p[1] * 0.8 + 10], centre, centre, 6).filter(([x, y]) => ok(x, y, 1)),
        )
      }
      const drawn = lanes.filter((lane) => lane.length > 1)
      streetPaths += drawn.map((lane) => smooth(lane)).join('')
      const half = several ? 6.5 : 0
      if (half) squares += ellipse(centre[0], centre[1], half + 2, half)
      const lines = new Lines(drawn)
      const street = (x: number, y: number, margin: number): boolean =>
        lines.clear(x, y, margin) &&
        !(half && Math.hypot((x - centre[0]) * 0.8, y - centre[1]) - half + 2 <= margin)
      let landmark: Point | undefined
      if (several && index === 0) {
        const [x, y] = [centre[0] + r.between(-3, 3) - 8, centre[1] - 6.2]
        const free = ok(x - 3, y, 4) && ok(x + 15, y, 5) && ok(x + 4, y - 14, 2)
        if (free && !(arms && Math.hypot(arms[0] - x - 6, arms[1] - y + 4) <= 17)) landmark = [x, y]
      }
      const plots = layOut(r, several, { ok, street, arms, landmark, gates: s.gates }, (x, y) =>
        drawTree(trees, r, x, y, r.between(1.5, 2)),
      )
      for (const plot of plots.sort((a, b) => a.y - b.y))
        drawHouse(
          houses,
          r,
          plot.x,
          plot.y,
          plot.width,
          plot.large
            ? {
                wallHeight: 3.6,
                roofHeight: 4.6,
                gable: false,
                roof: r.chance(0.5) ? 'roofSlate' : 'roofRed',
              }
            : {},
        )
      if (landmark && r.chance(0.62)) drawChurch(houses, landmarks, r, landmark)
      else if (landmark) drawKeep(landmarks, landmark)
    })
  }
  for (const gate of s.gates) drawGate(before, gate)
  void around
  return {
    streets: streetPaths,
    squares,
    behind: [...behind.marks(), ...houses.marks(), ...landmarks.marks(), ...trees.marks()],
    before: before.marks(),
    shields,
  }
}

interface Ground {
  readonly ok: (x: number, y: number, margin: number) => boolean
  readonly street: (x: number, y: number, margin: number) => boolean
  readonly arms: Point | undefined
  readonly landmark: Point | undefined
  readonly gates: readonly Point[]
}

/** Rows of houses from north to south, every row bent a little. */
function layOut(r: Random, large: boolean, ground: Ground, tree: (x: number, y: number) => void): Plot[] {
  const { ok, street, arms, landmark, gates } = ground
  const plots: Plot[] = []
  const phase = r.between(0, 6.28)
  const bow = large ? 2.2 : 1.2
  const wave = r.between(15, 24)
  for (let row = r.between(6.2, 8); row < 101.5; row += r.between(7.7, 8.7)) {
    let x = r.between(-0.2, 3.4)
    while (x < 97.5) {
      const big = r.chance(0.12)
      const width = big ? r.between(8.6, 10.4) : r.between(4.2, 7.8)
      const bend = bow * Math.sin(x / wave + phase) * Math.min(1, x / 14, (100 - x) / 14)
      const y = row + bend + r.between(-0.7, 0.7)
      const right = x + width + 2.4
      if (y > 99.3 || y < 5.4 || right > 101.6) {
        x += 1.2
        continue
      }
      const stands = (px: number): boolean => {
        const qx = Math.max(0.1, px)
        return (
          ok(qx, y, 1.8) &&
          (y + WALL_HEIGHT + 0.6 >= 100 || ok(qx, y + WALL_HEIGHT + 0.6, 1.2)) &&
          (y - 5 < 0 || ok(qx, y - 5, 1.4))
        )
      }
      const middle = x + width / 2
      const free =
        !(arms && Math.abs(middle - arms[0]) <= width / 2 + 8 && Math.abs(y - 3 - arms[1]) <= 12) &&
        gates.every((g) => Math.abs(middle - g[0]) > width / 2 + 6 || Math.abs(y - g[1]) > 17) &&
        street(x + 0.6, y - 0.6, STREET_CLEAR[0]) &&
        street(x + width * 0.6, y - 0.8, STREET_CLEAR[1]) &&
        street(x + width + 1.2, y - 0.8, STREET_CLEAR[2]) &&
        street(middle, y - 3.6, STREET_CLEAR[3]) &&
        !(
          landmark &&
          x <= landmark[0] + 21 &&
          right >= landmark[0] - 4.5 &&
          y >= landmark[1] - 16 &&
          y <= landmark[1] + 7.4
        ) &&
        stands(x) &&
        stands(Math.min(right, 99.9))
      if (!free) {
        x += 1
      } else if (r.chance(0.94)) {
        plots.push({ x, y, width, large: big })
        x += width + 2.4 + r.between(0.1, 1.1)
      } else {
        if (r.chance(0.7)) tree(x + 2.4, y - 0.4)
        x += 5.4
      }
    }
  }
  return plots
}

/** Short strokes on the town's ground. */
export function townStrokes(s: Skeleton, r: Random): string {
  let d = ''
  for (const city of s.cities) {
    const part = city.parts[0] ?? []
    const outline = new Lines([[...part, ...part.slice(0, 1)]])
    for (let i = 0; i < 26; i++) {
      const [x, y] = [r.between(2, 98), r.between(2, 98)]
      if (inside([x, y], part) && outline.clear(x, y, 3))
        d += `M${xy(x, y)}h${xy(r.between(1, 2.6), 0).split(' ')[0]}`
    }
  }
  return d
}

/** The layers of houses, for towns that are not made of tiles. */
export type { HouseLayer }
