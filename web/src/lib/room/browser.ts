/** A room's client in the browser: over the socket, with this device's secrets and clock. */
import { nanoid } from 'nanoid'
import { joinRoom } from './client.ts'
import { claimSecret, dropSecret, makeSecret, seatSecret } from './secrets.ts'
import { socketTo } from './socket.ts'
import type { RoomStore } from './types.ts'
import type { Connect, Surroundings } from './wire.ts'

const PROMISE = 'graaf.promise.'

/** This device: its clock, its secrets for a game, random ids. */
function thisDevice(game: string): Surroundings {
  return {
    now: () => performance.now(),
    later(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    id: () => nanoid(10),
    secret: makeSecret,
    seat: {
      get: () => seatSecret(game),
      claim: () => claimSecret(game),
      drop: () => dropSecret(game),
      // The next game is opened by this very tab, so a session is long enough.
      promise: (next, code) => sessionStorage.setItem(PROMISE + next, code),
      promised: () => sessionStorage.getItem(PROMISE + game),
    },
  }
}

/** Joins a game; `connect` replaces the socket, e.g. by a room inside the browser. */
export function openRoom(game: string, connect: Connect = socketTo(game)): RoomStore {
  return joinRoom(game, connect, thisDevice(game))
}
