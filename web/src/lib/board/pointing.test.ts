import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Pointing } from './pointing.svelte.ts'
import { type BoardGhost, type BoardModel, EMPTY_BOARD } from './types.ts'
import { BoardView } from './view.svelte.ts'

/** A table at 100 pixels a tile, its start tile's corner in the corner of the window. */
let view: BoardView
let said: unknown[]

beforeEach(() => {
  // Node has no frames, and a camera that stands still waits for none.
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  view = new BoardView()
  view.still = true
  view.size = { width: 1000, height: 800 }
  view.bounds = { x: 0, y: 0, width: 1000, height: 800 }
  said = []
})

const cell = (x: number, y: number) => ({ x, y, name: '' })
const ghost = (kind: BoardGhost['kind'], x: number, y: number): BoardGhost => ({
  kind,
  x,
  y,
  tile: 'base/E',
  rotation: 0,
  turns: true,
})

function pointingAt(parts: Partial<BoardModel>): Pointing {
  const say =
    (what: string) =>
    (value?: unknown): void =>
      void said.push(value === undefined ? what : [what, value])
  return new Pointing(
    { model: { ...EMPTY_BOARD, ...parts }, view },
    {
      oncell: say('cell'),
      onpointcell: say('point'),
      onghost: say('ghost'),
      onfigure: say('figure'),
      onspot: say('spot'),
      onlook: say('look'),
      ontap: say('tap'),
      onwheel: say('wheel'),
    },
  )
}

describe('a tap', () => {
  test('means the nearest spot within 24 pixels, before the cell under it', () => {
    const spot = (key: string, x: number) => ({
      ...{ key, at: { x, y: 50 }, kind: 'follower', colour: 'sky', chosen: false },
    })
    const pointing = pointingAt({
      cells: [cell(0, 0)],
      spots: [spot('a', 30), spot('b', 60)] as BoardModel['spots'],
    })
    pointing.tap({ x: 50, y: 50 }, false)
    pointing.tap({ x: 90, y: 50 }, false)
    expect(said).toEqual([
      ['spot', 'b'],
      ['cell', 0],
    ])
  })

  test('means a figure by its middle, if that may be pressed', () => {
    const figure = { key: 'f', kind: 'follower', colour: 'sky', at: { x: 50, y: 80 } } as const
    pointingAt({ figures: [{ ...figure, press: true }] }).tap({ x: 50, y: 40 }, true)
    pointingAt({ figures: [figure] }).tap({ x: 50, y: 40 }, true)
    expect(said).toEqual([
      ['figure', 'f'],
      ['tap', { x: 50, y: 40 }],
    ])
  })

  test('on my ghost turns it, with its own cell below it or none', () => {
    pointingAt({ cells: [cell(1, 1)], ghosts: [ghost('mine', 1, 1)] }).tap({ x: 150, y: 150 }, true)
    pointingAt({ cells: [], ghosts: [ghost('mine', 1, 1)] }).tap({ x: 150, y: 150 }, true)
    expect(said).toEqual(['ghost', 'ghost'])
  })

  test('that might mean two cells of a small board looks nearer instead', () => {
    view.move({ x: 0, y: 0, scale: 30 })
    pointingAt({ cells: [cell(3, 3), cell(4, 3)] }).tap({ x: 120, y: 100 }, true)
    expect(said).toEqual([])
    expect(view.camera.scale).toBe(64)
  })

  test('that means nothing says where it was, in board units', () => {
    view.move({ x: 100, y: 0, scale: 50 })
    pointingAt({}).tap({ x: 200, y: 100 }, false)
    expect(said).toEqual([['tap', { x: 200, y: 200 }]])
  })
})

test('the mouse points at a cell once, and shows nothing else there', () => {
  vi.useFakeTimers()
  const pointing = pointingAt({ cells: [cell(0, 0)] })
  pointing.point({ x: 50, y: 50 })
  pointing.point({ x: 60, y: 50 })
  vi.runAllTimers()
  vi.useRealTimers()
  expect(pointing.pointed).toBe(0)
  expect(said).toEqual([
    ['look', null],
    ['point', 0],
    ['look', null],
  ])
})

test('where the mouse rests beside the cells is looked at; leaving ends it', () => {
  vi.useFakeTimers()
  const pointing = pointingAt({})
  pointing.point({ x: 350, y: 50 })
  vi.runAllTimers()
  pointing.point({ x: 360, y: 50 })
  pointing.point(null)
  vi.runAllTimers()
  vi.useRealTimers()
  expect(said).toEqual([
    ['look', null],
    ['look', { x: 350, y: 50 }],
    ['look', null],
    ['look', null],
  ])
})

test('the wheel turns the tile under it, and zooms everywhere else', () => {
  const pointing = pointingAt({ ghosts: [ghost('hover', 2, 2)] })
  expect(pointing.wheel({ x: 250, y: 250 }, 3)).toBe(true)
  expect(pointing.wheel({ x: 150, y: 250 }, 3)).toBe(false)
  expect(pointingAt({ ghosts: [ghost('other', 2, 2)] }).wheel({ x: 250, y: 250 }, 3)).toBe(false)
  expect(said).toEqual([['wheel', 3]])
})
