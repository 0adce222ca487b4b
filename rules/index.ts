/** The door to the rules: everything outside `rules/` imports from here (drawing: from `art/index.ts`). */
export { loadEverySet, loadSets, missingSet } from './expansions/registry.ts'
export type { Action, ActionType, Piece, Spot, Step } from './game/action.ts'
export { advance, apply, applyAll, newGame, type Applied } from './game/apply.ts'
export { box, startLayout, tokenBox } from './game/box.ts'
export { checksum } from './game/checksum.ts'
export { sourceOf } from './game/engine.ts'
export { ERRORS, type ErrorCode, type Result, type RuleError } from './game/error.ts'
export type { GameEvent, Reason, ScoreEvent, Strength, Term } from './game/event.ts'
export { featureAt, fields, fits, scoreIfEnded, type FeatureInfo } from './game/inspect.ts'
export type { Player, Setup, Source, State, View } from './game/module.ts'
export type { OptionDef, OptionValue, SetId } from './game/option.ts'
export { OPTION_DEFS, parseOptions, type Options } from './game/options.ts'
export { awaiting, drawn, legal, piecesOnBoard, position, stopped, tilesOnTable } from './game/position.ts'
export type { Awaiting, PieceOnBoard, Position } from './game/result.ts'
export type { RecordError, RecordErrorCode } from './record/errors.ts'
export { parseRecord } from './record/parse.ts'
export { replay, setupOf, type Replayed } from './record/replay.ts'
export { shuffle, shuffleDeck, shuffleTokens } from './record/shuffle.ts'
export { trustRecord } from './record/trust.ts'
export type { GameRecord, RecordPlayer } from './record/types.ts'
export { newRecord, openRecord, writeRecord } from './record/write.ts'
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
