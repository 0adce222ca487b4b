/**
 * SHA-256 (FIPS 180-4), because a seed is turned into the state of a generator by a function that any
 * other program can reproduce, and the platform's own is asynchronous.
 */

/**
 * The first 32 bits of the fractional parts of a root of each of the first primes. They are 35 of the 53 bits
 * of a number, so that an engine whose roots differ in the last one gives the same words.
 */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const words = new Uint32Array(count)
  let found = 0
  for (let n = 2; found < count; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (prime) words[found++] = (root(n) % 1) * 0x100000000
  }
  return words
}

const START = fractions(8, Math.sqrt)
const ROUND = fractions(64, Math.cbrt)

/** The eight 32-bit words of the digest of the text's UTF-8 bytes. */
export function sha256(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, bytes.length * 8)
  const hash = START.slice()
  const w = new Uint32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + i * 4)
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15]!
      const y = w[i - 2]!
      const low = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
      const high = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
      w[i] = w[i - 16]! + low + w[i - 7]! + high
    }
    compress(hash, w)
  }
  return hash
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i++) {
    const t1 = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!
    const t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + t1) >>> 0
    d = c
    c = b
    b = a
    a = (t1 + t2) >>> 0
  }
  const words = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] = hash[i]! + words[i]!
}

function rotate(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by))
}
