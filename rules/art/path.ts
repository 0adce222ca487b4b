import type { Point } from './geometry.ts'

function written(tenths: number): string {
  const text = String(tenths / 10)
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? '-' + text.slice(2) : text
}

/** Writing numbers is most of the work of making a path, so every text is made once. */
const texts = new Map<number, string>()

/** A number with one decimal, without a needless zero: `12`, `-.5`. */
export function num(value: number): string {
  const tenths = Math.round(value * 10)
  let text = texts.get(tenths)
  if (text === undefined) texts.set(tenths, (text = written(tenths)))
  return text
}

/** `x y` for path text; the blank goes where a minus already parts the numbers. */
export function xy(x: number, y: number): string {
  const second = num(y)
  return second.startsWith('-') ? num(x) + second : num(x) + ' ' + second
}

export const at = (point: Point): string => xy(point[0], point[1])

/** A closed polygon. */
export const polygon = (...points: readonly Point[]): string => 'M' + points.map(at).join('L') + 'Z'

/** An open line. */
export const polyline = (points: readonly Point[]): string => 'M' + points.map(at).join('L')

/** An upright rectangle. */
export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${xy(x, y)}h${num(width)}v${num(height)}h${num(-width)}Z`

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const radii = xy(rx, ry)
  return `M${xy(x - rx, y)}a${radii} 0 1 0 ${xy(2 * rx, 0)}a${radii} 0 1 0 ${xy(-2 * rx, 0)}Z`
}

/**
 * A smooth curve through the points (Catmull-Rom).
 * @param tightness 6 is the classical curve; larger follows the polygon more closely
 */
export function smooth(points: readonly Point[], closed = false, tightness = 6): string {
  const n = points.length
  const point = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point
  let d = 'M' + at(point(0))
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const c1 = xy(p1[0] + (p2[0] - p0[0]) / tightness, p1[1] + (p2[1] - p0[1]) / tightness)
    const c2 = xy(p2[0] - (p3[0] - p1[0]) / tightness, p2[1] - (p3[1] - p1[1]) / tightness)
    d += `C${c1} ${c2} ${at(p2)}`
  }
  return closed ? d + 'Z' : d
}
