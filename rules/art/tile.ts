import type { TileFacts } from '../tiles/types.ts'
import { drawingOf } from './drawings.ts'
import type { Point } from './geometry.ts'
import { landscapeSteps } from './landscape.ts'
import { mark, type Mark } from './marks.ts'
import { drawMonastery } from './monastery.ts'
import { polygon, polyline, smooth } from './path.ts'
import { random } from './random.ts'
import { drawRoads, hachures } from './road.ts'
import { skeleton, Surroundings, towerCorners, type Skeleton } from './skeleton.ts'
import { finish, type Steps } from './steps.ts'
import { townSteps, townStrokes } from './town.ts'

/** A tile drawn: what lies flat, what stands, and where the board has to put corner towers. */
export interface TileDrawing {
  readonly flat: readonly Mark[]
  readonly relief: readonly Mark[]
  readonly corners: readonly Point[]
  readonly skeleton: Skeleton
}

/**
 * Draws a tile.
 * @param quarterTurns clockwise; everything upright is drawn anew, never turned
 * @param variant 0, 1 or 2
 */
export function drawTile(tile: TileFacts, quarterTurns: number, variant: number): TileDrawing {
  return finish(tileSteps(tile, quarterTurns, variant))
}

/** {@link drawTile} in steps. */
export function* tileSteps(tile: TileFacts, quarterTurns: number, variant: number): Steps<TileDrawing> {
  const s = skeleton(tile, quarterTurns, variant)
  yield
  const around = new Surroundings(s)
  const r = random(`${tile.id}/${quarterTurns}/${variant}`)
  const walls = s.cities.flatMap((city) => city.walls.map((wall) => wall.course))
  const extras = drawingOf(tile.id)?.extras?.(tile, s)
  const flat: Mark[] = []
  const strokes = townStrokes(s, r)
  const outside = ([x, y]: Point): boolean => !around.inCity(x, y)
  const feet = walls.map((wall) => hachures(wall, 1.2, r, outside)).join('')
  if (walls.length) flat.push(mark('halo', walls.map(polyline).join('')))
  if (s.cities.length) {
    flat.push(mark('town', s.cities.flatMap((city) => city.parts.map((part) => polygon(...part))).join('')))
    flat.push(mark('hachure', strokes + (s.roads.length ? '' : feet)))
  }
  yield
  if (s.roads.length) flat.push(...drawRoads(s.roads, s.hubs, feet, r))
  for (const village of s.villages) flat.push(mark('plaza', villageSquare(village, r)))
  flat.push(...(extras?.flat ?? []))
  yield
  const landscape = yield* landscapeSteps(s, around, r)
  const towns = yield* townSteps(s, r)
  yield
  if (towns.streets) flat.push(mark('street', towns.streets))
  if (towns.squares) flat.push(mark('square', towns.squares))
  const relief: Mark[] = [
    ...towns.behind,
    ...towns.before,
    ...(extras?.amidTowns ?? []),
    ...towns.arms,
    ...landscape,
  ]
  if (s.monastery) relief.push(drawMonastery(r, s.monastery))
  relief.push(...(extras?.standing ?? []))
  return { flat, relief, corners: towerCorners(s), skeleton: s }
}

function villageSquare([x, y]: Point, r: { between(a: number, b: number): number }): string {
  const rim = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 9) * Math.PI * 2
    return [x + Math.cos(angle) * r.between(7.6, 8.8), y + Math.sin(angle) * r.between(7.2, 8.4)]
  })
  return smooth(rim, true)
}
