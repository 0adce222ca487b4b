import { cubic, type Point } from '../geometry.ts'
import type { CityCourse, RoadCourse, SetDrawing, TilePlan } from '../set-drawing.ts'
import { CROSSING, crossingSkeleton, drawViaduct } from './crossing.ts'

/** A city around three corners, whose two walls face away from one another. */
function cornerCity(): readonly CityCourse[] {
  const east: Point[] = [
    [100, 0],
    [88, 21],
    [74, 37],
    [73, 62],
    [100, 100],
  ]
  const south: Point[] = [
    [100, 100],
    [62, 73],
    [37, 74],
    [20, 87],
    [0, 100],
  ]
  return [
    {
      parts: [[[0, 100], [0, 0], ...east, ...south.slice(1, -1)]],
      walls: [
        { course: east, part: 0 },
        { course: south, part: 0 },
      ],
    },
  ]
}

/** A road from W that turns to the gate of the city in the N. */
const WEST_TO_GATE: RoadCourse = {
  course: cubic([0, 50], [20, 50], [36, 52], [40, 33], 12),
  gate: { at: [40, 31], edge: 2 },
}

const PLANS: Readonly<Record<string, TilePlan>> = {
  'king-robber/cffr': { roads: { road0: WEST_TO_GATE } },
  'king-robber/crrr': { roads: { road0: WEST_TO_GATE } },
  'king-robber/crrc': {
    cities: cornerCity(),
    roads: {
      road0: { course: cubic([50, 100], [50, 90], [50, 80], [50, 73], 8), gate: { at: [50, 73.5], edge: 2 } },
      road1: { course: cubic([100, 50], [90, 50], [80, 50], [74, 50], 8), gate: { at: [73.5, 50], edge: 1 } },
    },
  },
}

/** King and robber baron: roads that turn to a gate, a city with two walls, and two that cross. */
export const KING_ROBBER_DRAWING: SetDrawing = {
  printings: ['king-robber'],
  plan: (tile) => PLANS[tile.id] ?? {},
  skeleton: (tile, quarterTurns) => (tile.id === CROSSING ? crossingSkeleton(tile, quarterTurns) : undefined),
  extras: (_, s) => (s.viaduct ? { amidTowns: drawViaduct() } : {}),
}
