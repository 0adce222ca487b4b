/** A room's client in the browser: over the socket, with this device's secrets and clock. */
import { nanoid } from 'nanoid'
import { joinRoom } from './client.ts'
import { deviceCodeIn } from './device-link.ts'
import { mutedIn } from './muted.ts'
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
      promise: keepPromise,
      promised: () => sessionStorage.getItem(PROMISE + game),
    },
    muted: mutedIn(game),
  }
}

/** Keeps a code that a game will trade for a seat; null drops it. This very tab opens it, so a session is long enough. */
function keepPromise(game: string, code: string | null): void {
  if (code === null) sessionStorage.removeItem(PROMISE + game)
  else sessionStorage.setItem(PROMISE + game, code)
}

/** The code of a link that another device made, where this address is one; it is traded once the room is joined. */
export function takeDeviceCode(game: string, hash: string): void {
  const code = deviceCodeIn(hash)
  if (code !== null) keepPromise(game, code)
}

/** Joins a game; `connect` replaces the socket, e.g. by a room inside the browser. */
export function openRoom(game: string, connect: Connect = socketTo(game)): RoomStore {
  return joinRoom(game, connect, thisDevice(game))
}
