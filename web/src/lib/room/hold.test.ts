import * as whole from '#rules'
import { readMessage } from '#room/core.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { joinRoom as Join } from './client.ts'
import type { RoomStore } from './types.ts'
import { table, World } from './testing/world.ts'
import type { WireHandlers } from './wire.ts'

// A page has the base game only and fetches the other sets: what the room says meanwhile waits behind its snapshot.

const SETS = ['base', 'count', 'circus'] as const

/** A fetch of the sets' files that the test lets through or lets fail. */
interface Fetch {
  done(): Promise<void>
  fail(): Promise<void>
}

let fetches: Fetch[]
let page: typeof whole
let joinRoom: typeof Join

/** All that is waiting in promises runs. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  fetches = []
  vi.resetModules()
  /* eslint-disable import-x/no-restricted-paths -- The build puts these files in a page by their names; no door gives them. */
  vi.doMock('#at-hand/tiles', () => import('../../../../rules/tiles/at-hand.page.ts'))
  vi.doMock('#at-hand/meanings', () => import('../../../../rules/game/meanings.page.ts'))
  vi.doMock('#at-hand/expansions', async () => {
    const { AT_HAND, FETCH } = await import('../../../../rules/expansions/at-hand.page.ts')
    /* eslint-enable import-x/no-restricted-paths */
    const held = (fetch: () => Promise<unknown>) => () =>
      new Promise((resolve, reject) => {
        fetches.push({
          done: () => fetch().then(resolve).then(settled),
          fail: () => (reject(new Error('no such file')), settled()),
        })
      })
    const files = Object.entries(FETCH).map(([set, fetch]) => [set, held(fetch)] as const)
    return { AT_HAND, FETCH: Object.fromEntries(files) }
  })
  page = await import('#rules')
  ;({ joinRoom } = await import('./client.ts'))
})

/** A running game of two, and what its room says to somebody with a page that comes later to watch. */
function watched(): { world: World; play(moves: number): void; heard(): string[]; come(): void } {
  const world = new World({ options: { sets: SETS } })
  const devices = table(world, 2)
  for (const { store } of devices) store.setSendAtOnce(true)
  let texts: string[] = []
  const feed = world.feed.bind(world)
  world.feed = (input) => {
    const effects = feed(input)
    for (const { to, text } of effects.sends) if (to.includes('page')) texts.push(text)
    return effects
  }
  return {
    world,
    play(moves) {
      for (let n = 0; n < moves; n++) {
        const { store } = devices.find(({ store }) => store.view.game!.awaiting?.player === store.view.me)!
        store.decide([whole.legal(store.view.game!.state)[0]!])
        world.settle()
      }
    },
    heard() {
      const news = texts
      texts = []
      return news
    },
    come() {
      world.feed({ type: 'joined', peer: 'page' })
      const hello = JSON.stringify({ type: 'hello', protocol: 1 })
      world.feed({ type: 'message', peer: 'page', read: readMessage(hello, world.room.limits) })
    },
  }
}

/** The client of the page, on a line and with a clock in the hands of the test. */
function client(): { store: RoomStore; line: WireHandlers; sent: string[]; pass: (ms: number) => void } {
  let line!: WireHandlers
  const sent: string[] = []
  let waits: { ms: number; run: () => void }[] = []
  const store = joinRoom(
    'R',
    (handlers) => {
      line = handlers
      return { send: (text) => sent.push(text), reconnect: () => undefined, close: () => undefined }
    },
    {
      now: () => 0,
      later(ms, run) {
        const wait = { ms, run }
        waits.push(wait)
        return () => (waits = waits.filter((one) => one !== wait))
      },
      id: () => 'id',
      secret: () => 'code'.padEnd(24, '-'),
      seat: {
        get: () => null,
        claim: () => 'seat'.padEnd(24, '-'),
        drop: () => undefined,
        promise: () => undefined,
        promised: () => null,
      },
      muted: { get: () => [], keep: () => undefined },
    },
  )
  line.up()
  const pass = (ms: number): void => {
    const due = waits.filter((wait) => (wait.ms -= ms) <= 0)
    waits = waits.filter((wait) => wait.ms > 0)
    for (const { run } of due) run()
  }
  return { store, line, sent, pass }
}

