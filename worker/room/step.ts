/** The room's state machine: one input in, effects out. */
import { dismiss, hello, joined, left, resync } from './arrive.ts'
import { chat } from './chat.ts'
import { meetDeadlines, nextAlarm, passOverdueHostOn } from './deadlines.ts'
import { act, ahead, undo } from './decide.ts'
import { end, rematch } from './ending.ts'
import { addBot, deleteRoom, handOver, order, remove, resume, settings } from './host-powers.ts'
import { publishMeta, tellRoom, watchersTold } from './info.ts'
import { emote, hover, typing } from './presence.ts'
import { CLOSE, PONG, type ClientMessageOf, type ClientMessageType } from './protocol.ts'
import { spend } from './rate.ts'
import type { Read } from './read.ts'
import {
  keep,
  newStep,
  refusal,
  tell,
  type Effects,
  type Peer,
  type Refusal,
  type Room,
  type Step,
} from './room.ts'
import { claim, dropDevices, leave, offerDevice, profile, trade } from './seats.ts'
import { start } from './start.ts'

export type Input =
  /** Once after loading. */
  | { type: 'woke' }
  | { type: 'joined'; peer: string }
  /** `read`: from `readMessage`, its secrets sealed. */
  | { type: 'message'; peer: string; read: Read }
  | { type: 'left'; peer: string }
  | { type: 'alarm' }

type Handlers = {
  [T in ClientMessageType]: (step: Step, peer: Peer, message: ClientMessageOf<T>) => Refusal | undefined
}

const HANDLERS: Handlers = {
  hello,
  resync,
  claim,
  profile,
  leave,
  'offer-device': offerDevice,
  trade,
  'drop-devices': dropDevices,
  settings,
  order,
  bot: addBot,
  remove,
  start,
  delete: deleteRoom,
  'hand-over': handOver,
  resume,
  act,
  undo,
  ahead,
  end,
  rematch,
  chat,
  emote,
  hover,
  typing,
}

/** Still answered by a room that cannot be read. */
const READABLE: ReadonlySet<ClientMessageType> = new Set(['hello', 'chat', 'emote', 'typing'])

/**
 * One input. Changes `room` in place and returns what the host has to do.
 * @param now milliseconds
 * @param random whole numbers from 0 to 2^32 - 1, for shuffling: from a cryptographic source
 */
export function step(room: Room, input: Input, now: number, random: () => number): Effects {
  const step = newStep(room, now, random)
  if (input.type === 'alarm') room.alarm = null
  meetDeadlines(step, input.type === 'alarm')
  if (!step.effects.erase) {
    if (input.type === 'joined') joined(step, input.peer)
    else if (input.type === 'left') left(step, input.peer)
    else if (input.type === 'woke') woke(step)
    else if (input.type === 'message') receive(step, input.peer, input.read)
  }
  finish(step)
  return step.effects
}

function receive(step: Step, id: string, read: Read): void {
  const { room, now } = step
  const peer = room.peers.get(id)
  if (peer === undefined) return
  const { messagesPerSecond, messageBurst, strikes } = room.limits
  const allowance = spend(peer.talk, messagesPerSecond, messageBurst, now)
  if (allowance < 0) {
    if (allowance < -messageBurst) dismiss(step, peer, CLOSE.tooMany)
    else refuse(step, peer, read, refusal('message/too-many', `over ${messagesPerSecond} messages a second`))
    return
  }
  switch (read.kind) {
    case 'ping':
      step.effects.sends.push({ to: [peer.id], text: PONG })
      return
    case 'close':
      dismiss(step, peer, read.code)
      return
    case 'senseless':
      keep(step, peer, { strikes: peer.strikes + 1 })
      if (peer.strikes >= strikes) dismiss(step, peer, CLOSE.strikes)
      else refuse(step, peer, read, read.refusal)
      return
    case 'message': {
      const refused = handle(step, peer, read.message)
      if (refused !== undefined) refuse(step, peer, read, refused)
    }
  }
}

function handle<T extends ClientMessageType>(
  step: Step,
  peer: Peer,
  message: ClientMessageOf<T>,
): Refusal | undefined {
  const type: T = message.type as T
  if (!peer.greeted && type !== 'hello') return refusal('message/hello-first', 'say hello first')
  if (step.room.unreadable && !READABLE.has(type)) {
    return refusal('room/unreadable', 'the storage of this room cannot be read')
  }
  return HANDLERS[type](step, peer, message)
}

function refuse(step: Step, peer: Peer, read: Read, { code, message, rule, data }: Refusal): void {
  const asked =
    read.kind === 'message'
      ? read.message
      : read.kind === 'senseless'
        ? { type: 'message' as const, id: read.id }
        : undefined
  tell(step, peer, {
    type: 'refused',
    to: asked?.type ?? 'message',
    ...(asked?.id !== undefined && { id: asked.id }),
    code,
    message,
    ...(rule !== undefined && { rule }),
    ...(data && { data }),
  })
}

/** After loading: sockets that were there and are no more have told nobody. */
function woke(step: Step): void {
  const { room, now } = step
  if (room.unreadable) {
    step.effects.notes.push({ event: 'unreadable' })
    return
  }
  if (room.game?.refusedFrom != null)
    step.effects.notes.push({ event: 'log-refused', seq: room.game.refusedFrom })
  const here = new Set([...room.peers.values()].map((peer) => peer.seat))
  const gone = room.meta.seats.filter((seat) => seat.state === 'taken' && !here.has(seat.id))
  if (gone.length > 0) {
    room.meta.seats = room.meta.seats.map((seat) =>
      gone.includes(seat) && seat.state === 'taken' ? { ...seat, state: 'away', since: now } : seat,
    )
    step.metaChanged = true
  }
  room.crowd = watchersTold(room)
}

function finish(step: Step): void {
  const { room, effects } = step
  if (effects.erase) {
    effects.puts = []
    return
  }
  if (room.unreadable) return
  passOverdueHostOn(step)
  if (step.metaChanged) publishMeta(step)
  else if (step.crowdChanged && watchersTold(room) !== room.crowd) tellRoom(step)
  const alarm = nextAlarm(step)
  if (alarm !== null) {
    room.alarm = alarm
    effects.alarm = alarm
  }
}
