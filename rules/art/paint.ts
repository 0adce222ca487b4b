import { FINE } from './fine.ts'
import { colourIn, strengthIn, variables, type Colour, type Strength, type Theme } from './palette.ts'

/** How a paint looks. Widths in tile units; `shade` as fill means hatching. */
interface Style {
  readonly fill?: Colour | 'hatch'
  readonly stroke?: Colour
  readonly width?: number
  readonly opacity?: number | Strength
  readonly strokeOpacity?: number | Strength
  readonly fillOpacity?: number | Strength
  readonly dash?: string
  readonly cap?: 'butt'
  /** The line lies under the fill, so that only its outer half shows. */
  readonly under?: true
  /** What changes when a tile is drawn small. */
  readonly coarse?: {
    readonly width?: number
    readonly fill?: Colour
    readonly opacity?: Strength
    readonly strokeOpacity?: number
  }
}

/**
 * Every way of painting a path, once. A path carries its paint as the class `a-<paint>`. Three line
 * weights: silhouettes .75, objects .4 to .5, hatching .35.
 */
export const PAINTS = {
  // the ground
  ground: { fill: 'field', stroke: 'field', width: 0.4 },
  sap: { fill: 'sap', opacity: 0.8 },
  straw: { fill: 'straw', opacity: 0.75 },
  deep: { fill: 'deep', opacity: 0.75 },
  olive: { fill: 'olive' },
  'parcel-edge': { stroke: 'parcel', width: 2.8, opacity: 0.15 },
  'parcel-line': { stroke: 'parcel', width: 0.45, opacity: 0.35, dash: '7 3 2 4' },
  furrow: { stroke: 'furrow', width: 0.5, opacity: 0.3 },
  furrow2: { stroke: 'furrow2', width: 0.55, opacity: 0.42 },
  hedge: { fill: 'hedge', opacity: 0.85 },
  'hedge-light': { fill: 'hedge2', opacity: 0.8 },
  grass: { stroke: 'grass', width: 0.4, opacity: 0.45 },
  stipple: { stroke: 'grass', width: 0.7, opacity: 0.34 },
  'hatch-wash': { fill: 'shade', opacity: 'hatchWash' },
  'hatch-line': { stroke: 'ink', width: 0.34, opacity: 0.62 },
  // flat things
  halo: { stroke: 'halo', width: 13, opacity: 0.16 },
  'road-halo': { stroke: 'halo', width: 14.5, opacity: 0.17, cap: 'butt' },
  'road-foot': { stroke: 'ink', width: 9.6, opacity: 0.42, cap: 'butt' },
  road: { fill: 'road', stroke: 'ink', width: 1.5, under: true, coarse: { width: 2.6 } },
  'road-light': { stroke: 'road2', width: 4.6, opacity: 0.75, cap: 'butt' },
  rut: { stroke: 'rut', width: 0.6, opacity: 0.75, dash: '5 2.2 2 3', cap: 'butt' },
  'gate-road-edge': { stroke: 'ink', width: 10.5, cap: 'butt', coarse: { width: 11.6 } },
  'gate-road': { stroke: 'road', width: 9, cap: 'butt' },
  town: { fill: 'town', stroke: 'town', width: 1.2 },
  street: { stroke: 'street', width: 4.6 },
  avenue: { stroke: 'street', width: 8 },
  square: { fill: 'street' },
  plaza: { fill: 'plaza', stroke: 'ink', width: 0.8 },
  sand: { fill: 'sand', stroke: 'ink', width: 0.7 },
  hachure: { stroke: 'ink', width: 0.4, opacity: 0.45 },
  hill: { fill: 'blot3', opacity: 0.22 },
  corn: { fill: 'corn', stroke: 'ink', width: 0.7 },
  'corn-stalks': { stroke: 'corn2', width: 0.5, opacity: 0.8 },
  'corn-ring': { stroke: 'corn3', width: 1.1 },
  'corn-sign': { fill: 'corn3', stroke: 'corn2', width: 0.6 },
  'corn-cross': { stroke: 'corn2', width: 1.1 },
  // standing things
  stone: { fill: 'stone', stroke: 'ink', width: 0.6, coarse: { width: 1 } },
  'stone-top': { fill: 'stone2', stroke: 'ink', width: 0.45 },
  masonry: { stroke: 'ink', width: 0.4, opacity: 0.45 },
  house: { fill: 'house', stroke: 'ink', width: 0.42, coarse: { width: 0.3 } },
  red: { fill: 'red', stroke: 'ink', width: 0.5, coarse: { width: 0.3 } },
  light: { fill: 'light', stroke: 'ink', width: 0.5, coarse: { width: 0.3 } },
  slate: { fill: 'slate', stroke: 'ink', width: 0.5, coarse: { width: 0.3 } },
  violet: { fill: 'violet', stroke: 'ink', width: 0.6 },
  shade: { fill: 'hatch', coarse: { fill: 'shade', opacity: 'shade' } },
  cast: { fill: 'cast', opacity: 'cast' },
  line: { stroke: 'ink', width: 0.7 },
  thin: { stroke: 'ink', width: 0.45, opacity: 0.75 },
  scribble: { stroke: 'ink', width: 0.45, opacity: 0.75 },
  window: { fill: 'window', stroke: 'fire', width: 1.5, strokeOpacity: 'glass' },
  dark: { fill: 'dark', stroke: 'ink', width: 0.5 },
  leaf: { fill: 'leaf', stroke: 'ink', width: 0.5 },
  olives: { fill: 'olives', stroke: 'ink', width: 0.5 },
  fir: { fill: 'fir', stroke: 'ink', width: 0.5 },
  crown: { fill: 'crown' },
  hay: { fill: 'hay', stroke: 'ink', width: 0.5 },
  sheep: { fill: 'sheep', stroke: 'ink', width: 0.35 },
  rows: { stroke: 'rows', width: 0.9, dash: '1.1 .7' },
  lawn: { fill: 'lawn', stroke: 'rows', width: 0.6 },
  bed: { fill: 'bed', stroke: 'ink', width: 0.35 },
  flower: { fill: 'flower' },
  canvas: { fill: 'canvas', stroke: 'ink', width: 0.7 },
  'canvas-red': { fill: 'canvas2' },
  'canvas-blue': { fill: 'flag' },
  flag: { fill: 'flag', stroke: 'ink', width: 0.5 },
  shield: { fill: 'shield', stroke: 'ink', width: 1 },
  'shield-gold': { fill: 'shield2' },
  'stake-ink': { stroke: 'ink', width: 3.4, cap: 'butt' },
  stake: { stroke: 'hay', width: 2.4, dash: '1.3 .5', cap: 'butt' },
  fire: { fill: 'fire' },
  smoke: { stroke: 'stone2', width: 3, opacity: 0.6 },
  // the board
  grid: { stroke: 'grid', width: 0.5, opacity: 'grid', dash: '2 3' },
  rim: { stroke: 'ink', width: 1.2, opacity: 0.75 },
  'board-shadow': { stroke: 'cast', width: 14, opacity: 0.09 },
  'board-shadow2': { stroke: 'cast', width: 8, opacity: 0.09 },
  // figures and signs
  'figure-shadow': { fill: 'rim', opacity: 0.34 },
  'figure-halo': { fill: 'cream', stroke: 'cream', width: 5.6 },
  'figure-body': { stroke: 'rim', width: 2.4, under: true },
  'figure-shade': { fill: 'shade', opacity: 0.2 },
  'figure-line': { stroke: 'rim', width: 1.1, opacity: 0.7 },
  'figure-fold': { width: 1.1, opacity: 0.7 },
  'sign-halo': { stroke: 'cream', width: 5.6 },
  'legal-glow': { fill: 'paper', fillOpacity: 'paper', stroke: 'glow', width: 7, strokeOpacity: 0.34 },
  'legal-dash': { stroke: 'dash', width: 1.7, dash: '6 4' },
  'spot-disc': { fill: 'cream', fillOpacity: 0.62, stroke: 'cream', width: 3 },
  'spot-ring': { stroke: 'rim', width: 1.3, dash: '3.2 2.2' },
  'spot-ring-on': { stroke: 'rim', width: 1.9 },
  'sign-ink': { stroke: 'rim', width: 4.2 },
  'sign-owner': { width: 2.8 },
  'own-wash': { opacity: 'wash' },
  'own-mark': { opacity: 'mark' },
  'lit-rim': { stroke: 'rim', width: 7, opacity: 0.75 },
  'lit-cream': { stroke: 'cream', width: 5.4 },
  'lit-owner': { width: 3 },
} as const satisfies Record<string, Style>

