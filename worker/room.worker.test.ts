import {
  evictDurableObject,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { expect, test } from 'vitest'
import { awaiting } from '#rules'
import { CLOSE, PROTOCOL } from './room/protocol.ts'
import type { Client } from './testing/client.ts'
import { ask, connect, edge, newGame, twoPlayers } from './testing/edge.ts'

/** Whoever has to decide takes the first legal action, so many times; both have heard it before the next. */
async function play(players: readonly Client[], decisions: number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    const open = awaiting(players[0]!.follower.state!)
    if (open === null) return
    const player = players[open.player]!
    const seq = player.follower.seq + 1
    player.act([player.follower.options()[0]!])
    await Promise.all(players.map((one) => one.reached(seq)))
  }
}

test('a whole game by decisions over sockets: both sides derive the same end, and the record is whole', async () => {
  const { id, players } = await twoPlayers()
  await play(players, 500)
  expect(awaiting(players[0].follower.state!)).toBeNull()
  expect(players[0].follower.check).toBe(players[1].follower.check)
  expect(players[0].follower.differed + players[1].follower.differed).toBe(0)
  await players[0].next('room', ({ room }) => room.status === 'ended')
  const record = (await (await ask(`/api/games/${id}/record`)).json()) as {
    deck: string[]
    actions: unknown[]
  }
  expect(record.deck).toHaveLength(71)
  expect(record).not.toHaveProperty('open')
  expect(((await (await ask(`/api/games/${id}`)).json()) as { status: string }).status).toBe('ended')
})

test('the game goes on after eviction with hibernated sockets, and nothing is asked anew', async () => {
  const { id, players } = await twoPlayers()
  for (let n = 0; n < 6; n++) {
    await play(players, 2)
    await evictDurableObject(edge.Game.getByName(id))
  }
  await play(players, 1)
  expect(players[0].follower.seq).toBe(13)
  expect(players[1].follower.check).toBe(players[0].follower.check)
  expect(players.map((player) => player.heard.filter(({ type }) => type === 'welcome').length)).toEqual([
    1, 1,
  ])
})

test('after its sockets and its memory are gone, a seat is found again by its secret', async () => {
  const { id, players } = await twoPlayers()
  await play(players, 5)
  await evictDurableObject(edge.Game.getByName(id), { webSockets: 'close' })
  const back = await connect(id, players[0].secret)
  const { you, room } = await back.hello(3)
  expect(you.seat).not.toBeNull()
  expect(room.seats.map(({ state }) => state).sort()).toEqual(['away', 'taken'])
  const { moves } = await back.next('moves')
  expect(moves.map(({ seq }) => seq)).toEqual([4, 5])
})

test('the same decision sent twice, with an eviction between, is applied once', async () => {
  const { id, players } = await twoPlayers()
  const [first] = players
  const action = first.follower.options()[0]!
  first.say({ type: 'act', id: 'once', base: 0, actions: [action] })
  await first.next('move')
  await evictDurableObject(edge.Game.getByName(id))
  first.say({ type: 'act', id: 'once', base: 0, actions: [action] })
  expect(await first.next('move')).toMatchObject({ seq: 1, id: 'once' })
  await runInDurableObject(edge.Game.getByName(id), (_, state) => {
    expect([...state.storage.kv.list({ prefix: 'log/' })]).toHaveLength(1)
  })
})

test('an unknown game closes the socket with its code, answers 404, and leaves nothing in storage', async () => {
  const id = 'NoSuchGame234567'
  const client = await connect(id)
  await client.until(() => client.closed !== null)
  expect(client.closed).toBe(CLOSE.noGame)
  expect((await ask(`/api/games/${id}`)).status).toBe(404)
  expect((await ask(`/api/games/${id}/record`)).status).toBe(404)
  await runInDurableObject(edge.Game.getByName(id), (_, state) => {
    expect([...state.storage.kv.list()]).toEqual([])
  })
  const ids = await listDurableObjectIds(edge.Game)
  expect(ids.map(String)).not.toContain(String(edge.Game.idFromName('not a room id')))
})

test('no secret is stored or sent, only the hash of room and secret', async () => {
  const { id, players } = await twoPlayers()
  await play(players, 3)
  const other = await newGame()
  const thief = await connect(other, players[0].secret)
  expect((await thief.hello()).you.seat).toBeNull()
  await runInDurableObject(edge.Game.getByName(id), (_, state) => {
    const stored = JSON.stringify([...state.storage.kv.list()])
    for (const { secret } of players) expect(stored).not.toContain(secret)
    const hashes = [...stored.matchAll(/"hash":"([^"]+)"/g)].map((match) => match[1]!)
    expect(hashes).toHaveLength(2)
    for (const { frames } of players) for (const hash of hashes) expect(frames.join()).not.toContain(hash)
  })
})

test('what is drawn later is in no frame, no info and no open record', async () => {
  const { id, players } = await twoPlayers()
  await play(players, 10)
  const { deck, drawn } = await runInDurableObject(edge.Game.getByName(id), (_, state) => ({
    deck: (state.storage.kv.get('setup') as { deck: string[] }).deck,
    drawn: players[0].follower.state!,
  }))
  const record = (await (await ask(`/api/games/${id}/record`)).json()) as { deck: string[] }
  expect(record.deck).toEqual(deck.slice(0, record.deck.length))
  expect(record.deck.length).toBeLessThan(12)
  expect(JSON.stringify(drawn)).not.toContain(deck.at(-1) + '","' + deck.at(-2))
})

