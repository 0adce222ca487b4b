import { describe, expect, test } from 'vitest'
import { COUNT } from '../../tiles/count.ts'
import type { GameEvent } from '../../game/event.ts'
import { START, Table, tile, type TableSetup } from '../../testing/table.ts'

const table = (setup: Omit<TableSetup, 'sets'>, sets: TableSetup['sets'] = ['king-robber']): Table =>
  new Table({ ...setup, sets })

const records = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'record' ? [`${event.tile} ${event.player} ${event.size} ${event.from ?? '-'}`] : [],
  )

/** Open ends for cities of two and three tiles and for roads, far enough apart. */
const ENDS = [
  START,
  tile('base/U', 1, 0),
  tile('base/U', 2, 0),
  tile('base/U', 3, 0),
  tile('base/E', 2, -1),
  tile('base/E', 3, -1),
  tile('base/G', 2, -2, 90),
]

describe('the two tiles', () => {
  test('KR-4, KR-5, KR-9: one King and one Robber tile lie aside, and nobody holds them at first', () => {
    expect(table({ deck: ['base/U'] }).position).toMatchObject({ king: null, robber: null })
    expect(new Table({ deck: ['base/U'] }).position).not.toHaveProperty('king')
  })

  test('KR-14: who completes the first city takes the King, occupied or not', () => {
    const game = table({ deck: ['base/E', 'base/U'] })
    game.lay(0, -1, 180)
    expect(game.position.king).toEqual({ player: 0, size: 2 })
    expect(records(game.last)).toEqual(['king 0 2 -'])
    expect(game.scores).toEqual([0, 0])
  })

  test('KR-15: a larger city of another player takes it over, an equal one does not', () => {
    const game = table({ start: ENDS, deck: ['base/E', 'base/E', 'base/E', 'base/U'] })
    game.lay(0, -1, 180)
    game.lay(3, -2, 180)
    expect(game.position.king).toEqual({ player: 0, size: 2 })
    expect(records(game.last)).toEqual([])
    game.lay(2, -3, 180)
    expect(game.position.king).toEqual({ player: 0, size: 3 })
    expect(records(game.last)).toEqual(['king 0 3 0'])
    const other = table({ start: ENDS, deck: ['base/E', 'base/E', 'base/U'] })
    other.lay(0, -1, 180).lay(2, -3, 180)
    expect(records(other.last)).toEqual(['king 1 3 0'])
    expect(other.position.king).toEqual({ player: 1, size: 3 })
  })

  test('KR-16: who places the last tile, not who owns the city', () => {
    const game = table({ start: [tile('base/B', 0, 0)], deck: ['base/E', 'base/E', 'base/U'] })
    game.put(1, 0, 180, 'city0').lay(1, 1)
    expect(game.lines()).toEqual(['0 city 4'])
    expect(game.position.king).toEqual({ player: 1, size: 2 })
  })

  test('KR-17: size is tiles, not points: pennants make no city larger', () => {
    const game = table({ start: ENDS, deck: ['base/E', 'base/F', 'base/E', 'base/U'] })
    game.lay(2, -3, 180)
    expect(game.position.king).toEqual({ player: 0, size: 3 })
    game.lay(0, -1, 90).put(0, -2, 180, 'field0')
    // Three tiles and a pennant: worth 8, but no larger.
    expect(game.position.king).toEqual({ player: 0, size: 3 })
    expect(records(game.last)).toEqual([])
  })

  test('KR-17, KR-11: a tile with two segments of one city makes it one tile larger', () => {
    const game = table({
      start: [tile('king-robber/cccc', 0, 0), tile('base/N', 0, -1, 180), tile('base/N', 1, -1, 270)],
      deck: ['base/N', 'base/E', 'base/E', 'base/U'],
    })
    game.put(1, 0, 0, 'city0').lay(0, 1).lay(-1, 0, 90)
    expect(game.lines()).toEqual(['0 city 12'])
    expect(game.position.king).toEqual({ player: 0, size: 6 })
  })

  test('KR-18, KR-20: the Robber Baron works the same with roads', () => {
    const game = table({ start: ENDS, deck: ['base/A', 'base/W', 'base/A', 'base/A', 'base/U'] })
    game.lay(-1, 0, 270)
    expect(game.position.robber).toBeNull()
    game.lay(4, 0)
    expect(records(game.last)).toEqual(['robber 1 6 -'])
    game.lay(5, 0, 90)
    // Two tiles between crossing and monastery.
    expect(records(game.last)).toEqual([])
    expect(game.position.robber).toEqual({ player: 1, size: 6 })
  })

  test('KR-18: a road that crosses a tile twice is as long as it has tiles', () => {
    const game = table({
      start: [tile('base/X', 0, 0), tile('base/V', 0, -1, 270), tile('base/V', 1, -1)],
      deck: ['base/V', 'base/U'],
    })
    game.lay(1, 0, 90)
    expect(game.position.robber).toEqual({ player: 0, size: 4 })
  })

  test.for([0, 180] as const)(
    'KR-15, TO-4: of several features completed by one tile the largest counts',
    (turned) => {
      // base/H closes a city of two tiles to the south and one of three to the north, with either part of it.
      const game = table({
        start: [
          tile('base/E', 0, 1),
          tile('base/B', 1, 1),
          tile('base/B', 1, 0),
          tile('base/B', 1, -1),
          tile('base/B', 1, -2),
          tile('base/E', 0, -2, 180),
          tile('base/G', 0, -1, 90),
        ],
        deck: ['base/H', 'base/U'],
      })
      game.lay(0, 0, turned)
      expect(records(game.last)).toEqual(['king 0 3 -'])
    },
  )

  test('KR-19, KR-30: the size of both records is seen at any time', () => {
    const game = table({ start: ENDS, deck: ['base/E', 'base/A', 'base/A', 'base/U'] })
    game.lay(0, -1, 180).lay(-1, 0, 270).lay(4, 0, 90)
    expect(game.position).toMatchObject({ king: { player: 0, size: 2 }, robber: { player: 0, size: 6 } })
  })

  test('TO-4: what is complete in the start layout sets no record', () => {
    const game = table({ start: [START, tile('base/E', 0, -1, 180)], deck: ['base/U'] })
    expect(game.position.king).toBeNull()
  })
})