/** The name of a paint. */
export type Paint = keyof typeof PAINTS

/** Values put in for a theme, or variables for a page. */
type Values = { theme: Theme; coarse: boolean } | 'variables'

/**
 * What is see-through: for a path that is only filled or only a line it looks the same, and spares a browser a surface
 * of its own for every path, which `opacity` would take.
 */
function opacityOf({ fill, width }: Style): 'opacity' | 'fill-opacity' | 'stroke-opacity' {
  if (fill && width === undefined) return 'fill-opacity'
  return !fill && width !== undefined ? 'stroke-opacity' : 'opacity'
}

function declarations(paint: Paint, style: Style, values: Values): string {
  const inPage = values === 'variables'
  const coarse = style.coarse ?? {}
  const small = !inPage && values.coarse
  const colour = (name: Colour): string => (inPage ? `var(--a-${name})` : colourIn(values.theme, name))
  const strength = (value: number | Strength): string =>
    typeof value === 'number'
      ? String(value)
      : inPage
        ? `var(--a-o-${value})`
        : String(strengthIn(values.theme, value))
  // What changes at a small size is a variable of its own, so that the place of use decides.
  const varying = (key: keyof typeof coarse, full: string, other: string | undefined): string =>
    other === undefined ? full : inPage ? `var(--a-c-${paint}-${key},${full})` : small ? other : full
  const fillOf = (fill: Colour | 'hatch'): string => (fill === 'hatch' ? 'url(#a-hatch)' : colour(fill))
  const list: string[] = []
  if (style.fill) list.push(`fill:${varying('fill', fillOf(style.fill), coarse.fill && colour(coarse.fill))}`)
  if (style.stroke) list.push(`stroke:${colour(style.stroke)}`)
  if (style.width !== undefined)
    list.push(
      `stroke-width:${varying('width', String(style.width), coarse.width === undefined ? undefined : String(coarse.width))}`,
    )
  const opacity = style.opacity ?? (coarse.opacity ? 1 : undefined)
  if (opacity !== undefined)
    list.push(
      `${opacityOf(style)}:${varying('opacity', strength(opacity), coarse.opacity && strength(coarse.opacity))}`,
    )
  if (style.fillOpacity !== undefined) list.push(`fill-opacity:${strength(style.fillOpacity)}`)
  if (style.strokeOpacity !== undefined) list.push(`stroke-opacity:${strength(style.strokeOpacity)}`)
  if (style.dash) list.push(`stroke-dasharray:${style.dash}`)
  if (style.cap) list.push(`stroke-linecap:${style.cap}`)
  if (style.under) list.push('paint-order:stroke')
  if (inPage && FINE.has(paint)) list.push('display:var(--a-fine,inline)')
  return list.join(';')
}

