/** Which segment of a tile lies under a point: the drawing itself decides, not a box around it. */
import { type PlacedTile, tileFacts } from '#rules'
import { featureShape } from '#rules/art'
import type { Point } from './camera.ts'

let context: CanvasRenderingContext2D | null = null

/** What lies on top of what: a road runs over a field, a monastery stands on it. */
const ORDER = ['monastery', 'road', 'city', 'field']

/** The id of the segment at a point in board units; null where there is none (tents, rings, gardens). */
export function segmentUnder(tile: PlacedTile, at: Point): string | null {
  context ??= document.createElement('canvas').getContext('2d')
  const segments = [...(tileFacts(tile.tile)?.segments ?? [])]
    .filter(({ type }) => ORDER.includes(type))
    .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))
  for (const { id } of segments) {
    const { area } = featureShape([{ ...tile, segment: id }], () => true)
    if (area && context?.isPointInPath(new Path2D(area), at.x, at.y)) return id
  }
  return null
}
