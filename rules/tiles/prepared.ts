import { eachPrinting } from './catalogue.ts'
import type { SegmentType, TileFacts, TileSet } from './types.ts'

// The engine reads tiles millions of times a second, so every rotation is worked out once, here, into small
// integers. Sides of a place are 0 north, 1 east, 2 south, 3 west; a turn of n is n × 90° clockwise.

export const ROAD = 0
export const CITY = 1
export const FIELD = 2
export const MONASTERY = 3
const TENT = 4
export const ACROBATS = 5

/** Names of the segment kinds above. */
export const KINDS: readonly SegmentType[] = [
  'road',
  'city',
  'field',
  'monastery',
  'tent',
  'acrobats',
  'garden',
]

/** Edge kinds as numbers; 0 stands for "nothing lies there". */
const EDGES = ' frc.'
const INNER_EDGE = 4

/** Weight of each side in the code of an empty place: four base-5 digits, one per side. */
export const SIDE_WEIGHT: readonly number[] = [1, 5, 25, 125]
const CODES = 625

/** One tile face, ready for the board. */
export interface Tile {
  readonly index: number
  readonly id: string
  readonly facts: TileFacts
  /** The printing that it comes from. */
  readonly set: TileSet
  /** Kind of each segment, in the order of the catalogue. */
  readonly kinds: readonly number[]
  readonly pennants: readonly number[]
  /** How many edges each road or city segment reaches; 0 for the others. */
  readonly ends: readonly number[]
  /** Per segment the city segments that it borders, if it is a field. */
  readonly borders: readonly (readonly number[])[]
  /** Edge kind at `turn * 4 + side`. */
  readonly edges: readonly number[]
  /** Road or city segment at `turn * 4 + side`, or -1. */
  readonly edgeSegments: readonly number[]
  /** Field segment at `turn * 8 + half`, or -1. */
  readonly halfSegments: readonly number[]
  readonly monastery: number
  readonly tent: number
  readonly acrobats: number
  /** For each code of an empty place the turns that fit, as bits. */
  readonly fits: Uint8Array
}

const tiles: Tile[] = []
const byId = new Map<string, number>()

/** Every tile face of the printings that are there; a tile's place in this list is its `index`, the same everywhere. */
export const TILES: readonly Tile[] = tiles

eachPrinting((set, first) => {
  for (const [at, facts] of set.tiles.entries()) {
    tiles[first + at] = prepare(facts, set, first + at)
    byId.set(facts.id, first + at)
  }
})

/** The index of a tile in {@link TILES}, or -1 for an id that no set holds. */
export function tileIndex(id: string): number {
  return byId.get(id) ?? -1
}

function prepare(facts: TileFacts, set: TileSet, index: number): Tile {
  const { segments } = facts
  const kinds = segments.map((segment) => KINDS.indexOf(segment.type))
  const edges: number[] = []
  const edgeSegments: number[] = []
  const halfSegments: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    for (let side = 0; side < 4; side++) {
      const printed = (side - turn + 4) % 4
      edges.push(EDGES.indexOf(facts.edges[printed]!))
      edgeSegments.push(segments.findIndex((segment) => segment.edges?.includes('NESW'[printed]!)))
    }
    for (let half = 0; half < 8; half++) {
      const printed = (half - 2 * turn + 8) % 8
      halfSegments.push(segments.findIndex((segment) => segment.halves?.includes(printed)))
    }
  }
  return {
    index,
    id: facts.id,
    facts,
    set,
    kinds,
    pennants: segments.map((segment) => segment.pennants ?? 0),
    ends: segments.map((segment) => segment.edges?.length ?? 0),
    borders: segments.map((segment) =>
      (segment.cities ?? []).map((id) => segments.findIndex((city) => city.id === id)),
    ),
    edges,
    edgeSegments,
    halfSegments,
    monastery: kinds.indexOf(MONASTERY),
    tent: kinds.indexOf(TENT),
    acrobats: kinds.indexOf(ACROBATS),
    fits: fitTable(edges),
  }
}

/**
 * BA-8 for every possible surrounding at once: which turns match what lies around an empty place. Each side of a turn
 * has nothing beside it or the same edge: 15 surroundings a turn, which is why they are written and not looked for.
 */
function fitTable(edges: readonly number[]): Uint8Array {
  const table = new Uint8Array(CODES)
  for (let turn = 0; turn < 4; turn++) {
    for (let beside = 1; beside < 16; beside++) {
      let code = 0
      let attached = true
      for (let side = 0; side < 4; side++) {
        if (!(beside & (1 << side))) continue
        const edge = edges[turn * 4 + side]!
        // No tile is attached to an edge inside the wall of the count block.
        if (edge === INNER_EDGE) attached = false
        code += edge * SIDE_WEIGHT[side]!
      }
      if (attached) table[code]! |= 1 << turn
    }
  }
  return table
}
