/**
 * Seat secrets and one-time codes, of which the room only ever sees hashes. The host replaces them in every message
 * before the room gets it: a secret by the hash of room id and secret, so that it opens no other room, a code by the
 * hash of the code alone, because a rematch code is traded in another room than it was given to.
 */
import type { ClientMessage } from './protocol.ts'
import type { Room } from './room.ts'

/** What the host hashes with (SHA-256, base64url). */
export type Hash = (text: string) => Promise<string>

/** The message with hashes in place of secrets; at once where there are none. */
export function seal(
  room: string,
  message: ClientMessage,
  hash: Hash,
): ClientMessage | Promise<ClientMessage> {
  switch (message.type) {
    case 'hello':
    case 'claim':
    case 'offer-device':
    case 'trade':
    case 'rematch':
      return sealed(room, message, hash)
    default:
      return message
  }
}

type Secretive = Extract<ClientMessage, { secret?: unknown } | { code?: unknown }>

async function sealed(room: string, message: Secretive, hash: Hash): Promise<ClientMessage> {
  const { secret, code }: { secret?: string | undefined; code?: string | undefined } = message
  return {
    ...message,
    ...(secret !== undefined && { secret: await hash(`seat ${room} ${secret}`) }),
    ...(code !== undefined && { code: await hash(`code ${code}`) }),
  }
}

/** Compares in a time that does not depend on where they differ. */
export function sameHash(a: string, b: string): boolean {
  let different = a.length ^ b.length
  for (let i = 0; i < a.length; i++) different |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return different === 0
}

/** The seat, and the number of the device, that this hash belongs to. Looks at all of them in any case. */
export function deviceOf(room: Room, hash: string): { id: number; device: number } | undefined {
  let found: { id: number; device: number } | undefined
  for (const seat of room.meta.seats) {
    if (seat.state === 'empty') continue
    for (const { n, hash: known } of seat.devices)
      if (sameHash(hash, known)) found = { id: seat.id, device: n }
  }
  return found
}
