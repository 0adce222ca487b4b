import type { Point } from './geometry.ts'
import { mark, type Mark } from './marks.ts'
import { ellipse, smooth, xy } from './path.ts'
import { random, type Random } from './random.ts'
import type { Steps } from './steps.ts'

/** The side of the square after which the parcels repeat. */
export const PARCEL_PERIOD = 640
const PARCELS = 46
const PARCEL_DISTANCE = 62
const PARCELS_A_STEP = 3

type Kind = 'sap' | 'straw' | 'deep' | 'olive' | 'bare'

/** Which part of the parcels has which colour, cumulated. */
const SHARES: readonly (readonly [upTo: number, kind: Kind])[] = [
  [0.2, 'sap'],
  [0.42, 'bare'],
  [0.58, 'straw'],
  [0.72, 'deep'],
  [0.84, 'olive'],
  [1, 'bare'],
]

/** Cuts a polygon with the half plane on the near side of a line through `middle`. */
function cut(shape: readonly Point[], middle: Point, normal: Point): Point[] {
  const result: Point[] = []
  const side = (p: Point): number => (p[0] - middle[0]) * normal[0] + (p[1] - middle[1]) * normal[1]
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length] as Point
    const [da, db] = [side(a), side(b)]
    if (da <= 0) result.push(a)
    if (da * db < 0) {
      const t = da / (da - db)
      result.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
    }
  })
  return result
}

/** The copies of a shape that show on a torus of the given period. */
export function copies(period: number, shows: (dx: number, dy: number) => boolean): Point[] {
  const list: Point[] = []
  for (const dx of [-period, 0, period])
    for (const dy of [-period, 0, period]) if (shows(dx, dy)) list.push([dx, dy])
  return list
}

function sites(r: Random): Point[] {
  const list: Point[] = []
  const wrap = (d: number): number => Math.min(Math.abs(d), PARCEL_PERIOD - Math.abs(d))
  for (let i = 0; i < 20000 && list.length < PARCELS; i++) {
    const p: Point = [r.between(0, PARCEL_PERIOD), r.between(0, PARCEL_PERIOD)]
    if (list.every((s) => Math.hypot(wrap(s[0] - p[0]), wrap(s[1] - p[1])) > PARCEL_DISTANCE)) list.push(p)
  }
  return list
}

/** The Voronoi cell of a site on the torus. */
function cell(site: Point, all: readonly Point[]): Point[] {
  const h = PARCEL_PERIOD / 2
  let shape: Point[] = [
    [site[0] - h, site[1] - h],
    [site[0] + h, site[1] - h],
    [site[0] + h, site[1] + h],
    [site[0] - h, site[1] + h],
  ]
  for (const other of all) {
    for (const [dx, dy] of copies(PARCEL_PERIOD, () => true)) {
      const o: Point = [other[0] + dx, other[1] + dy]
      const [nx, ny] = [o[0] - site[0], o[1] - site[1]]
      const apart = Math.hypot(nx, ny)
      if (apart === 0 || apart > PARCEL_PERIOD * 0.6) continue
      shape = cut(shape, [(site[0] + o[0]) / 2, (site[1] + o[1]) / 2], [nx, ny])
    }
  }
  return shape
}

interface Stroke {
  readonly from: Point
  readonly by: Point
}

/** Broken furrows across a parcel. */
function furrows(
  shape: readonly Point[],
  [cx, cy]: Point,
  spacing: number,
  angle: number,
  r: Random,
): Stroke[] {
  const strokes: Stroke[] = []
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  for (let t = -120; t < 120; t += spacing) {
    const [ox, oy] = [cx - dy * t, cy + dx * t]
    const hits: number[] = []
    shape.forEach((a, i) => {
      const b = shape[(i + 1) % shape.length] as Point
      const den = dx * (b[1] - a[1]) - dy * (b[0] - a[0])
      if (Math.abs(den) < 1e-6) return
      const u = ((a[0] - ox) * dy - (a[1] - oy) * dx) / den
      if (u >= 0 && u <= 1) hits.push(((a[0] - ox) * (b[1] - a[1]) - (a[1] - oy) * (b[0] - a[0])) / den)
    })
    hits.sort((p, q) => p - q)
    for (let i = 0; i + 1 < hits.length; i += 2) {
      let start = (hits[i] as number) + 2.5 + r.between(0, 3)
      const end = (hits[i + 1] as number) - 2.5 - r.between(0, 3)
      while (start < end) {
        const length = Math.min(end - start, r.between(14, 40))
        strokes.push({ from: [ox + dx * start, oy + dy * start], by: [dx * length, dy * length] })
        start += length + r.between(1.5, 5)
      }
    }
  }
  return strokes
}

