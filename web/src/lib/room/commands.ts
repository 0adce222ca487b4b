/** The commands of a room that are one message each; what comes of them comes back as the room's new state. */
import type { ClientMessage, Hover } from '#room/protocol.ts'
import type { RoomStore } from './types.ts'
import type { Surroundings } from './wire.ts'

/** A hover is sent at most this often, in milliseconds. */
const HOVER_PACE = 120
const TYPING_PACE = 2_000

type Plain =
  | 'hover'
  | 'claim'
  | 'profile'
  | 'leave'
  | 'configure'
  | 'order'
  | 'remove'
  | 'addBot'
  | 'start'
  | 'deleteGame'
  | 'handOver'
  | 'resume'
  | 'agreeToEnd'
  | 'rematch'
  | 'offerDevice'
  | 'tradeDevice'
  | 'dropDevices'
  | 'say'
  | 'emote'
  | 'typing'

/** Makes them from a way to send. `stop` ends what is still waiting to go out. */
export function commands(
  send: (message: ClientMessage) => void,
  around: Surroundings,
): Pick<RoomStore, Plain> & { stop(): void; rematchCode(): string | null } {
  let hoverNext: { at: Hover } | null = null
  let hoverWait: (() => void) | null = null
  let typedAt = -Infinity
  let rematchCode: string | null = null

  const flushHover = () => {
    hoverWait = null
    if (!hoverNext) return
    send({ type: 'hover', at: hoverNext.at })
    hoverNext = null
    hoverWait = around.later(HOVER_PACE, flushHover)
  }

  return {
    hover(at) {
      hoverNext = { at }
      if (!hoverWait) flushHover()
    },
    claim(name, colour, seat) {
      const secret = around.seat.claim()
      send({ type: 'claim', name, colour, secret, ...(seat !== undefined && { seat }) })
    },
    profile: (change) => send({ type: 'profile', ...change }),
    leave() {
      send({ type: 'leave' })
      around.seat.drop()
    },
    configure: ({ options, settings }) =>
      send({
        type: 'settings',
        ...(options && { options: { ...options } }),
        ...(settings && { settings }),
      }),
    order: (seats) => send({ type: 'order', seats: [...seats] }),
    addBot: (bot, name, colour) => send({ type: 'bot', bot: { ...bot }, name, colour }),
    remove: (seat) => send({ type: 'remove', seat }),
    start: () => send({ type: 'start' }),
    deleteGame: () => send({ type: 'delete' }),
    handOver: (seat, to) => send({ type: 'hand-over', seat, to }),
    resume: () => send({ type: 'resume' }),
    agreeToEnd: (agree) => send({ type: 'end', agree }),
    rematch(yes) {
      if (!yes) return send({ type: 'rematch' })
      rematchCode ??= around.secret()
      send({ type: 'rematch', code: rematchCode })
    },
    rematchCode: () => rematchCode,
    offerDevice() {
      const code = around.secret()
      send({ type: 'offer-device', code })
      return code
    },
    tradeDevice: (code) => send({ type: 'trade', code, secret: around.seat.claim() }),
    dropDevices: () => send({ type: 'drop-devices' }),
    say: (text) => send({ type: 'chat', text }),
    emote: (emote) => send({ type: 'emote', emote }),
    typing() {
      if (around.now() - typedAt < TYPING_PACE) return
      typedAt = around.now()
      send({ type: 'typing' })
    },
    stop: () => hoverWait?.(),
  }
}
