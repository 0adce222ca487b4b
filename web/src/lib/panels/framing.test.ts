import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Camera } from '#lib/board/camera.ts'
import { BoardView } from '#lib/board/view.svelte.ts'
import { Framing } from './framing.ts'

/** A table of 10 × 10 tiles in a window of 1000 × 800 pixels, without flights. */
let view: BoardView
let framing: Framing

beforeEach(() => {
  // Node has no frames, and a camera that stands still waits for none.
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  view = new BoardView()
  view.still = true
  view.size = { width: 1000, height: 800 }
  view.bounds = { x: -500, y: -500, width: 1000, height: 1000 }
  framing = new Framing(view)
})

/** Which point of the board, in tiles, is in the middle of the window. */
const middle = ({ x, y, scale }: Camera) => ({ x: (500 - x) / scale, y: (400 - y) / scale })
const at = (x: number, y: number) => [{ x, y }]
const place = (cells: { x: number; y: number }[]) => ({ cells, deploy: false })
const deploy = (cells: { x: number; y: number }[]) => ({ cells, deploy: true })
const all = (cells: { x: number; y: number }[]) => ({ cells, deploy: false, whole: true })

describe('the first time', () => {
  test('with nothing asked the whole board is shown', () => {
    framing.follow('', 'wide', null, undefined)
    expect(view.camera.scale).toBeCloseTo(76.8)
    expect(middle(view.camera)).toEqual({ x: 0, y: 0 })
  })

  test('places that can be chosen as they are seen do not move it further', () => {
    framing.follow('', 'wide', place(at(4, 4)), undefined)
    expect(view.camera.scale).toBeCloseTo(76.8)
  })

  test('a board too small to choose on is shown nearer, around the places', () => {
    view.bounds = { x: -1000, y: -1000, width: 2000, height: 2000 }
    framing.follow('', 'wide', place([...at(-9, 0), ...at(9, 0)]), undefined)
    expect(view.camera.scale).toBe(64)
    expect(middle(view.camera)).toEqual({ x: 0.5, y: 0.5 })
  })
})

describe('another decision', () => {
  beforeEach(() => framing.follow('0', 'wide', place(at(0, 0)), undefined))

  test('the tile alone is shown large, in the middle, and the way back is the camera of before', () => {
    const before = view.camera
    framing.follow('1', 'wide', deploy(at(2, -3)), undefined)
    expect(view.camera.scale).toBe(150)
    expect(middle(view.camera)).toEqual({ x: 2.5, y: -2.5 })
    framing.follow('2', 'wide', null, undefined)
    expect(view.camera).toEqual(before)
  })

  test('a phone goes nearer still', () => {
    framing.follow('1', 'compact', deploy(at(0, 0)), undefined)
    expect(view.camera.scale).toBe(176)
  })

  test('with choices near by all of them are shown, as large as they fit', () => {
    framing.follow('1', 'wide', deploy([...at(0, 0), ...at(5, 0), ...at(0, 5)]), undefined)
    expect(view.camera.scale).toBe(128)
    expect(middle(view.camera)).toEqual({ x: 3, y: 3 })
  })

  test('what has to be seen as a whole is shown again when it changes, and only if it is not seen', () => {
    view.move({ x: 500, y: 400, scale: 70 })
    framing.follow('1', 'wide', all([...at(-1, 0), ...at(1, 0)]), undefined)
    expect(view.camera.scale).toBe(70)
    framing.follow('1', 'wide', all([...at(-12, 0), ...at(0, 0)]), undefined)
    expect(view.camera.scale).toBeCloseTo(74.46)
    expect(middle(view.camera).x).toBeCloseTo(-5.5)
  })

  test('one place in sight is enough: the camera stays', () => {
    const before = view.camera
    framing.follow('1', 'wide', place([...at(1, 1), ...at(30, 0)]), undefined)
    expect(view.camera).toEqual(before)
  })

  test('a place out of sight is gone to, and a lone one is not magnified', () => {
    view.bounds = { x: -500, y: -500, width: 4000, height: 1000 }
    framing.follow('1', 'wide', place(at(30, 0)), undefined)
    expect(view.camera.scale).toBe(84)
    expect(middle(view.camera)).toEqual({ x: 30.5, y: 0.5 })
  })

  test('moved by hand it is left alone until it is released', () => {
    view.pan(10, 0)
    const byHand = view.camera
    framing.follow('1', 'wide', deploy(at(2, 2)), undefined)
    expect(view.camera).toEqual(byHand)
    view.release()
    framing.follow('2', 'wide', deploy(at(2, 2)), undefined)
    expect(view.camera.scale).toBe(150)
  })
})

