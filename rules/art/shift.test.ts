import { expect, test } from 'vitest'
import { TILE_SETS } from '../tiles/catalogue.ts'
import { moved } from './shift.ts'
import { cornerTowerSymbol, countTown, tileSymbol } from './index.ts'

test('absolute commands move, relative ones stay', () => {
  expect(
    moved(
      '<path class="a" d="M1 2l3 4h5V-6H.5Q1 2 3 4C0 0 1 1 2 2A5 6 0 1 0 7 8a1 1 0 0 1 2 2Z"/>',
      100,
      -200,
    ),
  ).toBe(
    '<path class="a" d="M101 -198l3 4h5V-206H100.5Q101 -198 103 -196C100 -200 101 -199 102 -198A5 6 0 1 0 107 -192a1 1 0 0 1 2 2Z"/>',
  )
  // Several points after one letter.
  expect(moved('<path d="M0 0L1-2 3 4"/>', 10, 20)).toBe('<path d="M10 20L11 18 13 24"/>')
})

test('a group with a transform moves by it, and what lies in it stays', () => {
  expect(
    moved(
      '<g transform="translate(5 6)scale(.5)"><g class="x"><path d="M1 1"/></g></g><path d="M1 1"/>',
      100,
      100,
    ),
  ).toBe(
    '<g transform="translate(105 106)scale(.5)"><g class="x"><path d="M1 1"/></g></g><path d="M101 101"/>',
  )
})

test('every drawing comes back where it was when it is moved there and back, and nothing but numbers changes', () => {
  const letters = (svg: string): string => svg.replace(/[-\d. ]+/g, '')
  const plain = (svg: string): string => moved(moved(svg, 100, 100), -100, -100)
  let drawings = 0
  const check = (svg: string): void => {
    drawings++
    const there = moved(svg, -700, 1300)
    expect(letters(there)).toBe(letters(svg))
    expect(moved(there, 700, -1300)).toBe(plain(svg))
  }
  for (const { id } of TILE_SETS.flatMap(({ tiles }) => tiles)) {
    const { flat, relief } = tileSymbol(id, 90, 1)
    check(flat)
    check(relief)
  }
  check(cornerTowerSymbol())
  for (const printing of ['2004', '2015'] as const) {
    const { flat, relief } = countTown(printing)
    check(flat)
    check(relief)
  }
  expect(drawings).toBeGreaterThan(170)
})
