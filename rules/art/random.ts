/** A seeded stream of numbers: the same seed gives the same stream everywhere. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A number in [from, to). */
  between(from: number, to: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** An integer in [0, count). */
  int(count: number): number
}

/** FNV-1a over the UTF-16 code units, as an unsigned 32-bit integer. */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}

/** A stream of numbers for a seed (mulberry32). */
export function random(seed: string): Random {
  let a = hash(seed) || 1
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    chance: (probability) => next() < probability,
    int: (count) => Math.floor(next() * count),
  }
}
