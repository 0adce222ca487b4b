import { describe, expect, test } from 'vitest'
import { COUNT } from '../../tiles/count.ts'
import type { Quarter } from '../../tiles/types.ts'
import { Table, tile } from '../../testing/table.ts'

interface Ending {
  options?: Record<string, unknown>
  /** Where player 0, player 1 and player 0 again put a follower, in this order. */
  quarters: [Quarter, Quarter, Quarter]
  /** Tiles in the start layout beside the block. */
  more?: ReturnType<typeof tile>[]
  /** Tiles after the last one that is placed. */
  deck?: string[]
}

/**
 * Player 0 puts two followers into the City and player 1 one; the count stays in the castle. Player 1 places the last
 * tile. What is incomplete then: the stub road at (0, 1), both cities of the block, and some monasteries.
 */
function ended({ options = {}, quarters, more = [], deck = [] }: Ending): Table {
  const game = new Table({
    sets: ['count'],
    options,
    start: [...COUNT.start!, tile('base/A', -2, -2, 270), ...more],
    deck: ['base/U', 'base/U', 'base/A', 'base/A', 'base/B', 'base/U', 'base/A', 'base/B', ...deck],
  })
  const enter = (quarter: Quarter): void => {
    while (game.asks.startsWith('leave-city')) game.pass()
    game.act({ type: 'enter-city', quarter, piece: 'meeple' })
    if (game.asks.startsWith('move-count')) game.pass()
  }
  game.put(-1, -2, 0, 'road0').put(-3, -1, 0, 'road0').lay(-4, -1, 270)
  enter(quarters[0])
  game.lay(0, -2, 90)
  enter(quarters[1])
  game.lay(2, 0).put(1, -2, 90, 'road0').lay(1, -3)
  enter(quarters[2])
  expect(game.scores).toEqual([3, 6])
  return game.lay(-1, -3)
}

const targets = (game: Table, quarter: Quarter): string[] =>
  game
    .legal('leave-city')
    .filter((action) => action.quarter === quarter)
    .map(({ x, y, segment }) => `${x},${y} ${segment}`)

const STUB = {
  type: 'leave-city',
  quarter: 'blacksmith',
  piece: 'meeple',
  x: 0,
  y: 1,
  segment: 'road0',
} as const
const FIELD = {
  type: 'leave-city',
  quarter: 'market',
  piece: 'meeple',
  x: -1,
  y: -1,
  segment: 'field0',
} as const

