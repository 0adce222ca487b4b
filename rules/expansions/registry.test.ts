import { expect, test, vi } from 'vitest'
import { anyLegal } from '../bots/random.ts'
import * as whole from '../index.ts'
import { randomGame } from '../record/random-game.ts'
import { TILES } from '../tiles/prepared.ts'

const ALL = ['base', 'count', 'king-robber', 'crop-circles', 'circus'] as const

function options(raw: object): whole.Options {
  const read = whole.parseOptions(raw)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** The rules as a page has them, with the base game only. */
async function pageRules(): Promise<typeof whole> {
  vi.resetModules()
  vi.doMock('#at-hand/tiles', () => import('../tiles/at-hand.page.ts'))
  vi.doMock('#at-hand/expansions', () => import('./at-hand.page.ts'))
  vi.doMock('#at-hand/meanings', () => import('../game/meanings.page.ts'))
  return import('../index.ts')
}

const { record } = randomGame({
  seed: 'sets',
  options: options({ sets: ALL, 'crop-tiles': 'both' }),
  players: 3,
  policy: anyLegal,
})
const document = whole.writeRecord(record)
const played = whole.replay(record)

test('without a bundler everything is there, and the number of a tile is its place in the catalogue', () => {
  expect(whole.missingSet(ALL)).toBeUndefined()
  expect(TILES.map(({ id }) => id)).toEqual(whole.TILE_SETS.flatMap(({ tiles }) => tiles.map(({ id }) => id)))
  expect(TILES.map(({ index }) => index)).toEqual(Array.from({ length: 89 }, (_, index) => index))
})

test('a page plays the base game, and refuses a set that it has not loaded instead of playing another game', async () => {
  const page = await pageRules()
  expect(page.missingSet(['base'])).toBeUndefined()
  expect(page.missingSet(['base', 'circus'])).toBe('circus')
  expect(page.tileFacts('circus/cfff-tent')).toBeUndefined()
  expect(page.OPTION_DEFS).toEqual(whole.OPTION_DEFS)

  const base = randomGame({ seed: 'base', options: options({}), players: 2, policy: anyLegal })
  const [here, there] = [page, whole].map((rules) => rules.replay(base.record))
  expect(here).toEqual(there)

  const error = { code: 'setup/set-missing', data: { set: 'count' } }
  const setup = { options: record.options, players: record.players, deck: 108, tokens: 16 }
  expect(page.newGame(setup, page.sourceOf([]))).toMatchObject({ ok: false, error })
  expect(page.parseRecord(document)).toMatchObject({ ok: false, error: { ...error, at: null } })
  expect(page.replay(record)).toMatchObject({ ok: false, error: { ...error, at: null }, state: null })
  expect(() => page.box(record.options)).toThrow('count')
  expect(() => page.startLayout(record.options)).toThrow('count')
})

test.each([
  [['circus'], ['crop-circles', 'count'], ['king-robber']],
  [['king-robber'], ['circus', 'base'], ['count', 'crop-circles']],
  [['circus', 'circus', 'crop-circles', 'king-robber', 'count']],
] as const)('a page that loads %j, … plays just what the server plays', async (...steps) => {
  const page = await pageRules()
  for (const [at, sets] of steps.entries()) {
    expect(page.missingSet(ALL) === undefined).toBe(false)
    await page.loadSets(sets)
    if (at === 0) expect(page.parseRecord(document).ok).toBe(steps.length === 1)
  }
  expect(page.missingSet(ALL)).toBeUndefined()
  expect(page.TILE_SETS).toEqual(whole.TILE_SETS)
  expect(page.box(record.options)).toEqual(whole.box(record.options))
  const read = page.parseRecord(document)
  expect(read).toEqual({ ok: true, value: record })
  const here = page.replay(record)
  expect(here).toEqual(played)
  expect(page.checksum(here.state!)).toBe(whole.checksum(played.state!))
})

test('sets that are asked for twice at a time are added once; a set that nobody knows is refused', async () => {
  const page = await pageRules()
  await Promise.all([page.loadSets(['count']), page.loadEverySet(), page.loadSets(['circus'])])
  expect(page.TILE_SETS.map(({ set }) => set)).toEqual(whole.TILE_SETS.map(({ set }) => set))
  await expect(page.loadSets(['dragon' as 'count'])).rejects.toThrow('dragon')
})

test('on a page the message of an error is its code and what belongs to it', async () => {
  const page = await pageRules()
  const wrong = page.parseOptions({ farmers: 'some' })
  expect(wrong).toMatchObject({
    ok: false,
    error: { code: 'options/unknown-value', message: 'options/unknown-value (id: farmers, value: some)' },
  })
})
