import { describe, expect, test } from 'vitest'
import { box, startLayout, tokenBox } from '../game/box.ts'
import { parseOptions, type Options } from '../game/options.ts'
import { TILE_SETS, tileFacts } from './catalogue.ts'
import { CIRCUS } from './circus.ts'
import { COUNT } from './count.ts'
import type { TileFacts, TileSet } from './types.ts'

const tiles = TILE_SETS.flatMap((set) => set.tiles)
const setOf = (name: string): TileSet => TILE_SETS.find(({ set }) => set === name)!
const copies = (set: TileSet, keep: (tile: TileFacts) => boolean = () => true): number =>
  set.tiles.filter(keep).reduce((sum, tile) => sum + tile.copies, 0)
const segments = (tile: TileFacts, type: string): TileFacts['segments'] =>
  tile.segments.filter((segment) => segment.type === type)

function options(raw: object): Options {
  const read = parseOptions(raw)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

describe('every tile', () => {
  test.for(tiles.map((tile) => [tile.id, tile] as const))('%s', ([id, tile]) => {
    expect(id).toMatch(/^[a-z0-9-]+\/[A-Za-z0-9-]+$/)
    expect(tile.copies).toBeGreaterThan(0)
    expect(tile.edges).toMatch(/^[crf.]{4}$/)
    const ids = tile.segments.map((segment) => segment.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [side, name] of [...'NESW'].entries()) {
      const edge = tile.edges[side]!
      const reaching = tile.segments.filter(({ edges }) => edges?.includes(name)).map(({ type }) => type)
      expect(reaching).toEqual({ c: ['city'], r: ['road'], f: [], '.': [] }[edge])
      for (const half of [2 * side, 2 * side + 1]) {
        const fields = segments(tile, 'field').filter(({ halves }) => halves!.includes(half)).length
        if (edge === 'c') expect(fields).toBe(0)
        else if (edge === '.') expect(fields).toBeLessThanOrEqual(1)
        else expect(fields).toBe(1)
      }
    }
    for (const { type, edges, halves, cities, pennants } of tile.segments) {
      if (type === 'road' || type === 'city') expect(edges).toMatch(/^[NESW]+$/)
      else expect(edges).toBeUndefined()
      if (type === 'field') {
        expect(halves!.every((half) => half >= 0 && half < 8)).toBe(true)
        for (const city of cities!) expect(tile.segments.find((one) => one.id === city)?.type).toBe('city')
      }
      if (pennants !== undefined) expect(type).toBe('city')
    }
  })
})

test('tile ids are unique and found', () => {
  expect(new Set(tiles.map(({ id }) => id)).size).toBe(tiles.length)
  expect(tileFacts('base/D')?.edges).toBe('crfr')
  expect(tileFacts('base/Z')).toBeUndefined()
})

/** The table of base.md: how many, edges, features, pennants. */
const TABLE: [number, string, string, number][] = [
  [4, 'ffff', 'monastery', 0],
  [2, 'ffrf', 'monastery road:S', 0],
  [4, 'crfr', 'city:N road:EW', 0],
  [1, 'cccc', 'city:ENSW', 1],
  [3, 'ccrc', 'city:ENW road:S', 2],
  [3, 'fcfc', 'city:EW', 2],
  [5, 'cffc', 'city:NW', 2],
  [5, 'crrc', 'city:NW road:ES', 2],
  [4, 'ccfc', 'city:ENW', 1],
  [3, 'crrf', 'city:N road:ES', 0],
  [3, 'cfrr', 'city:N road:SW', 0],
  [3, 'crrr', 'city:N road:E road:S road:W', 0],
  [5, 'cfff', 'city:N', 0],
  [3, 'cfcf', 'city:N city:S', 0],
  [2, 'cffc', 'city:N city:W', 0],
  [1, 'rrrr', 'road:E road:N road:S road:W', 0],
  [4, 'frrr', 'road:E road:S road:W', 0],
  [9, 'ffrr', 'road:SW', 0],
  [8, 'frfr', 'road:EW', 0],
]

describe('base', () => {
  test('BA-1: 72 land tiles as the table counts them, 10 with a pennant', () => {
    const counted = new Map<string, [number, number]>()
    for (const tile of setOf('base').tiles) {
      const shape = tile.segments
        .filter(({ type }) => type !== 'field' && type !== 'garden')
        .map(({ type, edges }) => (edges ? `${type}:${[...edges].sort().join('')}` : type))
        .sort()
        .join(' ')
      const key = `${tile.edges} ${shape}`
      const [n, pennants] = counted.get(key) ?? [0, 0]
      const shields = tile.segments.filter((segment) => segment.pennants === 1).length
      counted.set(key, [n + tile.copies, pennants + shields * tile.copies])
    }
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(TABLE.map(([n, edges, shape, pennants]) => [`${edges} ${shape}`, [n, pennants]])),
    )
    expect(copies(setOf('base'))).toBe(72)
    expect(TABLE.reduce((sum, row) => sum + row[3], 0)).toBe(10)
  })

  test('BA-1, BA-3: one start tile, city on one side and straight road across, is not in the stack', () => {
    expect(startLayout(options({}))).toEqual([{ tile: 'base/D', x: 0, y: 0, rotation: 0 }])
    const stack = box(options({}))
    expect(stack).toHaveLength(71)
    expect(stack.filter((id) => id === 'base/D')).toHaveLength(3)
  })
})

