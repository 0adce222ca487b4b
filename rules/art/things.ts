import type { Paint } from './paint.ts'
import { at, ellipse, num, polygon, rect, xy } from './path.ts'
import type { Point } from './geometry.ts'
import type { Stack } from './marks.ts'
import type { Random } from './random.ts'

/** Layers of trees, lowest first. */
export const TREE_LAYERS = {
  treeShadow: 'cast',
  leaf: 'leaf',
  olives: 'olives',
  fir: 'fir',
  crown: 'crown',
  firLine: 'thin',
  scribble: 'scribble',
} as const satisfies Record<string, Paint>

export type TreeLayer = keyof typeof TREE_LAYERS

/** The kinds of tree. */
export type Tree = 'leaf' | 'olives' | 'fir'

/** A tree whose foot is at (x, y); `size` is about the radius of its crown. */
export function drawTree(
  into: Stack<TreeLayer>,
  r: Random,
  x: number,
  y: number,
  size: number,
  kind: Tree = 'leaf',
): void {
  into.add('treeShadow', ellipse(x + size * 0.55, y + 0.1, size * 1.05, size * 0.42))
  if (kind === 'fir') {
    const height = size * 2.7
    into.add(
      'fir',
      `M${xy(x - size * 0.85, y - size * 0.2)}Q${xy(x, y + size * 0.3)} ${xy(x + size * 0.85, y - size * 0.2)}L${xy(x, y - height)}Z`,
    )
    into.add(
      'firLine',
      `M${xy(x + size * 0.2, y - height * 0.6)}l${xy(size * 0.35, 0.9)}M${xy(x + size * 0.1, y - height * 0.35)}l${xy(size * 0.55, 0.9)}`,
    )
    return
  }
  const middle = y - size * 1.15
  const from = r.between(0, Math.PI * 2)
  const arcs = Array.from({ length: 6 }, (_, i): Point => {
    const angle = from + (i / 6) * Math.PI * 2
    const k = size * r.between(0.86, 1.08)
    return [x + Math.cos(angle) * k, middle + Math.sin(angle) * k * 0.92]
  })
  let d = 'M' + at(arcs[0] as Point)
  arcs.forEach((p, i) => {
    const q = arcs[(i + 1) % 6] as Point
    const bow = num(Math.hypot(q[0] - p[0], q[1] - p[1]) * 0.56)
    d += `A${bow} ${bow} 0 0 1 ${at(q)}`
  })
  into.add(kind, d + 'Z')
  into.add('crown', ellipse(x - size * 0.3, middle - size * 0.32, size * 0.58, size * 0.5))
  into.add(
    'scribble',
    `M${xy(x + size * 0.15, middle + size * 0.45)}q${xy(size * 0.35, 0.1)} ${xy(size * 0.55, -size * 0.4)}` +
      `M${xy(x + size * 0.5, middle + size * 0.05)}q${xy(size * 0.2, -0.1)} ${xy(size * 0.2, -size * 0.35)}`,
  )
}

/** Layers of the small things of farming, lowest first. */
export const FARM_LAYERS = {
  hill: 'hill',
  hillLine: 'thin',
  orchard: 'lawn',
  rows: 'rows',
} as const satisfies Record<string, Paint>

export const STOCK_LAYERS = { hay: 'hay', sheep: 'sheep' } as const satisfies Record<string, Paint>

export function drawHay(into: Stack<'treeShadow' | 'hay' | 'scribble'>, x: number, y: number): void {
  into.add('treeShadow', ellipse(x + 1.4, y + 0.1, 3.2, 1))
  into.add(
    'hay',
    `M${xy(x - 2.4, y)}Q${xy(x - 2.4, y - 4.2)} ${xy(x, y - 4.9)}Q${xy(x + 2.4, y - 4.2)} ${xy(x + 2.4, y)}Q${xy(x, y + 1)} ${xy(x - 2.4, y)}Z`,
  )
  into.add('scribble', `M${xy(x + 0.4, y - 3.6)}l.7 3.4M${xy(x + 1.2, y - 2.6)}l.3 2.3M${xy(x, y - 4.9)}v-1`)
}

export function drawSheep(into: Stack<'sheep' | 'scribble'>, x: number, y: number): void {
  into.add('sheep', ellipse(x, y - 1.1, 1.5, 1.05) + rect(x + 1.2, y - 1.6, 1.1, 1))
  into.add('scribble', `M${xy(x - 0.8, y - 0.2)}v.8M${xy(x + 0.7, y - 0.2)}v.8`)
}

/** A hill of hachures. */
export function drawHill(
  into: Stack<'hill' | 'hillLine'>,
  r: Random,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const ridge =
    `M${xy(x - w, y)}C${xy(x - w * 0.5, y - h * 0.3)} ${xy(x - w * 0.35, y - h)} ${xy(x, y - h)}` +
    `C${xy(x + w * 0.4, y - h)} ${xy(x + w * 0.5, y - h * 0.3)} ${xy(x + w, y)}`
  into.add('hill', `${ridge}Q${xy(x, y + h * 0.3)} ${xy(x - w, y)}Z`)
  let d = ridge
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const length = h * (0.8 - 0.5 * t) * r.between(0.6, 1)
    d += `M${xy(x + w * (0.02 + 0.86 * t), y - h * (1 - t * t * 0.92) + 0.6)}q${xy(0.2, length * 0.5)} ${xy(1.1 + t, length)}`
  }
  into.add('hillLine', d)
}

/** Layers of the garden, lowest first. */
export const GARDEN_LAYERS = {
  gardenLawn: 'lawn',
  beds: 'bed',
  flowers: 'flower',
  basin: 'stone-top',
} as const satisfies Record<string, Paint>

const BED_CORNERS: readonly Point[] = [
  [-6.9, -4.6],
  [1.3, -4.6],
  [-6.9, 0.9],
  [1.3, 0.9],
]

const FLOWERS: readonly Point[] = [
  [-6, -3.4],
  [-4, -2.4],
  [-2.8, -3.8],
  [3, -3.4],
  [5, -2.2],
  [6, -3.8],
  [-5.8, 2],
  [-4, 3.2],
  [-2.6, 2],
  [2.8, 3.2],
  [4.4, 2],
  [6, 3.2],
]

/** A formal garden, 17 × 12, around (x, y): a place for rules, so it must be found at a glance. */
export function drawGarden(into: Stack<keyof typeof GARDEN_LAYERS>, x: number, y: number): void {
  into.add('gardenLawn', rect(x - 8.5, y - 6, 17, 12))
  into.add('beds', BED_CORNERS.map(([dx, dy]) => rect(x + dx, y + dy, 5.6, 3.7)).join(''))
  into.add('flowers', FLOWERS.map(([dx, dy]) => ellipse(x + dx, y + dy, 0.62)).join(''))
  into.add('basin', ellipse(x, y, 1.7, 1.4))
}

/** An orchard's lawn under its trees. */
export function drawOrchardLawn(into: Stack<'orchard'>, x: number, y: number, skew: number): void {
  into.add(
    'orchard',
    polygon(
      [x - 10 - skew * 8, y - 8],
      [x + 10 - skew * 8, y - 8.6],
      [x + 11 + skew * 7, y + 7.4],
      [x - 9.4 + skew * 7, y + 8.2],
    ),
  )
}
