import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { newGame } from './apply.ts'
import { sourceOf } from './engine.ts'
import { ERRORS } from './error.ts'
import { OPTION_DEFS, parseOptions, type Options } from './options.ts'
import { position, tilesOnTable } from './position.ts'
import { START, Table, tile } from '../testing/table.ts'

const DEFAULTS: Options = {
  sets: ['base'],
  farmers: true,
  'field-scoring': 'third',
  'small-city': 4,
  'start-tile': 'discard',
  'count-block': '2004',
  'count-move': 'free',
  'count-trigger': 'any',
  'count-guarded': 'leave',
  'count-empty-features': true,
  'count-final': 'all',
  'count-fields': true,
  'king-scoring': 'each',
  'crop-tiles': 'mini-7',
  'crop-add': 'optional',
  'crop-add-where': 'same-segment',
  'circus-parts': ['tents', 'acrobats', 'ringmaster'],
  'ringmaster-reach': 'surrounding',
  'ringmaster-place': 'incomplete',
  'circus-final': 'after-city',
}

const readOptions = (raw: unknown): Options => {
  const read = parseOptions(raw)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

describe('options', () => {
  test('what is absent has its default', () => {
    expect(readOptions(undefined)).toEqual(DEFAULTS)
    expect(readOptions({})).toEqual(DEFAULTS)
    expect(OPTION_DEFS.map(({ id }) => id)).toEqual(Object.keys(DEFAULTS))
  })

  test.for(
    OPTION_DEFS.filter(({ list }) => !list).flatMap(({ id, values }) =>
      values.map((value) => [id, value] as const),
    ),
  )('%s can be %s', ([id, value]) => {
    expect(readOptions({ [id]: value })).toEqual({ ...DEFAULTS, [id]: value })
  })

  test('lists come out in the order of the definitions, and base is always in play', () => {
    expect(readOptions({ sets: [] }).sets).toEqual(['base'])
    expect(readOptions({ sets: ['circus', 'count'] }).sets).toEqual(['base', 'count', 'circus'])
    expect(readOptions({ 'circus-parts': ['ringmaster', 'tents'] })['circus-parts']).toEqual([
      'tents',
      'ringmaster',
    ])
  })

  test('a year is read as a number too; other numbers and booleans are not read as text', () => {
    expect(readOptions({ 'count-block': 2015 })['count-block']).toBe('2015')
    expect(parseOptions({ 'small-city': '2' }).ok).toBe(false)
    expect(parseOptions({ farmers: 'false' }).ok).toBe(false)
  })

  test.for([
    [[], 'options/not-an-object', undefined],
    ['base', 'options/not-an-object', undefined],
    [null, 'options/not-an-object', undefined],
    [{ dragons: true }, 'options/unknown-id', { id: 'dragons' }],
    [{ __proto__: null, toString: 1 }, 'options/unknown-id', { id: 'toString' }],
    [{ 'field-scoring': 'fourth' }, 'options/unknown-value', { id: 'field-scoring', value: 'fourth' }],
    [{ 'count-final': 1 }, 'options/unknown-value', { id: 'count-final', value: '1' }],
    [{ sets: ['base', 'abbey'] }, 'options/unknown-value', { id: 'sets', value: 'abbey' }],
    [{ sets: 'count' }, 'options/unknown-value', { id: 'sets', value: 'count' }],
    [{ sets: ['count', 'count'] }, 'options/repeated-value', { id: 'sets', value: 'count' }],
    [{ 'circus-parts': [] }, 'options/empty-list', { id: 'circus-parts' }],
  ] as const)('%j is refused as %s', ([raw, code, data]) => {
    const read = parseOptions(raw)
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.error).toMatchObject({ code, ...(data && { data }) })
  })
})

