import type { Paint } from './paint.ts'

/**
 * Paints that are left out when a tile is drawn small. They stand apart from the paints' looks, which a
 * page gets as a style sheet at build time and never loads as script.
 */
export const FINE: ReadonlySet<Paint> = new Set<Paint>([
  'furrow',
  'furrow2',
  'hedge-light',
  'grass',
  'stipple',
  'road-light',
  'rut',
  'hachure',
  'corn-stalks',
  'masonry',
  'scribble',
])
