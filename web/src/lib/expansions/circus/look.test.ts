import { expect, test } from 'vitest'
import { type FeatureInfo, loadSets } from '#rules'
import type { Play } from '#lib/panels/play.svelte.ts'
import { circusUnder, circusWords } from './look.ts'

const play = { nameOf: (player: number) => ['Ann', 'Bo'][player] } as unknown as Play
const info = (kind: FeatureInfo['kind'], counts: number[], least: number, most: number): FeatureInfo =>
  ({
    kind,
    counted: {
      figures: counts.map((count, player) => ({ player, count })).filter(({ count }) => count > 0),
      least,
      most,
    },
  }) as unknown as FeatureInfo

// The words have not come: their keys stand for them, and that of a list for both who get something.
test('CI-42, CI-43: a pyramid of three can be scored; what each gets is said first', () => {
  expect(circusWords(play, info('acrobats', [2, 1], 5, 5))).toEqual({
    worth: 'circus.look.pyramid',
    facts: 'circus.look.whole',
    who: 'ui.list',
  })
  expect(circusWords(play, info('acrobats', [0, 2], 5, 5))?.facts).toBe('circus.look.growing')
  expect(circusWords(play, info('acrobats', [], 5, 5))).toEqual({
    worth: 'circus.look.pyramid-empty',
    facts: 'circus.look.growing',
    who: 'circus.look.nobody',
  })
})

test('CI-21, CI-22: the tent tells what its animal may bring; one that can be no other is sure', () => {
  expect(circusWords(play, info('tent', [1], 1, 7))).toEqual({
    worth: 'circus.look.tent',
    facts: 'circus.look.tent-when',
    who: 'circus.look.figures',
  })
  expect(circusWords(play, info('tent', [], 4, 4))).toMatchObject({
    worth: 'circus.look.tent-sure',
    who: 'circus.look.no-figures',
  })
  expect(circusWords(play, { kind: 'tent' } as FeatureInfo)).toBeNull()
})

test('the ring in the middle of an acrobat tile is met, and the tent where it stands and nowhere else', async () => {
  await loadSets(['circus'])
  const ring = { tile: 'circus/rfrf-acro', x: 2, y: 3, rotation: 90 } as const
  expect(circusUnder(null, ring, { x: 60, y: 40 })).toBe('acrobats')
  expect(circusUnder(null, ring, { x: 90, y: 50 })).toBeNull()
  const tent = { tile: 'circus/ffrf-tent', x: 2, y: 3, rotation: 0 } as const
  expect(circusUnder({ x: 2, y: 3 }, tent, { x: 76, y: 60 })).toBe('tent')
  expect(circusUnder({ x: 2, y: 3 }, tent, { x: 30, y: 30 })).toBeNull()
  expect(circusUnder({ x: 1, y: 3 }, tent, { x: 76, y: 60 })).toBeNull()
})
