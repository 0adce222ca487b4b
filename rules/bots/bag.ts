import { box, tokenBox } from '../game/box.ts'
import type { Source, State } from '../game/module.ts'
import type { Random } from '../record/random.ts'
import { SIDE_WEIGHT, TILES, tileIndex } from '../tiles/prepared.ts'

// What a player can work out about what is hidden: the box less everything that has been seen. Never the order.

export interface Unseen {
  /** How often each tile face is left, at its index in the catalogue. */
  readonly counts: readonly number[]
  /** Indices of the faces that are left. */
  readonly faces: readonly number[]
  /** How many tiles are still to be drawn. */
  readonly total: number
  /** Animal tokens that have not been revealed. */
  readonly tokens: readonly string[]
}

/**
 * The tiles and tokens that are left. A game with a stack of its own (a puzzle) may hold other tiles than the box
 * says; then this is a guess, as it is for a player.
 */
export function unseen(state: State): Unseen {
  const { board, discarded, hand, startTiles, options } = state
  const counts = new Array<number>(TILES.length).fill(0)
  for (const id of box(options)) counts[tileIndex(id)]!++
  const take = (tile: number): void => {
    if (counts[tile]! > 0) counts[tile]!--
  }
  for (let placed = startTiles; placed < board.tile.length; placed++) take(board.tile[placed]!)
  for (const tile of discarded) take(tile)
  if (hand >= 0) take(hand)
  return {
    counts,
    faces: counts.flatMap((count, tile) => (count > 0 ? [tile] : [])),
    total: Math.max(0, state.deck - state.drawnTiles),
    tokens: tokensLeft(state),
  }
}

function tokensLeft(state: State): string[] {
  const tokens = tokenBox(state.options)
  const kinds = [...new Set(tokens)]
  for (const revealed of (state.parts['circus']?.['revealed'] as number[] | undefined) ?? []) {
    const at = tokens.indexOf(kinds[revealed]!)
    if (at >= 0) tokens.splice(at, 1)
  }
  return tokens
}

/** A stack as it might be: what is left in an order by chance, shuffled only as far as it is asked for. */
export function dream(state: State, left: Unseen, chance: Random): Source {
  const tiles: number[] = []
  for (const tile of left.faces) for (let i = 0; i < left.counts[tile]!; i++) tiles.push(tile)
  return {
    tile: pick(tiles, state.drawnTiles, chance, (tile) => TILES[tile]!.id),
    token: pick([...left.tokens], state.drawnTokens, chance, (token) => token),
  }
}

function pick<T>(
  items: T[],
  from: number,
  chance: Random,
  name: (item: T) => string,
): (n: number) => string | undefined {
  let shuffled = 0
  const { length } = items
  return (n) => {
    if (length === 0) return undefined
    const at = (n - from) % length
    for (; shuffled <= at; shuffled++) {
      const other = shuffled + chance.below(length - shuffled)
      const held = items[shuffled]!
      items[shuffled] = items[other]!
      items[other] = held
    }
    return name(items[at]!)
  }
}

/** Where the next tile is not drawn, but the token under the tent is taken for one of middling worth. */
export function nextTileHidden(left: Unseen): Source {
  const middle = left.tokens[left.tokens.length >> 1]
  return { tile: () => undefined, token: () => middle }
}

const CODES = 625

/** How many of the tiles left fit an empty place, and how many of those close an open end there. */
export interface Fitting {
  /** Tiles that fit a place with this code in some rotation. */
  any(code: number): number
  /** Tiles that close the road or city on a side of the place, those that only carry it on counted by `extend`. */
  closing(code: number, side: number): number
}

/** Counts per code of an empty place, worked out when first asked for. */
export function fitting(left: Unseen, extend: number): Fitting {
  const anyOf = new Float64Array(CODES).fill(-1)
  const closingOf = new Float64Array(CODES * 4).fill(-1)
  return {
    any(code) {
      const known = anyOf[code]!
      if (known >= 0) return known
      let count = 0
      for (const tile of left.faces) if (TILES[tile]!.fits[code] !== 0) count += left.counts[tile]!
      return (anyOf[code] = count)
    },
    closing(code, side) {
      const key = code * 4 + side
      const known = closingOf[key]!
      if (known >= 0) return known
      let count = 0
      for (const tile of left.faces) count += left.counts[tile]! * closes(tile, code, side, extend)
      return (closingOf[key] = count)
    },
  }
}

/** 1 if some rotation of the tile closes the end, `extend` if it only carries on, 0 if it does not fit. */
function closes(tile: number, code: number, side: number, extend: number): number {
  const { fits, edgeSegments } = TILES[tile]!
  const turns = fits[code]!
  let best = 0
  for (let turn = 0; turn < 4; turn++) {
    if ((turns & (1 << turn)) === 0) continue
    const segment = edgeSegments[turn * 4 + side]!
    let opens = false
    for (let other = 0; other < 4; other++) {
      const asked = Math.floor(code / SIDE_WEIGHT[other]!) % 5
      if (asked === 0 && edgeSegments[turn * 4 + other] === segment) opens = true
    }
    if (!opens) return 1
    best = extend
  }
  return best
}
