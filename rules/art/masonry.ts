import { inside, type Point } from './geometry.ts'
import type { Paint } from './paint.ts'
import { ellipse, num, polygon, xy } from './path.ts'
import { stack, type Mark, type Stack } from './marks.ts'
import { random, type Random } from './random.ts'

/** How high a wall stands: its foot is the course, its top the course moved up by this. */
export const WALL_HEIGHT = 5.4
/** How wide the walk on top of a wall is. */
const WALK_WIDTH = 3

/** Layers of a wall with its towers, lowest first. */
export const WALL_LAYERS = {
  wallShadow: 'cast',
  face: 'stone',
  faceShade: 'shade',
  masonry: 'masonry',
  walk: 'stone-top',
  towerShadow: 'cast',
  tower: 'stone',
  crown: 'stone-top',
  coneRed: 'red',
  coneSlate: 'slate',
  towerShade: 'shade',
  towerLine: 'thin',
} as const satisfies Record<string, Paint>

export type WallLayer = keyof typeof WALL_LAYERS
type TowerLayer = 'tower' | 'crown' | 'coneRed' | 'coneSlate' | 'towerShade' | 'towerLine'

export const GATE_LAYERS = {
  gateShadow: 'cast',
  gateBody: 'stone',
  gateCrown: 'stone-top',
  gateRoof: 'red',
  gateShade: 'shade',
  gateArch: 'dark',
} as const satisfies Record<string, Paint>

export type GateLayer = keyof typeof GATE_LAYERS

interface TowerShape {
  readonly radius?: number
  readonly height?: number
  /** A cone roof; else a crown of merlons. */
  readonly cone?: boolean
  readonly roof?: 'coneRed' | 'coneSlate'
}

/** A round tower whose foot is at a point; the right half lies in shade. */
function drawTower(into: Stack<TowerLayer>, foot: Point, r: Random, shape: TowerShape = {}): void {
  const radius = shape.radius ?? r.between(2.9, 3.5)
  const height = shape.height ?? r.between(8.2, 10)
  const cone = shape.cone ?? r.chance(0.42)
  const roof = shape.roof ?? (r.chance(0.6) ? 'coneSlate' : 'coneRed')
  const x = foot[0]
  const y = foot[1] + radius * 0.35
  const bulge = radius * 0.36
  const top = y - height
  into.add(
    'tower',
    `M${xy(x - radius, top)}V${num(y)}a${xy(radius, bulge)} 0 0 0 ${xy(2 * radius, 0)}V${num(top)}Z`,
  )
  into.add(
    'towerShade',
    `M${xy(x + radius * 0.15, top)}V${num(y + bulge)}Q${xy(x + radius, y + bulge * 0.8)} ${xy(x + radius, y)}V${num(top)}Z`,
  )
  if (cone) {
    const eaves = radius + 0.9
    const tip = top - radius * 2.1
    into.add(
      roof,
      `M${xy(x - eaves, top + 0.2)}Q${xy(x, top + bulge * 2.6)} ${xy(x + eaves, top + 0.2)}L${xy(x, tip)}Z`,
    )
    into.add(
      'towerShade',
      `M${xy(x + radius * 0.1, top + bulge * 1.3)}Q${xy(x + radius * 0.8, top + bulge)} ${xy(x + eaves, top + 0.2)}L${xy(x, tip)}Z`,
    )
    into.add('towerLine', `M${xy(x, tip)}v-1.6`)
  } else {
    const left = x - radius - 0.6
    const unit = (2 * radius + 1.2) / 7
    let crown = `M${xy(left, top + 0.9)}v-2.8h${num(unit)}`
    for (let i = 1; i < 7; i++) crown += i % 2 ? `v1.3h${num(unit)}v-1.3` : `h${num(unit)}`
    into.add('crown', crown + `V${num(top + 0.9)}Q${xy(x, top + 0.9 + bulge * 1.6)} ${xy(left, top + 0.9)}Z`)
  }
  into.add('towerLine', `M${xy(x - radius * 0.3, y - height * 0.55)}v1.8`)
}

