import { describe, expect, test } from 'vitest'
import { COUNT } from '../tiles/count.ts'
import { CROP_CIRCLES_1 } from '../tiles/crop-circles-1.ts'
import { parseRecord } from './parse.ts'
import { replay } from './replay.ts'
import { openRecord, writeRecord } from './write.ts'

const base = {
  format: 'graaf/1',
  players: [{ name: 'Ann' }, { name: 'Bo' }],
  deck: ['base/E', 'base/V'],
  actions: [
    { player: 0, type: 'place', x: 0, y: -1, rotation: 180 },
    { player: 0, type: 'deploy', piece: 'meeple', x: 0, y: -1, segment: 'city0' },
  ],
}
const place = base.actions[0]
const deploy = base.actions[1]
const withAction = (action: unknown): unknown => ({ ...base, actions: [place, action] })
const without = (object: object, key: string): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))

/** The code and the index of the action, or `ok`; a record that reads well is played too. */
function outcome(json: unknown): [string, number | null] | 'ok' {
  const read = parseRecord(json)
  const result = read.ok ? replay(read.value) : read
  return result.ok ? 'ok' : [result.error.code, result.error.at]
}

test('a record reads into options with every id, both stacks and its actions', () => {
  const read = parseRecord({ ...base, options: { 'small-city': 2 }, meta: { clock: 7 } })
  expect(read).toMatchObject({
    ok: true,
    value: {
      options: { sets: ['base'], 'small-city': 2, farmers: true },
      players: [{ name: 'Ann' }, { name: 'Bo' }],
      deck: ['base/E', 'base/V'],
      tokens: [],
      actions: base.actions,
      meta: { clock: 7 },
    },
  })
})

test('what is written reads back the same', () => {
  const start = [{ tile: 'base/D', x: 3, y: -2, rotation: 90 }]
  const read = parseRecord({
    ...base,
    actions: [],
    start,
    players: [{ name: 'Ann', colour: 'sky', bot: 'x' }],
  })
  if (!read.ok) throw new Error(read.error.message)
  const again = parseRecord(JSON.parse(JSON.stringify(writeRecord(read.value))))
  expect(again).toEqual(read)
})

