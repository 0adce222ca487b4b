import { parseRecord, type GameRecord } from '#rules'
import { filmOf, type Film } from '../film.ts'

/** Two turns of two moves each. */
export const TWO_TURNS: GameRecord = (() => {
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

/** The film of a record that can be read. */
export function filmed(record: GameRecord): Film {
  const made = filmOf(record)
  if (!made.ok) throw new Error(made.error.message)
  return made.film
}
