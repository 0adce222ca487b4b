/**
 * What an open decision puts on the screen: words and buttons for the bar, shapes for the board, and what keys
 * and taps mean. Every step of the game has one maker of these; the panels know no rules.
 */
import type { Action, Rotation } from '#rules'
import type { Point } from '#lib/board/camera.ts'
import type { BoardModel, FigureKind } from '#lib/board/types.ts'

export interface BarButton {
  id: string
  label: string
  /** For narrow bars. */
  short?: string
  /** Beside the label, quieter: "1 of 2". */
  detail?: string
  detailShort?: string
  icon?: 'turn' | 'back' | 'hint' | 'try' | 'hurry'
  /** The key that does the same, as written on it. */
  key?: string
  quiet?: boolean
  /** One of several that exclude each other. */
  pressed?: boolean
  onclick: () => void
}

export interface PrimaryButton {
  label: string
  short?: string
  onclick: () => void
  /** Sent and not answered for a while. */
  busy?: boolean
  /** Nothing to be done yet; the label says what has to be chosen first. */
  waiting?: boolean
}

export interface Bar {
  /** `mine`: amber rim, I have to decide. */
  tone: 'mine' | 'plain'
  /** Who has to decide, where it is not me. */
  figure?: { colour: string; kind: FigureKind }
  question: string
  /** One line, may hold `<b>`. */
  consequence: string | null
  hand: { tile: string; rotation: Rotation; turn: (() => void) | null } | null
  /** Exactly one of a few kinds of pieces. */
  pieces: {
    label: string
    options: readonly { value: string; label: string; detail: string; kind: FigureKind; colour: string }[]
    value: string
    onchange: (value: string) => void
  } | null
  secondary: readonly BarButton[]
  check: { label: string; checked: boolean; onchange: (checked: boolean) => void } | null
  primary: PrimaryButton | null
}

/** One of the places where a figure may go, as its callout says it. */
export interface SpotChoice {
  key: string
  action: Action
  kind: FigureKind
  /** Where it would stand, in board units. */
  at: Point
  title: string
  /** Where on the tile it is, in words; only where another choice has the same title. */
  where?: string
  /** May hold `<b>`: what it brings. */
  text: string
  /** What is read instead, under its full name. */
  spoken: (name: string) => string
  /** What choosing it means, for the bar. */
  consequence: (name: string) => string
}

/** What may be chosen around a tile. */
export interface Callouts {
  tile: { x: number; y: number }
  choices: readonly SpotChoice[]
  chosen: string | null
  colour: string
  onchoose: (key: string) => void
}

/** Plus and minus at the place that it is about. */
export interface StepperModel {
  at: Point
  /** Stands so many of its own heights above (negative) or below `at`. */
  row: number
  title: string
  text: string
  after: string
  value: number
  least: number
  most: number
  onchange: (value: number) => void
}

export interface Asking {
  readonly bar: Bar
  readonly board: Partial<BoardModel>
  readonly callouts?: Callouts | null
  readonly steppers?: readonly StepperModel[]
  /** What a screen reader hears when the decision begins. */
  readonly spoken: string
  /**
   * Where the decision is, for the camera; tiles. `deploy`: as near as for choosing a figure. `whole`: all of it
   * has to be seen, not some of it, and again when it changes.
   */
  readonly focus: { cells: readonly { x: number; y: number }[]; deploy: boolean; whole?: boolean } | null

  cell?(index: number): void
  pointCell?(index: number | null): void
  ghost?(): void
  figure?(key: string): void
  area?(key: string): void
  spot?(key: string): void
  arrow?(direction: 'left' | 'right' | 'up' | 'down'): void
  next?(back: boolean): void
  turn?(back: boolean): void
  digit?(n: number): void
  nobody?(): void
  toggle?(): void
  /** Says more of what is chosen. */
  read?(): void
  /** Esc: one step back; false where there is none. */
  back?(): boolean
}

/** A bar with nothing on it, to be filled in. */
export const EMPTY_BAR: Bar = {
  tone: 'plain',
  question: '',
  consequence: null,
  hand: null,
  pieces: null,
  secondary: [],
  check: null,
  primary: null,
}