describe('one rule of the format broken', () => {
  const place1 = (change: object): unknown => ({ ...base, actions: [{ ...place, ...change }] })
  const cases: [string, unknown, string, number | null][] = [
    ['no object', [], 'record/not-an-object', null],
    ['null', null, 'record/not-an-object', null],
    ['a number', 7, 'record/not-an-object', null],
    ['no format', without(base, 'format'), 'record/unknown-format', null],
    ['another format', { ...base, format: 'graaf/2' }, 'record/unknown-format', null],
    ['a key too many', { ...base, scores: [] }, 'record/unknown-key', null],
    ['a key of the prototype', JSON.parse('{"format":"graaf/1","__proto__":1}'), 'record/unknown-key', null],
    ['options in a list', { ...base, options: [] }, 'record/wrong-kind', null],
    ['options null', { ...base, options: null }, 'record/wrong-kind', null],
    ['meta in a list', { ...base, meta: [] }, 'record/wrong-kind', null],
    ['an unknown option', { ...base, options: { rivers: 1 } }, 'options/unknown-id', null],
    ['an unknown value', { ...base, options: { 'small-city': 3 } }, 'options/unknown-value', null],
    ['an unknown set', { ...base, options: { sets: ['river'] } }, 'options/unknown-value', null],
    ['a set twice', { ...base, options: { sets: ['count', 'count'] } }, 'options/repeated-value', null],

    ['no players', without(base, 'players'), 'record/missing-key', null],
    ['players as a text', { ...base, players: 'Ann' }, 'record/wrong-kind', null],
    ['nobody', { ...base, players: [] }, 'record/players', null],
    ['seven', { ...base, players: Array(7).fill({ name: 'A' }) }, 'record/players', null],
    ['a player as a text', { ...base, players: ['Ann'] }, 'record/wrong-kind', null],
    ['a player without a name', { ...base, players: [{}] }, 'record/missing-key', null],
    ['a name that is a number', { ...base, players: [{ name: 1 }] }, 'record/wrong-kind', null],
    ['an empty name', { ...base, players: [{ name: '' }] }, 'record/wrong-length', null],
    ['a name of 25', { ...base, players: [{ name: 'x'.repeat(25) }] }, 'record/wrong-length', null],
    [
      'a colour that is a number',
      { ...base, players: [{ name: 'A', colour: 1 }] },
      'record/wrong-kind',
      null,
    ],
    ['a bot that is a number', { ...base, players: [{ name: 'A', bot: 1 }] }, 'record/wrong-kind', null],

    ['neither deck nor seed', without(base, 'deck'), 'record/no-seed', null],
    ['a seed that is a number', { ...base, seed: 1 }, 'record/wrong-kind', null],
    ['a seed of 65', { ...base, seed: 'x'.repeat(65) }, 'record/wrong-length', null],
    ['a deck as a text', { ...base, deck: 'base/E' }, 'record/wrong-kind', null],
    ['a tile as a number', { ...base, deck: [1] }, 'record/wrong-kind', null],
    ['401 tiles', { ...base, deck: Array(401).fill('base/E') }, 'record/wrong-length', null],
    ['an unknown tile', { ...base, deck: ['base/?'] }, 'record/unknown-tile', null],
    ['a tile of another set', { ...base, deck: ['king-robber/crrr'] }, 'record/tile-not-in-box', null],
    ['a tile of a block not in use', { ...base, deck: ['count/1'] }, 'record/tile-not-in-box', null],
    ['tokens as a text', { ...base, tokens: 'flea' }, 'record/wrong-kind', null],
    ['an unknown token', { ...base, tokens: ['wolf'] }, 'record/unknown-token', null],
    ['65 tokens', { ...base, tokens: Array(65).fill('flea') }, 'record/wrong-length', null],

    ['open as a number', { ...base, open: 71 }, 'record/wrong-kind', null],
    ['open without a deck', { ...base, open: {} }, 'record/missing-key', null],
    ['an open deck of a half', { ...base, open: { deck: 2.5 } }, 'record/wrong-kind', null],
    ['an open deck below nothing', { ...base, open: { deck: -1 } }, 'record/wrong-kind', null],
    ['open tokens as a text', { ...base, open: { deck: 2, tokens: '1' } }, 'record/wrong-kind', null],
    ['more revealed than there is', { ...base, open: { deck: 1 } }, 'record/open-size', null],
    ['open with a seed', { ...base, seed: 's', open: { deck: 71 } }, 'record/open-seed', null],

    ['start as an object', { ...base, start: {} }, 'record/wrong-kind', null],
    ['an empty start', { ...base, start: [] }, 'record/wrong-length', null],
    ['a start tile as a text', { ...base, start: ['base/D'] }, 'record/wrong-kind', null],
    [
      'a start tile nowhere',
      { ...base, start: [{ tile: 'base/D', y: 0, rotation: 0 }] },
      'record/missing-key',
      null,
    ],
    [
      'a start tile askew',
      { ...base, start: [{ tile: 'base/D', x: 0, y: 0, rotation: 45 }] },
      'record/wrong-kind',
      null,
    ],
    [
      'an unknown start tile',
      { ...base, start: [{ tile: 'x', x: 0, y: 0, rotation: 0 }] },
      'record/unknown-tile',
      null,
    ],
    [
      'a start tile of another set',
      { ...base, start: [{ tile: 'count/1', x: 0, y: 0, rotation: 0 }] },
      'record/tile-not-in-box',
      null,
    ],
    [
      'two start tiles on one place',
      { ...base, start: [1, 2].map(() => ({ tile: 'base/D', x: 0, y: 0, rotation: 0 })) },
      'setup/start-overlap',
      null,
    ],
    [
      'start edges that differ',
      { ...base, start: [0, 1].map((y) => ({ tile: 'base/D', x: 0, y, rotation: 0 })) },
      'setup/start-mismatch',
      null,
    ],
    [
      'a start tile beyond the table',
      { ...base, start: [{ tile: 'base/D', x: 1e9, y: 0, rotation: 0 }] },
      'setup/start-place',
      null,
    ],

    ['no actions', without(base, 'actions'), 'record/missing-key', null],
    ['actions as an object', { ...base, actions: {} }, 'record/wrong-kind', null],
    ['10,001 actions', { ...base, actions: Array(10_001).fill(place) }, 'record/wrong-length', null],
    ['an action as a text', withAction('pass'), 'act/malformed', 1],
    ['an action without a type', withAction({ player: 0 }), 'act/malformed', 1],
    ['an action without a player', withAction({ type: 'pass' }), 'act/malformed', 1],
    ['an unknown type', withAction({ player: 0, type: 'resign' }), 'act/unknown-type', 1],
    ['a player who is half', withAction({ player: 0.5, type: 'pass' }), 'act/malformed', 1],
    ['a player who does not play', withAction({ player: 2, type: 'pass' }), 'record/unknown-player', 1],
    ['a player below nothing', withAction({ player: -1, type: 'pass' }), 'record/unknown-player', 1],
    ['a field too few', withAction(without(deploy!, 'segment')), 'act/malformed', 1],
    ['a field too many', withAction({ player: 0, type: 'pass', x: 0 }), 'act/malformed', 1],
    ['a field of another type', withAction({ ...deploy, rotation: 0 }), 'act/malformed', 1],
    ['a segment that is a number', withAction({ ...deploy, segment: 0 }), 'act/malformed', 1],
    ['a piece that no set has', withAction({ ...deploy, piece: 'builder' }), 'piece/unknown', 1],
    ['a place that is a half', place1({ x: 0.5 }), 'act/malformed', 0],
    ['a place that is a text', place1({ y: '-1' }), 'act/malformed', 0],
    ['a rotation of 45', place1({ rotation: 45 }), 'act/malformed', 0],
    ['a rotation of 360', place1({ rotation: 360 }), 'act/malformed', 0],
  ]
  test.for(cases)('%s', ([, json, code, at]) => {
    expect(outcome(json)).toEqual([code, at])
  })
})