test('moves and chat wait behind a snapshot until the files of its sets are there, then come in their order', async () => {
  const room = watched()
  room.play(3)
  room.come()
  const { store, line } = client()
  for (const text of room.heard()) line.message(text)
  // One fetch each by the welcome and by the snapshot.
  expect(fetches).toHaveLength(4)
  expect(store.view.connection.state).toBe('open')
  room.play(4)
  const behind = room.heard()
  expect(behind.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(Array(4).fill('move'))
  for (const text of behind) line.message(text)
  const views: number[] = []
  store.subscribe(({ game }) => views.push(game?.seq ?? -1))
  expect(store.view.game).toBeNull()

  for (const fetch of fetches) await fetch.done()
  expect(views.filter((seq, at) => seq !== views[at - 1])).toEqual([-1, 3, 4, 5, 6, 7])
  expect(page.checksum(store.view.game!.confirmed)).toBe(whole.checksum(room.world.room.game!.state))
  room.play(1)
  for (const text of room.heard()) line.message(text)
  expect(store.view.game!.seq).toBe(8)
})

test('a fetch that failed while nobody needed it is tried again when the game comes', async () => {
  const room = watched()
  room.play(2)
  room.come()
  const { store, line } = client()
  const [welcome, ...rest] = room.heard()
  line.message(welcome!)
  expect(fetches).toHaveLength(2)
  for (const fetch of fetches) await fetch.fail()
  expect(store.view.connection.state).toBe('open')
  for (const text of rest) line.message(text)
  expect(fetches).toHaveLength(4)
  for (const fetch of fetches.slice(2)) await fetch.done()
  expect(store.view).toMatchObject({ connection: { state: 'open' }, game: { seq: 2 } })
})

test('a fetch that fails when the game needs it is tried again after one second, and after four', async () => {
  const room = watched()
  room.play(2)
  room.come()
  const { store, line, pass } = client()
  for (const text of room.heard()) line.message(text)
  expect(fetches).toHaveLength(4)
  for (const fetch of fetches) await fetch.fail()
  pass(999)
  expect(fetches).toHaveLength(4)
  pass(1)
  expect(fetches).toHaveLength(6)
  for (const fetch of fetches.slice(4)) await fetch.fail()
  // What is said meanwhile waits as well.
  room.play(1)
  for (const text of room.heard()) line.message(text)
  pass(4000)
  expect(fetches).toHaveLength(8)
  expect(store.view.game).toBeNull()
  for (const fetch of fetches.slice(6)) await fetch.done()
  expect(store.view).toMatchObject({ connection: { state: 'open' }, game: { seq: 3 } })
})

test('a fetch that goes on failing closes the line as one of an older page, which is loaded anew', async () => {
  const room = watched()
  room.come()
  const { store, line, pass } = client()
  for (const text of room.heard()) line.message(text)
  for (const fetch of fetches) await fetch.fail()
  pass(1000)
  for (const fetch of fetches.slice(4)) await fetch.fail()
  expect(store.view.connection.state).toBe('open')
  pass(4000)
  for (const fetch of fetches.slice(6)) await fetch.fail()
  expect(store.view).toMatchObject({ connection: { state: 'closed', why: 'protocol' }, game: null })
})

test('what waited on a line that broke is dropped: the next line brings all of it again', async () => {
  const room = watched()
  room.play(2)
  room.come()
  const { store, line, sent } = client()
  const first = room.heard()
  for (const text of first) line.message(text)
  line.down()
  for (const fetch of fetches) await fetch.done()
  expect(store.view.game).toBeNull()
  room.world.feed({ type: 'left', peer: 'page' })
  room.play(2)
  room.come()
  line.up()
  expect(JSON.parse(sent.at(-1)!)).toEqual({ type: 'hello', protocol: 1 })
  for (const text of room.heard()) line.message(text)
  expect(store.view.game!.seq).toBe(4)
  expect(page.checksum(store.view.game!.confirmed)).toBe(whole.checksum(room.world.room.game!.state))
})
