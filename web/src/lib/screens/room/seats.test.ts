import { DEFAULT_SETTINGS, type RoomInfo } from '#room/protocol.ts'
import { expect, test } from 'vitest'
import { colourOwners, freeColour, moved, shuffled, takenSeats } from './seats.ts'

const room: RoomInfo = {
  status: 'open',
  options: {},
  settings: DEFAULT_SETTINGS,
  seats: [
    { id: 4, state: 'taken', name: 'Mieke', colour: 'ivory' },
    { id: 0, state: 'empty' },
    { id: 2, state: 'away', ms: 900, name: 'Bo', colour: 'sky' },
    { id: 1, state: 'empty' },
  ],
  host: 4,
  watchers: 0,
  ending: [],
  rematch: { yes: [] },
}

test('a colour somebody has is not offered first', () => {
  expect(freeColour(room)).toBe('saffron')
  expect(freeColour(room, 'plum')).toBe('plum')
  expect(freeColour(room, 'sky')).toBe('saffron')
  expect(colourOwners(room).get('sky')).toEqual({ place: 3, name: 'Bo' })
})

test('moving a seat keeps all the others in their order', () => {
  expect(moved([4, 0, 2, 1], 2, 0)).toEqual([2, 4, 0, 1])
  expect(moved([4, 0, 2, 1], 4, 9)).toEqual([0, 2, 1, 4])
  expect(moved([4, 0, 2, 1], 4, -1)).toEqual([4, 0, 2, 1])
})

test('a shuffle holds every seat once, free ones at the end', () => {
  expect(shuffled(room, () => 0)).toEqual([2, 4, 0, 1])
  expect(shuffled(room, (n) => n - 1)).toEqual([4, 2, 0, 1])
  expect(takenSeats(room).map((seat) => seat.name)).toEqual(['Mieke', 'Bo'])
})
