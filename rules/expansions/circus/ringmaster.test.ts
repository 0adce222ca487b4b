import { describe, expect, test } from 'vitest'
import { COUNT } from '../../tiles/count.ts'
import { START, Table, tile, type TableSetup } from '../../testing/table.ts'

const table = (setup: Omit<TableSetup, 'sets'>, more: TableSetup['sets'] = []): Table =>
  new Table({ ...setup, sets: ['circus', ...more] })

const ACRO = 'circus/ffff-acro-garden'
const TENT = 'circus/ffrf-tent'

describe('deploying the ringmaster', () => {
  test('CI-6, CI-10: each of up to six players has one in supply', () => {
    const game = table({ players: 6, deck: ['base/U'] })
    expect(game.position.players.map(({ supply }) => supply)).toEqual(
      new Array(6).fill({ meeple: 7, ringmaster: 1 }),
    )
    const without = table({ options: { 'circus-parts': ['tents'] }, deck: ['base/U'] })
    expect(without.position.players[0]!.supply).toEqual({ meeple: 7 })
  })

  test('CI-50: instead of a meeple, on a road, city, monastery or field of the tile just placed', () => {
    const game = table({ deck: ['base/A', 'base/U'] })
    game.place(1, 0, 90)
    expect(game.deployable('ringmaster')).toEqual(['monastery', 'road0', 'field0'])
    game.act({ type: 'deploy', piece: 'ringmaster', x: 1, y: 0, segment: 'monastery' })
    expect(game.position.players[0]!.supply).toEqual({ meeple: 7, ringmaster: 0 })
    expect(game.asks).toBe('place 1')
  })

  test('CI-50: not on a feature that the tile completed, unless ringmaster-place says any', () => {
    const strict = table({ deck: ['base/E', 'base/U'] })
    strict.place(0, -1, 180)
    expect(strict.deployable('ringmaster')).toEqual(['field0'])
    expect(strict.refusal({ type: 'deploy', piece: 'ringmaster', x: 0, y: -1, segment: 'city0' })).toBe(
      'deploy/complete',
    )
    expect(strict.deployable()).toEqual(['city0', 'field0'])
    const free = table({ options: { 'ringmaster-place': 'any' }, deck: ['base/E', 'base/U'] })
    free.put(0, -1, 180, 'city0', 'ringmaster')
    expect(free.lines()).toEqual(['0 city 4'])
    expect(free.position.players[0]!.supply.ringmaster).toBe(1)
  })

  test('CI-51, CI-84: he counts as a meeple: he occupies and has the strength of one', () => {
    const game = table({ deck: ['base/U', 'base/U', 'base/U'] })
    game.put(1, 0, 0, 'road0', 'ringmaster').place(2, 0)
    expect(game.deployable()).toEqual(['field0', 'field1'])
    const tie = table({ start: [tile('base/B', 0, 0)], deck: ['base/E', 'base/E', 'base/N', 'base/U'] })
    tie.put(1, 0, 180, 'city0', 'ringmaster').put(0, 1, 90, 'city0').lay(1, 1)
    expect(tie.lines()).toEqual(['0 city 6', '1 city 6'])
  })

  test('BA-35: without farmers he is not offered a field either', () => {
    const game = table({ options: { farmers: false }, deck: ['base/A', 'base/U'] })
    game.place(1, 0, 90)
    expect(game.deployable('ringmaster')).toEqual(['monastery', 'road0'])
  })
})

/** A road of five tiles with the ringmaster at (1, 0); the tiles of `start` lie around. */
function road(start: TableSetup['start'] & object, options: Record<string, unknown> = {}): Table {
  const game = table({
    options,
    start: [...start, START],
    deck: ['base/U', 'base/U', 'base/A', 'base/A', 'base/U'],
  })
  return game.put(1, 0, 0, 'road0', 'ringmaster').lay(2, 0).lay(-1, 0, 270).lay(3, 0, 90)
}