describe('setting up', () => {
  const options = readOptions({})
  const players = (count: number) => Array.from({ length: count }, (_, seat) => ({ name: `P${seat}` }))

  test.for([1, 2, 3, 4, 5, 6])('BA-2: %i players, each with 7 meeples', (count) => {
    const begun = newGame({ options, players: players(count), deck: 1, tokens: 0 }, sourceOf(['base/U']))
    if (!begun.ok) throw new Error(begun.error.code)
    expect(position(begun.state).players.map(({ supply }) => supply)).toEqual(
      new Array(count).fill({ meeple: 7 }),
    )
  })

  test.for([0, 7])('BA-2: %i players are refused', (count) => {
    const begun = newGame({ options, players: players(count), deck: 1, tokens: 0 }, sourceOf(['base/U']))
    expect(begun).toMatchObject({ ok: false, error: { code: 'setup/players', data: { players: count } } })
  })

  test('BA-3: the start tile lies at (0, 0), city to the north', () => {
    const table = new Table({ deck: ['base/U'] })
    expect(tilesOnTable(table.state)).toEqual([START])
  })

  test('BA-3, CO-9, CO-10: an expansion replaces the start', () => {
    const table = new Table({ sets: ['count'], deck: ['base/U'] })
    const lying = tilesOnTable(table.state)
    expect(lying).toHaveLength(12)
    expect(lying.every(({ tile: id }) => id.startsWith('count/'))).toBe(true)
  })

  test('BA-4: the first in the list begins, then clockwise in seat order', () => {
    const table = new Table({ players: 3, deck: ['base/U', 'base/U', 'base/U', 'base/U', 'base/U'] })
    const order: string[] = []
    for (let x = 1; x <= 4; x++) {
      order.push(table.asks)
      table.lay(x, 0)
    }
    expect(order).toEqual(['place 0', 'place 1', 'place 2', 'place 0'])
  })

  test('BA-5: a garden takes no follower and changes no points', () => {
    const table = new Table({ deck: ['base/E-garden', 'base/U'] })
    table.place(0, -1, 180)
    expect(table.deployable()).toEqual(['city0', 'field0'])
    expect(table.refusal({ type: 'deploy', piece: 'meeple', x: 0, y: -1, segment: 'garden' })).toBe(
      'deploy/not-a-place',
    )
    table.act({ type: 'deploy', piece: 'meeple', x: 0, y: -1, segment: 'city0' })
    expect(table.lines()).toEqual(['0 city 4'])
  })

  test.for([
    [[], 'setup/empty-start'],
    [[tile('base/Z', 0, 0)], 'setup/start-tile'],
    [[tile('base/D', 0.5, 0)], 'setup/start-place'],
    [[tile('base/D', 1e9, 0)], 'setup/start-place'],
    [[{ ...tile('base/D', 0, 0), rotation: 45 as 90 }], 'setup/start-place'],
    [[START, tile('base/U', 0, 0)], 'setup/start-overlap'],
    [[START, tile('base/E', 1, 0)], 'setup/start-mismatch'],
  ] as const)('a start layout %j is refused as %s', ([start, code]) => {
    const begun = newGame({ options, players: players(2), deck: 0, tokens: 0, start }, sourceOf([]))
    expect(begun).toMatchObject({ ok: false, error: { code } })
  })

  test.for([
    [{ deck: -1 }, 'deck'],
    [{ deck: 1.5 }, 'deck'],
    [{ deck: 4_001 }, 'deck'],
    [{ tokens: 1e6 }, 'tokens'],
  ] as const)('a stack of %j is refused', ([size, key]) => {
    const begun = newGame({ options, players: players(2), deck: 0, tokens: 0, ...size }, sourceOf([]))
    expect(begun).toMatchObject({ ok: false, error: { code: 'setup/sizes', data: { key } } })
  })
})

test('options and errors rest on statements that exist', () => {
  const files = ['base', 'count', 'king-robber', 'crop-circles', 'circus', 'turn-order']
  const text = files
    .map((name) => readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), 'utf8'))
    .join('\n')
  const known = new Set([...text.matchAll(/^- ([A-Z]{2}-\d+)/gm)].map(([, id]) => id))
  const named = [
    ...OPTION_DEFS.flatMap(({ statements }) => statements),
    ...Object.values(ERRORS).flatMap((rule) => rule ?? []),
  ]
  expect(named.filter((id) => !known.has(id))).toEqual([])
  expect(named.length).toBeGreaterThan(60)
})
