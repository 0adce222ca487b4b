import { beforeEach, expect, test } from 'vitest'
import type { GameEvent, Position } from '#rules'
import { spoken } from '#lib/ui/announce.svelte.ts'
import { LastSeconds } from './last-seconds.ts'
import { TurnCaller } from './turn-caller.ts'

type Awaiting = NonNullable<Position['awaiting']>

const placed = (player: number) => ({
  event: { type: 'placed', player, x: 0, y: 0, rotation: 0, tile: 'base/E' } as GameEvent,
  seq: 0,
  player,
})
const asked = (player: number, step: 'place' | 'deploy') => ({ player, step }) as Awaiting
const question = { spoken: 'Your turn' }

/** A game as I, player 0, see it. */
const play = {
  me: 0,
  events: [placed(0)],
  awaiting: asked(0, 'place') as Awaiting | null,
  nameOf: (player: number) => ['Ann', 'Bo', 'Cy'][player]!,
  left: null as number | null,
  clockOf: () => play.left,
}
let caller: TurnCaller

beforeEach(async () => {
  await Promise.resolve()
  Object.assign(play, { events: [placed(0)], awaiting: asked(0, 'place'), left: null })
  caller = new TurnCaller(play)
})

test('a decision of mine is said when it begins; it is news only after somebody else had one', () => {
  const before = spoken.assertive.moment
  expect(caller.call(true, question)).toBe(true)
  expect(spoken.assertive.moment).toBe(before + 1)
  expect(spoken.assertive.texts).toEqual(['Your turn'])
  expect(caller.call(true, question)).toBe(false)
})

test('who goes on is said once, when it is known: not while others are asked within my turn', async () => {
  caller.call(true, question)
  const before = spoken.polite.moment
  play.awaiting = asked(1, 'deploy')
  caller.call(false, question)
  expect(spoken.polite.moment).toBe(before)
  play.awaiting = asked(1, 'place')
  caller.call(false, question)
  expect(spoken.polite.moment).toBe(before + 1)
  await Promise.resolve()
  caller.call(false, question)
  expect(spoken.polite.moment).toBe(before + 1)
})

test('asked in the turn of somebody else, I have no turn that ends', () => {
  play.events = [placed(1)]
  caller.call(true, question)
  const before = spoken.polite.moment
  play.awaiting = asked(2, 'place')
  caller.call(false, question)
  expect(spoken.polite.moment).toBe(before)
})

test('my last seconds are told at 60, 30 and 10, each once', async () => {
  const lastSeconds = new LastSeconds(play)
  const said: number[] = []
  for (const left of [61_000, 60_000, 59_000, 29_500, 29_000, 10_000, 9_000]) {
    const before = spoken.assertive.moment
    play.left = left
    lastSeconds.tell()
    if (spoken.assertive.moment > before) said.push(left)
    await Promise.resolve()
  }
  expect(said).toEqual([60_000, 29_500, 10_000])
})
