/** The edge: makes rooms, leads sockets to them, answers what may be known of them, and serves the client's files. */
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { parseOptions } from '#rules'
import { visitorOf } from './address.ts'
import type { Env } from './env.ts'
import { limitsFrom, platformRandom, sha256 } from './hosts/platform.ts'
import { isForeign } from './origin.ts'
import { page, previewOf, sitePreview, SOCIAL_PICTURE, withHeaders } from './pages.ts'
import { boardPicture } from './previews/answer.ts'
import { isRoomId, newRoomId, withChanges, type Birth } from './room/core.ts'
import { CreateGameSchema } from './room/incoming.ts'
import {
  CLOSE,
  DEFAULT_SETTINGS,
  type ApiError,
  type Code,
  type CreatedGame,
  type GameInfo,
} from './room/protocol.ts'
import { closedSocket } from './sockets.ts'
import { VERSION } from './version.ts'

type Asked = Context<{ Bindings: Env }>

/** More than the longest set of options and settings needs. */
const BODY_BYTES = 4096

const app = new Hono<{ Bindings: Env }>()

app.use(async (c, next) => {
  await next()
  // Pages have set theirs already.
  if (!c.res.headers.has('X-Content-Type-Options')) c.res = withHeaders(c.res)
})

app.get('/healthz', (c) => c.json({ ok: true, version: VERSION }, 200, { 'Cache-Control': 'no-store' }))

app.post('/api/games', async (c) => {
  if (isForeign(c.req.raw, c.env.ALLOWED_ORIGINS))
    return refuse(c, 403, 'api/origin', 'another site may not make rooms')
  const text = await c.req.text()
  if (text.length > BODY_BYTES) return refuse(c, 413, 'api/bad-request', 'the body is too long')
  const asked = v.safeParse(CreateGameSchema, parse(text))
  if (!asked.success) return refuse(c, 400, 'api/bad-request', asked.issues[0].message)
  const options = parseOptions(asked.output.options)
  if (!options.ok) return refuse(c, 400, options.error.code, options.error.message, options.error.data)

  const wait = await takeFromAddress(c)
  if (wait > 0) {
    c.header('Retry-After', String(wait))
    return refuse(c, 429, 'api/too-many', 'too many rooms from this address within an hour', {
      seconds: wait,
    })
  }
  const id = newRoomId(platformRandom())
  const settings = withChanges(DEFAULT_SETTINGS, asked.output.settings ?? {})
  const birth: Birth = { options: { ...options.value }, settings, seats: [], rotated: false }
  const locationHint = asked.output.near ?? nearest(c)
  await c.env.Game.getByName(id, locationHint && { locationHint }).create(JSON.stringify(birth))
  const answer: CreatedGame = { id, url: new URL(`/g/${id}`, c.req.url).href }
  return c.json(answer, 201)
})

app.get('/api/games/:id', async (c) => {
  const info = await infoOf(c)
  return info === null ? refuse(c, 404, 'api/no-game', 'there is no such game') : json(c, info)
})

app.get('/api/games/:id/record', async (c) => {
  const id = c.req.param('id')
  const record = isRoomId(id) ? await c.env.Game.getByName(id).record() : null
  if (record === null) return refuse(c, 404, 'api/no-game', 'there is no such game')
  if (record === '{}') return refuse(c, 409, 'room/not-started', 'the game has not begun')
  return json(c, record)
})

app.get('/parties/game/:id', async (c) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') {
    return refuse(c, 426, 'api/bad-request', 'here are only sockets')
  }
  if (isForeign(c.req.raw, c.env.ALLOWED_ORIGINS))
    return refuse(c, 403, 'api/origin', 'another site may not connect')
  const id = c.req.param('id')
  if (!isRoomId(id)) return closedSocket(CLOSE.noGame)
  // What the client adds to the address or in headers would reach PartyServer: only what a socket needs goes on.
  const headers = new Headers({ Upgrade: 'websocket' })
  for (const name of ['Sec-WebSocket-Key', 'Sec-WebSocket-Version', 'Sec-WebSocket-Extensions']) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  return c.env.Game.getByName(id).fetch(new Request('https://room/', { headers }))
})

