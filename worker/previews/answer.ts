/**
 * The picture that a game's link shows where it is pasted. It costs a room one read, and is drawn at most once a minute
 * in an isolate; between isolates of one place the platform's cache keeps it.
 */
import { drawing } from './drawing.ts'
import { rasteriser, type Picture } from './raster.ts'

const SECONDS = 60
/** Pictures an isolate keeps itself: a few, at half a megabyte each. */
const KEPT = 8

/** The platform's cache, of which a browser's types know nothing. */
const shared = (): Cache => (caches as unknown as { default: Cache }).default

const drawn = new Map<string, { at: number; picture: Picture }>()

/** What a picture is made of. */
export interface PictureRequest {
  /** The picture's address without a query. */
  readonly address: string
  /** JSON of the open or whole record, `{}` before the start, null where there is no game. */
  readonly record: () => Promise<string | null>
  /** In ms. */
  readonly now: () => number
}

/** The PNG; `'none'` where there is no game, `'still'` where there is no board yet or it cannot be drawn. */
export async function boardPicture(asked: PictureRequest): Promise<Response | 'none' | 'still'> {
  const known = recent(asked) ?? (await cached(asked))
  if (known) return answer(known)
  const record = await asked.record()
  if (record === null) return 'none'
  if (record === '{}') return 'still'
  const picture = await paint(asked, record)
  if (picture === null) return 'still'
  await shared().put(asked.address, answer(picture))
  return answer(picture)
}

async function paint(asked: PictureRequest, record: string): Promise<Picture | null> {
  try {
    const toPng = await rasteriser()
    // While this request waited another may have drawn the same; from here on nothing waits.
    const meanwhile = recent(asked)
    if (meanwhile) return meanwhile
    const svg = drawing(record)
    if (svg === null) return null
    const picture = toPng(svg)
    keep(asked, picture)
    return picture
  } catch {
    // A link without its own picture is better than none.
    return null
  }
}

function recent({ address, now }: PictureRequest): Picture | undefined {
  const kept = drawn.get(address)
  return kept && now() - kept.at < SECONDS * 1000 ? kept.picture : undefined
}

function keep({ address, now }: PictureRequest, picture: Picture): void {
  drawn.delete(address)
  drawn.set(address, { at: now(), picture })
  for (const oldest of drawn.keys()) {
    if (drawn.size <= KEPT) break
    drawn.delete(oldest)
  }
}

async function cached({ address }: PictureRequest): Promise<Picture | undefined> {
  const response = await shared().match(address)
  return response && new Uint8Array(await response.arrayBuffer())
}

const answer = (picture: Picture): Response =>
  new Response(picture, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${SECONDS}` },
  })