describe('the five land tiles', () => {
  test('KR-7, KR-10: they are drawn and placed like any other', () => {
    const game = table({ deck: ['king-robber/crrc', 'base/U'] })
    expect(game.position.awaiting?.tile).toBe('king-robber/crrc')
    expect(
      game
        .legal('place')
        .map(({ x, y, rotation }) => `${x},${y},${rotation}`)
        .sort(),
    ).toEqual(['-1,0,0', '-1,0,270', '0,-1,180', '0,-1,270', '1,0,180', '1,0,90'].sort())
  })

  test('KR-8, KR-12: a follower is deployed on them by the normal rules', () => {
    const game = table({ deck: ['king-robber/cfff-mon', 'base/U'] })
    game.place(0, -1, 180)
    expect(game.deployable()).toEqual(['monastery', 'city0', 'field0'])
  })

  test('KR-13: features completed with them are scored by the normal rules', () => {
    const game = table({ deck: ['king-robber/cffr', 'base/U'] })
    game.put(0, -1, 180, 'city0')
    expect(game.lines()).toEqual(['0 city 4'])
  })

  test('KR-11: two separate city parts, and the tile counts once when they become one city', () => {
    const game = table({
      start: [tile('king-robber/cccc', 0, 0)],
      deck: ['base/N', 'base/N', 'base/N', 'base/E', 'base/E', 'base/U'],
    })
    game.put(0, -1, 180, 'city0').lay(1, -1, 270).lay(1, 0).lay(0, 1).lay(-1, 0, 90)
    expect(game.scored()[0]).toMatchObject({
      player: 0,
      points: 12,
      terms: [{ of: 'tiles', count: 6, value: 2 }],
    })
  })

  test('KR-11: the tiny meadows between the two parts are fields of their own', () => {
    const game = table({
      start: [
        tile('base/E', 0, 1),
        tile('base/E', 0, -1, 180),
        tile('base/E', 1, 0, 270),
        tile('base/E', -1, 0, 90),
        tile('base/B', 1, 1),
        tile('base/B', 1, -1),
        tile('base/B', -1, -1),
        tile('base/B', -1, 1),
      ],
      deck: ['king-robber/cccc'],
    })
    game.put(0, 0, 0, 'field1')
    expect(game.lines().slice(0, 1)).toEqual(['0 field 6'])
  })
})

