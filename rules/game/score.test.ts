import { describe, expect, test } from 'vitest'
import { featureAt } from './inspect.ts'
import { START, Table, tile } from '../testing/table.ts'

describe('roads', () => {
  test('BA-18: complete when both ends are closed, 1 point per tile', () => {
    const table = new Table({ deck: ['base/W', 'base/U', 'base/A', 'base/U'] })
    table.put(1, 0, 0, 'road2')
    expect(table.lines()).toEqual([])
    table.lay(-1, 0).lay(-2, 0, 270)
    expect(table.lines()).toEqual(['0 road 4'])
    expect(table.scored()[0]).toMatchObject({
      terms: [{ of: 'tiles', count: 4, value: 1 }],
      strengths: [{ player: 0, strength: 1 }],
      rule: 'BA-18',
      final: false,
    })
    expect(table.meeples).toEqual([7, 7])
  })

  test('BA-18: a loop is complete', () => {
    const table = new Table({ start: [tile('base/V', 0, 0)], deck: ['base/V', 'base/V', 'base/V', 'base/U'] })
    table.put(-1, 0, 270, 'road0').lay(-1, 1, 180).place(0, 1, 90)
    expect(table.deployable()).not.toContain('road0')
    table.pass()
    expect(table.lines()).toEqual(['0 road 4'])
  })

  test('BA-18: a tile crossed twice by the same road counts once', () => {
    const table = new Table({ start: [tile('base/X', 0, 0)], deck: ['base/V', 'base/V', 'base/V', 'base/U'] })
    table.put(0, -1, 270, 'road0').lay(1, -1, 0).lay(1, 0, 90)
    expect(table.lines()).toEqual(['0 road 4'])
    expect(featureAt(table.state, { x: 0, y: 0, segment: 'road0' })).toMatchObject({
      tiles: 4,
      complete: true,
    })
    expect(featureAt(table.state, { x: 0, y: 0, segment: 'road1' })?.spots).toHaveLength(5)
  })
})

describe('cities', () => {
  test('BA-19: no gap and no hole: 2 points per tile and 2 per pennant', () => {
    const table = new Table({
      start: [tile('base/E', 0, 0, 90)],
      deck: ['base/F', 'base/E', 'base/U'],
    })
    table.put(1, 0, 0, 'city0')
    expect(table.lines()).toEqual([])
    table.lay(2, 0, 270)
    expect(table.lines()).toEqual(['0 city 8'])
    expect(table.scored()[0]!.terms).toEqual([
      { of: 'tiles', count: 3, value: 2 },
      { of: 'pennants', count: 1, value: 2 },
    ])
  })

  test('BA-19: a hole inside keeps a city open', () => {
    // Three ends point at an empty place; filling it with a city on all sides leaves the fourth side open.
    const ring = [tile('base/E', 0, -1, 180), tile('base/E', 1, 0, 270), tile('base/E', 0, 1, 0)]
    const table = new Table({
      start: [...ring, tile('base/B', 1, -1), tile('base/B', 1, 1)],
      deck: ['base/E', 'base/C', 'base/U'],
    })
    expect(table.legal('place').some(({ x, y, rotation }) => x === -1 && y === 0 && rotation === 90)).toBe(
      false,
    )
    table.lay(2, 0, 90)
    table.put(0, 0, 0, 'city0')
    expect(table.lines()).toEqual([])
    expect(featureAt(table.state, { x: 0, y: 0, segment: 'city0' })).toMatchObject({
      openEnds: 1,
      complete: false,
    })
  })

  test('BA-19: a tile that contributes two segments to the same city counts once', () => {
    const table = new Table({ start: [tile('base/I', 0, 0)], deck: ['base/N', 'base/N', 'base/N', 'base/U'] })
    table.put(0, -1, 270, 'city0').lay(-1, -1, 180).lay(-1, 0, 90)
    expect(table.lines()).toEqual(['0 city 8'])
    expect(table.scored()[0]!.terms).toEqual([{ of: 'tiles', count: 4, value: 2 }])
  })

  test.for([
    [4, 'base/E', 4],
    [2, 'base/E', 2],
  ] as const)('BA-20: small-city %i: a city of two tiles', ([value, id, points]) => {
    const table = new Table({ options: { 'small-city': value }, deck: [id, 'base/U'] })
    table.put(0, -1, 180, 'city0')
    expect(table.lines()).toEqual([`0 city ${points}`])
  })

  test('BA-20: small-city 2 leaves larger cities alone and counts a pennant once', () => {
    const large = new Table({
      options: { 'small-city': 2 },
      start: [tile('base/E', 0, 0, 90)],
      deck: ['base/G', 'base/E', 'base/U'],
    })
    large.put(1, 0, 0, 'city0').lay(2, 0, 270)
    expect(large.lines()).toEqual(['0 city 6'])
    const small = new Table({
      options: { 'small-city': 2 },
      start: [tile('base/F', 0, 0), tile('base/E', -1, 0, 90)],
      deck: ['base/E', 'base/U'],
    })
    small.put(1, 0, 270, 'city0')
    expect(small.lines()).toEqual(['0 city 8'])
  })
})

