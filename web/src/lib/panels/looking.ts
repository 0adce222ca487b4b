/** What a look at the board shows: the feature under the mouse or the finger, and the empty place that is asked about. */
import type { Point } from '#lib/board/camera.ts'
import { segmentUnder } from '#lib/board/hit.ts'
import { announce } from '#lib/ui/announce.svelte.ts'
import { featureWords } from './feature-words.ts'
import type { Play } from './play.svelte.ts'

/** The mouse rests there (board units), or a finger pressed long; null: nowhere. */
export function lookAt(play: Play, at: Point | null): void {
  play.looking = at && play.helps ? featureUnder(play, at) : null
}

/** A tap that chose nothing. */
export function tapOn(play: Play, at: Point): void {
  const cell = { x: Math.floor(at.x / 100), y: Math.floor(at.y / 100) }
  if (play.panel === 'tiles' && !play.tileAt.has(`${cell.x},${cell.y}`)) play.marked = cell
  else lookAt(play, at)
}

/** The feature whose spot on the tile under the point is nearest to it. */
function featureUnder(play: Play, at: Point): Play['looking'] {
  const [x, y] = [Math.floor(at.x / 100), Math.floor(at.y / 100)]
  const tile = play.tileAt.get(`${x},${y}`)
  if (!tile) return null
  const within = { x: at.x - x * 100, y: at.y - y * 100 }
  const standing = play.expansions.map((expansion) => expansion.standsUnder?.(play, tile, within))
  const segment = standing.find((one) => one != null) ?? segmentUnder(tile, at)
  const spot = segment && { x, y, segment }
  const info = spot && play.featureAt(spot)
  return info ? { info, spot } : null
}

/** Reads a feature aloud, for whoever chose it by key. */
export function readFeature(play: Play, spot: { x: number; y: number; segment: string }): void {
  const info = play.helps ? play.featureAt(spot) : null
  const words = info && featureWords(play, info)
  if (words) announce(`${words.worth}. ${words.facts}. ${words.who}.`)
}
