import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRecord, position, replay } from '#rules'
import { expect, test } from 'vitest'
import { marksOf, turnAt, turnCount } from './film.ts'
import { filmed, TWO_TURNS } from './testing/two-turns.ts'

test('turns end where the next tile is placed', () => {
  const film = filmed(TWO_TURNS)
  expect(film.stop).toBeNull()
  expect(film.turns).toEqual([0, 2, 4])
  expect(turnCount(film)).toBe(2)
  expect([0, 1, 2, 3, 4].map((moves) => turnAt(film, moves))).toEqual([0, 1, 1, 2, 2])
  expect(marksOf(film)).toEqual([{ turn: 1, player: 0, points: 4 }])
})

test('a refused move ends the film there, with the reason', () => {
  const film = filmed({
    ...TWO_TURNS,
    actions: [...TWO_TURNS.actions, { player: 0, type: 'place', x: 9, y: 9, rotation: 0 }],
  })
  expect(film.stop?.at).toBe(4)
  expect(film.stop?.error.code).toMatch(/^place\//)
  expect(film.moves).toHaveLength(4)
  expect(film.states).toHaveLength(5)
})

test('every moment of a film is what a replay gives', () => {
  const [line = ''] = readFileSync(
    join(import.meta.dirname, '../../../../../tests/data/games.ndjson'),
    'utf8',
  ).split('\n')
  const document = JSON.parse(line) as { record?: unknown }
  const read = parseRecord(document.record ?? document)
  if (!read.ok) throw new Error(read.error.message)
  const film = filmed(read.value)
  for (const at of [0, 1, 17, film.moves.length]) {
    const whole = replay(read.value, { at })
    const state = film.states[at]
    if (!state || !whole.state) throw new Error(`nothing at ${at}`)
    expect(position(state)).toEqual(position(whole.state))
  }
})