describe('the end of the game', () => {
  /** Player 0 holds both tiles; three cities and one road are complete. */
  const ended = (options: Record<string, unknown>, sets?: TableSetup['sets'], start = ENDS): Table => {
    const game = table(
      { options, start, deck: ['base/E', 'base/E', 'base/E', 'base/A', 'base/A', 'base/A'] },
      sets,
    )
    return game
  }
  const play = (game: Table): Table =>
    game.lay(2, -3, 180).lay(0, -1, 180).lay(3, -2, 180).lay(-1, 0, 270).lay(4, 0, 90).lay(5, 0, 0)

  test('KR-21, KR-22, TO-16: 1 point for each completed city and road to the holders', () => {
    const game = play(ended({}))
    expect(game.position).toMatchObject({ king: { player: 0, size: 3 }, robber: { player: 0, size: 6 } })
    expect(game.lines()).toEqual(['0 king 3', '0 robber 1'])
    expect(game.scored().every(({ final }) => final)).toBe(true)
  })

  test('KR-29: the bonus says how many features were counted', () => {
    expect(
      play(ended({}))
        .scored()
        .map(({ terms }) => terms),
    ).toEqual([[{ of: 'cities', count: 3, value: 1 }], [{ of: 'roads', count: 1, value: 1 }]])
  })

  test('KR-21: cities complete in the start layout count too, a tile that nobody holds brings nothing', () => {
    const game = table({ start: [START, tile('base/E', 0, -1, 180)], deck: ['base/U'] })
    game.lay(1, 0)
    expect(game.lines()).toEqual([])
    const held = table({ start: [...ENDS, tile('base/E', 0, -1, 180)], deck: ['base/E'] })
    held.lay(2, -3, 180)
    expect(held.lines()).toEqual(['0 king 2'])
  })

  test('KR-24, CO-15: the City of Carcassonne counts for the King, but sets no record', () => {
    const game = table({ deck: ['base/E'] }, ['king-robber', 'count'])
    expect(game.position.king).toBeNull()
    game.lay(-2, 2)
    expect(game.position.king).toEqual({ player: 0, size: 2 })
    expect(game.lines()).toEqual(['0 king 2'])
  })

  test('KR-24: the City counts for the King also where it does not count for fields', () => {
    const game = table({ options: { 'count-fields': false }, start: [...COUNT.start!], deck: ['base/E'] }, [
      'king-robber',
      'count',
    ])
    game.lay(-2, 2)
    expect(game.lines()).toEqual(['0 king 2'])
  })

  test('KR-22, KR-24: the City is no road: it brings the Robber nothing', () => {
    const game = table({ deck: ['base/A'] }, ['king-robber', 'count'])
    game.lay(-3, -1, 270)
    expect(game.position).toMatchObject({ king: null, robber: { player: 0, size: 2 } })
    expect(game.lines()).toEqual(['0 robber 1'])
  })

  test('KR-31: flat-10: 10 points per tile', () => {
    expect(play(ended({ 'king-scoring': 'flat-10' })).lines()).toEqual(['0 king 10', '0 robber 10'])
  })

  test('KR-32: 15-or-40: 15 per tile, 40 for both, written as 20 for each', () => {
    expect(play(ended({ 'king-scoring': '15-or-40' })).lines()).toEqual(['0 king 20', '0 robber 20'])
    const one = ended({ 'king-scoring': '15-or-40' })
    one.lay(2, -3, 180).lay(0, -1, 180).lay(3, -2, 180).lay(-1, 0, 270)
    one.lay(-2, 0, 90).lay(4, 0, 90)
    expect(one.lines()).toEqual(['0 king 15', '1 robber 15'])
  })
})

describe('running bonus', () => {
  const options = { 'king-scoring': 'running' }

  test('KR-33, TO-4: the holder before the hand-over gets 1 point per completed city', () => {
    const game = table({ options, start: ENDS, deck: ['base/E', 'base/E', 'base/E', 'base/U'] })
    game.lay(0, -1, 180)
    expect(game.lines()).toEqual([])
    game.lay(2, -3, 180)
    expect(game.lines()).toEqual(['0 king 1'])
    expect(game.scored()[0]).toMatchObject({ final: false, rule: 'KR-33' })
    expect(
      game.last.map(({ type }) => type).filter((type) => type === 'scored' || type === 'record'),
    ).toEqual(['scored', 'record'])
    expect(game.position.king).toEqual({ player: 1, size: 3 })
    game.lay(3, -2, 180)
    expect(game.lines()).toEqual(['1 king 1'])
  })

  test('KR-33, TO-21: all matching features of one tile are paid together, and nothing at the end', () => {
    // base/H closes two cities at once.
    const game = table({
      options,
      start: [
        tile('base/E', 0, 1),
        tile('base/B', 1, 1),
        tile('base/B', 1, 0),
        tile('base/B', 1, -1),
        tile('base/E', 0, -1, 180),
        tile('base/E', 2, 1),
        tile('base/B', 3, 1),
      ],
      deck: ['base/E', 'base/H'],
    })
    game.lay(2, 0, 180)
    expect(game.position.king).toEqual({ player: 0, size: 2 })
    game.lay(0, 0)
    expect(game.lines(game.events)).toEqual(['0 king 2'])
    expect(game.scored(game.events)[0]!.terms).toEqual([{ of: 'cities', count: 2, value: 1 }])
    expect(game.asks).toBe('over')
  })

  test('KR-33: the same for roads and the Robber', () => {
    const game = table({ options, start: ENDS, deck: ['base/A', 'base/W', 'base/A', 'base/U'] })
    game.lay(-1, 0, 270).lay(4, 0)
    expect(game.lines()).toEqual([])
    game.lay(5, 0, 90)
    expect(game.lines()).toEqual(['1 robber 1'])
  })
})
