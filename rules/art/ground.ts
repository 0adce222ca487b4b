import { mark, markup, type Mark } from './marks.ts'
import { copies, PARCEL_PERIOD, parcelSteps } from './parcels.ts'
import { xy } from './path.ts'
import { random } from './random.ts'
import { finish, type Steps } from './steps.ts'

/** Periods of the other patterns of the ground; unequal, so that nothing repeats on a screen. */
const BLOT_PERIOD = 830
const STIPPLE_PERIOD = 230
const GRASS_PERIOD = 270

function blots(): string {
  const r = random('wash')
  let text = ''
  for (let i = 0; i < 26; i++) {
    const [x, y, rx] = [r.between(0, BLOT_PERIOD), r.between(0, BLOT_PERIOD), r.between(50, 130)]
    const ry = rx * r.between(0.55, 0.9)
    const kind = r.int(3)
    const visible = copies(
      BLOT_PERIOD,
      (dx, dy) =>
        x + dx + rx > 0 && x + dx - rx < BLOT_PERIOD && y + dy + ry > 0 && y + dy - ry < BLOT_PERIOD,
    )
    for (const [dx, dy] of visible)
      text += `<ellipse cx="${Math.round(x + dx)}" cy="${Math.round(y + dy)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="url(#a-blot${kind})"/>`
  }
  return text
}

function stipple(): Mark[] {
  const r = random('stipple')
  let d = ''
  for (let i = 0; i < 95; i++) {
    const [cx, cy] = [r.between(0, STIPPLE_PERIOD), r.between(0, STIPPLE_PERIOD)]
    for (let k = 3 + r.int(9); k > 0; k--) d += `M${xy(cx + r.between(-11, 11), cy + r.between(-7, 7))}h.1`
  }
  return [mark('stipple', d)]
}

function grass(): Mark[] {
  const r = random('grass')
  let ticks = ''
  for (let i = 0; i < 60; i++) {
    const [x, y] = [r.between(0, GRASS_PERIOD), r.between(0, GRASS_PERIOD)]
    ticks += `M${xy(x, y)}l-.7-1.9M${xy(x + 0.8, y)}l.2-2.3M${xy(x + 1.6, y)}l.8-1.7`
  }
  let dots = ''
  for (let i = 0; i < 120; i++) dots += `M${xy(r.between(0, GRASS_PERIOD), r.between(0, GRASS_PERIOD))}h.5`
  return [mark('grass', ticks + dots)]
}

const pattern = (id: string, size: number, content: string): string =>
  `<pattern id="a-${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${content}</pattern>`

/** Stops of a gradient: where, the colour's class, how strong. */
const gradient = (id: string, stops: readonly (readonly [offset: number, opacity: number])[]): string =>
  `<radialGradient id="a-${id}">${stops.map(([o, a]) => `<stop class="a-stop-${id}" offset="${o}" stop-opacity="${a}"/>`).join('')}</radialGradient>`

/** Made once: the patterns are the same in every picture. */
const made = new Map<boolean, string>()

/**
 * What has to stand once in `<defs>`: the patterns of the ground in board space, the hatching, and the
 * clip of a tile's flat part, which overlaps its neighbours by .6 so that no light hairline appears.
 * Ids begin with `a-`.
 */
export function groundDefs(coarse = false): string {
  let text = made.get(coarse)
  if (text === undefined) {
    const parts: string[] = []
    finish(groundSteps((part) => parts.push(part), coarse))
    made.set(coarse, (text = parts.join('')))
  }
  return text
}

/** {@link groundDefs} in steps; each part of it is handed over as soon as it is made. */
export function* groundSteps(put: (part: string) => void, coarse = false): Steps<void> {
  put(
    '<clipPath id="a-clip"><path d="M-.6-.6H100.6V100.6H-.6Z"/></clipPath>' +
      '<pattern id="a-hatch" width="1.15" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">' +
      '<path class="a-hatch-wash" d="M0 0H1.15V4H0Z"/><path class="a-hatch-line" d="M.5-1V5"/></pattern>' +
      gradient('blot0', [
        [0, 0.42],
        [0.75, 0.24],
        [1, 0],
      ]) +
      gradient('blot1', [
        [0, 0.55],
        [1, 0],
      ]) +
      gradient('blot2', [
        [0, 0.02],
        [0.86, 0.3],
        [1, 0.02],
      ]),
  )
  yield
  const fields = yield* parcelSteps()
  put(pattern('parcels', PARCEL_PERIOD, markup(fields, coarse)))
  yield
  put(pattern('blots', BLOT_PERIOD, blots()))
  if (coarse) return
  yield
  put(pattern('stipple', STIPPLE_PERIOD, markup(stipple())))
  yield
  put(pattern('grass', GRASS_PERIOD, markup(grass())))
}

/** The path of all cells, in board units. */
const cellsPath = (cells: readonly { readonly x: number; readonly y: number }[]): string =>
  cells.map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100Z`).join('')

/** The ground under all tiles: one path, painted with the base, the parcels, the blots and the grass. */
export function ground(cells: readonly { readonly x: number; readonly y: number }[], coarse = false): string {
  const d = cellsPath(cells)
  const fills = coarse ? ['parcels', 'blots'] : ['parcels', 'blots', 'stipple', 'grass']
  const layer = (id: string): string =>
    `<path${id === 'stipple' || id === 'grass' ? ' class="a-fine"' : ''} fill="url(#a-${id})" d="${d}"/>`
  return `<path class="a-ground" d="${d}"/>` + fills.map(layer).join('')
}
