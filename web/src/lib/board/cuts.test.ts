import { expect, test } from 'vitest'
import { cutTogether } from './cuts.ts'
import { tileLook } from './symbols.ts'

const square = [-2, -1, 0, 1].flatMap((x) => [-2, -1, 0, 1].map((y) => ({ x, y })))
const lying = (tile: string, { x, y }: { x: number; y: number }) => ({
  tile: { x, y },
  look: tileLook(tile, 0, x, y),
})

test('tiles that are cut together do not touch one another, not even at a corner', () => {
  const cuts = cutTogether(square.map((at) => lying('base/D', at)))
  expect(cuts.map(({ looks }) => looks.length)).toEqual([4, 4, 4, 4, 0])
  for (const { looks } of cuts) {
    for (const { tile: a } of looks) {
      const near = looks.filter(({ tile: b }) => Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1)
      expect(near.map(({ tile }) => tile)).toEqual([a])
    }
  }
})

test('they are cut to their cells and a hair', () => {
  const [first] = cutTogether([lying('base/D', { x: -2, y: 4 }), lying('base/D', { x: 0, y: 4 })])
  expect(first!.clip).toBe('M-200.6 399.4h101.2v101.2h-101.2ZM-0.6 399.4h101.2v101.2h-101.2Z')
})

test('the town of the count, one drawing of twelve cells, is not cut', () => {
  const town = lying('count/1', { x: 0, y: 0 })
  expect(town.look.town).toBe('2004')
  const cuts = cutTogether([town, lying('base/D', { x: 2, y: 0 })])
  expect(cuts.map(({ clip, looks }) => [clip === null, looks.length])).toEqual([
    [false, 1],
    [false, 0],
    [false, 0],
    [false, 0],
    [true, 1],
  ])
})
