import type { GameEvent, Reason, ScoreEvent } from '#rules'
import { expect, test } from 'vitest'
import { decidedBy, ranking, scaleStep, scoreLines, tally } from './tally.ts'

const placed = (player: number): GameEvent => ({
  type: 'placed',
  player,
  tile: 'base/D',
  x: 0,
  y: 0,
  rotation: 0,
})
const scored = (player: number, reason: Reason, points: number, final = false): ScoreEvent => ({
  type: 'scored',
  player,
  points,
  reason,
  final,
  terms: [{ of: 'flat', count: 1, value: points }],
  at: null,
  strengths: [],
  rule: 'BA-18',
})

const game: GameEvent[] = [
  placed(0),
  placed(1),
  scored(1, 'city', 8),
  placed(0),
  scored(0, 'road', 3),
  scored(1, 'road', 3),
  { type: 'final-scoring' },
  scored(0, 'field', 9, true),
  scored(0, 'king', 2, true),
  { type: 'ended', winners: [0] },
]

test('TO-17: points by source, with where each came from, add up to the totals', () => {
  const result = tally(game, 2)
  expect(result.turns).toBe(3)
  expect(result.rows.map((row) => [row.reason, row.points])).toEqual([
    ['road', [3, 3]],
    ['city', [0, 8]],
    ['field', [9, 0]],
    ['king', [2, 0]],
  ])
  expect(result.totals).toEqual([14, 11])
  expect(result.winners).toEqual([0])
  expect(result.rows[0]?.entries[1]?.[0]).toMatchObject({ turn: 3, event: { points: 3 } })
  expect(result.rows[2]?.entries[0]?.[0]?.turn).toBeNull()
})

test('what decided is where the winner was ahead of the next one', () => {
  expect(decidedBy(tally(game, 2), 0, 1).map((row) => row.reason)).toEqual(['field'])
  const close = tally([scored(0, 'road', 5), scored(0, 'field', 9), scored(1, 'city', 2)], 2)
  expect(decidedBy(close, 0, 1).map((row) => row.reason)).toEqual(['field', 'road'])
})

test('equal scores keep the order of play', () => {
  expect(ranking([5, 9, 5, 9])).toEqual([1, 3, 0, 2])
})

test('lines step at the turn that scored, final scoring behind the last turn in equal steps', () => {
  const [first, second] = scoreLines(game, 2)
  expect(first?.steps).toEqual([
    [0, 0],
    [3, 3],
    [5, 12],
    [7, 14],
  ])
  expect(second?.steps).toEqual([
    [0, 0],
    [2, 8],
    [3, 11],
  ])
})

test('a scale has at most five lines above zero', () => {
  expect(scaleStep(18)).toBe(5)
  expect(scaleStep(229)).toBe(50)
  expect(scaleStep(251)).toBe(100)
})
