import { expect, test } from 'vitest'
import type { Position } from '#rules'
import { whichPiece } from './which-piece.ts'

const play = {
  me: 1,
  colourOf: (player: number) => ['sky', 'plum'][player]!,
  position: { players: [{}, { supply: { meeple: 3 } }] } as unknown as Position,
}

test('a follower or the ringmaster, in my colour; what is chosen is handed on', () => {
  const chosen: string[] = []
  const pieces = whichPiece(play, 'ringmaster', (piece) => chosen.push(piece))!
  expect(pieces.value).toBe('ringmaster')
  expect(pieces.options.map(({ value, kind, colour }) => [value, kind, colour])).toEqual([
    ['meeple', 'follower', 'plum'],
    ['ringmaster', 'ringmaster', 'plum'],
  ])
  pieces.onchange('meeple')
  pieces.onchange('ringmaster')
  expect(chosen).toEqual(['meeple', 'ringmaster'])
})
