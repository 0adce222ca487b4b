import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BoardView } from './view.svelte.ts'

let view: BoardView
let frames: ((now: number) => void)[]
let now: number

/** Shows the next frame, so many milliseconds later. */
function frame(ms: number): void {
  now += ms
  const due = frames
  frames = []
  for (const run of due) run(now)
}

beforeEach(() => {
  now = 0
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
  vi.stubGlobal('devicePixelRatio', 2)
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  view = new BoardView()
  view.size = { width: 1000, height: 800 }
  view.bounds = { x: 0, y: 0, width: 1000, height: 800 }
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what is only moved is not drawn anew: it comes to rest on whole pixels of the screen', () => {
  const { drawn } = view
  view.pan(30.2, -10.4)
  expect(view.camera).toEqual({ x: 30.2, y: -10.4, scale: 100 })
  expect(view.rest).toEqual({ x: 0, y: 0, scale: 100 })
  vi.advanceTimersByTime(140)
  expect(view.drawn).toBe(drawn)
  expect(view.camera).toEqual({ x: 30, y: -10.5, scale: 100 })
  expect(view.rest).toBe(view.camera)
})

test('what is zoomed is drawn anew, sharp, when it has rested a moment', () => {
  view.zoom({ x: 500, y: 400 }, 1.3)
  vi.advanceTimersByTime(139)
  expect(view.rest.scale).toBe(100)
  vi.advanceTimersByTime(1)
  expect(view.rest).toBe(view.camera)
  vi.advanceTimersByTime(159)
  expect(view.drawn.scale).toBe(100)
  vi.advanceTimersByTime(1)
  expect(view.drawn).toEqual(view.camera)
  expect(view.drawn.scale).toBeCloseTo(130)
})

test('a finger that comes before it is drawn anew has its answer first', () => {
  view.zoom({ x: 500, y: 400 }, 1.3)
  vi.advanceTimersByTime(250)
  view.stop()
  vi.advanceTimersByTime(250)
  expect(view.drawn.scale).toBe(100)
  vi.advanceTimersByTime(50)
  expect(view.drawn).toBe(view.camera)
})

test('a flight that a finger ends is drawn where it ended, even if the finger only touched', () => {
  view.fly({ x: -200, y: -100, scale: 150 })
  frame(60)
  view.stop()
  frame(60)
  const { scale } = view.camera
  expect(scale).toBeGreaterThan(101)
  expect(scale).toBeLessThan(149)
  vi.advanceTimersByTime(300)
  expect(view.drawn.scale).toBe(scale)
  expect(view.rest).toBe(view.camera)
})

test('under reduced motion the board jumps, and is sharp at once', () => {
  view.still = true
  view.fly({ x: -200, y: -100, scale: 150 })
  expect(view.camera.scale).toBe(150)
  expect(view.drawn).toBe(view.camera)
  const { drawn } = view
  view.fly({ x: -240, y: -100, scale: 150 })
  expect(view.camera.x).toBe(-240)
  expect(view.drawn).toBe(drawn)
})
