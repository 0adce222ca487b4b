import { describe, expect, test } from 'vitest'
import { featureAt, fields } from '../../game/inspect.ts'
import { COUNT } from '../../tiles/count.ts'
import { Table, tile, type TableSetup } from '../../testing/table.ts'

const table = (setup: Omit<TableSetup, 'sets'>): Table => new Table({ ...setup, sets: ['count'] })

describe('the block', () => {
  test('CO-6, CO-12, CO-93: one count, in the castle at the start', () => {
    expect(table({ deck: ['base/U'] }).position).toMatchObject({
      count: 'castle',
      city: { castle: [], market: [], blacksmith: [], cathedral: [] },
    })
  })

  test('CO-13: the game then starts normally', () => {
    const game = table({ players: 3, deck: ['base/U', 'base/U'] })
    expect(game.asks).toBe('place 0')
    expect(game.meeples).toEqual([7, 7, 7])
    game.lay(-1, -2)
    expect(game.asks).toBe('place 1')
  })

  test('CO-26, CO-27: tiles are attached to the block like to any start tile', () => {
    const places = (id: string): string[] => [
      ...new Set(
        table({ deck: [id] })
          .legal('place')
          .map(({ x, y }) => `${x},${y}`),
      ),
    ]
    // Two roads, two cities and a road are printed on the outside; the rest is field.
    expect(places('base/C').sort()).toEqual(['-2,2', '2,1'].sort())
    expect(places('base/X').sort()).toEqual(['-3,-1', '0,2', '1,-2'].sort())
    expect(places('base/B')).toHaveLength(14 - 5)
  })

  test('CO-4, CO-27: the printing of 2015 has a third place for a city, to the north', () => {
    const game = table({ options: { 'count-block': 2015 }, deck: ['base/C'] })
    expect(new Set(game.legal('place').map(({ x, y }) => `${x},${y}`))).toEqual(
      new Set(['-2,2', '2,1', '-1,-2']),
    )
  })

  test('CO-27: the block has three fields outside the wall', () => {
    const game = table({ deck: ['base/U'] })
    expect(fields(game.state).map(({ tiles }) => tiles)).toEqual([4, 5, 4])
  })

  test('CO-28: what is printed on the block is extended and occupied as usual', () => {
    const game = table({ deck: ['base/U', 'base/G', 'base/U'] })
    game.place(-3, -1)
    expect(game.deployable()).toEqual(['road0', 'field0', 'field1'])
    game.act({ type: 'deploy', piece: 'meeple', x: -3, y: -1, segment: 'road0' })
    expect(featureAt(game.state, { x: -2, y: -1, segment: 'road0' })).toMatchObject({ tiles: 2, owners: [0] })
    game.place(-2, 2, 90)
    expect(game.deployable()).toEqual(['city0', 'field0', 'field1'])
  })

  test('CO-29: roads and cities that are partly on the block score by the normal rules', () => {
    const game = table({ deck: ['base/A', 'base/E', 'base/U'] })
    game.put(-3, -1, 270, 'road0')
    expect(game.lines()).toEqual(['0 road 2'])
    game.put(-2, 2, 0, 'city0')
    expect(game.lines()).toEqual(['1 city 4'])
  })

  test('BA-21: all twelve places of the block are filled places for a monastery', () => {
    const game = table({ deck: ['base/B', 'base/U'] })
    game.put(-3, 0, 0, 'monastery')
    expect(featureAt(game.state, { x: -3, y: 0, segment: 'monastery' })).toMatchObject({ openEnds: 5 })
  })
})

describe('the City as a city', () => {
  test('CO-14: it counts once for each field at its wall', () => {
    const game = table({ deck: ['base/U'] })
    game.put(-1, -2, 0, 'field1')
    expect(game.lines()).toEqual(['0 field 3'])
    expect(game.scored()[0]!.terms).toEqual([{ of: 'cities', count: 1, value: 3 }])
  })

  test('CO-14: a field that is joined to the field of the block borders it too', () => {
    const game = table({ deck: ['base/B', 'base/B'] })
    game.lay(-1, -2).put(-1, -3, 0, 'field0')
    expect(game.lines()).toEqual(['1 field 3'])
  })

  test('CO-14: a larger field that the block comes to belong to borders it too', () => {
    const row = [-3, -2, -1, 0, 1, 2, 3].map((x) => tile('base/B', x, -3))
    const game = table({ start: [...COUNT.start!, ...row], deck: ['base/B'] })
    game.put(-1, -2, 0, 'field0')
    expect(game.lines()).toEqual(['0 field 3'])
  })

  test('CO-14: count-fields false: it does not count', () => {
    const game = table({ options: { 'count-fields': false }, deck: ['base/U'] })
    game.put(-1, -2, 0, 'field1')
    expect(game.lines()).toEqual([])
  })

  test.for([
    ['third', ['0 field 3', '0 field 3']],
    ['second', ['0 field 3']],
    ['first', ['0 field 4']],
  ] as const)(
    'CO-14, BA-29 … BA-31: field-scoring %s with farmers in two of its fields',
    ([value, lines]) => {
      const game = table({ players: 1, options: { 'field-scoring': value }, deck: ['base/B', 'base/B'] })
      game.put(-1, -2, 0, 'field0').put(2, 0, 0, 'field0')
      expect(game.lines()).toEqual(lines)
    },
  )
})
