import { describe, expect, test } from 'vitest'
import { COUNT } from '../tiles/count.ts'
import { START, Table, tile } from '../testing/table.ts'
import { featureAt, fields } from './inspect.ts'

describe('a feature', () => {
  test('BA-18, BA-26: of a road: where it lies, who has it, and what it is worth', () => {
    const table = new Table({ deck: ['base/U', 'base/U'] })
    table.put(1, 0, 0, 'road0')
    expect(featureAt(table.state, { x: 0, y: 0, segment: 'road0' })).toEqual({
      kind: 'road',
      spots: [
        { x: 0, y: 0, segment: 'road0' },
        { x: 1, y: 0, segment: 'road0' },
      ],
      tiles: 2,
      pennants: 0,
      openEnds: 2,
      complete: false,
      pieces: [{ player: 0, piece: 'meeple', x: 1, y: 0, segment: 'road0' }],
      strengths: [{ player: 0, strength: 1 }],
      owners: [0],
      valueNow: 2,
      valueComplete: 2,
    })
  })

  test('BA-19, BA-27: of a city with a pennant', () => {
    const table = new Table({ start: [tile('base/F', 0, 0), tile('base/E', -1, 0, 90)], deck: ['base/B'] })
    expect(featureAt(table.state, { x: 0, y: 0, segment: 'city0' })).toMatchObject({
      kind: 'city',
      spots: [
        { x: -1, y: 0, segment: 'city0' },
        { x: 0, y: 0, segment: 'city0' },
      ],
      tiles: 2,
      pennants: 1,
      openEnds: 1,
      owners: [],
      valueNow: 3,
      valueComplete: 6,
    })
  })

  test('BA-21, BA-28: of a monastery', () => {
    const table = new Table({ start: [START, tile('base/B', 0, 1), tile('base/B', 1, 1)], deck: ['base/B'] })
    expect(featureAt(table.state, { x: 0, y: 1, segment: 'monastery' })).toMatchObject({
      openEnds: 6,
      valueNow: 3,
      valueComplete: 9,
    })
  })

  test('what lies nowhere is none', () => {
    const table = new Table({ deck: ['base/B'] })
    expect(featureAt(table.state, { x: 5, y: 5, segment: 'road0' })).toBeNull()
    expect(featureAt(table.state, { x: 0, y: 0, segment: 'road9' })).toBeNull()
  })

  test('tents, gardens and acrobats are worth nothing as features', () => {
    const start = [START, tile('circus/ffff-acro-garden', 0, 1)]
    const table = new Table({ sets: ['circus'], start, deck: ['base/B'] })
    for (const segment of ['acrobats', 'garden']) {
      expect(featureAt(table.state, { x: 0, y: 1, segment })).toMatchObject({
        kind: segment,
        complete: false,
        valueNow: 0,
        valueComplete: 0,
      })
    }
  })
})

describe('fields', () => {
  test('BA-29, BA-32: with the completed cities that they border', () => {
    const table = new Table({ start: [START, tile('base/E', 0, -1, 180)], deck: ['base/B'] })
    const [around, north, south] = fields(table.state)
    expect([around, north, south].map((field) => field!.cities)).toEqual([
      { count: 1, spots: [{ x: 0, y: -1, segment: 'city0' }] },
      { count: 1, spots: [{ x: 0, y: -1, segment: 'city0' }] },
      { count: 0, spots: [] },
    ])
    expect(around!.valueNow).toBe(3)
  })

  test('BA-31: a city pays 4 with field-scoring first', () => {
    const table = new Table({
      options: { 'field-scoring': 'first' },
      start: [START, tile('base/E', 0, -1, 180)],
      deck: ['base/B'],
    })
    expect(fields(table.state)[0]!.valueNow).toBe(4)
  })

  test('CO-14: the City of Carcassonne is counted and has no spot', () => {
    const table = new Table({ sets: ['count'], start: [...COUNT.start!], deck: ['base/B'] })
    expect(fields(table.state)[0]).toMatchObject({ cities: { count: 1, spots: [] }, valueNow: 3 })
  })
})

test('the pieces of a position come by player, then x, y, segment and piece', () => {
  const table = new Table({
    sets: ['crop-circles', 'circus'],
    deck: ['base/U', 'base/U', 'base/G', 'base/U', 'crop-circles-2/cfcf-cropcircle-city', 'base/U'],
  })
  table
    .put(1, 0, 0, 'road0')
    .put(2, 0, 0, 'field0')
    .put(0, -1, 90, 'city0', 'ringmaster')
    .put(-1, 0, 0, 'field1')
  table.lay(0, 1, 90).act({ type: 'crop-circle', choice: 'add' })
  table.act({ type: 'add-follower', piece: 'meeple', x: 0, y: -1, segment: 'city0' })
  expect(table.position.pieces.map(({ player, piece, x, y }) => `${player} ${piece} ${x},${y}`)).toEqual([
    '0 meeple 0,-1',
    '0 ringmaster 0,-1',
    '0 meeple 1,0',
    '1 meeple -1,0',
    '1 meeple 2,0',
  ])
})
