import { expect, test } from 'vitest'
import type { GameEvent } from '#rules'
import { lastTileOf } from './last-tile.ts'

const placed = (player: number, x: number) => ({
  event: { type: 'placed', player, x, y: -x, rotation: 0, tile: 'base/E' } as GameEvent,
})

test('the last tile of a player is the newest of that player, whoever came after', () => {
  const events = [placed(0, 1), placed(1, 2), placed(0, 3), placed(1, 4)]
  expect(lastTileOf(events, 0)).toEqual({ x: 3, y: -3 })
  expect(lastTileOf(events, 1)).toEqual({ x: 4, y: -4 })
})

test('who has not placed one has none', () => {
  expect(lastTileOf([placed(0, 1)], 1)).toBeNull()
})
