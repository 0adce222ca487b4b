import { sha256 } from './sha256.ts'

/** A source of chance that is the same for the same seed, on every machine and in every version. */
export interface Random {
  /** A whole number from 0 up to but not including `n`, each equally likely; 0 < n ≤ 2³². */
  below(n: number): number
}

/**
 * xoshiro128** (Blackman and Vigna), its state the first four words of SHA-256 of the seed.
 * docs/shuffle.md describes it for other programs; it never changes.
 */
export function random(seed: string): Random {
  let [a, b, c, d] = sha256(seed) as unknown as [number, number, number, number]
  const next = (): number => {
    const x = Math.imul(b, 5)
    const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = (d << 11) | (d >>> 21)
    return result
  }
  return {
    below(n) {
      const fair = 0x100000000 - (0x100000000 % n)
      let word = next()
      while (word >= fair) word = next()
      return word % n
    },
  }
}
