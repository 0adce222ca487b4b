import type { TileFacts } from '../tiles/types.ts'
import type { NeutralShape, PlayerShape } from './figure.ts'
import type { Point } from './geometry.ts'
import type { Mark } from './marks.ts'
import type { Gate, Hub, Skeleton, Wall } from './skeleton.ts'

/** A city that lies otherwise than the general rule would have it. */
export interface CityCourse {
  readonly parts: readonly (readonly Point[])[]
  readonly walls: readonly Wall[]
}

/** The course of a road that ends on its tile, and the gate that it ends at. */
export interface RoadCourse {
  readonly course: Point[]
  readonly gate?: Gate
}

/** What of a tile's skeleton the general rule does not give, at rotation 0: geometry that the rules depend on. */
export interface TilePlan {
  /** In place of the cities of the general rule, in their order. */
  readonly cities?: readonly CityCourse[]
  /** By road segment. */
  readonly roads?: Readonly<Record<string, RoadCourse>>
  /** How strongly a road bends where something must have room. */
  readonly bend?: number
  /** Ground that is kept free. */
  readonly hub?: Hub
  /** What roads end at. */
  readonly end?: Hub
  /** Rows of stakes that part fields. */
  readonly palisades?: readonly (readonly Point[])[]
}

/** What is drawn on a tile beyond land, roads and towns. */
export interface TileExtras {
  /** What lies flat beside the towns. */
  readonly flat?: readonly Mark[]
  /** What stands before the walls of the towns and behind their arms. */
  readonly amidTowns?: readonly Mark[]
  /** What stands in front of all else. */
  readonly standing?: readonly Mark[]
}

/** Figures that only some expansions bring. */
export interface SetFigures {
  readonly ringmaster: PlayerShape
  readonly count: NeutralShape
  readonly tent: NeutralShape
}

/** What one expansion adds to the drawing: all that the base game never shows (docs/adr/0009-sets-on-demand.md). */
export interface SetDrawing {
  /** Its printings, as the ids of tiles begin. */
  readonly printings: readonly string[]
  readonly figures?: Partial<SetFigures>
  /** How a tile departs from the general rule. */
  plan?(tile: TileFacts): TilePlan
  /** The skeleton of a tile that follows no general rule, made for each rotation; undefined for the others. */
  skeleton?(tile: TileFacts, quarterTurns: number): Skeleton | undefined
  /** What a tile in the rotation of its skeleton shows besides. */
  extras?(tile: TileFacts, s: Skeleton): TileExtras
}
