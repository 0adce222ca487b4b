/** From what a socket brings to a message of the protocol, or to the reason why it is none. Never throws. */
import * as v from 'valibot'
import { ClientMessageSchema } from './incoming.ts'
import { CLOSE, PING, PROTOCOL, type ClientMessage, type Limits } from './protocol.ts'
import type { Refusal } from './room.ts'

export type Read =
  | { kind: 'message'; message: ClientMessage }
  | { kind: 'ping' }
  /** `id`: of the message, as far as it could be read. */
  | { kind: 'senseless'; refusal: Refusal; id?: string }
  /** The client speaks another version of the protocol. */
  | { kind: 'close'; code: number }

export function readMessage(raw: unknown, limits: Limits): Read {
  if (typeof raw !== 'string') return senseless('message/binary', 'only text frames')
  if (raw === PING) return { kind: 'ping' }
  if (bytesOf(raw, limits.messageBytes) > limits.messageBytes) {
    return senseless('message/too-long', `over ${limits.messageBytes} bytes`)
  }
  const json = parse(raw)
  if (json === undefined) return senseless('message/not-json', 'no JSON')
  const parsed = v.safeParse(ClientMessageSchema, json, { abortEarly: true })
  if (parsed.success) {
    const message = parsed.output
    const stranger = message.type === 'hello' && message.protocol !== PROTOCOL
    return stranger ? { kind: 'close', code: CLOSE.protocol } : { kind: 'message', message }
  }
  const { type, id, protocol } = Object(json) as Record<string, unknown>
  // A later version's hello may have fields that this one does not know.
  if (type === 'hello' && typeof protocol === 'number' && protocol !== PROTOCOL) {
    return { kind: 'close', code: CLOSE.protocol }
  }
  const [issue] = parsed.issues
  const at = v.getDotPath(issue) ?? 'the message'
  return {
    ...senseless('message/unknown', `${at}: expected ${issue.expected ?? 'something else'}`.slice(0, 160)),
    ...(typeof id === 'string' && /^[\w-]{1,16}$/.test(id) && { id }),
  }
}

function senseless(code: Refusal['code'], message: string): Read & { kind: 'senseless' } {
  return { kind: 'senseless', refusal: { code, message } }
}

/** Bytes in UTF-8; counted only where the number of characters leaves it open. */
function bytesOf(text: string, limit: number): number {
  if (text.length > limit || text.length * 3 <= limit) return text.length
  return new TextEncoder().encode(text).length
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
