import type { TileFacts } from '../../tiles/types.ts'
import type { NeutralShape, PlayerShape } from '../figure.ts'
import { rotated, type Point } from '../geometry.ts'
import { mark, type Mark } from '../marks.ts'
import { at, ellipse, num, polygon, polyline, smooth, xy } from '../path.ts'
import type { SetDrawing, TilePlan } from '../set-drawing.ts'

/** A tent's sand and canopy, nine gores red and cream, in a group around (x, y). */
function drawTent([x, y]: Point): Mark {
  const [radius, base, top, gores] = [14.5, 5, -18, 9]
  const rimPoint = (i: number): Point => {
    const angle = Math.PI * (1 - i / gores)
    return [Math.cos(angle) * radius, -1 + Math.sin(angle) * 5]
  }
  let red = ''
  let scallops = ''
  for (let i = 0; i < gores; i++) {
    const [a, b] = [rimPoint(i), rimPoint(i + 1)]
    const [sa, sb] = [Math.sin(Math.PI * (1 - i / gores)), Math.sin(Math.PI * (1 - (i + 1) / gores))]
    if (i % 2 === 0) {
      const [wa, wb] = [(a[0] * (radius - 1)) / radius, (b[0] * (radius - 1)) / radius]
      red += `M${xy(0, top)}Q${xy(a[0] * 0.42, -7 + sa * 1.5)} ${at(a)}L${at(b)}Q${xy(b[0] * 0.42, -7 + sb * 1.5)} ${xy(0, top)}Z`
      red += polygon([wa, 0], [wa, base + sa * 5], [wb, base + sb * 5], [wb, 0])
    }
    scallops += `M${at(a)}q${xy((b[0] - a[0]) / 2, (b[1] - a[1]) / 2 + 2.6)} ${xy(b[0] - a[0], b[1] - a[1])}`
  }
  const skirt = radius - 1
  return {
    transform: `translate(${xy(x, y + 4)})scale(1.18)`,
    marks: [
      mark('sand', ellipse(0, 0, 17, 11)),
      mark('cast', ellipse(3.4, base + 2, radius + 3, 6.4)),
      mark('canvas', `M${xy(-skirt, -1)}V${base}A${skirt} 5 0 0 0 ${xy(skirt, base)}V-1Z`),
      mark(
        'canvas',
        `M${xy(0, top)}Q${xy(-radius * 0.42, -7)} ${xy(-radius, -1)}A${radius} 5 0 0 0 ${xy(radius, -1)}Q${xy(radius * 0.42, -7)} ${xy(0, top)}Z`,
      ),
      mark('canvas-red', red),
      mark(
        'shade',
        `M${xy(0, top)}Q1-5 4 3.6V${num(base + 4.6)}Q${xy(skirt, base + 3.6)} ${xy(skirt, base)}V-1H${radius}Q${xy(radius * 0.42, -7)} ${xy(0, top)}Z`,
      ),
      mark('line', `${scallops}M${xy(0, top)}v-5`),
      mark('dark', `M-2.4 ${num(base + 4.8)}L0 3L2.4 ${num(base + 4.8)}Z`),
      mark('flag', `M${xy(0, top - 5)}l6.4 1.7l-6.4 1.9Z`),
    ],
  }
}

/** Rows of stakes from a tent to a wall. */
function drawPalisades(lines: readonly (readonly Point[])[]): Mark[] {
  const d = lines.map(polyline).join('')
  return [mark('stake-ink', d), mark('stake', d)]
}

interface Drum {
  readonly body: string
  readonly stripes: string
  readonly top: string
}

function drum(x: number, y: number, half: number, height: number): Drum {
  let stripes = ''
  for (let i = 0; i < 3; i++) {
    const a = -half + (2 * half * (i + 0.15)) / 3
    const b = -half + (2 * half * (i + 0.6)) / 3
    stripes += polygon(
      [x + a, y - height],
      [x + a * 1.1, y + 0.6],
      [x + b * 1.1, y + 0.6],
      [x + b, y - height],
    )
  }
  const foot = half * 1.12
  return {
    body: `M${xy(x - half, y - height)}L${xy(x - foot, y)}A${xy(foot, half * 0.36)} 0 0 0 ${xy(x + foot, y)}L${xy(x + half, y - height)}Z`,
    stripes,
    top: ellipse(x, y - height, half, half * 0.36),
  }
}

/** The acrobats' place: a disc of sand of radius 22 with two drums and a taller one between and behind. */
function drawAcrobatPlace([x, y]: Point): Mark {
  const sand: Point[] = [
    [-15, 0],
    [-10, -10],
    [0, -14],
    [11, -10],
    [15, 1],
    [10, 10],
    [0, 13],
    [-11, 10],
  ]
  const [back, left, right] = [drum(0, -1, 4.6, 8.4), drum(-7.2, 7, 5, 4.8), drum(7.2, 7, 5, 4.8)]
  return {
    transform: `translate(${xy(x, y)})scale(1.5)`,
    marks: [
      mark('sand', smooth(sand, true)),
      mark('cast', ellipse(-5, 8.6, 5.6, 2) + ellipse(9.6, 8.6, 5.6, 2)),
      mark('canvas', back.body),
      mark('canvas-red', back.stripes),
      mark('stone-top', back.top),
      mark('canvas', left.body + right.body),
      mark('canvas-red', left.stripes + right.stripes),
      mark('stone-top', left.top + right.top),
    ],
  }
}

