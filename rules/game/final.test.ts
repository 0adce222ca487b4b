import { describe, expect, test } from 'vitest'
import { scoreIfEnded } from './inspect.ts'
import { START, Table, tile } from '../testing/table.ts'

/** A completed city of three tiles from west to east; its fields lie to the north, south, west and east. */
const CITY = [tile('base/E', -1, 0, 90), tile('base/G', 0, 0), tile('base/E', 1, 0, 270)]

describe('the end', () => {
  test('BA-25, TO-10: the game ends after the turn in which the last tile is placed, that turn complete', () => {
    const table = new Table({ deck: ['base/U', 'base/E'] })
    table.lay(1, 0)
    table.put(0, -1, 180, 'city0')
    expect(table.asks).toBe('over')
    expect(table.lines()).toEqual(['1 city 4'])
    expect(table.position).toMatchObject({
      finished: true,
      turn: 2,
      awaiting: null,
      tilesLeft: 0,
      winners: [1],
    })
    expect(table.refusal({ type: 'pass' })).toBe('act/over')
    expect(table.legal('pass')).toEqual([])
  })

  test('BA-25: tiles that cannot be placed at the end are laid aside one after the other, nobody has another turn', () => {
    const table = new Table({ deck: ['base/E', 'base/C', 'base/C'] })
    table.lay(0, -1, 180)
    expect(table.asks).toBe('over')
    expect(table.position.discarded).toEqual(['base/C', 'base/C'])
    expect(table.events.filter(({ type }) => type === 'placed')).toHaveLength(1)
  })

  test('TO-10: if no tile at all can be placed, all share the game with 0', () => {
    const table = new Table({ players: 3, start: [tile('base/U', 0, 0)], deck: ['base/C', 'base/C'] })
    expect(table.asks).toBe('over')
    expect(table.position).toMatchObject({ turn: 0, winners: [0, 1, 2], discarded: ['base/C', 'base/C'] })
    expect(table.scores).toEqual([0, 0, 0])
  })

  test('TO-10: an empty stack ends the game before it begins', () => {
    expect(new Table({ deck: [] }).position).toMatchObject({ finished: true, winners: [0, 1] })
  })

  test('BA-34, TO-17: the highest total wins, equal totals share', () => {
    const one = new Table({ players: 3, deck: ['base/E'] })
    one.put(0, -1, 180, 'city0')
    expect(one.position.winners).toEqual([0])
    const two = new Table({ players: 3, deck: ['base/U', 'base/U'] })
    two.put(1, 0, 0, 'road0').put(-1, 0, 0, 'field0')
    expect(two.scores).toEqual([3, 0, 0])
    const tie = new Table({ players: 3, start: [tile('base/U', 0, 0)], deck: ['base/B', 'base/B'] })
    tie.put(0, 1, 0, 'monastery').put(0, -1, 0, 'monastery')
    expect(tie.scores).toEqual([2, 2, 0])
    expect(tie.position.winners).toEqual([0, 1])
    expect(tie.last.at(-1)).toEqual({ type: 'ended', winners: [0, 1] })
  })
})

