/**
 * A position as a link: the record and the number of moves, packed into the fragment. So it outlives the room,
 * and no server ever sees it. What comes in is foreign, hence the limits before and after unpacking.
 */
import { writeRecord, type GameRecord } from '#rules'
import { LONGEST } from './file.ts'

/** The longest fragment that is looked at, in characters. */
const LONGEST_FRAGMENT = 65_536

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  } catch {
    return null
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The fragment, without its `#`, of a position. */
export async function packPosition(record: GameRecord, moves: number): Promise<string> {
  const text = JSON.stringify(writeRecord(record))
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity)
  return `r=${toBase64(packed ?? new Uint8Array())}&m=${moves}`
}

/** The record's text and the number of moves in a fragment; null where it holds none that may be unpacked. */
export async function unpackPosition(fragment: string): Promise<{ text: string; moves: number } | null> {
  if (fragment.length > LONGEST_FRAGMENT) return null
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  const packed = fromBase64(values.get('r') ?? '')
  if (!packed || packed.length === 0) return null
  try {
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), LONGEST)
    if (!bytes) return null
    const moves = Number(values.get('m') ?? '')
    return { text: new TextDecoder().decode(bytes), moves: Number.isInteger(moves) && moves > 0 ? moves : 0 }
  } catch {
    return null
  }
}
