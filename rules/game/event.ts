import type { Quarter, Rotation } from '../tiles/types.ts'
import type { Piece, Spot, Step } from './action.ts'

/** Why points were given (TO-20). Expansions that do not exist yet add their own. */
export type Reason =
  'road' | 'city' | 'monastery' | 'field' | 'ringmaster' | 'circus' | 'acrobats' | 'king' | 'robber'

/** One line of arithmetic: `count` things at `value` points each. */
export interface Term {
  of: 'tiles' | 'pennants' | 'neighbours' | 'cities' | 'roads' | 'pieces' | 'spaces' | 'flat'
  count: number
  value: number
}

/** How many followers (by strength) a player had where a majority was counted (BA-22). */
export interface Strength {
  player: number
  strength: number
}

/** A change of one score (TO-20 … TO-22). `points` is the sum of its terms and never 0. */
export interface ScoreEvent {
  type: 'scored'
  player: number
  points: number
  reason: Reason
  /** True from TO-12 on. */
  final: boolean
  terms: Term[]
  /** Any segment of the feature that scored, or the tile of the tent or pyramid; null where there is none. */
  at: Spot | null
  /** Who had how much there; empty where no majority was counted. */
  strengths: Strength[]
  /** Statements that this scoring rests on, for the log's rule link. */
  rule: string
}

/** Everything that happens, in order. Replaying the same actions gives the same events. */
export type GameEvent =
  | { type: 'drawn'; player: number; tile: string }
  | { type: 'discarded'; tile: string }
  | { type: 'placed'; player: number; tile: string; x: number; y: number; rotation: Rotation }
  | ({ type: 'deployed'; player: number; piece: Piece } & Spot)
  | { type: 'acrobat'; player: number; x: number; y: number; place: number }
  | ({ type: 'completed'; player: number; kind: 'road' | 'city' | 'monastery'; tiles: number } & Spot)
  | ScoreEvent
  | ({ type: 'returned'; player: number; piece: Piece } & Spot)
  | ({ type: 'left-city'; player: number; piece: Piece; quarter: Quarter } & Spot)
  | { type: 'entered-city'; player: number; piece: Piece; quarter: Quarter }
  | { type: 'count-moved'; player: number; from: Quarter; to: Quarter }
  | { type: 'record'; tile: 'king' | 'robber'; player: number; size: number; from: number | null }
  | { type: 'revealed'; token: string; points: number; x: number; y: number }
  | { type: 'tent-moved'; x: number; y: number }
  | { type: 'circle'; player: number; choice: 'add' | 'remove'; kind: 'road' | 'city' | 'field' }
  | ({ type: 'added'; player: number; piece: Piece } & Spot)
  | ({ type: 'removed'; player: number; piece: Piece } & Spot)
  | { type: 'passed'; player: number; step: Step }
  | { type: 'final-scoring' }
  | { type: 'ended'; winners: number[] }
