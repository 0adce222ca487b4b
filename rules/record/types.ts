import type { Action } from '../game/action.ts'
import type { Options } from '../game/options.ts'
import type { PlacedTile } from '../tiles/types.ts'

/** The only format there is; another value is refused with its name. */
export const FORMAT = 'graaf/1'

/** One of the one to six who play, in turn order. */
export interface RecordPlayer {
  name: string
  colour?: string
  /** The bot that decides for this player, by its id. */
  bot?: string
}

/** A game record that has been checked: options with every id, stacks written out. */
export interface GameRecord {
  options: Options
  players: RecordPlayer[]
  /** Tiles in draw order; of a running game those that were revealed. */
  deck: string[]
  /** Animal tokens in draw order; of a running game those that were revealed. */
  tokens: string[]
  /** Only of a game that is still running: how many tiles and tokens there were at its start. */
  open?: { deck: number; tokens: number }
  /** A start layout of the record's own. */
  start?: PlacedTile[]
  actions: Action[]
  /** Free for the program that wrote it; never affects the game. */
  meta?: Record<string, unknown>
}
