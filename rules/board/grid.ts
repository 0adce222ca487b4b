// Which tile or empty place lies at (x, y): a hash table in two flat arrays, so that a board may spread in any
// direction, looking up costs the same however many tiles lie, and copying is copying arrays.

/** Coordinates run from -LIMIT to LIMIT; far beyond what the longest deck can reach. */
export const LIMIT = 16_000

const OFFSET = 1 << 14
const SHIFT = 15
const START_SIZE = 256

export interface Grid {
  /** Packed coordinates, 0 where the slot is free. The length is a power of two. */
  keys: number[]
  /** The value that belongs to the key beside it. */
  values: number[]
  used: number
}

export function newGrid(): Grid {
  return {
    keys: new Array<number>(START_SIZE).fill(0),
    values: new Array<number>(START_SIZE).fill(0),
    used: 0,
  }
}

export function copyGrid(grid: Grid): Grid {
  return { keys: grid.keys.slice(), values: grid.values.slice(), used: grid.used }
}

function pack(x: number, y: number): number {
  return ((x + OFFSET) << SHIFT) | (y + OFFSET)
}

function slotOf(keys: readonly number[], key: number): number {
  const mask = keys.length - 1
  let slot = (Math.imul(key, 0x9e3779b1) >>> 15) & mask
  for (;;) {
    const found = keys[slot]
    if (found === key || found === 0) return slot
    slot = (slot + 1) & mask
  }
}

/** The value at (x, y), 0 where there is none. */
export function valueAt(grid: Grid, x: number, y: number): number {
  const slot = slotOf(grid.keys, pack(x, y))
  return grid.keys[slot] === 0 ? 0 : grid.values[slot]!
}

export function setValue(grid: Grid, x: number, y: number, value: number): void {
  const key = pack(x, y)
  const slot = slotOf(grid.keys, key)
  if (grid.keys[slot] === 0) {
    if (grid.used * 4 >= grid.keys.length * 3) {
      grow(grid)
      setValue(grid, x, y, value)
      return
    }
    grid.keys[slot] = key
    grid.used++
  }
  grid.values[slot] = value
}

function grow(grid: Grid): void {
  const { keys, values } = grid
  const size = keys.length * 2
  grid.keys = new Array<number>(size).fill(0)
  grid.values = new Array<number>(size).fill(0)
  for (let slot = 0; slot < keys.length; slot++) {
    const key = keys[slot]!
    if (key === 0) continue
    const moved = slotOf(grid.keys, key)
    grid.keys[moved] = key
    grid.values[moved] = values[slot]!
  }
}
