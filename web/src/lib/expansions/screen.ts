/** What an expansion adds to the game screen. The screen knows none of them by name; `index.ts` lists them. */
import type { Action, FeatureInfo, GameEvent, PlacedTile, Step } from '#rules'
import type { Point } from '#lib/board/camera.ts'
import type { BoardArea, BoardFigure, BoardToken } from '#lib/board/types.ts'
import type { Asking, SpotChoice } from '#lib/panels/asking.ts'
import type { FeatureWords } from '#lib/panels/feature-words.ts'
import type { LogLine } from '#lib/panels/log.ts'
import type { PanelId, Play } from '#lib/panels/play.svelte.ts'

/** Something a player holds besides figures, shown in his row. */
export interface HeldToken {
  token: 'king' | 'robber'
  /** What is read. */
  label: string
}

/** A player in a round of answers. */
export type RoundState = { kind: 'later' } | { kind: 'done'; what: string }

export interface ScreenExpansion {
  /** As in the option `sets`. */
  id: string
  /** Helps that only it needs. */
  panels?: readonly PanelId[]
  /** Decisions of its own. */
  steps?: Partial<Record<Step, (play: Play) => Asking>>
  /** Further ways to take the decision about a figure; null where the action is none of its own. */
  spot?(play: Play, action: Action): SpotChoice | null
  /** What stands or lies on the board because of it. */
  figures?(play: Play): BoardFigure[]
  areas?(play: Play): BoardArea[]
  tokens?(play: Play): BoardToken[]
  /** The segment of what it has standing at a point of a tile (100 units wide), above the land; null: nothing. */
  standsUnder?(play: Play, tile: PlacedTile, at: Point): string | null
  /** What it has on the board in words, for whoever looks at it; null where that is none of its own. */
  feature?(play: Play, info: FeatureInfo): FeatureWords | null
  holds?(play: Play, player: number): HeldToken[]
  /** Lines for the log; null where the event is none of its own. */
  tell?(play: Play, event: GameEvent): LogLine | null
  /** The round of answers that is going on; null where none of its own is. */
  round?(play: Play): ReadonlyMap<number, RoundState> | null
  /** What is decided while others wait, in a sentence; null where it is none of its own. */
  waiting?(play: Play): string | null
  /** What placing the tile in hand would bring about besides; null where nothing. */
  hand?(play: Play): string | null
  /** What the room answers for me until my turn, in words; null where nothing. */
  answeredAhead?(play: Play): string | null
  /** The state word of whoever has to decide one of its steps. */
  stateWord?(step: Step): string | null
}