test('a room that nobody touches deletes itself by its alarm', async () => {
  const id = await newGame()
  const stub = edge.Game.getByName(id)
  await runInDurableObject(stub, async (_, state) => {
    const meta = state.storage.kv.get('room') as { touched: number }
    expect(await state.storage.getAlarm()).toBeGreaterThan(meta.touched + 86_000_000)
    state.storage.kv.put('room', { ...meta, touched: meta.touched - 86_400_001 })
  })
  expect(await runDurableObjectAlarm(stub)).toBe(true)
  await runInDurableObject(stub, (_, state) => {
    expect([...state.storage.kv.list()]).toEqual([])
  })
  expect((await ask(`/api/games/${id}`)).status).toBe(404)
})

test('time on the clock runs out through the alarm, and the room decides', async () => {
  const { id, players } = await twoPlayers({ settings: { clock: { kind: 'turn', seconds: 30 } } })
  const stub = edge.Game.getByName(id)
  const alarm = await runInDurableObject(stub, (_, state) => state.storage.getAlarm())
  expect(alarm).toBeLessThan(Date.now() + 31_000)
  // As if half a minute had passed: the set-up began earlier.
  await runInDurableObject(stub, (_, state) => {
    const setup = state.storage.kv.get('setup') as { at: number }
    state.storage.kv.put('setup', { ...setup, at: setup.at - 30_000 })
  })
  await evictDurableObject(stub)
  expect(await runDurableObjectAlarm(stub)).toBe(true)
  expect(await players[0].next('move')).toMatchObject({ seq: 1, player: 0, by: 'room' })
})

test('a foreign origin is refused on upgrade and on POST; none at all is no browser', async () => {
  const foreign = { Origin: 'https://elsewhere.example' }
  const id = await newGame()
  expect((await ask('/api/games', { method: 'POST', headers: foreign })).status).toBe(403)
  const upgrade = await ask(`/parties/game/${id}`, { headers: { Upgrade: 'websocket', ...foreign } })
  expect(upgrade.status).toBe(403)
  const own = await connect(id, undefined, { Origin: 'https://graaf.test' })
  expect((await own.hello()).protocol).toBe(PROTOCOL)
})

test('224 sockets in one room, the next one is closed with its code', { timeout: 30_000 }, async () => {
  const id = await newGame()
  for (let n = 0; n < 224; n++) await connect(id)
  const late = await connect(id)
  await late.until(() => late.closed !== null)
  expect(late.closed).toBe(CLOSE.full)
})

test('a rematch is another room with the seats waiting for their owners', async () => {
  const { id, players } = await twoPlayers()
  for (const player of players) player.say({ type: 'end', agree: true })
  await players[0].next('room', ({ room }) => room.ended === 'agreed')
  const codes = ['a'.repeat(22), 'b'.repeat(22)]
  players.forEach((player, index) => player.say({ type: 'rematch', code: codes[index]! }))
  const { room } = await players[0].next('room', (message) => message.room.rematch.game !== undefined)
  const next = room.rematch.game!
  expect(((await (await ask(`/api/games/${id}`)).json()) as { rematch: string }).rematch).toBe(next)
  const again = await connect(next)
  const welcome = await again.hello(undefined, false)
  expect(welcome.room.seats.slice(0, 2).map(({ state }) => state)).toEqual(['away', 'away'])
  again.say({ type: 'trade', code: codes[0]!, secret: again.secret })
  expect((await again.next('you')).you.seat).toBe(1)
})

test('a room whose storage makes no sense says so, takes no move and starts nothing afresh; healed, it goes on', async () => {
  const { id, players } = await twoPlayers()
  await play(players, 3)
  const stub = edge.Game.getByName(id)
  const kept = await runInDurableObject(stub, (_, { storage: { kv } }) => {
    const entry = kv.get('log/000002')
    kv.put('log/000002', { neither: 'here', nor: 'there' })
    return entry
  })
  await evictDurableObject(stub)
  const [first] = players
  first.say({ type: 'act', id: 'lost', base: 3, actions: [{ type: 'pass' }] })
  expect(await first.next('refused')).toMatchObject({ id: 'lost', code: 'room/unreadable' })
  const late = await connect(id)
  expect((await late.hello(undefined, false)).room.trouble).toBe('storage')
  await runInDurableObject(stub, (_, { storage: { kv } }) => {
    expect([...kv.list({ prefix: 'log/' })]).toHaveLength(3)
    kv.put('log/000002', kept)
  })
  // Every newcomer lets it try again.
  const healed = await connect(id)
  expect((await healed.hello(undefined, false)).room.trouble).toBeUndefined()
  await play(players, 2)
  expect(first.follower.seq).toBe(5)
})

test('a log that the rules refuse from a move on: the room stands at the last good position until its host goes on', async () => {
  const { id, players } = await twoPlayers()
  await play(players, 4)
  const stub = edge.Game.getByName(id)
  await runInDurableObject(stub, (_, { storage: { kv } }) => {
    const entry = kv.get<{ player: number; at: number }>('log/000003')!
    kv.put('log/000003', { ...entry, actions: [{ type: 'place', x: 77, y: 77, rotation: 0 }] })
  })
  await evictDurableObject(stub)
  const late = await connect(id)
  const { room } = await late.hello(undefined, false)
  expect(room.trouble).toBe('rules')
  expect((await late.next('snapshot')).record).toHaveProperty('actions.length', 2)
  const host = players.find((player) =>
    player.heard.some((message) => message.type === 'you' && message.you.seat === room.host),
  )!
  host.say({ type: 'resume' })
  const goesOn = await late.next('room', (message) => message.room.trouble === undefined)
  expect(goesOn.room.status).toBe('running')
  await Promise.all(players.map((player) => player.next('snapshot', ({ seq }) => seq === 5)))
  await play(players, 1)
  expect(players[0].follower.seq).toBe(6)
  expect(players[1].follower.check).toBe(players[0].follower.check)
})
