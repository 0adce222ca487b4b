import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import manifest from '../package.json'
import app from './app.ts'
import type { Env } from './env.ts'
import { CLOSE, LIMITS, PROTOCOL } from './room/protocol.ts'
import { ask, connect, edge, newGame } from './testing/edge.ts'
import { VERSION } from './version.ts'

const post = (body: string, headers: Record<string, string> = {}) =>
  ask('/api/games', { method: 'POST', body, headers: { 'CF-Connecting-IP': '192.0.2.1', ...headers } })
const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code

test('the version is that of package.json, and stands in /healthz, pages, welcome and record', async () => {
  expect(VERSION).toBe(manifest.version)
  expect(await (await ask('/healthz')).json()).toEqual({ ok: true, version: VERSION })
  expect(await (await ask('/')).text()).toContain(`<meta name="version" content="${VERSION}">`)
  const id = await newGame()
  const ann = await connect(id)
  expect((await ann.hello()).version).toBe(VERSION)
  ann.say({ type: 'claim', name: 'Ann', colour: 'sky', secret: ann.secret })
  ann.say({ type: 'start' })
  await ann.next('snapshot')
  const record = (await (await ask(`/api/games/${id}/record`)).json()) as { meta: { by: string } }
  expect(record.meta.by).toBe(`graaf ${VERSION}`)
})

test('POST /api/games makes a room with an unguessable id and its address', async () => {
  const response = await post('{"options":{"sets":["circus"]},"settings":{"purist":true},"near":"weur"}')
  expect(response.status).toBe(201)
  const { id, url } = (await response.json()) as { id: string; url: string }
  expect(url).toBe(`https://graaf.test/g/${id}`)
  expect(id).toMatch(/^[A-Za-z2-9]{16}$/)
  const info = (await (await ask(`/api/games/${id}`)).json()) as {
    options: { sets: string[] }
    status: string
  }
  expect(info.options.sets).toEqual(['base', 'circus'])
  expect(info).toMatchObject({ status: 'open', seq: 0, players: [], turn: null })
})

test.each([
  [{ continent: 'EU', longitude: '4.9' }, undefined, 'weur'],
  [{ continent: 'EU', longitude: '21' }, undefined, 'eeur'],
  [{ continent: 'NA', longitude: '-74' }, undefined, 'enam'],
  [{ continent: 'NA', longitude: '-122' }, undefined, 'wnam'],
  [{ continent: 'SA', longitude: '-46' }, undefined, 'sam'],
  [{ continent: 'AF', longitude: '36' }, undefined, 'afr'],
  [{ continent: 'OC', longitude: '151' }, undefined, 'oc'],
  [{ continent: 'AS', longitude: '55' }, undefined, 'me'],
  [{ continent: 'AS', longitude: '139' }, undefined, 'apac'],
  [{}, undefined, undefined],
  [{ continent: 'EU', longitude: '4.9' }, 'enam', 'enam'],
] as const)('a room asked for from %j with the wish %s is placed by the hint %s', async (cf, near, hint) => {
  const hints: unknown[] = []
  // The platform's own door, which also writes down the hint: where a room comes to lie cannot be asked.
  const Game = {
    getByName(name: string, asked?: { locationHint?: DurableObjectLocationHint }) {
      hints.push(asked?.locationHint)
      return edge.Game.getByName(name, asked)
    },
  }
  const request = new Request('https://graaf.test/api/games', {
    method: 'POST',
    body: JSON.stringify({ near }),
  })
  Object.defineProperty(request, 'cf', { value: cf })
  const response = await app.fetch(request, { ...edge, Game } as unknown as Env)
  expect(response.status).toBe(201)
  expect(hints).toEqual([hint])
  const { id } = await response.json<{ id: string }>()
  expect((await ask(`/api/games/${id}`)).status).toBe(200)
})

test('bad bodies are refused with a code and what they name', async () => {
  expect((await post('')).status).toBe(201)
  for (const body of ['{', '[]', '{"deck":[]}', '{"near":"moon"}', '{"settings":{"patience":1}}']) {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await codeOf(response)).toBe('api/bad-request')
  }
  expect((await post(`{"options":${' '.repeat(5000)}{}}`)).status).toBe(413)
  const wrong = await post('{"options":{"small-city":3}}')
  expect(await wrong.json()).toMatchObject({
    error: { code: 'options/unknown-value', data: { id: 'small-city', value: '3' } },
  })
})

