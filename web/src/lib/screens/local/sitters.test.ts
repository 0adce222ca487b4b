import { expect, test } from 'vitest'
import { nameFault, withBot, withNextColour, withPerson, type Chair } from './sitters.ts'

const nameOf = (character: string) => character.toUpperCase()

test('people sit before bots, each in a colour of its own', () => {
  const chairs = withPerson(
    withBot(withPerson([], 'Ann'), 'easy', nameOf, () => 0),
    'Bo',
  )
  expect(chairs.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'STEADY'])
  expect(new Set(chairs.map(({ colour }) => colour)).size).toBe(3)
  expect(new Set(chairs.map(({ key }) => key)).size).toBe(3)
})

test('every character comes once before one comes again', () => {
  let chairs: Chair[] = []
  for (let n = 0; n < 6; n++) chairs = withBot(chairs, 'medium', nameOf)
  expect(new Set(chairs.map(({ name }) => name)).size).toBe(6)
})

test('the next colour is one that nobody has', () => {
  const chairs = withPerson(withPerson([], 'Ann'), 'Bo')
  expect(chairs.map(({ colour }) => colour)).toEqual(['ivory', 'saffron'])
  expect(withNextColour(chairs, chairs[0]!.key).map(({ colour }) => colour)).toEqual(['sky', 'saffron'])
  expect(withNextColour(chairs, chairs[1]!.key).map(({ colour }) => colour)).toEqual(['ivory', 'sky'])
})

test('names must be there and differ', () => {
  const chairs = withPerson(withPerson(withPerson([], 'Ann'), ' ann '), ' ')
  expect(chairs.map((chair) => nameFault(chairs, chair))).toEqual(['taken', 'taken', 'empty'])
})
