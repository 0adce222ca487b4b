import { tileFacts } from '../tiles/catalogue.ts'
import type { PlacedTile, Segment, SegmentType } from '../tiles/types.ts'

// Features worked out from scratch, the slow way, from nothing but the tiles on the table and the catalogue. Tests
// compare the engine with it; the engine's own tables are not used here.

export interface NaiveFeature {
  type: SegmentType
  /** `x,y,segment` of every part. */
  parts: Set<string>
  tiles: number
  pennants: number
  openEnds: number
  complete: boolean
}

interface Part {
  x: number
  y: number
  segment: Segment
  /** Where it can be left: across which edges, or halves of edges, of the table. */
  edges: number[]
  halves: number[]
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const
const ACROSS = [5, 4, 7, 6, 1, 0, 3, 2]

/** Every feature, by each `x,y,segment` that belongs to it. */
export function naiveFeatures(lying: readonly PlacedTile[]): Map<string, NaiveFeature> {
  const parts = new Map<string, Part>()
  const at = new Map<string, [string, Part][]>()
  const filled = new Set(lying.map(({ x, y }) => `${x},${y}`))
  for (const { tile, x, y, rotation } of lying) {
    for (const segment of tileFacts(tile)!.segments) {
      const part: Part = {
        x,
        y,
        segment,
        edges: [...(segment.edges ?? '')].map((side) => ('NESW'.indexOf(side) + rotation / 90) % 4),
        halves: (segment.halves ?? []).map((half) => (half + rotation / 45) % 8),
      }
      const key = `${x},${y},${segment.id}`
      parts.set(key, part)
      at.set(`${x},${y}`, [...(at.get(`${x},${y}`) ?? []), [key, part]])
    }
  }
  const features = new Map<string, NaiveFeature>()
  for (const start of parts.keys()) {
    if (features.has(start)) continue
    const type = parts.get(start)!.segment.type
    const found = new Set([start])
    for (const key of found) for (const next of neighbours(at, parts.get(key)!)) found.add(next)
    const members = [...found].map((key) => parts.get(key)!)
    const ends =
      type === 'monastery'
        ? [-1, 0, 1]
            .flatMap((dy) => [-1, 0, 1].map((dx) => `${members[0]!.x + dx},${members[0]!.y + dy}`))
            .filter((place) => !filled.has(place)).length
        : members
            .flatMap(({ x, y, edges }) =>
              edges.map((side) => `${x + STEPS[side]![0]},${y + STEPS[side]![1]}`),
            )
            .filter((place) => !filled.has(place)).length
    const feature: NaiveFeature = {
      type,
      parts: found,
      tiles: new Set(members.map(({ x, y }) => `${x},${y}`)).size,
      pennants: members.reduce((sum, { segment }) => sum + (segment.pennants ?? 0), 0),
      openEnds: ends,
      complete: (type === 'road' || type === 'city' || type === 'monastery') && ends === 0,
    }
    for (const key of found) features.set(key, feature)
  }
  return features
}

function neighbours(at: ReadonlyMap<string, [string, Part][]>, part: Part): string[] {
  const { x, y, segment, edges, halves } = part
  const beside = (side: number, meets: (other: Part) => boolean): string[] => {
    const [dx, dy] = STEPS[side]!
    return (at.get(`${x + dx},${y + dy}`) ?? [])
      .filter(([, other]) => other.segment.type === segment.type && meets(other))
      .map(([key]) => key)
  }
  return [
    ...edges.flatMap((side) => beside(side, (other) => other.edges.includes((side + 2) % 4))),
    ...halves.flatMap((half) => beside(half >> 1, (other) => other.halves.includes(ACROSS[half]!))),
  ]
}

/** Every place and rotation where a tile fits, by looking at all places around all tiles. */
export function naiveFits(lying: readonly PlacedTile[], id: string): Set<string> {
  const filled = new Map(lying.map((tile) => [`${tile.x},${tile.y}`, tile]))
  const edge = ({ tile, rotation }: Pick<PlacedTile, 'tile' | 'rotation'>, side: number): string =>
    tileFacts(tile)!.edges[(side - rotation / 90 + 4) % 4]!
  const fitting = new Set<string>()
  for (const { x, y } of lying) {
    for (const [dx, dy] of STEPS) {
      const [px, py] = [x + dx, y + dy]
      if (filled.has(`${px},${py}`)) continue
      for (const rotation of [0, 90, 180, 270] as const) {
        const matches = STEPS.every(([sx, sy], side) => {
          const other = filled.get(`${px + sx},${py + sy}`)
          if (!other) return true
          const shown = edge(other, (side + 2) % 4)
          return shown !== '.' && shown === edge({ tile: id, rotation }, side)
        })
        if (matches) fitting.add(`${px},${py},${rotation}`)
      }
    }
  }
  return fitting
}
