import { describe, expect, test } from 'vitest'
import { featureAt } from './inspect.ts'
import { Table, tile } from '../testing/table.ts'

describe('phase 2', () => {
  test('BA-11: one meeple from the supply, on the tile just placed and nowhere else', () => {
    const table = new Table({ deck: ['base/U', 'base/U', 'base/U'] })
    table.place(1, 0)
    expect(table.asks).toBe('deploy 0')
    expect(table.refusal({ type: 'deploy', piece: 'meeple', x: 0, y: 0, segment: 'field1' })).toBe(
      'deploy/other-tile',
    )
    expect(table.refusal({ type: 'deploy', piece: 'meeple', x: 1, y: 0, segment: 'city0' })).toBe(
      'deploy/no-segment',
    )
    table.act({ type: 'deploy', piece: 'meeple', x: 1, y: 0, segment: 'road0' })
    expect(table.position.pieces).toEqual([{ player: 0, piece: 'meeple', x: 1, y: 0, segment: 'road0' }])
    expect(table.meeples).toEqual([6, 7])
    // One only: the next decision is the neighbour's.
    expect(table.asks).toBe('place 1')
  })

  test('BA-11: an empty supply deploys nothing, and nobody is asked', () => {
    const table = new Table({ players: 1, deck: new Array<string>(9).fill('base/W') })
    // Seven roads that stay open, each on a crossing of its own.
    for (let x = 1; x <= 7; x++) table.put(x, 0, 0, 'road1')
    expect(table.meeples).toEqual([0])
    table.place(8, 0)
    expect(table.asks).toBe('place 0')
  })

  test('BA-12: highwayman, knight, monk and farmer', () => {
    const table = new Table({ deck: ['base/A', 'base/U'] })
    table.place(1, 0, 90)
    expect(table.deployable().sort()).toEqual(['field0', 'monastery', 'road0'])
    const city = new Table({ deck: ['base/L', 'base/U'] })
    city.place(0, -1, 180)
    expect(city.deployable().sort()).toEqual([
      'city0',
      'field0',
      'field1',
      'field2',
      'road0',
      'road1',
      'road2',
    ])
  })

  test('BA-13: not on a feature that holds any follower, own ones included, at any distance', () => {
    const table = new Table({ deck: ['base/U', 'base/U', 'base/U', 'base/U'] })
    table.put(1, 0, 0, 'road0')
    for (const x of [2, 3]) {
      table.place(x, 0)
      expect(table.deployable()).toEqual(['field0', 'field1'])
      expect(table.refusal({ type: 'deploy', piece: 'meeple', x, y: 0, segment: 'road0' })).toBe(
        'deploy/occupied',
      )
      table.pass()
    }
  })

  test('BA-13: connections count as they are after the placement', () => {
    // A knight on each side; the tile between joins both, so its city is occupied.
    const table = new Table({
      start: [tile('base/E', 0, 0, 90)],
      deck: ['base/E', 'base/G', 'base/U'],
    })
    table.lay(0, 1, 90)
    expect(table.asks).toBe('place 1')
    table.place(1, 0, 0)
    expect(table.deployable()).toContain('city0')
  })

  test('BA-14: claimed features are joined, and both players stand on one', () => {
    const table = new Table({
      start: [tile('base/U', 0, 0), tile('base/U', 0, 1)],
      deck: ['base/U', 'base/U', 'base/V', 'base/V', 'base/U'],
    })
    table.put(1, 0, 0, 'road0').put(1, 1, 0, 'road0').lay(2, 0, 0).place(2, 1, 90)
    expect(table.deployable()).not.toContain('road0')
    table.pass()
    const road = featureAt(table.state, { x: 0, y: 1, segment: 'road0' })
    expect(road).toMatchObject({ tiles: 6, owners: [0, 1], complete: false })
    expect(road?.pieces.map(({ player }) => player)).toEqual([0, 1])
  })

  test('BA-15: a follower may stand on what this very tile completes, and comes home at once', () => {
    const table = new Table({ deck: ['base/E', 'base/U'] })
    table.put(0, -1, 180, 'city0')
    expect(table.lines()).toEqual(['0 city 4'])
    expect(table.position.pieces).toEqual([])
    expect(table.meeples).toEqual([7, 7])
    const order = table.last.map(({ type }) => type)
    expect(order.indexOf('deployed')).toBeLessThan(order.indexOf('scored'))
    expect(order.indexOf('scored')).toBeLessThan(order.indexOf('returned'))
  })

  test('BA-16: nothing moves or takes back a deployed meeple, and one that comes home has missed phase 2', () => {
    const table = new Table({ deck: ['base/U', 'base/U', 'base/A', 'base/A', 'base/U'] })
    table.put(1, 0, 0, 'road0')
    table.lay(2, 0)
    // Only placing is possible while the meeple stands there.
    expect(table.asks).toBe('place 0')
    expect(table.legal('place').length).toBeGreaterThan(0)
    table.lay(3, 0, 90)
    table.lay(-1, 0, 270)
    expect(table.lines()).toEqual(['0 road 5'])
    expect(table.meeples).toEqual([7, 7])
    expect(table.asks).toBe('place 0')
  })

  test('BA-35: without farmers no field may be occupied', () => {
    const table = new Table({ options: { farmers: false }, deck: ['base/A', 'base/U'] })
    table.place(1, 0, 90)
    expect(table.deployable().sort()).toEqual(['monastery', 'road0'])
    expect(table.refusal({ type: 'deploy', piece: 'meeple', x: 1, y: 0, segment: 'field0' })).toBe(
      'deploy/no-farmers',
    )
  })

  test('BA-35: where only fields are free, nobody is asked', () => {
    const table = new Table({ options: { farmers: false }, deck: ['base/U', 'base/U', 'base/U'] })
    table.put(1, 0, 0, 'road0')
    table.place(2, 0)
    expect(table.asks).toBe('place 0')
  })
})