describe('count', () => {
  test.for([
    ['2004', 'count'],
    ['2015', 'count-2015'],
  ])('CO-5, CO-8, CO-9: twelve tiles form one block of 4 × 3 (printing %s)', ([printing, set]) => {
    expect(copies(setOf(set!))).toBe(12)
    const start = startLayout(options({ sets: ['count'], 'count-block': printing }))
    expect(start.map(({ tile }) => tile)).toEqual(setOf(set!).tiles.map(({ id }) => id))
    expect(start.map(({ x, y }) => `${x},${y}`)).toEqual(
      [-1, 0, 1].flatMap((y) => [-2, -1, 0, 1].map((x) => `${x},${y}`)),
    )
  })

  test('CO-7: no tile of the block is in the stack, and nothing else is added to it', () => {
    for (const printing of ['2004', '2015']) {
      expect(box(options({ sets: ['count'], 'count-block': printing }))).toEqual(box(options({})))
    }
  })

  test('CO-10: the start tile stays in the box, or is shuffled in by choice', () => {
    const stack = (value: string): string[] => box(options({ sets: ['count'], 'start-tile': value }))
    expect(stack('discard').filter((id) => id === 'base/D')).toHaveLength(3)
    expect(stack('shuffle').filter((id) => id === 'base/D')).toHaveLength(4)
    expect(stack('shuffle')).toHaveLength(72)
    // Without a special start the start tile lies on the table whatever the option says.
    expect(box(options({ 'start-tile': 'shuffle' }))).toHaveLength(71)
  })

  test('CO-4: the printing of 2015 has one more city segment, on the north side', () => {
    const cities = (set: string): number =>
      setOf(set).tiles.reduce((sum, tile) => sum + segments(tile, 'city').length, 0)
    expect([cities('count'), cities('count-2015')]).toEqual([2, 3])
    const north = setOf('count-2015').tiles.filter((tile) => tile.edges.startsWith('c'))
    expect(north.map(({ id }) => id)).toEqual(['count-2015/2'])
    expect(setOf('count-2015').assumed).toContain('north')
  })

  test('CO-11, CO-12: four quarters, and the count starts in the castle', () => {
    expect(COUNT.clockwise).toEqual(['castle', 'market', 'blacksmith', 'cathedral'])
    expect(COUNT.countStartsIn).toBe('castle')
  })

  test('the two inner tiles hold no landscape', () => {
    for (const set of [COUNT, setOf('count-2015')]) {
      for (const id of set.noLandscape!) expect(tileFacts(id)).toMatchObject({ edges: '....', segments: [] })
    }
  })
})

