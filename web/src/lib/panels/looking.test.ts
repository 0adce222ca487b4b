import { expect, test } from 'vitest'
import type { FeatureInfo } from '#rules'
import { spoken } from '#lib/ui/announce.svelte.ts'
import { readFeature } from './looking.ts'
import type { Play } from './play.svelte.ts'

const city: Partial<FeatureInfo> = {
  kind: 'city',
  tiles: 3,
  pennants: 1,
  openEnds: 2,
  complete: false,
  strengths: [{ player: 1, strength: 2 }],
  valueNow: 4,
  valueComplete: 8,
}
const play = (helps: boolean): Play =>
  ({ helps, expansions: [], featureAt: () => city, nameOf: () => 'Bo' }) as unknown as Play
const spot = { x: 0, y: 0, segment: 'city0' }

test('a feature is read as its card says it: value, size, who holds it (the words have not come: their keys)', () => {
  readFeature(play(true), spot)
  expect(spoken.polite.texts).toEqual([
    'feature.title.city: feature.now, feature.when-closed. feature.tiles, feature.pennants, feature.open. strength.knights.',
  ])
})

test('without helps nothing is read', async () => {
  await Promise.resolve()
  const { moment } = spoken.polite
  readFeature(play(false), spot)
  expect(spoken.polite.moment).toBe(moment)
})