describe('what the format allows', () => {
  const cases: [string, object][] = [
    ['a deck and a seed', { ...base, seed: 'x'.repeat(64) }],
    ['an empty seed', { ...without(base, 'deck'), seed: '', actions: [] }],
    ['an empty deck', { ...base, deck: [], actions: [] }],
    ['400 tiles', { ...base, deck: Array(400).fill('base/E'), actions: [] }],
    ['a name of 24, counted as people count', { ...base, players: [{ name: '😀'.repeat(24) }], actions: [] }],
    ['more about a player', { ...base, players: [{ name: 'A', rating: 5 }], actions: [] }],
    ['tokens that nobody needs', { ...base, tokens: ['flea'] }],
    ['six players', { ...base, players: Array(6).fill({ name: 'A' }), actions: [] }],
    [
      'a start of its own, anywhere',
      { ...base, start: [{ tile: 'base/B', x: -7, y: 9, rotation: 270 }], actions: [] },
    ],
    ['-0 as a place', { ...base, actions: [{ ...place, x: -0 }] }],
  ]
  test.for(cases)('%s', ([, json]) => {
    expect(outcome(json)).toBe('ok')
  })
})

test('a tile the box holds once may come as often as the deck likes', () => {
  expect(outcome({ ...base, deck: ['base/C', 'base/C', 'base/C'], actions: [] })).toBe('ok')
})

describe('a seed', () => {
  const seeded = (change: object): string[] => {
    const read = parseRecord({ ...without(base, 'deck'), seed: '1', actions: [], ...change })
    if (!read.ok) throw new Error(read.error.message)
    return read.value.deck
  }
  const count = (deck: string[], tile: string): number => deck.filter((id) => id === tile).length

  test('stands for the whole box without the start tile, always in the same order', () => {
    const deck = seeded({})
    expect(deck).toHaveLength(71)
    expect(count(deck, 'base/D')).toBe(3)
    expect(deck.slice(0, 4)).toEqual(['base/J', 'base/S', 'base/S', 'base/K'])
    expect(seeded({})).toEqual(deck)
    expect(seeded({ seed: '2' })).not.toEqual(deck)
  })

  test('leaves out what a start layout of its own shows', () => {
    const layout = (tile: string): object => ({ start: [{ tile, x: 0, y: 0, rotation: 0 }] })
    const crossing = seeded(layout('base/X'))
    expect([crossing.length, count(crossing, 'base/X'), count(crossing, 'base/D')]).toEqual([70, 0, 3])
    const shuffled = seeded({ ...layout('base/X'), options: { 'start-tile': 'shuffle' } })
    expect([shuffled.length, count(shuffled, 'base/X'), count(shuffled, 'base/D')]).toEqual([71, 0, 4])
    const usual = seeded(layout('base/D'))
    expect([usual.length, count(usual, 'base/D')]).toEqual([71, 3])
  })
})

