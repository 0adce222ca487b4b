import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandOf } from './keys.ts'
import { Reel } from './reel.svelte.ts'
import { filmed, TWO_TURNS } from './testing/two-turns.ts'

const film = filmed(TWO_TURNS)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a step goes by a turn; in the middle of one, back to its beginning or on to its end', () => {
  const reel = new Reel(film, 0)
  const steps = ([1, 1, 1, -1, -1, -1] as const).map((by) => {
    reel.step(by)
    return reel.moves
  })
  expect(steps).toEqual([2, 4, 4, 2, 0, 0])
  const inside = (by: -1 | 1): number => {
    const middle = new Reel(film, 3)
    middle.step(by)
    return middle.moves
  }
  expect([inside(-1), inside(1)]).toEqual([2, 4])
})

test('by single moves, between the beginning and the end', () => {
  const reel = new Reel(film, 99)
  expect([reel.moves, reel.turn, reel.atEnd]).toEqual([4, 2, true])
  reel.stepMove(1)
  expect(reel.moves).toBe(4)
  reel.stepMove(-1)
  expect([reel.moves, reel.turn, reel.atEnd]).toEqual([3, 2, false])
})

test('it runs a turn at a time, twice as long at half the speed, and rests at the end', () => {
  const reel = new Reel(film, 4)
  reel.toggle()
  expect([reel.moves, reel.playing]).toEqual([0, true])
  reel.run()
  vi.advanceTimersByTime(1599)
  expect(reel.moves).toBe(0)
  vi.advanceTimersByTime(1)
  expect(reel.moves).toBe(2)
  reel.speed = '0.5'
  reel.run()
  vi.advanceTimersByTime(3199)
  expect(reel.moves).toBe(2)
  vi.advanceTimersByTime(1)
  expect([reel.moves, reel.playing]).toEqual([4, true])
  reel.run()
  expect(reel.playing).toBe(false)
})

test('whoever chooses a moment stops it', () => {
  const reel = new Reel(film, 0)
  reel.toggle()
  reel.toTurn(1)
  expect([reel.moves, reel.playing]).toEqual([2, false])
})

test('arrows step, with Shift by moves; the space bar runs it unless a button has the focus', () => {
  const press = (key: string, extra = {}) => ({
    ...{ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
    ...extra,
  })
  expect(commandOf(press('ArrowLeft'), true)).toEqual({ do: 'step', by: -1 })
  expect(commandOf(press('ArrowRight', { shiftKey: true }), false)).toEqual({ do: 'stepMove', by: 1 })
  expect(commandOf(press('End'), false)).toEqual({ do: 'jump', to: 'end' })
  expect(commandOf(press(' '), false)).toEqual({ do: 'toggle' })
  expect(commandOf(press(' '), true)).toBeNull()
  expect(commandOf(press('ArrowLeft', { altKey: true }), false)).toBeNull()
})