/** One straight run of a wall; `n` is the unit normal away from the town. */
function drawRun(into: Stack<WallLayer>, a: Point, b: Point, n: Point, front: boolean, r: Random): void {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const d: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const [sx, sy] = front ? [2.4, 2.2] : [1.6, 1.8]
  into.add('wallShadow', polygon(a, b, [b[0] + sx, b[1] + sy], [a[0] + sx, a[1] + sy]))
  const half = WALK_WIDTH / 2
  const fx = front ? n[0] * half : -n[0] * half * 0.2
  const fy = front ? n[1] * half * 0.6 : 0
  const [ta, tb]: [Point, Point] = [
    [a[0], a[1] - WALL_HEIGHT],
    [b[0], b[1] - WALL_HEIGHT],
  ]
  const face = polygon(
    [a[0] + fx, a[1] + fy],
    [b[0] + fx, b[1] + fy],
    [tb[0] + fx, tb[1]],
    [ta[0] + fx, ta[1]],
  )
  into.add('face', face)
  // Seen from inside, a wall lies in shade; from outside only where it faces right.
  if (!front || n[0] > 0.15) into.add('faceShade', face)
  if (Math.abs(d[0]) > 0.25) {
    let strokes = ''
    for (let s = 2; s < length - 1; s += 3.1) {
      const t = s + r.between(-0.6, 0.6)
      const up = WALL_HEIGHT * ([0.25, 0.5, 0.72][r.int(3)] as number)
      strokes += `M${xy(a[0] + d[0] * t + fx, a[1] + d[1] * t - up)}l${xy(d[0] * 1.5, d[1] * 1.5)}`
    }
    into.add('masonry', strokes)
  }
  const [wx, wy] = [n[0] * half, n[1] * half * 0.6]
  let walk = polygon(
    [ta[0] + wx, ta[1] + wy],
    [tb[0] + wx, tb[1] + wy],
    [tb[0] - wx, tb[1] - wy],
    [ta[0] - wx, ta[1] - wy],
  )
  const merlons = Math.max(1, Math.round(length / 3.4))
  for (let i = 0; i < merlons; i++) {
    const s = ((i + 0.5) / merlons) * length
    walk += `M${xy(ta[0] + d[0] * s + wx - 0.85, ta[1] + d[1] * s + wy + 0.5)}v-1.9h1.7v1.9Z`
  }
  into.add('walk', walk)
}

/** Whether a piece of wall with this outward normal stands in front of the houses. */
const isFront = (normal: Point): boolean => normal[1] > -0.25

function outwardNormal(a: Point, b: Point, at: Point, town: readonly Point[], reach: number): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const n: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  const out: Point = [at[0] + n[0] * reach, at[1] + n[1] * reach]
  const back: Point = [at[0] - n[0] * reach, at[1] - n[1] * reach]
  return inside(out[0], out[1], town) && !inside(back[0], back[1], town) ? [-n[0], -n[1]] : n
}

/**
 * A wall along a course with a tower at every inner vertex. What faces north goes to `behind`, which is
 * painted before the houses, the rest to `before`, painted after them.
 */
export function drawWall(
  behind: Stack<WallLayer>,
  before: Stack<WallLayer>,
  course: readonly Point[],
  town: readonly Point[],
  gates: readonly Point[],
  r: Random,
  towers: TowerShape = {},
): void {
  for (let i = 1; i < course.length; i++) {
    const [a, b] = [course[i - 1] as Point, course[i] as Point]
    const n = outwardNormal(a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], town, 1.5)
    const front = isFront(n)
    drawRun(front ? before : behind, a, b, n, front, r)
  }
  for (let i = 1; i < course.length - 1; i++) {
    const [previous, p, next] = [course[i - 1] as Point, course[i] as Point, course[i + 1] as Point]
    if (gates.some((gate) => Math.hypot(gate[0] - p[0], gate[1] - p[1]) < 9)) continue
    const n = outwardNormal(previous, next, p, town, 2)
    drawTower(isFront(n) ? before : behind, p, r, towers)
  }
}

/**
 * A gatehouse at the end of a road. From N and S its arch faces the viewer; from W and E one sees its
 * front and, obliquely, the side with the arch.
 */