/** The variables that switch a part of the page to the drawing for small tiles. */
function coarseVariables(): string {
  const list = ['--a-fine:none']
  for (const [paint, style] of Object.entries<Style>(PAINTS)) {
    const { width, fill, opacity } = style.coarse ?? {}
    if (width !== undefined) list.push(`--a-c-${paint}-width:${width}`)
    if (fill) list.push(`--a-c-${paint}-fill:var(--a-${fill})`)
    if (opacity) list.push(`--a-c-${paint}-opacity:var(--a-o-${opacity})`)
  }
  return list.join(';')
}

const ROOT = '.art{fill:none;stroke-linejoin:round;stroke-linecap:round}'

/** The gradients of the blots on the ground; paint servers cannot carry a fill. */
const STOPS: Readonly<Record<string, Colour>> = { blot0: 'blot', blot1: 'blot2', blot2: 'blot3' }

const stopRules = (value: (colour: Colour) => string): string[] =>
  Object.entries(STOPS).map(([id, colour]) => `.a-stop-${id}{stop-color:${value(colour)}}`)

/**
 * The style sheet of the drawing for a page: the variables of both themes, the paints, and the class
 * `art-coarse`, which makes everything inside it look right below 80 pixels a tile. Every `<svg>`
 * that shows something of the drawing carries the class `art`.
 * @param selectors where each theme holds, e.g. `:root` and `.night`
 */
export function pageCss(selectors: { day: string; night: string }): string {
  const rules = Object.entries<Style>(PAINTS).map(
    ([paint, style]) => `.a-${paint}{${declarations(paint as Paint, style, 'variables')}}`,
  )
  return [
    `${selectors.day}{${variables('day')}}`,
    `${selectors.night}{${variables('night')}}`,
    `.art-coarse{${coarseVariables()}}`,
    ROOT,
    '.a-fine{display:var(--a-fine,inline)}',
    ...stopRules((colour) => `var(--a-${colour})`),
    ...rules,
  ].join('\n')
}

/** The style sheet for a picture outside a page, with the values put in. */
export function pictureCss(theme: Theme, coarse: boolean): string {
  const rules = Object.entries<Style>(PAINTS)
    .filter(([paint]) => !(coarse && FINE.has(paint as Paint)))
    .map(([paint, style]) => `.a-${paint}{${declarations(paint as Paint, style, { theme, coarse })}}`)
  return [ROOT, ...stopRules((colour) => colourIn(theme, colour)), ...rules].join('')
}
