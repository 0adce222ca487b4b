import { expect, test } from 'vitest'
import { checksum, legal, parseOptions } from '#rules'
import { makeBot } from '#rules/bots'
import type { BareAction, Colour } from '#room/protocol.ts'
import { memoryDrawer } from '../testing/drawer.ts'
import type { RoomStore, RoomView } from '../types.ts'
import type { Drawer } from './drawer.ts'
import type { Surroundings } from './house.ts'
import { layTable, openTable, type Sitter } from './table.ts'

const parsed = parseOptions({ sets: ['base'] })
if (!parsed.ok) throw new Error(parsed.error.message)
const options = { ...parsed.value }

let ids = 0
function open(id: string, drawer: Drawer, more: Partial<Surroundings> = {}): RoomStore {
  return openTable(id, {
    drawer,
    version: '0.0.0',
    ...more,
    keepAlone: () => Promise.resolve(() => undefined),
    client: {
      now: () => performance.now(),
      later(ms, run) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
      id: () => `id${++ids}`,
    },
  })
}

function until(store: RoomStore, wanted: (view: RoomView) => boolean): Promise<RoomView> {
  if (wanted(store.view)) return Promise.resolve(store.view)
  return new Promise((resolve) => {
    const stop = store.subscribe((view) => {
      if (!wanted(view)) return
      queueMicrotask(() => stop())
      resolve(view)
    })
  })
}

const names = (view: RoomView) => view.room!.seats.map((seat) => (seat.state === 'empty' ? '' : seat.name))
const person = (name: string, colour: Colour): Sitter => ({ name, colour })
const seated = (view: RoomView) => view.me !== null && view.game !== null

/** The turn of whoever has the device: a tile without a figure. Gives who that was. */
async function turn(store: RoomStore): Promise<string> {
  const { me, game } = await until(store, (view) => seated(view) && view.game?.awaiting?.player === view.me)
  const name = names(store.view)[me!]!
  store.decide([legal(game!.state)[0]!])
  if (store.view.game!.awaiting?.step === 'deploy') store.decide([{ type: 'pass', player: me! }])
  store.endTurn()
  await until(store, (view) => view.game!.pending.kind === 'none' && view.game!.awaiting?.player !== me)
  return name
}

test('the device goes from one to the next, and each decides only in turn', async () => {
  const drawer = memoryDrawer()
  const sitters = [person('Ann', 'sky'), person('Bo', 'plum'), person('Cas', 'ink')]
  const id = await layTable({ options, sitters }, { drawer, version: '0.0.0' })
  const store = open(id, drawer)
  const order = names(await until(store, seated))
  expect(store.view.local).toEqual({ people: 3, hurried: false })
  expect([...order].sort()).toEqual(['Ann', 'Bo', 'Cas'])
  const turns: string[] = []
  for (let n = 0; n < 7; n++) turns.push(await turn(store))
  expect(turns).toEqual([0, 1, 2, 0, 1, 2, 0].map((place) => order[place]))
  store.close()
})

test('a page that closes loses nothing: the next one stands where it was', async () => {
  const drawer = memoryDrawer()
  const sitters = [person('Ann', 'sky'), person('Bo', 'plum')]
  const id = await layTable({ options, sitters }, { drawer, version: '0.0.0' })
  const store = open(id, drawer)
  for (let n = 0; n < 3; n++) await turn(store)
  const before = store.view.game!
  store.close()
  const again = open(id, drawer)
  const { game } = await until(again, seated)
  expect(game!.seq).toBe(before.seq)
  expect(checksum(game!.state)).toBe(checksum(before.confirmed))
  expect(again.view.me).toBe(game!.awaiting!.player)
  again.close()
})

test('what nobody has followed can be taken back, whoever has the device', async () => {
  const drawer = memoryDrawer()
  const sitters = [person('Ann', 'sky'), person('Bo', 'plum')]
  const id = await layTable({ options, sitters }, { drawer, version: '0.0.0' })
  const store = open(id, drawer)
  const { me, game } = await until(store, seated)
  store.decide([legal(game!.state)[0]!])
  const placed = await until(
    store,
    (view) => view.game!.pending.kind !== 'sending' && view.game!.log.length === 1,
  )
  expect(placed.game!.canTakeBack).toBe(true)
  store.takeBack()
  const back = await until(store, (view) => view.game!.log.length === 0 && view.game!.pending.kind === 'none')
  expect(back.me).toBe(me)
  store.close()
})

test('bots decide on their own with what thinks for them, faster when hurried, until a person has to', async () => {
  const drawer = memoryDrawer()
  const bot = { level: 'easy', character: 'farmer' } as const
  const sitters: Sitter[] = [
    person('Ann', 'sky'),
    { name: 'Hugo', colour: 'plum', bot },
    { name: 'Rik', colour: 'ink', bot },
  ]
  const id = await layTable({ options, sitters }, { drawer, version: '0.0.0' })
  let thoughts = 0
  const store = open(id, drawer, {
    think(state, { level, character }, seed) {
      thoughts++
      const choice = makeBot({ level, character }).decide(state, seed, { iterations: 5 })!
      const actions = choice.actions.map(({ player: _, ...action }): BareAction => action)
      return Promise.resolve({ actions, why: choice.reason })
    },
  })
  await until(store, seated)
  store.local!.hurry(true)
  await turn(store)
  const { me, game } = await until(store, (view) => view.game!.awaiting?.player === view.me)
  expect(names(store.view)[me!]).toBe('Ann')
  expect(thoughts).toBeGreaterThanOrEqual(2)
  expect(game!.setup.players.filter((player) => player.bot === 'easy').length).toBe(2)
  // Their pace is theirs again.
  const calm = await until(store, (view) => view.room!.settings.pace > 0)
  expect(calm.local!.hurried).toBe(false)
  store.close()
})

test('all end the game together, and play once more with the second one first', async () => {
  const drawer = memoryDrawer()
  const sitters = [person('Ann', 'sky'), person('Bo', 'plum')]
  const id = await layTable({ options, sitters }, { drawer, version: '0.0.0' })
  const store = open(id, drawer)
  await turn(store)
  const order = names(store.view)
  store.agreeToEnd(true)
  await until(store, (view) => view.room!.status === 'ended')
  expect((JSON.parse(await store.local!.record()) as { deck: string[] }).deck.length).toBe(71)
  store.rematch(true)
  const { room } = await until(store, (view) => view.room!.rematch.game !== undefined)
  store.close()
  const next = open(room!.rematch.game!, drawer)
  expect(names(await until(next, seated))).toEqual([order[1], order[0]])
  expect(next.view.game!.awaiting!.player).toBe(0)
  next.close()
})

test('an id that no room here has is told as such', async () => {
  const store = open('NoSuchGame234567', memoryDrawer())
  const view = await until(store, ({ connection }) => connection.state === 'closed')
  expect(view.connection).toEqual({ state: 'closed', why: 'no-game' })
  store.close()
})
