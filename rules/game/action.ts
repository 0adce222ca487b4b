import type { Quarter, Rotation } from '../tiles/types.ts'

/** A kind of wooden figure that a player can have in supply. */
export type Piece = 'meeple' | 'ringmaster'

/** A segment of a placed tile. */
export interface Spot {
  x: number
  y: number
  segment: string
}

/**
 * A decision as the record writes it: `player` is the index of the one who decides, and there are
 * exactly the fields of its type.
 */
export type Action =
  | { player: number; type: 'place'; x: number; y: number; rotation: Rotation }
  | ({ player: number; type: 'deploy'; piece: Piece } & Spot)
  | { player: number; type: 'acrobat'; x: number; y: number }
  | { player: number; type: 'score-pyramid'; x: number; y: number }
  | ({ player: number; type: 'leave-city'; quarter: Quarter; piece: Piece } & Spot)
  | { player: number; type: 'enter-city'; quarter: Quarter; piece: Piece }
  | { player: number; type: 'move-count'; quarter: Quarter }
  | { player: number; type: 'crop-circle'; choice: 'add' | 'remove' }
  | ({ player: number; type: 'add-follower'; piece: Piece } & Spot)
  | ({ player: number; type: 'remove-follower'; piece: Piece } & Spot)
  | { player: number; type: 'pass' }

export type ActionType = Action['type']

/** The decision that is open; `pass` declines a step and is none. */
export type Step = Exclude<ActionType, 'acrobat' | 'score-pyramid' | 'pass'>