describe('the same decision when the free rectangle changes', () => {
  test('my tile is kept in sight, at its size', () => {
    framing.follow('1', 'wide', deploy(at(4, 0)), { x: 4, y: 0 })
    view.insets = { top: 0, right: 600, bottom: 0, left: 0 }
    framing.follow('1', 'wide', deploy(at(4, 0)), { x: 4, y: 0 })
    expect(view.camera.scale).toBe(150)
    expect(view.toScreen({ x: 450, y: 50 })).toEqual({ x: 200, y: 400 })
  })

  test('the tile of a figure stays in the middle, for callouts stand all around it; a line more in the bar moves nothing', () => {
    framing.follow('1', 'wide', deploy(at(0, 0)), { x: 0, y: 0 })
    view.insets = { top: 0, right: 0, bottom: 40, left: 0 }
    framing.follow('1', 'wide', deploy(at(0, 0)), { x: 0, y: 0 })
    expect(view.toScreen({ x: 50, y: 50 })).toEqual({ x: 500, y: 400 })
    view.insets = { top: 0, right: 0, bottom: 200, left: 0 }
    framing.follow('1', 'wide', deploy(at(0, 0)), { x: 0, y: 0 })
    expect(view.toScreen({ x: 50, y: 50 })).toEqual({ x: 500, y: 300 })
    expect(view.camera.scale).toBe(150)
  })

  test('CI-42: a pyramid far from my tile is, where it is what may be chosen', () => {
    framing.follow('1', 'wide', deploy(at(4, 0)), { x: -30, y: 0 })
    view.insets = { top: 0, right: 600, bottom: 0, left: 0 }
    framing.follow('1', 'wide', deploy(at(4, 0)), { x: -30, y: 0 })
    expect(view.toScreen({ x: 450, y: 50 })).toEqual({ x: 200, y: 400 })
  })

  test('with nothing asked the whole board is', () => {
    framing.follow('1', 'wide', null, undefined)
    view.insets = { top: 0, right: 600, bottom: 0, left: 0 }
    framing.follow('1', 'wide', null, undefined)
    expect(view.camera.scale).toBeCloseTo(36.8)
  })

  test('places that are asked about are not gone to again', () => {
    framing.follow('1', 'wide', place(at(4, 4)), undefined)
    const before = view.camera
    view.insets = { top: 0, right: 600, bottom: 0, left: 0 }
    framing.follow('1', 'wide', place(at(4, 4)), undefined)
    expect(view.camera).toEqual(before)
  })
})

test('where: what is asked, then what was done last, in turn', () => {
  framing.where(place(at(3, 3)), at(-3, -3))
  expect(middle(view.camera)).toEqual({ x: 3.5, y: 3.5 })
  framing.where(place(at(3, 3)), at(-3, -3))
  expect(middle(view.camera)).toEqual({ x: -2.5, y: -2.5 })
  framing.where(null, at(0, 4))
  expect(middle(view.camera)).toEqual({ x: 0.5, y: 4.5 })
})

test('an arrow moves the view that way: the board goes the other', () => {
  view.move({ x: 500, y: 400, scale: 80 })
  framing.nudge('left')
  expect(view.camera).toEqual({ x: 590, y: 400, scale: 80 })
  expect(view.byHand).toBe(true)
})

describe('a cell that was chosen by a button or a key', () => {
  beforeEach(() => view.move({ x: 500, y: 400, scale: 80 }))

  test('comes to the middle from out of sight, also when the board was moved by hand', () => {
    view.byHand = true
    framing.bring({ x: 6, y: 0 })
    expect(middle(view.camera)).toEqual({ x: 6.5, y: 0.5 })
    expect(view.camera.scale).toBe(80)
  })

  test('leaves the board where it is as long as most of it can be seen', () => {
    const before = view.camera
    framing.bring({ x: 5, y: 0 })
    expect(view.camera).toBe(before)
    framing.bring({ x: -7, y: 0 })
    expect(middle(view.camera)).toEqual({ x: -6.5, y: 0.5 })
  })

  test('is not in sight behind a panel', () => {
    view.insets = { top: 0, right: 400, bottom: 0, left: 0 }
    framing.bring({ x: 2, y: 0 })
    expect(view.toScreen({ x: 250, y: 50 })).toEqual({ x: 300, y: 400 })
  })
})