test('thirty rooms an hour from one address, counted by /64 for IPv6, and forgotten afterwards', async () => {
  const address = { 'CF-Connecting-IP': '2001:db8:1:2::1' }
  for (let n = 0; n < LIMITS.roomsPerHour; n++) {
    const own = { 'CF-Connecting-IP': `2001:db8:1:2::${n.toString(16)}` }
    expect((await post('{}', own)).status).toBe(201)
  }
  const refused = await post('{}', address)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500)
  expect(await codeOf(refused)).toBe('api/too-many')
  expect((await post('{}', { 'CF-Connecting-IP': '2001:db8:1:3::1' })).status).toBe(201)
})

test('the counter of an address holds times only, and forgets itself', async () => {
  const stub = edge.Limiter.getByName('an address that is not stored')
  expect(await stub.take(1)).toBe(0)
  expect(await stub.take(1)).toBeGreaterThan(3590)
  await runInDurableObject(stub, (_, state) => {
    const stored = [...state.storage.kv.list<number[]>()]
    expect(stored).toEqual([['made', [expect.any(Number)]]])
  })
  expect(await runDurableObjectAlarm(stub)).toBe(true)
  await runInDurableObject(stub, (_, state) => expect([...state.storage.kv.list()]).toEqual([]))
})

test('pages carry the policy of their own script, and nothing may frame them', async () => {
  const response = await ask('/')
  expect(response.headers.get('Content-Type')).toContain('text/html')
  const policy = response.headers.get('Content-Security-Policy')!
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-inline')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(response.headers.get('ETag')).toBeNull()
  const head = await ask('/', { method: 'HEAD' })
  expect(head.headers.get('Content-Security-Policy')).toBe(policy)
})

test('a game page is for nobody but those who have its link: not indexed, no referrer', async () => {
  const id = await newGame()
  const response = await ask(`/g/${id}`)
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
  const html = await response.text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<meta property="og:description" content="A table is set. Take a seat.">')
})

test('a preview says who plays, in the language asked for, as text, and writes nothing', async () => {
  const id = await newGame()
  const ann = await connect(id)
  await ann.sit('"><script>x', 'sky')
  const bo = await connect(id)
  await bo.sit('Bo', 'plum')
  const stub = edge.Game.getByName(id)
  const before = await runInDurableObject(stub, (_, state) => JSON.stringify([...state.storage.kv.list()]))
  const html = await (await ask(`/g/${id}`, { headers: { 'Accept-Language': 'nl-NL,nl;q=0.9' } })).text()
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;x en Bo aan tafel. Schuif aan."')
  expect(html).not.toContain('<script>x')
  const after = await runInDurableObject(stub, (_, state) => JSON.stringify([...state.storage.kv.list()]))
  expect(after).toBe(before)
})

test('a page of an unknown game is a page, and makes none', async () => {
  const response = await ask('/g/NoSuchGame234567')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('There is no game here any more.')
})

test('what is not there, and what is no socket, is refused with a code', async () => {
  expect(await codeOf(await ask('/api/nothing'))).toBe('api/not-found')
  expect(await codeOf(await ask('/parties/limiter/x', { headers: { Upgrade: 'websocket' } }))).toBe(
    'api/not-found',
  )
  expect((await ask('/parties/game/NoSuchGame234567')).status).toBe(426)
  const id = await newGame()
  expect(await codeOf(await ask(`/api/games/${id}/record`))).toBe('room/not-started')
})

test('headers and query of a client that mean something to PartyServer never reach it', async () => {
  const id = await newGame()
  const strange = await connect(`${id}?_pk=${'x'.repeat(3000)}`, undefined, { 'x-partykit-props': '{broken' })
  expect((await strange.hello()).protocol).toBe(PROTOCOL)
  const twin = await connect(`${id}?_pk=same`)
  const other = await connect(`${id}?_pk=same`)
  expect((await twin.hello()).you.seat).toBeNull()
  expect((await other.hello()).you.seat).toBeNull()
})

test('an id of no possible room is not even looked for', async () => {
  const client = await connect('short')
  await client.until(() => client.closed !== null)
  expect(client.closed).toBe(CLOSE.noGame)
})
