/**
 * Everything that happens because time has passed, over the one alarm that a host has. No deadline is stored: each
 * follows from what is. While anybody is here the alarm is only ever moved forward; one that rings too early is set
 * anew, so that a move costs no writing of alarms.
 */
import { clockDeadline } from './clock.ts'
import { decideAtBotsMoment, decideAtZero } from './decide.ts'
import { erase } from './host-powers.ts'
import { botOf, plays, seatById, statusOf, type Room, type Step } from './room.ts'
import { passHostOn } from './seats.ts'

/** How long an absent host keeps his powers where seats are never handed on. */
const HOST_PATIENCE = 120_000

/** When the time of whoever has to decide is up. */
function clockAt({ game, meta }: Room): number | null {
  if (game === null || game.awaits === null || game.refusedFrom !== null || meta.agreed) return null
  const seat = meta.seats[game.awaits.player]
  return seat !== undefined && plays(seat) ? clockDeadline(game.clock) : null
}

/**
 * When a bot decides: some time after what was decided last, so that it can be followed, and only while anybody plays
 * who might look. One decision an alarm: it is stored and told before the next is thought about.
 */
function botAt({ game, meta }: Room): number | null {
  if (game === null || game.awaits === null || game.refusedFrom !== null || meta.agreed) return null
  if (botOf(meta.seats[game.awaits.player]) === undefined || !meta.seats.some(plays)) return null
  return (game.log.at(-1)?.at ?? game.setup.at) + meta.settings.pace
}

/** When the next player here becomes host in the place of one who is away. */
function hostAt(room: Room): number | null {
  const { meta } = room
  const host = seatById(room, meta.host)
  if (host?.state !== 'away' || !meta.seats.some((seat) => seat.state === 'taken')) return null
  const { patience } = meta.settings
  return host.since + (patience === null ? HOST_PATIENCE : patience * 1000)
}

/** A room that nobody touches goes: sooner if it never came to a game. */
function eraseAt(room: Room): number {
  const { keptOpen, keptPlayed } = room.limits
  const lastMove = room.game?.log.at(-1)?.at ?? 0
  const lastLine = room.chat.at(-1)?.at ?? 0
  return Math.max(room.meta.touched, lastMove, lastLine) + (statusOf(room) === 'open' ? keptOpen : keptPlayed)
}

/** Does whatever is due; bots think in an alarm only, so that nobody's own move waits for them. */
export function meetDeadlines(step: Step, isAlarm: boolean): void {
  const { room, now } = step
  if (room.unreadable) return
  if (now >= eraseAt(room)) {
    erase(step)
    return
  }
  passOverdueHostOn(step)
  for (let at = clockAt(room); at !== null && now >= at; at = clockAt(room)) {
    if (room.game === null || !decideAtZero(step, room.game)) break
  }
  const bot = isAlarm ? botAt(room) : null
  if (bot !== null && now >= bot && room.game !== null) decideAtBotsMoment(step, room.game)
}

/** Whoever sits down where the host has been away for long is host from then on. */
export function passOverdueHostOn(step: Step): void {
  const at = hostAt(step.room)
  if (at === null || step.now < at) return
  passHostOn(step.room)
  step.metaChanged = true
}

/** When the alarm has to be set anew after a step, and to when; null: it is right as it is. */
export function nextAlarm({ room, now }: Step): number | null {
  const next = nextDeadline(room)
  if (next === null) return null
  const { alarm } = room
  if (alarm === null || next < alarm) return next
  // Nobody is left for whom an early alarm was meant, e.g. to have another host: it would wake the room for nothing.
  // One that is nearly right stays, so that looking in costs no writing either.
  return room.peers.size === 0 && next - alarm > alarm - now ? next : null
}

/** The next moment at which something could be due. */
function nextDeadline(room: Room): number | null {
  if (room.unreadable) return null
  const times = [clockAt(room), botAt(room), hostAt(room), eraseAt(room)].filter((at) => at !== null)
  return Math.min(...times)
}