describe('monasteries', () => {
  const around = [
    [-1, -1],
    [0, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
  ] as const

  test('BA-21: complete when all eight places around are filled: 9 points', () => {
    const table = new Table({
      start: around.map(([x, y]) => tile('base/B', x, y)),
      deck: ['base/B', 'base/B', 'base/U'],
    })
    table.put(0, 0, 0, 'monastery')
    expect(table.lines()).toEqual([])
    table.lay(1, 1)
    expect(table.lines()).toEqual(['0 monastery 9'])
    expect(table.scored()[0]!.terms).toEqual([
      { of: 'tiles', count: 1, value: 1 },
      { of: 'neighbours', count: 8, value: 1 },
    ])
    expect(table.meeples).toEqual([7, 7])
  })

  test('BA-21: the last of nine may be the monastery itself', () => {
    const table = new Table({
      start: [...around, [1, 1] as const].map(([x, y]) => tile('base/B', x, y)),
      deck: ['base/B', 'base/U'],
    })
    table.put(0, 0, 0, 'monastery')
    expect(table.lines()).toEqual(['0 monastery 9'])
  })
})

describe('majorities', () => {
  test('BA-22: tied players each get all points', () => {
    const table = new Table({
      start: [tile('base/B', 0, 0)],
      deck: ['base/E', 'base/E', 'base/N', 'base/U'],
    })
    table.put(1, 0, 180, 'city0').put(0, 1, 90, 'city0')
    table.lay(1, 1, 0)
    expect(table.lines()).toEqual(['0 city 6', '1 city 6'])
    expect(table.scored()[0]!.strengths).toEqual([
      { player: 0, strength: 1 },
      { player: 1, strength: 1 },
    ])
    expect(table.meeples).toEqual([7, 7])
  })

  test('BA-22: the most strength gets all points, the others nothing', () => {
    // Three ends around base/R: two of player 0, one of player 1.
    const table = new Table({
      start: [tile('base/B', 0, 0), tile('base/B', 0, 2)],
      deck: ['base/E', 'base/E', 'base/E', 'base/R', 'base/U'],
    })
    table.put(1, 0, 180, 'city0').put(0, 1, 90, 'city0').put(1, 2, 0, 'city0')
    expect(table.asks).toBe('place 1')
    table.place(1, 1, 270)
    table.pass()
    expect(table.lines()).toEqual(['0 city 8'])
    expect(table.scored()[0]!.strengths).toEqual([
      { player: 0, strength: 2 },
      { player: 1, strength: 1 },
    ])
    expect(table.meeples).toEqual([7, 7])
  })

  test('BA-23: a completed feature without followers scores nothing and stays complete', () => {
    const table = new Table({ deck: ['base/E', 'base/U'] })
    table.lay(0, -1, 180)
    expect(table.lines()).toEqual([])
    expect(featureAt(table.state, { x: 0, y: 0, segment: 'city0' })?.complete).toBe(true)
    expect(table.last).toContainEqual({
      type: 'completed',
      player: 0,
      kind: 'city',
      tiles: 2,
      x: 0,
      y: -1,
      segment: 'city0',
    })
  })
})

test('BA-17, TO-23: one tile completes several features, in the order of its segments', () => {
  // base/K closes a city to the north and joins a road from west to south.
  const table = new Table({
    start: [START, tile('base/A', 1, 1, 180), tile('base/B', 2, -1)],
    deck: ['base/A', 'base/E', 'base/K', 'base/U'],
  })
  table.put(-1, 0, 270, 'road0').put(1, -1, 180, 'city0')
  table.lay(1, 0)
  expect(table.lines()).toEqual(['0 road 4', '1 city 4'])
  expect(table.meeples).toEqual([7, 7])
})

test('BA-24: fields are not scored before the end', () => {
  const table = new Table({ deck: ['base/E', 'base/U', 'base/U', 'base/U'] })
  table.put(0, -1, 180, 'field0').lay(1, 0).lay(2, 0)
  expect(table.lines(table.events)).toEqual([])
  expect(table.position.pieces).toHaveLength(1)
})

test('TO-23: monasteries around the tile come by y, then x', () => {
  // The place (0, 0) is the last one missing around two monasteries, one above and one to the left.
  const start = [-2, -1, 0, 1].flatMap((y) =>
    [-2, -1, 0, 1]
      .filter((x) => !(x === 0 && y === 0) && !(x === -1 && y === 0) && !(x === 0 && y === -1))
      .map((x) => tile('base/B', x, y)),
  )
  const table = new Table({ start, deck: ['base/B', 'base/B', 'base/B', 'base/U'] })
  table.put(-1, 0, 0, 'monastery').put(0, -1, 0, 'monastery').lay(0, 0)
  expect(table.lines()).toEqual(['1 monastery 9', '0 monastery 9'])
})

test('TO-20, TO-22: the score is the sum of its events, and zero points are none', () => {
  const table = new Table({ deck: ['base/E', 'base/A', 'base/A'] })
  table.put(0, -1, 180, 'city0').put(1, 0, 90, 'field0').put(-1, 0, 270, 'road0')
  expect(table.asks).toBe('over')
  expect(table.lines(table.events)).toEqual(['0 city 4', '0 road 3', '1 field 3'])
  expect(table.scores).toEqual([7, 3])
  for (const { points, terms } of table.scored(table.events)) {
    expect(terms.reduce((sum, { count, value }) => sum + count * value, 0)).toBe(points)
  }
})
