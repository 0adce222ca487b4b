import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFrame, inSlices, inSteps } from './slices.ts'

let frames: (() => void)[] = []
let now = 0

/** Shows the next frame and what was to happen after it. */
function frame(): void {
  const due = frames
  frames = []
  for (const run of due) run()
  vi.runAllTimers()
}

beforeEach(() => {
  frames = []
  now = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('long work is done in slices of 3 ms, the first one at once', () => {
  let left = 7
  inSlices(() => {
    now += 2
    left -= 1
    return left > 0
  })
  expect(left).toBe(5)
  vi.advanceTimersToNextTimer()
  expect(left).toBe(3)
  vi.advanceTimersToNextTimer()
  vi.advanceTimersToNextTimer()
  expect(left).toBe(0)
  expect(frames).toHaveLength(0)
})

test('what may wait for a frame is done after it, in order, and not when it was dropped', () => {
  const done: string[] = []
  afterFrame(() => done.push('one'))
  const drop = afterFrame(() => done.push('two'))
  afterFrame(() => done.push('three'))
  drop()
  expect(done).toEqual([])
  frame()
  expect(done).toEqual(['one', 'three'])
  afterFrame(() => done.push('four'))
  frame()
  expect(done).toEqual(['one', 'three', 'four'])
})

test('work in steps lets the others do a step of theirs first, and tells its result once', () => {
  const done: string[] = []
  function* steps(name: string, count: number): Generator<undefined, string> {
    for (let step = 1; step < count; step++) {
      done.push(name)
      yield
    }
    return name.toUpperCase()
  }
  const tell = (result: string) => void done.push(result)
  inSteps(steps('one', 3), tell)
  inSteps(steps('two', 2), tell)
  frame()
  expect(done).toEqual(['one', 'two', 'one', 'TWO', 'ONE'])
})

test('work in steps that is dropped, also by one of its own steps, goes no further', () => {
  const done: number[] = []
  let drop = () => {}
  function* steps(): Generator<undefined, void> {
    done.push(1)
    yield
    done.push(2)
    drop()
    yield
    done.push(3)
  }
  drop = inSteps(steps(), () => done.push(4))
  frame()
  frame()
  expect(done).toEqual([1, 2])
})

test('a page behind others has no frames: what waits for one comes all the same, once', () => {
  let done = 0
  afterFrame(() => {
    done += 1
  })
  vi.advanceTimersByTime(150)
  expect(done).toBe(0)
  vi.advanceTimersByTime(100)
  expect(done).toBe(1)
  frame()
  expect(done).toBe(1)
})

test('tasks that all were dropped leave the next ones their frame', () => {
  const done: string[] = []
  afterFrame(() => done.push('one'))()
  frame()
  afterFrame(() => done.push('two'))
  frame()
  expect(done).toEqual(['two'])
})

test('a task that throws is told, and does not stop those behind it', () => {
  const told = vi.fn()
  vi.stubGlobal('reportError', told)
  const done: string[] = []
  const error = new Error('no such tile')
  afterFrame(() => {
    throw error
  })
  afterFrame(() => done.push('two'))
  frame()
  afterFrame(() => done.push('three'))
  frame()
  expect(told).toHaveBeenCalledExactlyOnceWith(error)
  expect(done).toEqual(['two', 'three'])
})
