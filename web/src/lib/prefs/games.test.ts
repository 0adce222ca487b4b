import { expect, test } from 'vitest'
import { readGames, type KnownGame } from './games.svelte.ts'
import { readPrefs } from './prefs.svelte.ts'

const game: KnownGame = {
  id: 'abc',
  status: 'running',
  players: ['Mieke', 'Bo'],
  me: 0,
  turn: 1,
  tilesLeft: 38,
  seen: 5,
}

test('the list comes back newest first, without what cannot be understood', () => {
  const newer = { ...game, id: 'def', seen: 9 }
  const stored = JSON.stringify([game, newer, { ...game, players: [1] }, { ...game, me: -1 }, null, 'x'])
  expect(readGames(stored).map((g) => g.id)).toEqual(['def', 'abc'])
  expect(readGames('{')).toEqual([])
  expect(readGames(null)).toEqual([])
})

test('preferences fall back one by one', () => {
  const prefs = readPrefs('{"theme":"night","language":"fr","name":"Wilhelmina van der Molen","sound":1}')
  expect(prefs.theme).toBe('night')
  expect(prefs.language).toBeNull()
  expect(prefs.name).toBe('Wilhelmina van der Molen')
  expect(prefs.sound).toBeNull()
  expect(readPrefs('no json').theme).toBe('system')
})
