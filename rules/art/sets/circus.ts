import type { TileFacts } from '../../tiles/types.ts'
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
