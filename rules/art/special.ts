import { cubic, type Point } from './geometry.ts'

/*
 * Tiles whose courses no general rule gives, at rotation 0. Everything here is geometry that the rules
 * depend on: which fields a wall, a ring or a palisade parts.
 */

/** Part of a city that replaces what the general rule gives. */
interface CityCourse {
  readonly parts: readonly (readonly Point[])[]
  readonly walls: readonly { readonly course: readonly Point[]; readonly part: number }[]
}

function ring(from: number, to: number, radius: number): Point[] {
  return Array.from({ length: 7 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / 6
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)]
  })
}

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

/** Two cities that touch in the middle and so part the fields. */
function touchingCities(): readonly CityCourse[] {
  const north: Point[] = [
    [100, 0],
    [88, 16],
    [70, 34],
    [50, 49],
    [29, 33],
    [10, 16],
    [0, 0],
  ]
  const south: Point[] = [
    [0, 100],
    [12, 84],
    [31, 67],
    [50, 49],
    [71, 66],
    [90, 84],
    [100, 100],
  ]
  return [
    { parts: [[[0, 0], ...north.slice(0, -1)]], walls: [{ course: north, part: 0 }] },
    { parts: [[[100, 100], ...south.slice(0, -1)]], walls: [{ course: south, part: 0 }] },
  ]
}

/** Two cities that meet in a diagonal, with a crop circle between them. */
function citiesAroundCircle(): readonly CityCourse[] {
  const upper = ring(-Math.PI / 4, (-Math.PI * 5) / 4, 20)
  const lower = ring(-Math.PI / 4, (Math.PI * 3) / 4, 20)
  const northWest: Point[] = [[100, 0], [86, 17], ...upper, [17, 86], [0, 100]]
  return [
    {
      parts: [[[0, 100], [0, 0], ...northWest.slice(0, -1)]],
      walls: [{ course: northWest, part: 0 }],
    },
    {
      parts: [[[100, 0], [100, 100], [0, 100], [17, 86], ...lower.slice().reverse(), [86, 17]]],
      walls: [{ course: lower, part: 0 }],
    },
  ]
}

export const CITY_COURSES: Readonly<Record<string, readonly CityCourse[]>> = {
  'king-robber/crrc': cornerCity(),
  'crop-circles-2/cfcf-cropcircle-city': touchingCities(),
  'crop-circles-2/cccc-cropcircle-city': citiesAroundCircle(),
}

interface RoadCourse {
  readonly course: Point[]
  readonly gate?: { readonly at: Point; readonly edge: number }
}

/** A road from W that turns to the gate of the city in the N. */
const WEST_TO_GATE: RoadCourse = {
  course: cubic([0, 50], [20, 50], [36, 52], [40, 33], 12),
  gate: { at: [40, 31], edge: 2 },
}

export const ROAD_COURSES: Readonly<Record<string, Readonly<Record<string, RoadCourse>>>> = {
  'king-robber/cffr': { road0: WEST_TO_GATE },
  'king-robber/crrr': { road0: WEST_TO_GATE },
  'king-robber/crrc': {
    road0: { course: cubic([50, 100], [50, 90], [50, 80], [50, 73], 8), gate: { at: [50, 73.5], edge: 2 } },
    road1: { course: cubic([100, 50], [90, 50], [80, 50], [74, 50], 8), gate: { at: [73.5, 50], edge: 1 } },
  },
  'crop-circles-2/frrr-cropcircle-road': {
    road1: { course: cubic([100, 50], [80, 50], [62, 51], [43.6, 58.4], 10) },
  },
}

/** How strongly a road bends where a circle must have room. */
export const BENDS: Readonly<Record<string, number>> = {
  'crop-circles-2/frrr-cropcircle-road': 9,
  'crop-circles-2/rrrr-cropcircle-road': -10,
}

/** Where a crop circle lies; `pass`: the roads do not end at it. */
export const CIRCLES: Readonly<
  Record<string, { readonly centre: Point; readonly radius: number; readonly roads?: 'pass' }>
> = {
  'crop-circles-1/cffc-cropcircle-city': { centre: [74, 74], radius: 17 },
  'crop-circles-1/ccff-cropcircle-city': { centre: [36, 66], radius: 19 },
  'crop-circles-1/crff-cropcircle-field': { centre: [48, 60], radius: 19 },
  'crop-circles-1/ffrr-cropcircle-road': { centre: [64, 34], radius: 21 },
  'crop-circles-1/cfrr-cropcircle-field': { centre: [71, 63], radius: 18 },
  'crop-circles-1/rfrr-cropcircle-road': { centre: [54, 50], radius: 18 },
  'crop-circles-2/frrr-cropcircle-road': { centre: [66, 22], radius: 16, roads: 'pass' },
  'crop-circles-2/rrrr-cropcircle-road': { centre: [62, 38], radius: 17 },
  'crop-circles-2/cfrf-cropcircle-field': { centre: [50, 58], radius: 18 },
  'crop-circles-2/crfr-cropcircle-field': { centre: [50, 60], radius: 18 },
  'crop-circles-2/cfcf-cropcircle-city': { centre: [84, 50], radius: 12 },
  'crop-circles-2/cccc-cropcircle-city': { centre: [50, 50], radius: 15 },
}

export const TENTS: Readonly<Record<string, Point>> = {
  'circus/cfff-tent': [50, 62],
  'circus/crrc-tent': [66, 66],
  'circus/ccrf-tent': [52, 50],
}

/** Rows of stakes from a tent to a wall, where the two together part fields. */
export const PALISADES: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  'circus/cffr-tent': [
    [
      [50, 46],
      [50, 31],
    ],
  ],
  'circus/cfrf-tent': [
    [
      [50, 46],
      [50, 31],
    ],
  ],
  'circus/crfr-tent': [
    [
      [50, 46],
      [50, 31],
    ],
  ],
  'circus/cfcf-tent': [
    [
      [50, 46],
      [50, 31],
    ],
    [
      [50, 54],
      [50, 69],
    ],
  ],
  'circus/crrc-tent': [
    [
      [62, 62],
      [56, 56],
    ],
  ],
  'circus/ccrf-tent': [
    [
      [50, 46],
      [48, 31],
    ],
    [
      [54, 50],
      [68, 50],
    ],
  ],
}

export const WEDGES: Readonly<Record<string, readonly Point[]>> = {
  'circus/ccrf-tent': [
    [50, 31],
    [66, 22],
    [82, 9],
    [100, 0],
    [91, 18],
    [78, 34],
    [68, 50],
    [52, 60],
  ],
}
