import { describe, expect, test } from 'vitest'
import { fits } from './inspect.ts'
import { START, Table, tile } from '../testing/table.ts'

describe('phase 1', () => {
  test('BA-7: a tile needs a full edge against a placed one; a corner is not enough', () => {
    const table = new Table({ deck: ['base/U', 'base/U'] })
    expect(table.refusal({ type: 'place', x: 1, y: 1, rotation: 0 })).toBe('place/not-adjacent')
    expect(table.refusal({ type: 'place', x: 3, y: 0, rotation: 0 })).toBe('place/not-adjacent')
    expect(table.refusal({ type: 'place', x: 0, y: 0, rotation: 0 })).toBe('place/occupied')
    expect(table.refusal({ type: 'place', x: 1, y: 0, rotation: 0 })).toBe('legal')
  })

  test('BA-8: road meets road, city meets city, field meets field', () => {
    // The start tile shows a city to the north, roads to east and west, a field to the south.
    const rotations = (id: string, x: number, y: number): number[] =>
      new Table({ deck: [id] })
        .legal('place')
        .flatMap((action) => (action.x === x && action.y === y ? [action.rotation] : []))
    expect(rotations('base/E', 0, -1)).toEqual([180])
    expect(rotations('base/E', 1, 0)).toEqual([])
    expect(rotations('base/E', 0, 1)).toEqual([90, 180, 270])
    expect(rotations('base/U', 1, 0)).toEqual([0, 180])
    expect(rotations('base/U', 0, 1)).toEqual([0, 180])
    expect(rotations('base/X', 1, 0)).toEqual([0, 90, 180, 270])
  })

  test('BA-8: every touching edge counts, and the error says which side differs', () => {
    // Between two tiles: road to the west, city to the north.
    const table = new Table({
      start: [START, tile('base/U', 1, 0), tile('base/E', 2, -1, 180)],
      deck: ['base/V', 'base/J', 'base/K'],
    })
    const refused = table.try({ type: 'place', x: 2, y: 0, rotation: 0 })
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'place/no-match', rule: 'BA-8', data: { x: 2, y: 0, side: 0 } },
    })
    expect(table.legal('place').some(({ x, y }) => x === 2 && y === 0)).toBe(false)
    table.lay(-1, 0, 270)
    // base/J has a city to the north but its road runs east and south; base/K's runs west.
    expect(table.refusal({ type: 'place', x: 2, y: 0, rotation: 0 })).toBe('place/no-match')
    table.lay(-1, 1, 270)
    expect(table.refusal({ type: 'place', x: 2, y: 0, rotation: 0 })).toBe('legal')
  })

  test('BA-9: a tile that fits nowhere leaves the game in sight of all, and the player draws again', () => {
    const table = new Table({ deck: ['base/E', 'base/C', 'base/C', 'base/U', 'base/U'] })
    table.lay(0, -1, 180)
    expect(table.asks).toBe('place 1')
    expect(table.position.awaiting).toEqual({ player: 1, step: 'place', tile: 'base/U', optional: false })
    expect(table.position.discarded).toEqual(['base/C', 'base/C'])
    expect(table.position.tilesLeft).toBe(1)
    expect(table.last.filter(({ type }) => type === 'drawn' || type === 'discarded')).toEqual([
      { type: 'drawn', player: 1, tile: 'base/C' },
      { type: 'discarded', tile: 'base/C' },
      { type: 'drawn', player: 1, tile: 'base/C' },
      { type: 'discarded', tile: 'base/C' },
      { type: 'drawn', player: 1, tile: 'base/U' },
    ])
  })

  test('BA-10: placing is compulsory', () => {
    const table = new Table({ deck: ['base/U'] })
    expect(table.position.awaiting?.optional).toBe(false)
    expect(table.legal('pass')).toEqual([])
    expect(table.refusal({ type: 'pass' })).toBe('act/no-pass')
  })

  test('every rotation that fits is a placement of its own, also where the tile looks the same', () => {
    const table = new Table({ deck: ['base/B'] })
    expect(table.legal('place')).toEqual(
      [0, 90, 180, 270].map((rotation) => ({ player: 0, type: 'place', x: 0, y: 1, rotation })),
    )
    expect(fits(table.state, 'base/B')).toHaveLength(4)
    expect(fits(table.state, 'base/nothing')).toEqual([])
  })
})
