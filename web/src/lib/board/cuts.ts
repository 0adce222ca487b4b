/**
 * Roads and lanes are drawn over the edge of their tile, so that they meet: each tile has to be cut to its cell. A
 * browser keeps a list of its own for every clip path, so tiles that are no neighbours share one.
 */
import type { TileLook } from './symbols.ts'

interface Lying {
  tile: { x: number; y: number }
  look: TileLook
}

export interface Cut {
  /** The cells that all of these are cut to, as a path in board units; null for what is not cut. */
  clip: string | null
  looks: Lying[]
}

/** A hair beyond the cell, so that no line of the table shows between two tiles. */
const cell = (x: number, y: number): string => `M${x * 100 - 0.6} ${y * 100 - 0.6}h101.2v101.2h-101.2Z`

const odd = (n: number): number => Math.abs(n % 2)

/** Every second column of every second row, four times; the town that is one drawing of many cells is not cut. */
export function cutTogether(tiles: readonly Lying[]): Cut[] {
  const cuts: Cut[] = [0, 1, 2, 3].map(() => ({ clip: '', looks: [] }))
  const whole: Cut = { clip: null, looks: [] }
  for (const lying of tiles) {
    const { x, y } = lying.tile
    const cut = lying.look.town ? whole : cuts[odd(x) + 2 * odd(y)]!
    cut.looks.push(lying)
    if (cut.clip !== null) cut.clip += cell(x, y)
  }
  return [...cuts, whole]
}
