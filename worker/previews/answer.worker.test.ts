import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { awaiting } from '#rules'
import app from '../app.ts'
import type { Client } from '../testing/client.ts'
import { ask, edge, newGame, twoPlayers } from '../testing/edge.ts'
import { boardPicture } from './answer.ts'
import { PICTURE } from './size.ts'

/** Whoever has to decide takes the first legal action, so many times. */
async function play(players: readonly Client[], decisions: number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    const player = players[awaiting(players[0]!.follower.state!)!.player]!
    const seq = player.follower.seq + 1
    player.act([player.follower.options()[0]!])
    await Promise.all(players.map((one) => one.reached(seq)))
  }
}

/** Width and height as the head of a PNG tells them. */
function sizeOf(png: Uint8Array): { signature: string; width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset)
  return {
    signature: String.fromCharCode(...png.subarray(1, 4)),
    width: view.getUint32(16),
    height: view.getUint32(20),
  }
}

const bytesOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer())
const recordOf = async (id: string): Promise<string> => (await ask(`/api/games/${id}/record`)).text()

test("a game's link shows its board: a PNG that others may embed, and nobody indexes", async () => {
  const { id, players } = await twoPlayers()
  await play(players, 9)
  const html = await (await ask(`/g/${id}`)).text()
  expect(html).toContain(`<meta property="og:image" content="https://graaf.test/g/${id}/board.png?at=9">`)
  expect(html).toContain('<meta property="twitter:card" content="summary_large_image">')

  const response = await ask(`/g/${id}/board.png?at=9`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/png')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60')
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  const png = await bytesOf(response)
  expect(sizeOf(png)).toEqual({ signature: 'PNG', ...PICTURE })
  expect(png.length).toBeGreaterThan(20_000)
})

test('a picture writes nothing to the room', async () => {
  const { id, players } = await twoPlayers()
  await play(players, 3)
  const stored = () =>
    runInDurableObject(edge.Game.getByName(id), async (_, state) =>
      JSON.stringify([...state.storage.kv.list(), await state.storage.getAlarm()]),
    )
  const before = await stored()
  expect((await ask(`/g/${id}/board.png`)).status).toBe(200)
  expect(await stored()).toBe(before)
})

test('a game is drawn once a minute, whatever the query and however many ask at once', async () => {
  const { id, players } = await twoPlayers()
  await play(players, 2)
  const early = await recordOf(id)
  await play(players, 4)
  const late = await recordOf(id)
  let [reads, now, record] = [0, 1_000_000, early]
  const asked = () =>
    boardPicture({
      address: `https://graaf.test/kept/${id}/board.png`,
      record: () => {
        reads++
        return Promise.resolve(record)
      },
      now: () => now,
    })
  const pictures = await Promise.all([asked(), asked(), asked()])
  const [first, ...others] = await Promise.all(pictures.map((picture) => bytesOf(picture as Response)))
  expect(others).toEqual([first, first])
  reads = 0
  record = late
  now += 59_999
  expect(await bytesOf((await asked()) as Response)).toEqual(first)
  expect(reads).toBe(0)
})

test('after a minute the board is drawn anew, with one read', async () => {
  const { id, players } = await twoPlayers()
  await play(players, 2)
  const early = await recordOf(id)
  await play(players, 6)
  const late = await recordOf(id)
  const address = `https://graaf.test/again/${id}/board.png`
  let reads = 0
  const asked = async (record: string, now: number) => {
    const read = () => Promise.resolve((reads++, record))
    return bytesOf((await boardPicture({ address, record: read, now: () => now })) as Response)
  }
  const first = await asked(early, 0)
  await (caches as unknown as { default: Cache }).default.delete(address)
  const second = await asked(late, 60_000)
  expect(reads).toBe(2)
  expect(second).not.toEqual(first)
})

test('before the start there is the still picture, and of no game none', async () => {
  const id = await newGame()
  const html = await (await ask(`/g/${id}`)).text()
  expect(html).toContain('<meta property="og:image" content="https://graaf.test/social.png">')
  expect(
    await boardPicture({ address: 'https://graaf.test/open', record: async () => '{}', now: () => 0 }),
  ).toBe('still')
  for (const unknown of ['NoSuchGame234567', 'short']) {
    const response = await ask(`/g/${unknown}/board.png`)
    expect(response.status).toBe(404)
    expect(((await response.json()) as { error: { code: string } }).error.code).toBe('api/no-game')
  }
})

test('a record that cannot be drawn gives the still picture, not an error', async () => {
  for (const [n, record] of ['{"format":"graaf/1"}', 'not JSON'].entries()) {
    const address = `https://graaf.test/broken/${n}`
    expect(await boardPicture({ address, record: () => Promise.resolve(record), now: () => 0 })).toBe('still')
  }
})

test('where boards are not drawn, every game shows the still picture, and no room is read', async () => {
  const env = {
    PREVIEW_PICTURES: 'still',
    Game: { getByName: () => expect.unreachable('no room is read') },
    ASSETS: { fetch: (address: URL) => Promise.resolve(new Response(address.pathname)) },
  }
  const response = await app.fetch(new Request('https://graaf.test/g/NoSuchGame234567/board.png'), env)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('/social.png')
})
