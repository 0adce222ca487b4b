import type { Quarter } from '../tiles/types.ts'
import type { Piece, Spot, Step } from './action.ts'
import type { Reason } from './event.ts'

/** The decision that is open: whose, which, and whether `pass` is allowed. */
export interface Awaiting {
  player: number
  step: Step
  /** The tile in hand; there for `place` only. */
  tile?: string
  optional: boolean
}

/** A piece on the board. Acrobats stand on the segment `acrobats`. */
export interface PieceOnBoard extends Spot {
  player: number
  piece: Piece
}

/** The position as the record's contract prints it. Keys of sets that are not in play are absent. */
export interface Position {
  finished: boolean
  /** Tiles placed so far, the start layout not counted. */
  turn: number
  awaiting: Awaiting | null
  players: { name: string; score: number; supply: Partial<Record<Piece, number>> }[]
  pieces: PieceOnBoard[]
  city?: Record<Quarter, { player: number; piece: Piece }[]>
  count?: Quarter
  king?: { player: number; size: number } | null
  robber?: { player: number; size: number } | null
  tent?: { x: number; y: number } | null
  /** Animal tokens still in the stack, without the one under the tent. */
  tokens?: number
  /** Animal tokens that lie face up beside the score board, in the order in which they were revealed (CI-28). */
  revealed?: string[]
  /** Tiles still in the stack, without the one in hand. */
  tilesLeft: number
  /** In the order in which they were laid aside. */
  discarded: string[]
  scores: { player: number; points: number; reason: Reason; final: boolean }[]
  winners: number[] | null
}
