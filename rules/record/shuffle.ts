import { random } from './random.ts'

/**
 * The order that a seed stands for: Fisher–Yates from the end, every order equally likely.
 * The result depends on the order of `list`, which is the catalogue's wherever a record has a seed.
 * docs/shuffle.md describes it for other programs; it never changes.
 */
export function shuffle<T>(seed: string, list: readonly T[]): T[] {
  const chance = random(seed)
  const result = [...list]
  for (let last = result.length - 1; last > 0; last--) {
    const pick = chance.below(last + 1)
    const held = result[last]!
    result[last] = result[pick]!
    result[pick] = held
  }
  return result
}

/** The stack of tiles that a record's seed stands for. */
export function shuffleDeck(seed: string, tiles: readonly string[]): string[] {
  return shuffle(`graaf/1 deck ${seed}`, tiles)
}

/** The stack of animal tokens that a record's seed stands for; independent of the deck's order. */
export function shuffleTokens(seed: string, tokens: readonly string[]): string[] {
  return shuffle(`graaf/1 tokens ${seed}`, tokens)
}
