import { inside, Lines } from './geometry.ts'
import { drawHouse, HOUSE_LAYERS } from './house.ts'
import { drawArms, drawLandmark, LANDMARK_LAYERS } from './landmark.ts'
import { stack, type Mark } from './marks.ts'
import { drawGate, drawWall, GATE_LAYERS, WALL_LAYERS } from './masonry.ts'
import { ellipse, num, smooth, xy } from './path.ts'
import type { Random } from './random.ts'
import { rowSteps } from './rows.ts'
import type { Skeleton } from './skeleton.ts'
import type { Steps } from './steps.ts'
import { drawTree, TREE_LAYERS } from './things.ts'
import { planTown } from './town-plan.ts'

/** What the towns of a tile add: streets and squares to the flat part, everything else to the relief. */
export interface TownDrawing {
  readonly streets: string
  readonly squares: string
  /** Walls at the back, houses, landmarks, trees. */
  readonly behind: readonly Mark[]
  /** Walls in front and gates. */
  readonly before: readonly Mark[]
  readonly arms: readonly Mark[]
}

/** The towns of a tile; a step is a wall, the plan of a part, a row of houses. */
export function* townSteps(s: Skeleton, r: Random): Steps<TownDrawing> {
  const behind = stack(WALL_LAYERS)
  const before = stack({ ...WALL_LAYERS, ...GATE_LAYERS })
  const houses = stack(HOUSE_LAYERS)
  const landmarks = stack(LANDMARK_LAYERS)
  const trees = stack(TREE_LAYERS)
  const arms: Mark[] = []
  let [streets, squares] = ['', '']
  const gates = s.gates.map((gate) => gate.at)
  for (const city of s.cities) {
    for (const wall of city.walls) {
      drawWall(behind, before, wall.course, city.parts[wall.part] ?? [], gates, r)
      yield
    }
    for (const index of city.parts.keys()) {
      const plan = planTown(s, city, index, r)
      yield
      streets += plan.lanes.map((lane) => smooth(lane)).join('')
      if (plan.square) {
        const { centre, half } = plan.square
        squares += ellipse(centre[0], centre[1], half * 1.3, half)
      }
      const large = city.edges.length > 1
      const plots = yield* rowSteps(
        {
          left: 0,
          right: 97.5,
          first: [6.2, 8],
          bottom: 101.5,
          pitch: [7.7, 8.7],
          bow: large ? 2.2 : 1.2,
          wave: r.between(15, 24),
          phase: r.between(0, Math.PI * 2),
          large: 0.12,
          empty: 0.06,
        },
        r,
        plan.fits,
        (x, y) => {
          if (r.chance(0.7)) drawTree(trees, r, x + 2.4, y - 0.4, r.between(1.5, 2))
        },
      )
      yield
      for (const plot of plots) {
        const roof = r.chance(0.5) ? 'roofSlate' : 'roofRed'
        const shape = plot.large ? ({ wallHeight: 3.6, roofHeight: 4.6, gable: false, roof } as const) : {}
        drawHouse(houses, r, plot.x, plot.y, plot.width, shape)
      }
      for (const { kind, foot } of plan.landmarks) drawLandmark(kind, { houses, landmarks, trees }, r, foot)
      arms.push(...plan.arms.flatMap(drawArms))
    }
  }
  for (const gate of s.gates) drawGate(before, gate.at, gate.edge)
  return {
    streets,
    squares,
    behind: [...behind.marks(), ...houses.marks(), ...landmarks.marks(), ...trees.marks()],
    before: before.marks(),
    arms,
  }
}

/** Short strokes on the towns' ground. */
export function townStrokes(s: Skeleton, r: Random): string {
  let d = ''
  for (const part of s.cities.flatMap((city) => city.parts)) {
    const outline = new Lines([[...part, ...part.slice(0, 1)]])
    for (let i = 0; i < 26; i++) {
      const [x, y] = [r.between(2, 98), r.between(2, 98)]
      if (inside(x, y, part) && outline.clear(x, y, 3)) d += `M${xy(x, y)}h${num(r.between(1, 2.6))}`
    }
  }
  return d
}