test('KR-3, KR-6, KR-7: five land tiles, one of each, are shuffled into the stack', () => {
  expect(setOf('king-robber').tiles.map((tile) => tile.copies)).toEqual([1, 1, 1, 1, 1])
  const stack = box(options({ sets: ['king-robber'] }))
  expect(stack).toHaveLength(76)
  expect(stack.slice(71)).toEqual(setOf('king-robber').tiles.map(({ id }) => id))
})

describe('crop circles', () => {
  test('CC-2, CC-29, CC-30: six faces, one each, two for each kind of circle', () => {
    for (const set of ['crop-circles-1', 'crop-circles-2']) {
      const { tiles: six } = setOf(set)
      expect(six.map((tile) => tile.copies)).toEqual([1, 1, 1, 1, 1, 1])
      expect(six.map(({ circle }) => circle).sort()).toEqual([
        'city',
        'city',
        'field',
        'field',
        'road',
        'road',
      ])
      expect(new Set(six.map((tile) => JSON.stringify(tile.segments))).size).toBe(6)
    }
  })

  test.for([
    ['mini-7', 6, ['crop-circles-2']],
    ['set-1', 6, ['crop-circles-1']],
    ['both', 12, ['crop-circles-2', 'crop-circles-1']],
  ] as const)('CC-4: crop-tiles %s shuffles %i tiles in', ([value, count, sets]) => {
    const stack = box(options({ sets: ['crop-circles'], 'crop-tiles': value }))
    expect(stack).toHaveLength(71 + count)
    expect([...new Set(stack.slice(71).map((id) => id.split('/')[0]))]).toEqual(sets)
  })
})

describe('circus', () => {
  test('CI-3, CI-89, CI-90: 20 land tiles in 16 entries, 8 with two acrobat spaces and 12 with a tent space', () => {
    const has = (type: string) => (tile: TileFacts) => segments(tile, type).length === 1
    expect(CIRCUS.tiles).toHaveLength(16)
    expect([copies(CIRCUS), copies(CIRCUS, has('acrobats')), copies(CIRCUS, has('tent'))]).toEqual([
      20, 8, 12,
    ])
    expect(CIRCUS.tiles.map((tile) => tile.copies).sort()).toEqual([
      1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3,
    ])
    for (const tile of CIRCUS.tiles) {
      expect(tile.part).toBe(has('tent')(tile) ? 'tents' : 'acrobats')
    }
    expect(CIRCUS.tiles.filter(has('garden')).map(({ id }) => id)).toEqual([
      'circus/ffff-acro-garden',
      'circus/frrf-tent-garden',
    ])
  })

  test('CI-4, CI-91: 16 tokens, each species with its own number', () => {
    expect(CIRCUS.tokens).toEqual({
      flea: { points: 1, copies: 1 },
      monkey: { points: 3, copies: 4 },
      seal: { points: 4, copies: 5 },
      bear: { points: 5, copies: 3 },
      tiger: { points: 6, copies: 2 },
      elephant: { points: 7, copies: 1 },
    })
    const tokens = tokenBox(options({ sets: ['circus'] }))
    expect(tokens).toHaveLength(16)
    expect(tokens.filter((token) => token === 'seal')).toHaveLength(5)
  })

  test.for([
    [['tents', 'acrobats', 'ringmaster'], 91, 16],
    [['tents'], 83, 16],
    [['acrobats'], 79, 0],
    [['ringmaster'], 71, 0],
    [['acrobats', 'ringmaster'], 79, 0],
  ] as const)('CI-2, CI-8: parts %j give %i tiles and %i tokens', ([parts, count, tokens]) => {
    const chosen = options({ sets: ['circus'], 'circus-parts': parts })
    expect(box(chosen)).toHaveLength(count)
    expect(tokenBox(chosen)).toHaveLength(tokens)
  })
})

test('CI-2, KR-8: all sets together make a stack of 108 tiles', () => {
  const all = { sets: ['count', 'king-robber', 'crop-circles', 'circus'], 'crop-tiles': 'both' }
  expect(box(options(all))).toHaveLength(71 + 5 + 12 + 20)
})
