import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRecord, position, replay, type GameRecord } from '#rules'
import { expect, test } from 'vitest'
import { filmOf, marksOf, turnAt, turnCount, type Film } from './film.ts'

const record: GameRecord = (() => {
  const read = parseRecord({
    format: 'graaf/1',
    players: [{ name: 'Ann' }, { name: 'Bo' }],
    deck: ['base/E', 'base/V', 'base/U'],
    actions: [
      { player: 0, type: 'place', x: 0, y: -1, rotation: 180 },
      { player: 0, type: 'deploy', piece: 'meeple', x: 0, y: -1, segment: 'city0' },
      { player: 1, type: 'place', x: 1, y: 0, rotation: 0 },
      { player: 1, type: 'pass' },
    ],
  })
  if (!read.ok) throw new Error(read.error.message)
  return read.value
})()

function play(of: GameRecord): Film {
  const made = filmOf(of)
  if (!made.ok) throw new Error(made.error.message)
  return made.film
}

test('turns end where the next tile is placed', () => {
  const film = play(record)
  expect(film.stop).toBeNull()
  expect(film.turns).toEqual([0, 2, 4])
  expect(turnCount(film)).toBe(2)
  expect([0, 1, 2, 3, 4].map((moves) => turnAt(film, moves))).toEqual([0, 1, 1, 2, 2])
  expect(marksOf(film)).toEqual([{ turn: 1, player: 0, points: 4 }])
})

test('a refused move ends the film there, with the reason', () => {
  const film = play({
    ...record,
    actions: [...record.actions, { player: 0, type: 'place', x: 9, y: 9, rotation: 0 }],
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
  const film = play(read.value)
  for (const at of [0, 1, 17, film.moves.length]) {
    const whole = replay(read.value, { at })
    const state = film.states[at]
    if (!state || !whole.state) throw new Error(`nothing at ${at}`)
    expect(position(state)).toEqual(position(whole.state))
  }
})
