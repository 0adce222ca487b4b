/** What a tile's edge shows at rotation 0: city, road, field, or `.` inside the wall of the count block. */
export type EdgeKind = 'c' | 'r' | 'f' | '.'

/** The kinds of segment that a tile can print. */
export type SegmentType = 'road' | 'city' | 'field' | 'monastery' | 'tent' | 'acrobats' | 'garden'

/** Clockwise rotation of a placed tile in degrees. */
export type Rotation = 0 | 90 | 180 | 270

/** The part of a feature that is printed on one tile. */
export interface Segment {
  /** Unique on its tile, e.g. `city0`; part of the record format. */
  readonly id: string
  readonly type: SegmentType
  /** Roads and cities: the edges reached at rotation 0, out of N, E, S, W. */
  readonly edges?: string
  /** Cities: how many coats of arms. */
  readonly pennants?: number
  /** Fields: half-edges reached, clockwise from the north-west corner (0 and 1 on N, … 6 and 7 on W). */
  readonly halves?: readonly number[]
  /** Fields: ids of the city segments that the field borders on this very tile (BA-32). */
  readonly cities?: readonly string[]
}

/** The facts of one tile face. */
export interface TileFacts {
  /** Stable id, `set/name`; part of the record format. */
  readonly id: string
  /** How many are in the box. */
  readonly copies: number
  /** N, E, S, W at rotation 0, each an {@link EdgeKind}. */
  readonly edges: string
  readonly segments: readonly Segment[]
  /** Circus: the part of the expansion that the tile belongs to (CI-2). */
  readonly part?: 'tents' | 'acrobats'
  /** Crop circles: the kind that the circle concerns (CC-14 … CC-16). */
  readonly circle?: 'road' | 'city' | 'field'
}

/** A tile lying on the table. x grows east, y grows south. */
export interface PlacedTile {
  readonly tile: string
  readonly x: number
  readonly y: number
  readonly rotation: Rotation
}

/** The four quarters of the City of Carcassonne (CO-11). */
export type Quarter = 'castle' | 'market' | 'blacksmith' | 'cathedral'

/** One printing of one set, as the box holds it. */
export interface TileSet {
  readonly set: string
  /** The option value that picks this printing, where there are several. */
  readonly option?: Readonly<Record<string, string>>
  /** A fact that no source gives and that was therefore chosen. */
  readonly assumed?: string
  readonly start?: readonly PlacedTile[]
  /** Count: which kind of feature a quarter serves (CO-57 … CO-60). */
  readonly quarters?: Readonly<Record<Quarter, 'road' | 'city' | 'field' | 'monastery'>>
  readonly clockwise?: readonly Quarter[]
  readonly countStartsIn?: Quarter
  /** Count: each field of the block borders the City of Carcassonne. */
  readonly wallBordersEveryField?: boolean
  /** Count: tiles on which nothing can stand. */
  readonly noLandscape?: readonly string[]
  /** Circus: points and number of each animal token (CI-4, CI-91). */
  readonly tokens?: Readonly<Record<string, { readonly points: number; readonly copies: number }>>
  readonly tiles: readonly TileFacts[]
}
