import type { Mark } from './marks.ts'
import { mark, markup } from './marks.ts'
import { ellipse, num, xy } from './path.ts'
import { playerLook, type PlayerLook, type PlayerMark } from './players.ts'

/** The figures of players. */
export type PlayerFigure = 'follower' | 'farmer' | 'ringmaster'
/** The figures that belong to nobody. */
export type NeutralFigure = 'count' | 'tent'

const circle = (x: number, y: number, r: number): string => ellipse(x, y, r)

/** Silhouettes: feet at 0,0, 44 units high. */
const SILHOUETTE: Readonly<Record<PlayerFigure | NeutralFigure, string>> = {
  follower:
    'M-14.5 .6C-13.8-6-13-15-9-20.5C-7.4-22.8-5-24-3-24.4H3C6-23.8 8.6-21.6 9.6-17.4C10.6-12 10.4-6 11.6 .6Q5.4 3.6 0 2.2Q-7 4-14.5 .6Z' +
    circle(0, -28.4, 6.2) +
    'M-13.4-30.6Q-5-36 7.4-35.6Q12-34.6 12.6-31.6Q0-27-13.4-30.6Z' +
    'M-6.4-31.6C-7-38.4-3.4-41.4 .8-41.4C5.4-41.4 7.8-38 7.2-32.4Z' +
    'M7.6-18.4L14.4-21.4L15.6-18.4L9.4-13.6Z' +
    'M13.4-35.4Q15-37 16.4-35.4V2.2H13.8Z',
  // Lying on the back: body, bent leg, the other leg crossed over its knee, head, folded arms, hat.
  farmer:
    'M-13 1.6C-14.6-4.4-11.4-9.6-5.6-10.6C-1-11.4 3-11 6.4-9.6L12.6 1.6Q0 3.4-13 1.6Z' +
    'M2.6-9.2L11.4-21.6Q14.8-25.2 18.4-21.2L25-3.6L29.8-3.8Q31.8-1 30.2 1.6L20 2L13.6-12.8L8.6-.6Z' +
    'M9.6-17.6L26.6-21.4L28.6-26.4Q31.6-27.4 33-25L31.6-15.6L12.6-12.4Z' +
    circle(-19.4, -6.6, 6.4) +
    'M-31.6-9.6L-16.4-13.6L-9.6-5L-16-.2Z' +
    'M-32-4.4C-27.4-10.4-20.4-15.4-10.6-16.4C-11.4-9.6-19.6-3.6-32-4.4Z' +
    'M-28.4-8.6C-29.6-15.6-22.6-20.6-16.4-15.8Z',
  ringmaster:
    'M-11-25.2Q0-28.4 11-25.2L7.4-13.4C10.4-9 12.4-5.6 13.4-2.4L7-3.8L8.4 1.4H1.6L0-6.6L-1.6 1.4H-8.4L-7-3.8L-13.4-2.4C-12.4-5.6-10.4-9-7.4-13.4Z' +
    circle(0, -30, 5.9) +
    'M-10-36.6Q0-33.6 10-36.6V-34Q0-31 -10-34Z' +
    'M-6.4-35.2L-7-47Q0-49 7-47L6.4-35.2Z' +
    'M6.6-25.4L16-37.6L20-34.6L11.6-19.8Z' +
    'M-6.6-25.4L-13.6-20.4L-9-12.8L-6-14.8L-8.6-19.4Z' +
    'M16.6-34.4L21.4-48.4L23.4-47.6L19.6-33.6Z',
  count:
    'M-17 0C-18-9-13-20.5-7-25H7C13-20.5 18-9 17 0Q0 5-17 0Z' +
    circle(0, -29, 6) +
    'M-7.6-33L-9.8-44.6L-4.4-39.4L0-47L4.4-39.4L9.8-44.6L7.6-33Z',
  tent: 'M-17 0Q0 4.6 17 0V-11H19L0-36L-19-11H-17ZM-.9-35V-45H.9V-43L9-40.6L.9-38V-35Z',
}

/** The shaded right side of each. */
const SHADE: Readonly<Record<PlayerFigure | NeutralFigure, string>> = {
  follower: 'M2-24.4H3C6-23.8 8.6-21.6 9.6-17.4C10.6-12 10.4-6 11.6 .6Q7.4 3 3.4 2.6C6-6 6-16 2-24.4Z',
  farmer: 'M13.6-12.8L8.6-.6L2 2.4L20 2L30.2 1.6Q31.8-1 29.8-3.8L25-3.6L18.4-21.2L16.6-21.4L22-3L18.6-1Z',
  ringmaster: 'M4-26.6L11-25.2L7.4-13.4C10.4-9 12.4-5.6 13.4-2.4L7-3.8L8.4 1.4H4.4L3-10Z',
  count: 'M3-25H7C13-20.5 18-9 17 0Q12 2.2 7 2.6C11-8 9-18 3-25Z',
  tent: 'M0-36L19-11H17V0Q11 2 5 2.2V-11Z',
}

/** Lines inside: hat, collar, folds. Ink wears them in cream, or nothing of them would be seen. */
const FOLDS: Readonly<Record<PlayerFigure, string>> = {
  follower: 'M-11.6-30.9Q0-28 11.2-31.7M-3.4-24L-.6-20.6L3-24',
  farmer: 'M-27.6-9.8Q-21-13.4-16.2-15.4M-9.4-8.6Q-6.4-6-7.4-1.4M14-12.4L19.6-2.6',
  ringmaster: 'M-6.6-38.4Q0-36 6.6-38.4M-4.4-26.4L0-23L4.4-26.4M0-13.4V-7.4',
}