describe('incomplete features', () => {
  test('BA-26: roads, 1 point per tile', () => {
    const table = new Table({ deck: ['base/U', 'base/U'] })
    table.put(1, 0, 0, 'road0').lay(2, 0)
    expect(table.lines()).toEqual(['0 road 3'])
    expect(table.scored()[0]).toMatchObject({ rule: 'BA-26', final: true })
  })

  test('BA-27: cities, 1 point per tile and 1 per pennant', () => {
    const table = new Table({ deck: ['base/F'] })
    table.put(0, -1, 90, 'city0')
    expect(table.lines()).toEqual(['0 city 3'])
    expect(table.scored()[0]!.terms).toEqual([
      { of: 'tiles', count: 2, value: 1 },
      { of: 'pennants', count: 1, value: 1 },
    ])
  })

  test('BA-27: small-city 2 says nothing about incomplete cities', () => {
    const table = new Table({ options: { 'small-city': 2 }, deck: ['base/N'] })
    table.put(0, -1, 270, 'city0')
    expect(table.lines()).toEqual(['0 city 2'])
  })

  test('BA-28: monasteries, 1 for the tile and 1 per filled place around', () => {
    const table = new Table({ start: [START, tile('base/B', 0, 1)], deck: ['base/B', 'base/U'] })
    table.put(1, 1, 0, 'monastery').lay(1, 0)
    expect(table.lines()).toEqual(['0 monastery 4'])
    expect(table.scored()[0]!.terms).toEqual([
      { of: 'tiles', count: 1, value: 1 },
      { of: 'neighbours', count: 3, value: 1 },
    ])
  })

  test('TO-13, TO-23: at the end features go by their first tile, y, then x', () => {
    const table = new Table({
      players: 3,
      start: [tile('base/B', 0, 0)],
      deck: ['base/B', 'base/B', 'base/A'],
    })
    table.put(1, 0, 0, 'monastery').put(0, -1, 0, 'monastery').put(-1, 0, 0, 'monastery')
    expect(table.lines()).toEqual(['1 monastery 4', '2 monastery 3', '0 monastery 3'])
  })

  test('BA-22: majorities are counted at the end as during the game', () => {
    const table = new Table({ deck: ['base/U', 'base/U'], players: 2 })
    table.put(1, 0, 0, 'road0').put(-1, 0, 0, 'field1')
    expect(table.lines()).toEqual(['0 road 3'])
  })
})

