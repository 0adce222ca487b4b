/** The door to the rules: everything outside `rules/` imports from here (drawing: from `art/index.ts`). */
export type { Action, ActionType, Piece, Spot, Step } from './game/action.ts'
export type { GameEvent, Reason, ScoreEvent, Strength, Term } from './game/event.ts'
export type { Awaiting, PieceOnBoard, Position } from './game/result.ts'
export { TILE_SETS, tileFacts } from './tiles/catalogue.ts'
export type {
  EdgeKind,
  PlacedTile,
  Quarter,
  Rotation,
  Segment,
  SegmentType,
  TileFacts,
  TileSet,
} from './tiles/types.ts'
