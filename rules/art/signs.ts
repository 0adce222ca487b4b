import { playerMark } from './figure.ts'
import type { Point } from './geometry.ts'
import { mark, markup } from './marks.ts'
import { num, polygon, rect, xy } from './path.ts'
import { playerLook } from './players.ts'

/** A legal cell: a lighter sheet of paper on the table. (x, y) is the cell. */
export function legalCell(x: number, y: number): string {
  const box = `x="${x * 100 + 3}" y="${y * 100 + 3}" width="94" height="94" rx="7"`
  return `<rect class="a-legal-glow" ${box}/><rect class="a-legal-dash" ${box}/>`
}

/**
 * The rim of a tile that does not lie there yet.
 * `hover`: under the pointer, cream under ink dashes. `mine`: set, amber. `trial`: dotted ink on cream.
 */
export function ghostRim(x: number, y: number, look: 'hover' | 'mine' | 'trial' = 'hover'): string {
  const d = rect(x * 100, y * 100, 100, 100)
  if (look === 'mine') return markup([mark('ghost-ink', d), mark('ghost-amber', d)])
  return markup([mark('ghost-rim', d), mark(look === 'trial' ? 'ghost-dots' : 'ghost-dash', d)])
}

/** The rim of somebody else's ghost: dashed in his colour, with his mark on a tag in a corner. */
export function othersGhostRim(x: number, y: number, colour: string): string {
  const look = playerLook(colour)
  const [l, t] = [x * 100, y * 100]
  const d = rect(l, t, 100, 100)
  return (
    markup([mark('ghost-cream', d), mark('ghost-ink', d)]) +
    `<path class="a-ghost-owner" stroke="${look.fill}" d="${d}"/>` +
    `<g transform="translate(${l + 12} ${t + 12})">${playerTag(colour)}</g>`
  )
}

/** A disc of radius 9 around 0,0 in a player's colour, with both rims and the player's mark. */
export function playerTag(colour: string): string {
  const look = playerLook(colour)
  const sign = playerMark(look.mark, look.markColour, 0, look.mark === 'stripe' ? -0.7 : 0, 0.62)
  return (
    `<circle class="a-tag-halo" r="10.6"/><circle class="a-tag" r="8.4" fill="${look.fill}"/>` +
    // The chevrons hang below their middle.
    (look.mark === 'chevron' ? `<g transform="translate(0 1.2)">${sign}</g>` : sign)
  )
}

/** Brackets in the four corners of a cell: a player's last move, in the fill of his figures. */
export function lastMove(x: number, y: number, fill: string): string {
  const [l, t] = [x * 100, y * 100]
  const d =
    `M${l + 3} ${t + 20}V${t + 3}H${l + 20}M${l + 80} ${t + 3}H${l + 97}V${t + 20}` +
    `M${l + 97} ${t + 80}V${t + 97}H${l + 80}M${l + 20} ${t + 97}H${l + 3}V${t + 80}`
  return (
    markup([mark('sign-halo', d), mark('sign-ink', d)]) +
    `<path class="a-sign-owner" stroke="${fill}" d="${d}"/>`
  )
}

/** The disc of a spot around 0,0; its ring is solid while it is pointed at, focused or chosen. */
export function spotDisc(on = false): string {
  return `<circle class="a-spot-disc" r="10.5"/><circle class="a-spot-ring${on ? '-on' : ''}" r="10.5"/>`
}

/** A quarter of the City or another area, lit: a light wash, and a light line over ink. */
export function litArea(outline: readonly Point[]): string {
  const d = polygon(...outline)
  return markup([mark('lit-area', d), mark('lit-ink', d), mark('lit-line', d)])
}

/** The dotted path along which a piece would walk, bowed upwards. */
export function walkingPath(from: Point, to: Point): string {
  const bow = Math.min(60, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.3)
  const d = `M${xy(from[0], from[1])}Q${xy((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - bow)} ${xy(to[0], to[1])}`
  return markup([mark('walk-halo', d), mark('walk-dots', d)])
}

/** A cross over an empty cell that nothing left can fill. */
export function crossedCell(x: number, y: number): string {
  const [l, t] = [x * 100, y * 100]
  const d = `M${num(l + 30)} ${num(t + 30)}l40 40M${num(l + 70)} ${num(t + 30)}l-40 40`
  return markup([mark('sign-halo', d), mark('crossed', d)])
}

/** The nine tiles that a tent reaches: the outline of the block of cells around it. */
export const tentReach = (x: number, y: number): Point[] => [
  [(x - 1) * 100 + 2, (y - 1) * 100 + 2],
  [(x + 2) * 100 - 2, (y - 1) * 100 + 2],
  [(x + 2) * 100 - 2, (y + 2) * 100 - 2],
  [(x - 1) * 100 + 2, (y + 2) * 100 - 2],
]
