/**
 * One tile as plain markup: without symbols, because ids would have to differ from picture to picture. Needs
 * `ensureArtDefs`.
 */
import {
  boardGrid,
  boardShadow,
  cornerTowers,
  cornerTowerSymbol,
  ground,
  type Steps,
  symbolSteps,
  variantOf,
} from '#rules/art'
import type { Rotation } from '#rules'
import { inSteps } from './slices.ts'

/** Every picture once: the same tiles are shown again and again, and drawing one takes milliseconds. */
const drawn = new Map<string, string>()

/** A tile alone on the table, in board units at the cell 0,0, if it has been drawn already. */
export function drawnTile(tile: string, rotation: Rotation): string | undefined {
  return drawn.get(`${tile} ${rotation}`)
}

interface Wanted {
  readonly tile: string
  readonly rotation: Rotation
  /** Null when nobody waits for it any more. */
  show: ((markup: string) => void) | null
}

/** One picture is finished before the next is begun: many that all are half done show nothing. */
const wanted: Wanted[] = []
let drawing = false

function draw(): void {
  drawing = true
  inSteps(drawWanted())
}

function* drawWanted(): Steps<void> {
  try {
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      if (!next.show) continue
      const markup = yield* tilePicture(next.tile, next.rotation)
      next.show?.(markup)
      yield
    }
  } finally {
    drawing = false
    // One that cannot be drawn or shown does not stop those behind it.
    if (wanted.length > 0) draw()
  }
}

/** Draws it behind the next frame, in steps, and shows it. Returns how to call it off. */
export function drawTile(tile: string, rotation: Rotation, show: (markup: string) => void): () => void {
  const picture: Wanted = { tile, rotation, show }
  wanted.push(picture)
  if (!drawing) draw()
  return () => (picture.show = null)
}

function* tilePicture(tile: string, rotation: Rotation): Steps<string> {
  const known = drawnTile(tile, rotation)
  if (known !== undefined) return known
  const placed = [{ tile, x: 0, y: 0, rotation }]
  const { flat, relief } = yield* symbolSteps(tile, rotation, variantOf(0, 0))
  const towers = cornerTowers(placed).map(
    ({ x, y }) => `<g transform="translate(${x} ${y})">${cornerTowerSymbol()}</g>`,
  )
  yield
  const markup = `${boardShadow(placed)}${ground(placed)}<g clip-path="url(#a-clip)">${flat}</g>${boardGrid(placed)}${relief}${towers.join('')}`
  drawn.set(`${tile} ${rotation}`, markup)
  return markup
}