/** Where the mark stands on each figure, and how large. */
const MARK_PLACE: Readonly<Record<PlayerFigure, readonly [x: number, y: number, scale: number]>> = {
  follower: [-1.4, -9.6, 0.92],
  farmer: [-3, -4.4, 0.74],
  ringmaster: [0, -18, 0.62],
}

/** How large a figure stands on the board, and how far its feet are below its anchor. */
export const FIGURE_SCALE: Readonly<Record<PlayerFigure | NeutralFigure, number>> = {
  follower: 0.68,
  farmer: 0.58,
  ringmaster: 0.68,
  count: 0.8,
  tent: 0.68,
}
export const FIGURE_DROP: Readonly<Record<PlayerFigure | NeutralFigure, number>> = {
  follower: 8,
  farmer: 4,
  ringmaster: 8,
  count: 8,
  tent: 8,
}

/** A player's mark around (x, y): 9 to 14 wide at scale 1. Nothing for the plain one. */
export function playerMark(sign: PlayerMark, colour: string, x = 0, y = 0, scale = 1): string {
  const s = (v: number): string => num(v * scale)
  const line = `stroke="${colour}" stroke-width="${s(2.6)}" stroke-linecap="butt" fill="none"`
  const p = (dx: number, dy: number): string => xy(x + dx * scale, y + dy * scale)
  switch (sign) {
    case 'ring':
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${s(4.4)}" ${line}/>`
    case 'stripe':
      return `<path d="M${p(-9, -1.6)}H${num(x + 9 * scale)}M${p(-10.4, 3.6)}H${num(x + 10.4 * scale)}" ${line}/>`
    case 'dot':
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${s(4.2)}" fill="${colour}"/>`
    case 'cross':
      return `<path d="M${p(0, -6)}V${num(y + 6 * scale)}M${p(-6, 0)}H${num(x + 6 * scale)}" ${line}/>`
    case 'chevron':
      return `<path d="M${p(-7, -2)}L${p(0, 4)}L${p(7, -2)}M${p(-7, -7.5)}L${p(0, -1.5)}L${p(7, -7.5)}" ${line}/>`
    case 'plain':
      return ''
  }
}

const body = (d: string, fill: string): string => `<path class="a-figure-body" fill="${fill}" d="${d}"/>`

/** Shadow, cream rim, dark rim and fill, and the shaded side: every figure has both rims. */
function standing(kind: PlayerFigure | NeutralFigure, fill: string): string {
  const d = SILHOUETTE[kind]
  const below: Mark[] = [
    mark('figure-shadow', ellipse(3, 1.4, kind === 'farmer' ? 25 : 16, 4.4)),
    mark('figure-halo', d),
  ]
  return markup(below) + body(d, fill) + markup([mark('figure-shade', SHADE[kind])])
}

/**
 * A player's figure with its mark; feet at 0,0, 44 units high. On the board it stands at its anchor,
 * moved down by {@link FIGURE_DROP} and scaled by {@link FIGURE_SCALE}.
 */
export function figure(kind: PlayerFigure, colour: string | PlayerLook): string {
  const look = typeof colour === 'string' ? playerLook(colour) : colour
  const [x, y, scale] = MARK_PLACE[kind]
  const size = kind === 'farmer' && look.mark === 'stripe' ? 0.62 : scale
  const line = look.id === 'ink' ? ` stroke="${look.markColour}"` : ''
  const folds = `<g${line}><path class="a-figure-${line ? 'fold' : 'line'}" d="${FOLDS[kind]}"/></g>`
  return standing(kind, look.fill) + folds + playerMark(look.mark, look.markColour, x, y, size)
}

/** The count: a wide cloak, an ermine collar, a crown; crimson, no player's colour. */
export function countFigure(): string {
  const ink = 'stroke="#3a2a1c" stroke-width="1.1"'
  return (
    standing('count', '#8c2f4b') +
    `<path d="M-9-23Q0-15 9-23L7-26H-7Z" fill="#f6ecd2" ${ink}/>` +
    `<path d="M-7.6-33L-9.8-44.6L-4.4-39.4L0-47L4.4-39.4L9.8-44.6L7.6-33Z" fill="#f0bf3e" ${ink}/>` +
    `<circle cy="-29" r="5.4" fill="#f0d3a8" ${ink}/>`
  )
}

/** The tent that travels: a red and cream cone with a pennon. */
export function tentFigure(): string {
  const d = SILHOUETTE.tent
  return (
    markup([mark('figure-shadow', ellipse(4, 1.6, 21, 5)), mark('figure-halo', d)]) +
    body(d, '#f6e9c9') +
    '<path d="M-19-11L0-36L-9-11ZM0-36L9-11H-1.5ZM-17 0V-11H-10V1.7ZM-2 2.4V-11H7.6V2Z" fill="#b8382f"/>' +
    markup([mark('figure-shade', SHADE.tent)]) +
    '<path d="M-19-11Q-15-7.6-12-11Q-8-7.6-4.6-11Q0-7.6 4.6-11Q8-7.6 12-11Q15-7.6 19-11" stroke="#3a2a1c" stroke-width="1.1" fill="none"/>'
  )
}
