/**
 * Everything that a board shows, as data. The board knows no rules: which cells glow, where figures stand and
 * what is lit is said here by whoever knows (chessground's way). Board units: a tile is 100 × 100.
 */
import type { PlacedTile, Rotation } from '#rules'
import type { Point } from './camera.ts'

export type FigureKind = 'follower' | 'farmer' | 'ringmaster' | 'count' | 'tent'

export interface BoardFigure {
  /** Stays the same while it is the same wooden piece, so that it can be seen walking. */
  key: string
  kind: FigureKind
  /** A player's colour; of no use for count and tent. */
  colour: string
  /** Its feet. */
  at: Point
  /** Beside the figure's usual size. */
  scale?: number
  look?: 'solid' | 'ghost' | 'chosen'
  /** May be pressed: an amber ring, and `onfigure` with its key. */
  press?: boolean
}

export interface BoardCell {
  x: number
  y: number
  /** What is read when the cell has the focus. */
  name: string
}

/** A tile that does not lie there yet. */
export interface BoardGhost {
  kind: 'hover' | 'mine' | 'other' | 'trial' | 'placed'
  tile: string
  x: number
  y: number
  rotation: Rotation
  /** Whose, for `other`. */
  colour?: string
  label?: string
  /** Shows the round arrow at its corner. */
  turns?: boolean
}

export interface BoardMark {
  x: number
  y: number
  /** A player's colour. */
  colour: string
}

/** A translucent figure on a disc where one may be put. */
export interface BoardSpot {
  key: string
  kind: FigureKind
  colour: string
  at: Point
  chosen: boolean
}

/** Part of a tile, e.g. all tiles of a feature. */
export interface BoardPart {
  x: number
  y: number
  segment: string
}

/** A feature made to stand out. */
export interface BoardFeature {
  key: string
  kind: 'road' | 'city' | 'monastery' | 'field'
  parts: readonly BoardPart[]
  /** `lit`: told or pointed at, in this colour or cream. `target`: something may be moved there, dashed amber. */
  look: 'lit' | 'target'
  colour?: string
}

/** A field in its owners' colours and marks. */
export interface BoardField {
  key: string
  parts: readonly BoardPart[]
  colours: readonly string[]
}

/** A number on a pill, in board units, kept at its size on the screen. */
export interface BoardLabel {
  key: string
  at: Point
  text: string
  big?: boolean
  /** Stands on `at` instead of around it. */
  above?: boolean
}

/** A shape of an expansion: a quarter of the City, the reach of the tent. */
export interface BoardArea {
  key: string
  /** Path text in board units. */
  d: string
  look: 'lit' | 'choice' | 'chosen' | 'reach'
  /** Named and pressable: `onarea` with its key. */
  name?: string
}

/** A dotted path along which a piece would walk. */
export interface BoardPath {
  key: string
  from: Point
  to: Point
}

/** A disc on the board: a token, a lock. */
export interface BoardToken {
  key: string
  at: Point
  what: 'lock' | 'flea' | 'monkey' | 'seal' | 'bear' | 'tiger' | 'elephant' | 'hidden'
  scale?: number
}

export interface BoardModel {
  tiles: readonly PlacedTile[]
  figures: readonly BoardFigure[]
  cells: readonly BoardCell[]
  /** The cell that has the board's one place in the tab order. */
  cellAt: number
  ghosts: readonly BoardGhost[]
  marks: readonly BoardMark[]
  spots: readonly BoardSpot[]
  features: readonly BoardFeature[]
  fields: readonly BoardField[]
  labels: readonly BoardLabel[]
  areas: readonly BoardArea[]
  paths: readonly BoardPath[]
  tokens: readonly BoardToken[]
  /** Empty cells that nothing left can fill, and the one that was marked. */
  crossed: readonly { x: number; y: number }[]
  marked: { x: number; y: number } | null
}

/** A board with nothing on it. */
export const EMPTY_BOARD: BoardModel = {
  tiles: [],
  figures: [],
  cells: [],
  cellAt: 0,
  ghosts: [],
  marks: [],
  spots: [],
  features: [],
  fields: [],
  labels: [],
  areas: [],
  paths: [],
  tokens: [],
  crossed: [],
  marked: null,
}
