/**
 * Rooms inside this browser, for play without a network: the door, which is only ever loaded lazily, because it brings
 * the room core with it.
 */
import { nanoid } from 'nanoid'
import { newThinker } from '#lib/bots/thinker.ts'
import type { BareAction } from '#room/protocol.ts'
import { openDrawer } from './local/drawer.ts'
import type { Surroundings } from './local/house.ts'
import { keepAlone } from './local/lock.ts'
import { layTable, openTable, type Laying } from './local/table.ts'
import type { RoomStore } from './types.ts'

export type { Laying, Sitter } from './local/table.ts'

/** Milliseconds that a bot thinks on this device, and when it is hurried. */
const THOUGHT = 1000
const HURRIED = 100

/** The worker writes the version into every page; without one it is a page under development. */
function version(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '0.0.0'
}

function thisBrowser(): Surroundings {
  return { drawer: openDrawer(), version: version() }
}

/** Starts a game on this device and gives its id. Fails where the browser keeps nothing. */
export function newLocalGame(laying: Laying): Promise<string> {
  return layTable(laying, thisBrowser())
}

/** A game on this device, with everybody who plays it here. */
export function openLocalGame(id: string): RoomStore {
  const thinker = newThinker()
  const store = openTable(id, {
    ...thisBrowser(),
    async think(state, bot, seed) {
      const ms = store.view.local?.hurried ? HURRIED : THOUGHT
      const choice = await thinker.think(state, bot, seed, ms)
      if (!choice?.actions.length) return null
      const actions = choice.actions.map(({ player: _, ...action }): BareAction => action)
      return { actions, why: choice.reason }
    },
    keepAlone,
    client: {
      now: () => performance.now(),
      later(ms, run) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
      id: () => nanoid(10),
    },
  })
  return {
    ...store,
    get view() {
      return store.view
    },
    close() {
      store.close()
      thinker.close()
    },
  }
}

/** Takes a game off this device for good. */
export function eraseLocalGame(id: string): Promise<void> {
  return openDrawer().erase(id)
}