/** Where a tent stands that is not in the middle of its tile. */
const TENTS: Readonly<Record<string, Point>> = {
  'circus/cfff-tent': [50, 62],
  'circus/crrc-tent': [66, 66],
  'circus/ccrf-tent': [52, 50],
}

/** Rows of stakes from a tent to a wall, where the two together part fields. */
const PALISADES: Readonly<Record<string, readonly (readonly Point[])[]>> = {
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

/** Sand between two cities that meet behind a tent. */
const WEDGES: Readonly<Record<string, readonly Point[]>> = {
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

const RINGMASTER: PlayerShape = {
  silhouette:
    'M-11-25.2Q0-28.4 11-25.2L7.4-13.4C10.4-9 12.4-5.6 13.4-2.4L7-3.8L8.4 1.4H1.6L0-6.6L-1.6 1.4H-8.4L-7-3.8L-13.4-2.4C-12.4-5.6-10.4-9-7.4-13.4Z' +
    ellipse(0, -30, 5.9) +
    'M-10-36.6Q0-33.6 10-36.6V-34Q0-31 -10-34Z' +
    'M-6.4-35.2L-7-47Q0-49 7-47L6.4-35.2Z' +
    'M6.6-25.4L16-37.6L20-34.6L11.6-19.8Z' +
    'M-6.6-25.4L-13.6-20.4L-9-12.8L-6-14.8L-8.6-19.4Z' +
    'M16.6-34.4L21.4-48.4L23.4-47.6L19.6-33.6Z',
  shade: 'M4-26.6L11-25.2L7.4-13.4C10.4-9 12.4-5.6 13.4-2.4L7-3.8L8.4 1.4H4.4L3-10Z',
  folds: 'M-6.6-38.4Q0-36 6.6-38.4M-4.4-26.4L0-23L4.4-26.4M0-13.4V-7.4',
  mark: [0, -18, 0.62],
}

/** The tent that travels: a red and cream cone with a pennon. */
const TENT: NeutralShape = {
  silhouette: 'M-17 0Q0 4.6 17 0V-11H19L0-36L-19-11H-17ZM-.9-35V-45H.9V-43L9-40.6L.9-38V-35Z',
  shade: 'M0-36L19-11H17V0Q11 2 5 2.2V-11Z',
  shadow: [4, 1.6, 21, 5],
  fill: '#f6e9c9',
  below:
    '<path d="M-19-11L0-36L-9-11ZM0-36L9-11H-1.5ZM-17 0V-11H-10V1.7ZM-2 2.4V-11H7.6V2Z" fill="#b8382f"/>',
  over: '<path d="M-19-11Q-15-7.6-12-11Q-8-7.6-4.6-11Q0-7.6 4.6-11Q8-7.6 12-11Q15-7.6 19-11" stroke="#3a2a1c" stroke-width="1.1" fill="none"/>',
}

const MIDDLE: Point = [50, 50]

const has = (tile: TileFacts, type: 'tent' | 'acrobats'): boolean =>
  tile.segments.some((segment) => segment.type === type)

const tentOn = (tile: TileFacts): Point => TENTS[tile.id] ?? MIDDLE

function planOf(tile: TileFacts): TilePlan {
  const palisades = PALISADES[tile.id] ?? []
  if (has(tile, 'tent')) return { palisades, end: { centre: tentOn(tile), radius: 19, reach: 8 } }
  if (has(tile, 'acrobats')) return { palisades, end: { centre: MIDDLE, radius: 22 } }
  return { palisades }
}

/** The circus: tents, which roads run up to and palisades join to walls, and the acrobats' places. */
export const CIRCUS_DRAWING: SetDrawing = {
  printings: ['circus'],
  figures: { ringmaster: RINGMASTER, tent: TENT },
  plan: planOf,
  extras(tile, s) {
    const here = (point: Point): Point => rotated(point, s.rotation)
    const wedge = WEDGES[tile.id]?.map(here)
    return {
      flat: wedge ? [mark('sand', polygon(...wedge))] : [],
      standing: [
        ...(s.palisades.length ? drawPalisades(s.palisades) : []),
        ...(has(tile, 'tent') ? [drawTent(here(tentOn(tile)))] : []),
        ...(has(tile, 'acrobats') ? [drawAcrobatPlace(MIDDLE)] : []),
      ],
    }
  },
}

/** The nine tiles that a tent reaches: the outline of the block of cells around it. */
export const tentReach = (x: number, y: number): Point[] => [
  [(x - 1) * 100 + 2, (y - 1) * 100 + 2],
  [(x + 2) * 100 - 2, (y - 1) * 100 + 2],
  [(x + 2) * 100 - 2, (y + 2) * 100 - 2],
  [(x - 1) * 100 + 2, (y + 2) * 100 - 2],
]
