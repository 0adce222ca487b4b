import { expect, test } from 'vitest'
import type { Options } from '#rules'
import type { Play } from '#lib/panels/play.svelte.ts'
import { EnterStep } from './quarters.svelte.ts'

/** What the step reads of a game; the words of no language have come, so that their keys are said. */
const play = (trigger: Options['count-trigger']) =>
  ({
    me: 0,
    legal: [{ player: 0, type: 'enter-city', piece: 'meeple', quarter: 'market' }],
    options: { 'count-trigger': trigger },
    position: { pieces: [] },
  }) as unknown as Play

test('CO-37: why one may enter the City says whether only features count or anything that scores', () => {
  for (const trigger of ['features', 'completed'] as const) {
    const step = new EnterStep(play(trigger))
    expect(step.bar.consequence).toBe('count.enter.text-features')
    expect(step.spoken).toBe('count.enter.question count.enter.text-features')
  }
  const any = new EnterStep(play('any'))
  expect(any.bar.consequence).toBe('count.enter.text')
  expect(any.spoken).toBe('count.enter.question count.enter.text')
})

test('what the chosen quarter is good for takes its place', () => {
  const step = new EnterStep(play('any'))
  step.digit(1)
  expect(step.bar.consequence).toBe('count.enter.chosen.market')
})
