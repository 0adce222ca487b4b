import { mark, markup } from './marks.ts'

/** A legal cell: a lighter sheet of paper on the table. (x, y) is the cell. */
export function legalCell(x: number, y: number): string {
  const box = `x="${x * 100 + 3}" y="${y * 100 + 3}" width="94" height="94" rx="7"`
  return `<rect class="a-legal-glow" ${box}/><rect class="a-legal-dash" ${box}/>`
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