export function drawGate(into: Stack<GateLayer>, at: Point, edge = 2): void {
  if (edge % 2 === 0) drawGateFront(into, at)
  else drawGateSide(into, at, edge === 1 ? 1 : -1)
}

/** A gatehouse 12.4 wide and 10 high. */
function drawGateFront(into: Stack<GateLayer>, [x, y]: Point): void {
  const half = 6.2
  const top = y - 10
  into.add(
    'gateShadow',
    polygon([x - half, y + 1.5], [x + half, y + 1.5], [x + half + 3, y + 3], [x - half + 3, y + 3]),
  )
  into.add('gateBody', `M${xy(x - half, y + 1.6)}V${num(top)}H${num(x + half)}V${num(y + 1.6)}Z`)
  into.add(
    'gateCrown',
    `M${xy(x - half - 0.6, top + 0.4)}v-3h2.2v1.2h2.2v-1.2h2.2v1.2h2.2v-1.2h2.2v1.2h2.2v-1.2h1.3v3Z`,
  )
  into.add(
    'gateRoof',
    `M${xy(x - half + 0.8, top - 2.2)}L${xy(x - half + 3, top - 6)}H${num(x + half - 3)}L${xy(x + half - 0.8, top - 2.2)}Z`,
  )
  into.add('gateArch', `M${xy(x - 3.1, y + 1.8)}V${num(y - 3.6)}a3.1 3.1 0 0 1 6.2 0V${num(y + 1.8)}Z`)
  into.add('gateShade', `M${xy(x + 3.4, y + 1.6)}V${num(top)}H${num(x + half)}V${num(y + 1.6)}Z`)
}

/** A gatehouse for a road from E (`side` 1) or W (−1). */
function drawGateSide(into: Stack<GateLayer>, [cx, cy]: Point, side: 1 | -1): void {
  const height = 9
  /** From the middle of the gate, mirrored for W. */
  const p = (dx: number, dy: number): Point => [cx + dx * side, cy + dy]
  const [left, right, foot] = [-6.4, 1.6, 4.4]
  const [reach, back] = [5.6, -8]
  /** A point on the oblique side: how far along it (0 to 1), how far up. */
  const on = (along: number, up: number): Point => p(right + reach * along, foot + back * along - up)
  const front = polygon(p(left, foot), p(right, foot), p(right, foot - height), p(left, foot - height))
  const face = polygon(on(0, 0), on(1, 0), on(1, height), on(0, height))
  into.add('gateShadow', polygon(p(left + 2, foot + 1), p(right + 1, foot + 1), p(9.6, 0), p(9.6, -3)))
  into.add('gateBody', front + face)
  into.add('gateShade', side === 1 ? face : front)
  const arch = [on(0.06, 0), on(0.06, 5), on(0.5, 8.6), on(0.94, 5), on(0.94, 0)].map((q) => xy(q[0], q[1]))
  into.add('gateArch', `M${arch[0]}L${arch[1]}Q${arch[2]} ${arch[3]}L${arch[4]}Z`)
  // A hipped roof whose ridge runs along with the oblique side.
  const [a, b, c] = [p(left - 0.8, foot - height + 0.3), on(-0.1, height - 0.6), on(1.1, height - 0.2)]
  const [ridge, end] = [p(left + 3.6, foot - height - 5.4), on(0.72, height + 4.4)]
  into.add('gateRoof', polygon(a, b, ridge) + polygon(b, c, end, ridge))
  into.add('gateCrown', polygon(p(-3.4, 0), p(-1.8, 0), p(-1.8, -2.2), p(-3.4, -2.2)))
}

/** The tower that the board puts on every lattice corner where a wall ends; its foot is at 0,0. */
export function cornerTower(): Mark[] {
  const layers = stack(WALL_LAYERS)
  layers.add('towerShadow', ellipse(2, 1.6, 5.4, 2))
  drawTower(layers, [0, 0], random('corner'), { radius: 4.1, height: 10.5, cone: true, roof: 'coneSlate' })
  return layers.marks()
}