app.get('/g/:id', async (c) => {
  const json = await infoOf(c)
  const info = json === null ? null : (JSON.parse(json) as GameInfo)
  const preview = previewOf(info, c.req.header('Accept-Language'), { address: c.req.url, drawn: drawn(c) })
  return page(await shell(c), { preview, game: true })
})

app.get('/g/:id/board.png', async (c) => {
  if (!drawn(c)) return stillPicture(c)
  const id = c.req.param('id')
  const picture = isRoomId(id)
    ? await boardPicture({
        address: new URL(c.req.path, c.req.url).href,
        record: () => c.env.Game.getByName(id).record(),
        now: () => Date.now(),
      })
    : 'none'
  if (picture === 'none') return refuse(c, 404, 'api/no-game', 'there is no such game')
  return picture === 'still' ? stillPicture(c) : withHeaders(picture, PICTURE_HEADERS)
})

app.all('/api/*', (c) => refuse(c, 404, 'api/not-found', 'there is nothing at this address'))
app.all('/parties/*', (c) => refuse(c, 404, 'api/not-found', 'there is nothing at this address'))

// HEAD too gets the headers of the whole page; Hono leaves the body out.
app.get('*', async (c) =>
  page(await c.env.ASSETS.fetch(new Request(c.req.raw, { method: 'GET' })), {
    preview: sitePreview(c.req.header('Accept-Language'), c.req.url),
  }),
)

app.notFound((c) => refuse(c, 404, 'api/not-found', 'there is nothing at this address'))
app.onError((_error, c) => refuse(c, 500, 'api/failed', 'something went wrong'))

export default app

/** Other sites may show a link's picture, and no search engine shall. */
const PICTURE_HEADERS = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'X-Robots-Tag': 'noindex' }

/** Whether boards are drawn for links: it takes more CPU time than small plans allow a request. */
function drawn(c: Asked): boolean {
  return c.env.PREVIEW_PICTURES !== 'still'
}

async function stillPicture(c: Asked): Promise<Response> {
  return withHeaders(await c.env.ASSETS.fetch(new URL(SOCIAL_PICTURE, c.req.url)), PICTURE_HEADERS)
}

/** The page that every address of the client is served with. */
function shell(c: Asked): Promise<Response> {
  return c.env.ASSETS.fetch(new URL('/index.html', c.req.url))
}

async function infoOf(c: Asked): Promise<string | null> {
  const id = c.req.param('id') ?? ''
  return isRoomId(id) ? c.env.Game.getByName(id).info() : null
}

function json(c: Asked, body: string): Response {
  return c.body(body, 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  })
}

function refuse(
  c: Asked,
  status: 400 | 403 | 404 | 409 | 413 | 426 | 429 | 500,
  code: Code,
  message: string,
  data?: ApiError['error']['data'],
): Response {
  const body: ApiError = { error: { code, message, ...(data && { data }) } }
  return c.json(body, status, { 'Cache-Control': 'no-store' })
}

/** 0, or the seconds to wait. The address itself is stored nowhere. */
async function takeFromAddress(c: Asked): Promise<number> {
  const address = c.req.header('CF-Connecting-IP') ?? 'local'
  const name = await sha256(`address ${c.env.ADDRESS_SALT ?? ''} ${visitorOf(address)}`)
  return c.env.Limiter.getByName(name).take(limitsFrom(c.env.LIMITS).roomsPerHour)
}

/** Where the room shall live, by whoever asks: the platform's own names for parts of the world. */
function nearest(c: Asked): DurableObjectLocationHint | undefined {
  const { continent, longitude } = (c.req.raw.cf ?? {}) as { continent?: string; longitude?: string }
  const east = Number(longitude)
  switch (continent) {
    case 'EU':
      return east > 15 ? 'eeur' : 'weur'
    case 'NA':
      return east > -100 ? 'enam' : 'wnam'
    case 'SA':
      return 'sam'
    case 'AF':
      return 'afr'
    case 'OC':
      return 'oc'
    case 'AS':
      return east > 25 && east < 60 ? 'me' : 'apac'
    default:
      return undefined
  }
}

function parse(text: string): unknown {
  if (text === '') return {}
  try {
    const json = JSON.parse(text) as unknown
    // To the schema's eye a list is an object too.
    return Array.isArray(json) ? undefined : json
  } catch {
    return undefined
  }
}
