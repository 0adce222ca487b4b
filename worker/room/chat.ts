/** Chat: stored with the game, never part of the record. */
import { CHAT_PREFIX, numbered, type Line } from './stored.ts'
import type { ChatLine, ClientMessageOf } from './protocol.ts'
import { spend } from './rate.ts'
import { refusal, tellAll, type Peer, type Refusal, type Room, type Step } from './room.ts'
import { cleanText, lengthOf } from './text.ts'

export function chat(step: Step, peer: Peer, message: ClientMessageOf<'chat'>): Refusal | undefined {
  const { room, now } = step
  const { limits } = room
  if (peer.seat === null && !room.meta.settings.watchersChat) {
    return refusal('chat/closed', 'watchers only read here')
  }
  const text = cleanText(message.text)
  if (text === '') return refusal('chat/empty', 'nothing is left of it as plain text')
  if (lengthOf(text) > limits.chat) return refusal('chat/long', `over ${limits.chat} characters`)
  if (spend(peer.chat, limits.chatPerMinute / 60, limits.chatPerMinute, now) < 0) {
    // Trying again costs nothing, else the allowance would never fill up.
    peer.chat.level += 1
    return refusal('chat/too-many', `over ${limits.chatPerMinute} lines a minute`)
  }
  const line: Line = { seat: peer.seat, text, at: now }
  room.chat.push(line)
  room.said += 1
  step.effects.puts.push([numbered(CHAT_PREFIX, room.said), line])
  if (room.chat.length > limits.chatKept) {
    room.chat.shift()
    step.effects.deletes.push(numbered(CHAT_PREFIX, room.said - limits.chatKept))
  }
  tellAll(step, { type: 'chat', line: { n: room.said, seat: line.seat, text, ago: 0 } })
  return undefined
}

/** The kept lines with a higher number than `n`. */
export function chatAfter(room: Room, n: number, now: number): ChatLine[] {
  const first = room.said - room.chat.length + 1
  return room.chat
    .map(({ seat, text, at }, index) => ({ n: first + index, seat, text, ago: Math.max(0, now - at) }))
    .filter((line) => line.n > n)
}