describe('the bonus', () => {
  const FOUR = [tile(ACRO, 0, 1), tile(ACRO, 1, 1), tile(ACRO, 2, 1), tile(ACRO, 1, -1)]

  test('CI-52, CI-53, CI-57: a road of 5 with four tent and acrobat tiles in reach: 5 + 8 = 13', () => {
    const game = road(FOUR)
    expect(game.lines()).toEqual(['0 road 5', '0 ringmaster 8'])
    expect(game.scored()[1]).toMatchObject({
      terms: [{ of: 'spaces', count: 4, value: 2 }],
      at: { x: 1, y: 0, segment: 'road0' },
      rule: 'CI-53',
    })
    expect(game.scores).toEqual([13, 0])
  })

  test('CI-53: ringmaster-reach orthogonal: own tile and the four beside it', () => {
    expect(road(FOUR, { 'ringmaster-reach': 'orthogonal' }).lines()).toEqual(['0 road 5', '0 ringmaster 4'])
  })

  test.for([
    ['surrounding', 8],
    ['orthogonal', 4],
  ] as const)('CI-53: ringmaster-reach %s: each of %i places by itself', ([reach, places]) => {
    const around = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const))
    const reached = around.filter(([x, y]) => {
      if (x === 0 && y === 0) return false
      const start = [tile(ACRO, x, y), tile('base/B', -x, x === 0 ? -y : 0)]
      const game = table({ options: { 'ringmaster-reach': reach }, start, deck: ['base/B'] })
      game.put(0, 0, 0, 'monastery', 'ringmaster')
      return game.lines().includes('0 ringmaster 2')
    })
    expect(reached).toHaveLength(places)
    if (reach === 'orthogonal') expect(reached.every(([x, y]) => x === 0 || y === 0)).toBe(true)
  })

  test('CI-52, CI-53: only for the feature that is scored, not for a ringmaster who stands elsewhere', () => {
    const deck = ['base/U', 'base/B', 'base/A', 'base/A', 'base/U']
    const game = table({ start: [START, tile(ACRO, 0, 1)], deck })
    game.put(1, 0, 0, 'road0', 'ringmaster').put(1, 1, 0, 'monastery', 'ringmaster')
    game.lay(2, 0, 90).lay(-1, 0, 270)
    expect(game.lines()).toEqual(['0 road 4', '0 ringmaster 2'])
  })

  test('CI-53: his own tile counts, and a tile two away does not', () => {
    const game = table({
      start: [START, tile(ACRO, 1, 2), tile('base/B', 1, 1)],
      deck: ['circus/frfr-tent', 'base/A', 'base/U'],
      tokens: ['seal'],
    })
    game.put(1, 0, 0, 'road0', 'ringmaster').lay(-1, 0, 270)
    expect(game.lines()).toEqual(['0 road 3', '0 ringmaster 2'])
  })

  test('CI-54: also where the owner got nothing for the feature', () => {
    const game = table({
      start: [tile('base/B', 0, 0), tile('base/B', 0, 2), tile(ACRO, 2, 0)],
      deck: ['base/E', 'base/E', 'base/U', 'base/E', 'base/R', 'base/U'],
    })
    game.put(1, 0, 180, 'city0', 'ringmaster').put(0, 1, 90, 'city0').lay(0, -1)
    game.put(1, 2, 0, 'city0').lay(1, 1, 270)
    expect(game.lines()).toEqual(['1 city 8', '0 ringmaster 2'])
  })

  test('CI-55: tent and acrobats on those tiles make no difference', () => {
    const game = table({
      start: [START],
      deck: [ACRO, 'base/B', 'base/U', 'base/A', 'base/A', 'base/U'],
    })
    const up = { type: 'acrobat', x: 0, y: 1 } as const
    game.place(0, 1).act(up).place(-1, 1).act(up)
    game.put(1, 0, 0, 'road0', 'ringmaster').lay(-1, 0, 270).lay(2, 0, 90)
    expect(game.lines()).toEqual(['0 road 4', '0 ringmaster 2'])
  })

  test('CI-56: afterwards he returns to the supply', () => {
    const game = road(FOUR)
    expect(game.position.players[0]!.supply).toEqual({ meeple: 7, ringmaster: 1 })
    expect(game.last.at(-2)).toEqual({
      type: 'returned',
      player: 0,
      piece: 'ringmaster',
      x: 1,
      y: 0,
      segment: 'road0',
    })
  })

  test('TO-22: without such a tile in reach there is no bonus', () => {
    expect(road([]).lines()).toEqual(['0 road 5'])
  })

  test('CI-58, TO-13: at the end incomplete features bring it too', () => {
    const game = table({ start: [START, tile(ACRO, 1, 1)], deck: ['base/U'] })
    game.put(1, 0, 0, 'road0', 'ringmaster')
    expect(game.lines()).toEqual(['0 road 2', '0 ringmaster 2'])
    expect(game.scored().every(({ final }) => final)).toBe(true)
  })

  test.for(['third', 'second', 'first'])('CI-58, TO-14: in every field, with field-scoring %s', (value) => {
    const options = { 'field-scoring': value }
    const game = table({ options, start: [START, tile(ACRO, 1, 1)], deck: ['base/U', 'base/U'] })
    game.put(1, 0, 0, 'field0', 'ringmaster').put(2, 0, 0, 'field1', 'ringmaster')
    expect(game.lines().sort()).toEqual(['0 ringmaster 2', '1 ringmaster 2'])
  })

  test.for(['third', 'second', 'first'])('CI-58, TO-14: and fields, once, with field-scoring %s', (value) => {
    const game = table({
      options: { 'field-scoring': value },
      start: [tile('base/E', 0, 0), tile('base/E', 0, -1, 180), tile(ACRO, 1, 0)],
      deck: ['base/B'],
    })
    game.put(0, 1, 0, 'field0', 'ringmaster')
    expect(game.lines()).toEqual([value === 'first' ? '0 field 4' : '0 field 3', '0 ringmaster 2'])
  })

  test('CI-58: a field without a city brings the bonus all the same', () => {
    const game = table({ start: [START, tile(ACRO, 0, 1)], deck: ['base/B'] })
    game.put(1, 1, 0, 'field0', 'ringmaster')
    expect(game.lines()).toEqual(['0 ringmaster 2'])
  })

  test('CI-85: nothing but roads, cities, monasteries and fields brings it: none inside the City', () => {
    const game = table({ start: [...COUNT.start!, tile(ACRO, 2, 0)], deck: ['base/U', 'base/U', 'base/A'] }, [
      'count',
    ])
    game.lay(-1, -2).put(-3, -1, 0, 'road0').lay(-4, -1, 270)
    game.act({ type: 'enter-city', quarter: 'castle', piece: 'ringmaster' }).pass()
    expect(game.asks).toBe('over')
    expect(game.scores).toEqual([0, 3])
  })

  test('CI-84, CO-51: he enters and leaves the City like a meeple, and the bonus is counted where he then stands', () => {
    const game = table(
      {
        start: [...COUNT.start!, tile(ACRO, 2, -2)],
        deck: ['base/U', 'base/U', 'base/A', 'base/A', 'base/U'],
      },
      ['count'],
    )
    game.lay(-1, -2).put(-3, -1, 0, 'road0').lay(-4, -1, 270)
    expect(game.legal('enter-city')).toHaveLength(8)
    game.act({ type: 'enter-city', quarter: 'blacksmith', piece: 'ringmaster' }).pass()
    game.lay(1, -2)
    game.act({
      type: 'leave-city',
      quarter: 'blacksmith',
      piece: 'ringmaster',
      x: 1,
      y: -2,
      segment: 'road0',
    })
    expect(game.lines()).toEqual(['0 road 2', '0 ringmaster 2'])
    expect(game.position.players[0]!.supply).toEqual({ meeple: 7, ringmaster: 1 })
  })

  test('TO-23: within a feature the players in turn order, then the bonuses in the same order', () => {
    const game = table({
      start: [tile('base/B', 0, 0), tile(ACRO, 2, 0), tile('circus/ffff-acro-garden', 0, 2)],
      deck: ['base/E', 'base/E', 'base/N', 'base/U'],
    })
    game.put(1, 0, 180, 'city0', 'ringmaster').put(0, 1, 90, 'city0', 'ringmaster').lay(1, 1)
    expect(game.lines()).toEqual(['0 city 6', '1 city 6', '0 ringmaster 2', '1 ringmaster 2'])
  })

  test('CI-2: parts may be left out, and what is left works alone', () => {
    const game = table({
      options: { 'circus-parts': ['tents'] },
      deck: [TENT, 'base/U'],
      tokens: ['seal'],
    })
    game.place(0, 1)
    expect(game.deployable('ringmaster')).toEqual([])
    expect(game.refusal({ type: 'acrobat', x: 0, y: 1 })).toBe('act/wrong-step')
    const acrobats = table({ options: { 'circus-parts': ['acrobats'] }, deck: [ACRO, 'base/U'] })
    expect(acrobats.position).not.toHaveProperty('tent')
    acrobats.place(0, 1)
    expect(acrobats.legal('acrobat')).toHaveLength(1)
  })
})
