import type { Point } from './geometry.ts'
import { mark, type Mark } from './marks.ts'
import { ellipse, smooth, xy } from './path.ts'
import type { CircleShape } from './skeleton.ts'

/** The signs in flattened corn, for a circle of radius 15: club, shield and pitchfork. */
function sign(
  kind: CircleShape['kind'],
  p: (dx: number, dy: number) => string,
  disc: (dx: number, dy: number, r: number) => string,
): string {
  if (kind === 'road')
    return (
      disc(0, -4.6, 3.7) +
      disc(-4.4, 1.5, 3.7) +
      disc(4.4, 1.5, 3.7) +
      `M${p(-1.2, -2)}L${p(1.2, -2)}L${p(1.1, 3)}Q${p(1.4, 7)} ${p(3.6, 8.4)}L${p(-3.6, 8.4)}Q${p(-1.4, 7)} ${p(-1.1, 3)}Z`
    )
  if (kind === 'city')
    return `M${p(-6.6, -8)}L${p(6.6, -8)}L${p(6.6, 0)}C${p(6.6, 5)} ${p(2.6, 7.6)} ${p(0, 9.4)}C${p(-2.6, 7.6)} ${p(-6.6, 5)} ${p(-6.6, 0)}Z`
  const fork: Point[] = [
    [-1.2, 10],
    [-1.2, -2],
    [-5.4, -2],
    [-5.4, -9.5],
    [-3.2, -9.5],
    [-3.2, -4.4],
    [-1.1, -4.4],
    [-1.1, -10.4],
    [1.1, -10.4],
    [1.1, -4.4],
    [3.2, -4.4],
    [3.2, -9.5],
    [5.4, -9.5],
    [5.4, -2],
    [1.2, -2],
    [1.2, 10],
  ]
  return 'M' + fork.map(([dx, dy]) => p(dx, dy)).join('L') + 'Z'
}

/** A crop circle: corn with upright stalks, a ring and the sign in flattened corn. */
export function drawCropCircle({ centre: [x, y], radius, kind }: CircleShape): Mark[] {
  const rim = Array.from({ length: 14 }, (_, i): Point => {
    const angle = (i / 14) * Math.PI * 2
    return [
      x + Math.cos(angle) * (radius + (((i * 37) % 5) - 2) * 0.25),
      y + Math.sin(angle) * (radius + (((i * 53) % 5) - 2) * 0.25),
    ]
  })
  let stalks = ''
  for (let k = 1.2 - radius; k < radius; k += 1.5) {
    const half = Math.sqrt(Math.max(0, radius * radius - k * k)) - 0.8
    if (half > 1) stalks += `M${xy(x + k, y - half)}l${xy(0.4, 2 * half)}`
  }
  const s = radius / 15
  const p = (dx: number, dy: number): string => xy(x + dx * s, y + dy * s)
  const disc = (dx: number, dy: number, r: number): string => ellipse(x + dx * s, y + dy * s, r * s)
  const marks = [
    mark('corn', smooth(rim, true)),
    mark('corn-stalks', stalks),
    mark('corn-ring', ellipse(x, y, radius * 0.86)),
    mark('corn-sign', sign(kind, p, disc)),
  ]
  // A cross of stalks makes the shape a shield and not a cup.
  if (kind === 'city') marks.push(mark('corn-cross', `M${p(0, -8)}L${p(0, 9)}M${p(-6.6, -1)}L${p(6.6, -1)}`))
  return marks
}
