/** What the room core leaves to the platform: chance, hashing, limits from the configuration, lines for the operator. */
import { LIMITS, type Limits } from '../room/protocol.ts'
import type { OperatorNote } from '../room/core.ts'

/** Whole numbers from 0 to 2^32 - 1 from the platform's cryptographic source, fetched in lots. */
export function platformRandom(): () => number {
  const lot = new Uint32Array(64)
  let next = lot.length
  return () => {
    if (next === lot.length) {
      crypto.getRandomValues(lot)
      next = 0
    }
    return lot[next++]!
  }
}

/** SHA-256 in base64url. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}

/** A room's name in log lines: its id is the key to it and stands in none. */
export async function logName(room: string): Promise<string> {
  return (await sha256(`log ${room}`)).slice(0, 10)
}

export function limitsFrom(json: string | undefined): Limits {
  return json === undefined ? LIMITS : { ...LIMITS, ...(JSON.parse(json) as Partial<Limits>) }
}

/** One line of JSON for the operator: what happened, in which room, never who or what was said. */
export function logLine(room: string, note: OperatorNote): void {
  // eslint-disable-next-line no-console -- the platform collects what is written here
  console.log(JSON.stringify({ room, ...note }))
}
