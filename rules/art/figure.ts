import { setFigure } from './drawings.ts'
import type { Mark } from './marks.ts'
import { mark, markup } from './marks.ts'
import { ellipse, num, xy } from './path.ts'
import { playerLook, type PlayerLook, type PlayerMark } from './players.ts'

/** The figures of players. */
export type PlayerFigure = 'follower' | 'farmer' | 'ringmaster'
/** The figures that belong to nobody. */
export type NeutralFigure = 'count' | 'tent'

/** How a figure looks: feet at 0,0, 44 units high. */
interface FigureShape {
  readonly silhouette: string
  /** The shaded right side. */
  readonly shade: string
  /** Its shadow on the ground, an ellipse; absent: that of a figure which stands. */
  readonly shadow?: readonly [x: number, y: number, rx: number, ry: number]
}

/** How a player's figure looks. */
export interface PlayerShape extends FigureShape {
  /** Lines inside: hat, collar, folds. Ink wears them in cream, or nothing of them would be seen. */
  readonly folds: string
  /** Where the mark stands, and how large. */
  readonly mark: readonly [x: number, y: number, scale: number]
}

/** How a figure looks that belongs to nobody. */
export interface NeutralShape extends FigureShape {
  readonly fill: string
  /** Markup below the shade, and over it. */
  readonly below?: string
  readonly over: string
}

const SHAPES: Readonly<Record<'follower' | 'farmer', PlayerShape>> = {
  follower: {
    silhouette:
      'M-14.5 .6C-13.8-6-13-15-9-20.5C-7.4-22.8-5-24-3-24.4H3C6-23.8 8.6-21.6 9.6-17.4C10.6-12 10.4-6 11.6 .6Q5.4 3.6 0 2.2Q-7 4-14.5 .6Z' +
      ellipse(0, -28.4, 6.2) +
      'M-13.4-30.6Q-5-36 7.4-35.6Q12-34.6 12.6-31.6Q0-27-13.4-30.6Z' +
      'M-6.4-31.6C-7-38.4-3.4-41.4 .8-41.4C5.4-41.4 7.8-38 7.2-32.4Z' +
      'M7.6-18.4L14.4-21.4L15.6-18.4L9.4-13.6Z' +
      'M13.4-35.4Q15-37 16.4-35.4V2.2H13.8Z',
    shade: 'M2-24.4H3C6-23.8 8.6-21.6 9.6-17.4C10.6-12 10.4-6 11.6 .6Q7.4 3 3.4 2.6C6-6 6-16 2-24.4Z',
    folds: 'M-11.6-30.9Q0-28 11.2-31.7M-3.4-24L-.6-20.6L3-24',
    mark: [-1.4, -9.6, 0.92],
  },
  // Lying on the back: body, bent leg, the other leg crossed over its knee, head, folded arms, hat.
  farmer: {
    silhouette:
      'M-13 1.6C-14.6-4.4-11.4-9.6-5.6-10.6C-1-11.4 3-11 6.4-9.6L12.6 1.6Q0 3.4-13 1.6Z' +
      'M2.6-9.2L11.4-21.6Q14.8-25.2 18.4-21.2L25-3.6L29.8-3.8Q31.8-1 30.2 1.6L20 2L13.6-12.8L8.6-.6Z' +
      'M9.6-17.6L26.6-21.4L28.6-26.4Q31.6-27.4 33-25L31.6-15.6L12.6-12.4Z' +
      ellipse(-19.4, -6.6, 6.4) +
      'M-31.6-9.6L-16.4-13.6L-9.6-5L-16-.2Z' +
      'M-32-4.4C-27.4-10.4-20.4-15.4-10.6-16.4C-11.4-9.6-19.6-3.6-32-4.4Z' +
      'M-28.4-8.6C-29.6-15.6-22.6-20.6-16.4-15.8Z',
    shade: 'M13.6-12.8L8.6-.6L2 2.4L20 2L30.2 1.6Q31.8-1 29.8-3.8L25-3.6L18.4-21.2L16.6-21.4L22-3L18.6-1Z',
    folds: 'M-27.6-9.8Q-21-13.4-16.2-15.4M-9.4-8.6Q-6.4-6-7.4-1.4M14-12.4L19.6-2.6',
    mark: [-3, -4.4, 0.74],
    shadow: [3, 1.4, 25, 4.4],
  },
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
function standing(
  { silhouette, shade, shadow = [3, 1.4, 16, 4.4] }: FigureShape,
  fill: string,
  below = '',
): string {
  const ground: Mark[] = [mark('figure-shadow', ellipse(...shadow)), mark('figure-halo', silhouette)]
  return markup(ground) + body(silhouette, fill) + below + markup([mark('figure-shade', shade)])
}

/**
 * A player's figure with its mark; feet at 0,0, 44 units high. On the board it stands at its anchor,
 * moved down by {@link FIGURE_DROP} and scaled by {@link FIGURE_SCALE}.
 */
export function figure(kind: PlayerFigure, colour: string | PlayerLook): string {
  const look = typeof colour === 'string' ? playerLook(colour) : colour
  const shape = kind === 'ringmaster' ? setFigure(kind) : SHAPES[kind]
  const [x, y, scale] = shape.mark
  const size = kind === 'farmer' && look.mark === 'stripe' ? 0.62 : scale
  const line = look.id === 'ink' ? ` stroke="${look.markColour}"` : ''
  const folds = `<g${line}><path class="a-figure-${line ? 'fold' : 'line'}" d="${shape.folds}"/></g>`
  return standing(shape, look.fill) + folds + playerMark(look.mark, look.markColour, x, y, size)
}

/** A figure that belongs to nobody, as {@link figure}. */
export function neutralFigure(kind: NeutralFigure): string {
  const shape = setFigure(kind)
  return standing(shape, shape.fill, shape.below) + shape.over
}