/** Blobs of a hedge along some borders; each border belongs to one of its two parcels. */
function hedges(shape: readonly Point[], r: Random): [x: number, y: number, size: number][] {
  const blobs: [number, number, number][] = []
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length] as Point
    const mine = (a[0] - b[0]) * 37 + (a[1] - b[1]) * 11 > 0
    if (!mine || !r.chance(0.38)) return
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const [start, end] = [r.between(0.1, 0.35), r.between(0.6, 0.9)]
    for (let s = start * length; s < end * length; s += r.between(3.2, 4.6)) {
      if (r.chance(0.22)) s += 7
      const t = s / length
      blobs.push([
        a[0] + (b[0] - a[0]) * t + r.between(-0.7, 0.7),
        a[1] + (b[1] - a[1]) * t + r.between(-0.7, 0.7),
        r.between(1.2, 2),
      ])
    }
  })
  return blobs
}

/** Each side divided in three with a little jitter, so that borders are drawn by hand. */
function loosened(shape: readonly Point[], r: Random): Point[] {
  return shape.flatMap((a, i): Point[] => {
    const b = shape[(i + 1) % shape.length] as Point
    const part = (t: number): Point => [
      a[0] + (b[0] - a[0]) * t + r.between(-1, 1),
      a[1] + (b[1] - a[1]) * t + r.between(-1, 1),
    ]
    return [a, part(0.33), part(0.67)]
  })
}

/** The parcels of one period: their colours, borders, furrows and hedges. A step is a few of them. */
export function* parcelSteps(): Steps<Mark[]> {
  const r = random('quilt')
  const all = sites(r)
  const shapes: Record<Exclude<Kind, 'bare'>, string> = { sap: '', straw: '', deep: '', olive: '' }
  let [borders, hedge, light, green, gold] = ['', '', '', '', '']
  yield
  for (const [i, site] of all.entries()) {
    if (i % PARCELS_A_STEP === 0) yield
    const raw = cell(site, all)
    const shape = raw.map(([x, y]): Point => [
      site[0] + (x - site[0]) * 0.985 + r.between(-1.5, 1.5),
      site[1] + (y - site[1]) * 0.985 + r.between(-1.5, 1.5),
    ])
    const share = r.next()
    const kind = SHARES.find(([upTo]) => share < upTo)?.[1] ?? 'bare'
    const angle = r.between(0, Math.PI)
    const ploughed = kind !== 'bare' && r.chance(0.62)
    const outline = loosened(shape, r)
    const strokes = ploughed ? furrows(shape, site, kind === 'straw' ? 3.2 : 4.2, angle, r) : []
    const blobs = hedges(raw, r)
    const visible = copies(PARCEL_PERIOD, (dx, dy) =>
      shape.some(
        ([x, y]) => x + dx > -6 && x + dx < PARCEL_PERIOD + 6 && y + dy > -6 && y + dy < PARCEL_PERIOD + 6,
      ),
    )
    for (const [dx, dy] of visible) {
      const d = smooth(
        outline.map(([x, y]): Point => [x + dx, y + dy]),
        true,
        9,
      )
      if (kind !== 'bare') shapes[kind] += d
      borders += d
      const lines = strokes
        .map((s) => `M${xy(s.from[0] + dx, s.from[1] + dy)}l${xy(s.by[0], s.by[1])}`)
        .join('')
      if (kind === 'straw' || kind === 'deep') gold += lines
      else green += lines
      for (const [x, y, size] of blobs) {
        hedge += ellipse(x + dx, y + dy, size)
        light += ellipse(x + dx - size * 0.3, y + dy - size * 0.3, size * 0.5, size * 0.45)
      }
    }
  }
  yield
  return [
    mark('sap', shapes.sap),
    mark('straw', shapes.straw),
    mark('deep', shapes.deep),
    mark('olive', shapes.olive),
    mark('parcel-edge', borders),
    mark('parcel-line', borders),
    mark('furrow', green),
    mark('furrow2', gold),
    mark('hedge', hedge),
    mark('hedge-light', light),
  ]
}