describe('fields', () => {
  test('BA-29: 3 points for each completed city beside the field, none for an incomplete one', () => {
    // base/H between two ends, and its field reaches an open city further east.
    const table = new Table({
      start: [tile('base/H', 0, 0), tile('base/E', 0, -1, 180), tile('base/E', 0, 1)],
      deck: ['base/B', 'base/E'],
    })
    table.put(1, 0, 0, 'field0').lay(2, 0)
    expect(table.lines()).toEqual(['0 field 6'])
    expect(table.scored()[0]).toMatchObject({
      terms: [{ of: 'cities', count: 2, value: 3 }],
      strengths: [{ player: 0, strength: 1 }],
      rule: 'BA-29',
      final: true,
    })
  })

  test('BA-29: a city that touches a field with several segments counts once for it', () => {
    const table = new Table({
      start: [...CITY, tile('base/B', -1, -1), tile('base/B', 1, -1)],
      deck: ['base/B'],
    })
    table.put(0, -1, 0, 'field0')
    expect(table.lines()).toEqual(['0 field 3'])
  })

  test('BA-29: one city pays for several fields; most farmers in each field', () => {
    const table = new Table({ players: 3, start: CITY, deck: ['base/B', 'base/B', 'base/B'] })
    table.put(0, -1, 0, 'field0').put(0, 1, 0, 'field0').put(-2, 0, 0, 'field0')
    expect(table.scores).toEqual([3, 3, 3])
  })

  test('BA-29: tied farmers each get the points, the outnumbered none', () => {
    const table = new Table({
      start: [...CITY, tile('base/B', -1, -2), tile('base/B', 1, -2)],
      deck: ['base/B', 'base/B', 'base/B'],
    })
    table.put(0, -1, 0, 'field0')
    table.place(0, -2)
    expect(table.deployable()).toEqual(['monastery'])
    table.pass().lay(0, -3)
    expect(table.scores).toEqual([3, 0])
    const tie = new Table({
      start: [...CITY, tile('base/B', 0, -3)],
      deck: ['base/B', 'base/B', 'base/B'],
    })
    tie.put(0, -1, 0, 'field0').put(1, -3, 0, 'field0').lay(0, -2)
    expect(tie.scores).toEqual([3, 3])
  })

  /** Player 0 farms north and south of one city, player 1 west of it. */
  const farmed = (value: string): Table => {
    const table = new Table({
      options: { 'field-scoring': value },
      start: CITY,
      deck: ['base/B', 'base/B', 'base/B'],
    })
    return table.put(0, -1, 0, 'field0').put(-2, 0, 0, 'field0').put(0, 1, 0, 'field0')
  }

  test('BA-29: field-scoring third: the same player is paid for each of his fields', () => {
    expect(farmed('third').lines()).toEqual(['0 field 3', '1 field 3', '0 field 3'])
  })

  test('BA-30: field-scoring second: a city pays each player at most once', () => {
    const table = farmed('second')
    expect(table.lines()).toEqual(['0 field 3', '1 field 3'])
    expect(table.scored()[0]!.rule).toBe('BA-30')
  })

  test('BA-31: field-scoring first: per city, most farmers on all its fields together get 4', () => {
    const table = farmed('first')
    expect(table.lines()).toEqual(['0 field 4'])
    expect(table.scored()[0]).toMatchObject({
      terms: [{ of: 'cities', count: 1, value: 4 }],
      strengths: [
        { player: 0, strength: 2 },
        { player: 1, strength: 1 },
      ],
      rule: 'BA-31',
    })
  })

  test('BA-31: a farmer counts once per city, and for every city beside his field', () => {
    const table = new Table({
      options: { 'field-scoring': 'first' },
      start: [tile('base/H', 0, 0), tile('base/E', 0, -1, 180), tile('base/E', 0, 1)],
      deck: ['base/B', 'base/B'],
    })
    table.put(1, 0, 0, 'field0').put(0, 2, 0, 'field0')
    // The field of base/H touches both cities; the one south of it touches only the southern city.
    expect(table.lines()).toEqual(['0 field 4', '0 field 4', '1 field 4'])
  })

  test('BA-32: a city borders a field only where some tile prints its wall beside it', () => {
    const start = [tile('base/J', 0, 0), tile('base/E', 0, -1, 180)]
    const corner = new Table({ start, deck: ['base/U'] })
    corner.put(1, 0, 0, 'field1')
    expect(corner.lines()).toEqual([])
    const beside = new Table({ start, deck: ['base/U'] })
    beside.put(1, 0, 0, 'field0')
    expect(beside.lines()).toEqual(['0 field 3'])
  })

  test('BA-33, TO-18: farmers stay until the end, and final scoring takes no piece off the board', () => {
    const table = new Table({ start: CITY, deck: ['base/B', 'base/E', 'base/U'] })
    table.put(0, -1, 0, 'field0').lay(2, 0, 0)
    expect(table.position.pieces).toHaveLength(1)
    table.put(3, 0, 90, 'road0')
    expect(table.asks).toBe('over')
    expect(table.position.pieces).toHaveLength(2)
    expect(table.meeples).toEqual([5, 7])
  })

  test('BA-29, TO-14: what is complete in the start layout counts for fields', () => {
    const table = new Table({ start: [START, tile('base/E', 0, -1, 180)], deck: ['base/B'] })
    table.put(1, -1, 0, 'field0')
    expect(table.lines()).toEqual(['0 field 3'])
  })
})

describe('the forecast', () => {
  test('TO-13, TO-14: says what final scoring would bring now and changes nothing', () => {
    const table = new Table({ start: CITY, deck: ['base/B', 'base/B', 'base/B'] })
    table.put(0, -1, 0, 'field0').put(0, 1, 0, 'monastery')
    const before = JSON.stringify(table.state)
    const forecast = scoreIfEnded(table.state)
    expect(table.lines(forecast)).toEqual(['1 monastery 4', '0 field 3'])
    expect(forecast.every(({ final }) => final)).toBe(true)
    expect(JSON.stringify(table.state)).toBe(before)
    table.lay(2, 0)
    expect(scoreIfEnded(table.state)).toEqual([])
  })
})
