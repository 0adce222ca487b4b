/** The start: free seats go, the order of play is drawn, both stacks are shuffled and written out. */
import { box, parseOptions, tokenBox } from '#rules'
import { beginGame } from './game.ts'
import { publishMeta, snapshot } from './info.ts'
import { botOf, plays, refusal, statusOf, tellAll, type Peer, type Refusal, type Step } from './room.ts'
import { SETUP_KEY, type Setup, type Sitter } from './stored.ts'

export function start(step: Step, peer: Peer): Refusal | undefined {
  const { room, now, random } = step
  const { meta } = room
  if (peer.seat === null) return refusal('seat/none', 'this socket holds no seat')
  if (peer.seat !== meta.host) return refusal('host/only', 'only the host starts')
  if (statusOf(room) !== 'open') return refusal('room/started', 'the game has begun')
  // A seat of a rematch whose owner never came has no device and goes too.
  const sitters = meta.seats.filter(
    (seat): seat is Sitter =>
      seat.state !== 'empty' && (seat.devices.length > 0 || botOf(seat) !== undefined),
  )
  if (!sitters.some(plays)) return refusal('start/nobody', 'nobody sits')

  const first = meta.rotated ? 0 : below(random, sitters.length)
  const seats = [...sitters.slice(first), ...sitters.slice(0, first)]
  const options = parseOptions(meta.options)
  if (!options.ok) return options.error
  const setup: Setup = {
    options: { ...options.value },
    players: seats.map(({ name, colour, bot }) => ({ name, colour, ...(bot && { bot: bot.level }) })),
    deck: shuffled(random, box(options.value)),
    tokens: shuffled(random, tokenBox(options.value)),
    at: now,
  }
  const begun = beginGame(setup, meta.settings.clock)
  if (!begun.ok) return begun.error
  meta.seats = seats
  room.game = begun.game
  step.effects.puts.push([SETUP_KEY, setup])
  step.effects.notes.push({ event: 'started' })
  // The order of play first: the record's players are indices into it.
  publishMeta(step)
  const whole = snapshot(room, now)
  if (whole !== undefined) tellAll(step, whole)
  return undefined
}

/** An even choice of 0 … n - 1: draws that would favour the low numbers are thrown away. */
export function below(random: () => number, n: number): number {
  const fair = 2 ** 32 - (2 ** 32 % n)
  for (;;) {
    const drawn = random()
    if (drawn < fair) return drawn % n
  }
}

/** Fisher and Yates: every order is equally likely. */
export function shuffled<T>(random: () => number, list: readonly T[]): T[] {
  const result = [...list]
  for (let i = result.length - 1; i > 0; i--) {
    const j = below(random, i + 1)
    ;[result[i], result[j]] = [result[j]!, result[i]!]
  }
  return result
}
