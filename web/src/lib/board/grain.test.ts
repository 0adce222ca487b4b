import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Grain } from './grain.ts'

let frames: (() => void)[]

const frame = (): void => {
  const due = frames
  frames = []
  for (const run of due) run()
}

/** What of an element is needed here: its classes. */
function part() {
  const classes = new Set<string>()
  const classList = { toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)) }
  return { element: { classList } as unknown as Element, coarse: () => classes.has('art-coarse') }
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('parts of the map become coarse one after the other, a frame each', () => {
  const grain = new Grain()
  const parts = [part(), part(), part()]
  for (const { element } of parts) grain.put(element)
  grain.set(true)
  const seen = [0, 1, 2, 3].map(() => {
    const now = parts.map(({ coarse }) => coarse())
    frame()
    return now
  })
  expect(seen).toEqual([
    [false, false, false],
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ])
  expect(frames).toEqual([])
})

test('a part that comes later is as the others are, and one that is gone is let be', () => {
  const grain = new Grain()
  const gone = part()
  const stays = part()
  const leave = grain.put(gone.element)
  grain.put(stays.element)
  leave()
  grain.set(true)
  const late = part()
  grain.put(late.element)
  expect(late.coarse()).toBe(true)
  frame()
  frame()
  expect([gone.coarse(), stays.coarse(), frames.length]).toEqual([false, true, 0])
})

test('when it changes again on the way, all end fine', () => {
  const grain = new Grain()
  const parts = [part(), part()]
  for (const { element } of parts) grain.put(element)
  grain.set(true)
  frame()
  grain.set(false)
  for (let n = 0; n < 4; n++) frame()
  expect(parts.map(({ coarse }) => coarse())).toEqual([false, false])
  expect(frames).toEqual([])
})
