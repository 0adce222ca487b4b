import { describe, expect, test } from 'vitest'
import { TILE_SETS } from '../tiles/catalogue.ts'
import type { PlacedTile } from '../tiles/types.ts'
import { boardLines, cornerTowers } from './board.ts'
import { drawBoard } from './picture.ts'
import { featureShape } from './feature.ts'
import { ownershipId, ownershipPattern } from './ownership.ts'

const start = (index: number): readonly PlacedTile[] => TILE_SETS[index]?.start ?? []

/** A closed city of two tiles, a road beside it, and a monastery. */
const PLACED: readonly PlacedTile[] = [
  { tile: 'base/E', x: 0, y: 0, rotation: 0 },
  { tile: 'base/E', x: 0, y: -1, rotation: 180 },
  { tile: 'base/U', x: 1, y: 0, rotation: 0 },
  { tile: 'base/B', x: 1, y: -1, rotation: 0 },
]
const occupied = (x: number, y: number): boolean => PLACED.some((t) => t.x === x && t.y === y)

describe('the board', () => {
  test('every lattice corner where a wall ends has one tower, no other corner has one', () => {
    expect(cornerTowers(PLACED)).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ])
    expect(cornerTowers(start(1))).toEqual([
      { x: 200, y: 100 },
      { x: -200, y: 200 },
      { x: -100, y: 200 },
      { x: 200, y: 200 },
    ])
    expect(cornerTowers(start(2)).slice(0, 2)).toEqual([
      { x: -100, y: -100 },
      { x: 0, y: -100 },
    ])
  })

  test('a border between tiles is drawn once, the rim where there is no neighbour', () => {
    const { borders, rim } = boardLines(PLACED)
    expect(borders.split('M').length - 1).toBe(4)
    expect(rim.split('M').length - 1).toBe(8)
  })

  test('a picture is one SVG with values, without scripts, text or addresses', () => {
    const svg = drawBoard(
      {
        placed: [...start(1), { tile: 'base/B', x: -3, y: 0, rotation: 0 }],
        pieces: [{ player: 1, piece: 'meeple', x: -3, y: 0, segment: 'monastery' }],
        colours: ['ivory', 'sky'],
        city: { castle: [{ player: 0, piece: 'ringmaster' }], market: [], blacksmith: [], cathedral: [] },
        count: 'market',
        tent: { x: -3, y: 0 },
        lastMoves: [{ x: -3, y: 0, colour: 'sky' }],
        legal: [{ x: 2, y: 0 }],
      },
      { theme: 'night' },
    )
    expect(
      svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="-330 -130 660 360"'),
    ).toBe(true)
    expect(svg).not.toMatch(/var\(|<script|<text|<image|href="(?!#)|url\((?!#a-)|NaN|undefined|style="/)
    expect(svg).toContain('#4796cc')
    expect(svg).toContain('a-legal-dash')
    // Every reference has its target.
    for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) expect(svg).toContain(`id="${id}"`)
  })

  test('the same position gives the same bytes', () => {
    expect(drawBoard({ placed: PLACED })).toBe(drawBoard({ placed: PLACED }))
  })

  test('a small picture takes less than three quarters of the bytes', () => {
    const [fine, coarse] = [drawBoard({ placed: PLACED }), drawBoard({ placed: PLACED }, { coarse: true })]
    expect(coarse.length / fine.length).toBeLessThan(0.75)
    expect(coarse).not.toContain('a-masonry')
  })
})

describe('features', () => {
  const city = PLACED.slice(0, 2).map((tile) => ({ ...tile, segment: 'city0' }))

  test('the outline of a closed city follows its walls and no edge of a tile', () => {
    const { area, line } = featureShape(city, occupied)
    expect(area.split('M').length - 1).toBe(2)
    expect(line.split('M').length - 1).toBe(2)
  })

  test('where a city is open its outline runs along the open edge', () => {
    const [first] = city
    if (!first) throw new Error('no city')
    const { line } = featureShape([first], (x, y) => x === 0 && y === 0)
    expect(line).toContain('M0 0L100 0')
  })

  test('a road has two sides, a monastery its yard', () => {
    const road = featureShape([{ ...(PLACED[2] as PlacedTile), segment: 'road0' }], occupied)
    expect(road.line.split('M').length - 1).toBe(2)
    const yard = featureShape([{ ...(PLACED[3] as PlacedTile), segment: 'monastery' }], occupied)
    expect(yard.area).toBe(yard.line)
  })

  test('a field is outlined along the rim of the board but not between its tiles', () => {
    const fields = PLACED.slice(0, 3).map((tile) => ({ ...tile, segment: 'field0' }))
    const { line } = featureShape(fields, occupied)
    expect(line).not.toMatch(/M100 (40|60)L100/)
    expect(line).toContain('L0 100L0 4')
    expect(line).toContain('M200 0L200 46')
  })

  test('the owners of a shared field share one pattern, whatever the order', () => {
    expect(ownershipId(['sky', 'ivory'])).toBe('a-own-ivory-sky')
    expect(ownershipPattern(['sky', 'ivory'])).toBe(ownershipPattern(['ivory', 'sky']))
    const pattern = ownershipPattern(['sky', 'ivory'])
    expect(pattern).toContain('#4796cc')
    expect(pattern).toContain('#f8f1de')
    expect(ownershipPattern(['sky'])).toContain('width="20" height="20"')
  })
})
