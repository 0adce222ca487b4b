import { expect, test } from 'vitest'
import type { GameEvent, ScoreEvent } from '#rules'
import { soundOf, TUNES } from './tunes.ts'

const placed: GameEvent = { type: 'placed', player: 0, tile: 'D', x: 1, y: 0, rotation: 0 }
const scored: ScoreEvent = {
  type: 'scored',
  player: 0,
  points: 4,
  reason: 'road',
  final: false,
  terms: [],
  at: null,
  strengths: [],
  rule: 'BA-18',
}

test('one moment makes one sound, the weightiest', () => {
  expect(soundOf([placed])).toBe('place')
  expect(soundOf([placed, scored])).toBe('score')
  expect(soundOf([placed, scored, { type: 'ended', winners: [0] }])).toBe('end')
  expect(soundOf([{ type: 'drawn', player: 1, tile: 'D' }])).toBeNull()
})

test('final scoring is told step by step: its points make no sound of their own', () => {
  expect(soundOf([{ ...scored, final: true }])).toBeNull()
})

test('no sound is longer than a second, none is loud', () => {
  for (const tones of Object.values(TUNES)) {
    expect(Math.max(...tones.map(({ at, seconds }) => at + seconds))).toBeLessThanOrEqual(1)
    expect(Math.max(...tones.map(({ loud }) => loud))).toBeLessThan(1)
  }
})