describe('sets in play', () => {
  const tent = 'circus/cfff-tent'
  const pyramid = 'circus/ffrf-acro'
  const circus = { ...base, options: { sets: ['circus'] }, deck: [tent, tent], actions: [] }
  const block = COUNT.start!
  const count = { ...base, options: { sets: ['count'] }, start: block, actions: [] }
  const cases: [string, object, string][] = [
    ['fewer tokens than tent tiles', { ...circus, tokens: ['seal'] }, 'record/too-few-tokens'],
    ['tent tiles without tokens or seed', circus, 'record/no-seed'],
    [
      'a tile of a part that is left out',
      { ...circus, options: { sets: ['circus'], 'circus-parts': ['acrobats'] }, tokens: ['seal', 'seal'] },
      'record/tile-not-in-box',
    ],
    [
      'a tile of another printing',
      { ...base, options: { sets: ['crop-circles'] }, deck: [CROP_CIRCLES_1.tiles[0]!.id] },
      'record/tile-not-in-box',
    ],
    ['a tile of the block in the deck', { ...count, deck: ['count/1'] }, 'record/block-tile'],
    ['a start without the whole block', { ...count, start: block.slice(1) }, 'record/start-block'],
    [
      'a block that is not where the catalogue puts it',
      { ...count, start: block.map((tile) => ({ ...tile, x: tile.x + 1 })) },
      'record/start-block',
    ],
    [
      'a block of the other printing',
      { ...count, options: { sets: ['count'], 'count-block': '2015' } },
      'record/tile-not-in-box',
    ],
  ]
  test.for(cases)('%s is refused', ([, json, code]) => {
    expect(outcome(json)).toEqual([code, null])
  })

  const allowed: [string, object][] = [
    ['tokens for every tent tile', { ...circus, tokens: ['seal', 'seal'] }],
    ['tent tiles and a seed', { ...circus, seed: 's' }],
    ['fewer tokens in a running game', { ...circus, open: { deck: 9, tokens: 16 }, tokens: [] }],
    [
      'the year of the block as a number',
      { ...count, start: undefined, options: { sets: ['count'], 'count-block': 2015 } },
    ],
    [
      'the whole block and a tile beside it',
      { ...count, start: [...block, { tile: 'base/X', x: -3, y: -1, rotation: 90 }] },
    ],
  ]
  test.for(allowed)('%s is allowed', ([, json]) => {
    expect(outcome(json)).toBe('ok')
  })

  test('without tent tiles, tokens and seed all tokens stay in the stack', () => {
    const read = parseRecord({ ...circus, deck: [pyramid] })
    expect(read.ok && read.value.tokens).toHaveLength(16)
  })

  test('the tokens of a seed do not depend on where the deck came from', () => {
    const tokens = (json: object): unknown => {
      const read = parseRecord({ ...json, seed: '7' })
      return read.ok && read.value.tokens
    }
    expect(tokens(circus)).toEqual(tokens(without(circus, 'deck')))
    expect(tokens(circus)).toHaveLength(16)
  })

  test('a seed shuffles the box of the sets: with the count without the base start tile, or with it', () => {
    const deck = (options: object): string[] => {
      const read = parseRecord({ ...without(base, 'deck'), seed: '1', actions: [], options })
      if (!read.ok) throw new Error(read.error.message)
      return read.value.deck
    }
    expect(deck({ sets: ['count'] })).toHaveLength(71)
    expect(deck({ sets: ['count'], 'start-tile': 'shuffle' })).toHaveLength(72)
    expect(deck({ sets: ['king-robber', 'crop-circles', 'circus'], 'crop-tiles': 'both' })).toHaveLength(
      71 + 5 + 12 + 20,
    )
  })
})

describe('an open record', () => {
  const whole = parseRecord({ ...base, deck: ['base/E', 'base/V', 'base/U'] })
  if (!whole.ok) throw new Error(whole.error.message)

  test('holds what was revealed, the sizes of the stacks, and no seed', () => {
    expect(writeRecord(openRecord(whole.value, { tiles: 2, tokens: 0 }))).toEqual({
      ...base,
      options: whole.value.options,
      deck: ['base/E', 'base/V'],
      tokens: [],
      open: { deck: 3, tokens: 0 },
    })
  })

  test('reads and plays like the whole one as far as it goes', () => {
    const read = parseRecord(writeRecord(openRecord(whole.value, { tiles: 2, tokens: 0 })))
    if (!read.ok) throw new Error(read.error.message)
    const state = (record: typeof read.value): unknown => {
      const played = replay(record)
      return played.ok && played.state
    }
    expect(state(read.value)).toEqual(state(whole.value))
  })

  test('without the size of the tokens has as many as it names', () => {
    const read = parseRecord({ ...base, open: { deck: 71 } })
    expect(read).toMatchObject({ ok: true, value: { open: { deck: 71, tokens: 0 } } })
  })
})
