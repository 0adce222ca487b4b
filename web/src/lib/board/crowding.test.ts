import { expect, test } from 'vitest'
import { Crowding } from './crowding.ts'

const calm = { at: '2,-1', listed: false, count: 3, narrow: false, room: true, resting: true }

/** Asks again until the answer stays, where the list itself decides whether there is room. Counts the changes. */
function settle(crowding: Crowding, at: string, room: (listed: boolean) => boolean): [boolean, number] {
  let listed = false
  let changes = 0
  for (let time = 0; time < 100; time++) {
    const next = crowding.next({ ...calm, at, listed, room: room(listed) })
    if (next !== listed) changes++
    listed = next
  }
  return [listed, changes]
}

test('up to six choices with room are callouts, seven are a list', () => {
  expect(new Crowding().next({ ...calm, count: 6 })).toBe(false)
  expect(new Crowding().next({ ...calm, count: 7 })).toBe(true)
})

test('beside a tile that fills the width of a phone nothing stands: five are a list', () => {
  expect(new Crowding().next({ ...calm, narrow: true, count: 4 })).toBe(false)
  expect(new Crowding().next({ ...calm, narrow: true, count: 5 })).toBe(true)
})

test('without room they are a list, but not while the camera is on its way', () => {
  expect(new Crowding().next({ ...calm, room: false, resting: false })).toBe(false)
  expect(new Crowding().next({ ...calm, room: false })).toBe(true)
  expect(new Crowding().next({ ...calm, room: false, listed: true, resting: false })).toBe(true)
})

test('where there is room again the callouts come back', () => {
  expect(new Crowding().next({ ...calm, listed: true })).toBe(false)
})

test('callouts and a list that make way for each other come to rest as a list', () => {
  expect(settle(new Crowding(), '0,0', (listed) => listed)).toEqual([true, 5])
})

test('another tile is another matter', () => {
  const crowding = new Crowding()
  settle(crowding, '0,0', (listed) => listed)
  expect(crowding.next({ ...calm, at: '0,0', listed: true })).toBe(true)
  expect(crowding.next({ ...calm, at: '1,0', listed: true })).toBe(false)
})