describe('emptying the City', () => {
  test('CO-75, CO-76: from the left of who placed the last tile, one follower each', () => {
    const game = ended({ quarters: ['blacksmith', 'blacksmith', 'blacksmith'] })
    expect(game.position.awaiting).toEqual({ player: 0, step: 'leave-city', optional: true })
    game.act(STUB)
    expect(game.asks).toBe('leave-city 1')
  })

  test('CO-78, CO-80: round and round until nobody can; who has most inside moves last', () => {
    const game = ended({ quarters: ['blacksmith', 'blacksmith', 'market'] })
    game.act(STUB).act(STUB)
    expect(game.asks).toBe('leave-city 0')
    game.act(FIELD)
    expect(game.asks).toBe('over')
    expect(game.lines()).toEqual(['0 road 1', '1 road 1', '0 field 3'])
    expect(game.scores).toEqual([7, 7])
  })

  test('CO-77: to incomplete roads, cities and monasteries, and to fields', () => {
    const game = ended({ quarters: ['blacksmith', 'cathedral', 'market'] })
    expect(targets(game, 'blacksmith')).toEqual(['0,1 road0'])
    const fields = targets(game, 'market')
    expect(fields).toContain('-1,-1 field0')
    expect(fields).toContain('2,0 field0')
    expect(game.refusal({ ...STUB, x: -3, y: -1 })).toBe('city/not-scored')
    game.pass()
    expect(targets(game, 'cathedral').sort()).toEqual([
      '-1,-3 monastery',
      '-2,-2 monastery',
      '-4,-1 monastery',
      '0,-2 monastery',
      '1,-3 monastery',
      '2,0 monastery',
    ])
  })

  test('CO-77, CO-57: from the castle to an incomplete city, once the count is elsewhere', () => {
    const game = ended({ options: { 'count-move': 'follow' }, quarters: ['castle', 'market', 'castle'] })
    // The count followed into the castle last: it is shut, and the market of player 1 is not.
    expect(game.position.count).toBe('castle')
    expect(game.asks).toBe('leave-city 1')
    const open = ended({ options: { 'count-move': 'follow' }, quarters: ['castle', 'market', 'market'] })
    expect(open.asks).toBe('leave-city 0')
    expect(targets(open, 'castle')).toEqual(['-2,1 city0', '1,1 city0'])
    expect(targets(open, 'market')).toEqual([])
  })

  test('CO-79: the count still blocks his quarter', () => {
    const game = ended({ quarters: ['castle', 'blacksmith', 'blacksmith'] })
    expect(targets(game, 'castle')).toEqual([])
    expect(game.refusal({ ...STUB, quarter: 'castle', x: 1, y: 1, segment: 'city0' })).toBe(
      'city/count-blocks',
    )
  })

  test('TO-11: who passes is out of the rounds', () => {
    const game = ended({ quarters: ['blacksmith', 'market', 'blacksmith'] })
    game.pass()
    expect(game.asks).toBe('leave-city 1')
    game.act(FIELD)
    expect(game.asks).toBe('over')
    expect(game.position.city!.blacksmith).toHaveLength(2)
  })

  test('TO-11: who has nothing to move is passed over', () => {
    const game = ended({ quarters: ['castle', 'market', 'castle'] })
    expect(game.asks).toBe('leave-city 1')
    game.act(FIELD)
    expect(game.asks).toBe('over')
  })

  test('CO-85, CO-86, TO-18: who stays inside is not scored and stays', () => {
    const game = ended({ quarters: ['castle', 'castle', 'castle'] })
    expect(game.asks).toBe('over')
    expect(game.scores).toEqual([3, 6])
    expect(game.position.city!.castle).toHaveLength(3)
    expect(game.meeples).toEqual([5, 6])
  })

  test('TO-11: tiles that fit nowhere after the last one change nothing about it', () => {
    const game = ended({
      quarters: ['blacksmith', 'blacksmith', 'market'],
      more: [tile('base/E', -2, 2), tile('base/E', 2, 1, 270)],
      deck: ['base/C', 'base/C'],
    })
    expect(game.position.discarded).toEqual(['base/C', 'base/C'])
    expect(game.asks).toBe('leave-city 0')
  })

  test('CO-54, TO-11: count-empty-features false: only features that hold a follower, fields too', () => {
    const game = ended({
      options: { 'count-empty-features': false },
      quarters: ['blacksmith', 'market', 'market'],
    })
    expect(game.asks).toBe('over')
    expect(game.position.city).toMatchObject({
      blacksmith: [{ player: 0 }],
      market: [{ player: 1 }, { player: 0 }],
    })
  })

  test('CO-54: the error says that the feature is empty', () => {
    const game = new Table({
      sets: ['count'],
      options: { 'count-empty-features': false },
      deck: ['base/U', 'base/U', 'base/A', 'base/U', 'base/U'],
    })
    game.lay(-1, -2).put(-3, -1, 0, 'road0').lay(-4, -1, 270)
    game.act({ type: 'enter-city', quarter: 'blacksmith', piece: 'meeple' }).pass()
    game.put(0, 2, 90, 'road0').lay(1, -2, 90)
    expect(game.asks).toBe('leave-city 0')
    expect(targets(game, 'blacksmith').sort()).toEqual(['0,1 road0', '0,2 road0'])
    expect(game.refusal({ ...STUB, x: 1, y: -1 })).toBe('city/empty-feature')
  })

  test('CO-76: count-final market: only the market empties at the end', () => {
    const game = ended({
      options: { 'count-final': 'market' },
      quarters: ['blacksmith', 'blacksmith', 'market'],
    })
    expect(game.asks).toBe('leave-city 0')
    expect(targets(game, 'blacksmith')).toEqual([])
    expect(game.refusal(STUB)).toBe('city/market-only')
    game.act(FIELD)
    expect(game.asks).toBe('over')
    expect(game.lines()).toEqual(['0 field 3'])
  })

  test('CO-76: count-final market: the count blocks the market too', () => {
    const game = ended({
      options: { 'count-final': 'market', 'count-move': 'follow' },
      quarters: ['blacksmith', 'blacksmith', 'market'],
    })
    expect(game.position.count).toBe('market')
    expect(game.asks).toBe('over')
  })
})
