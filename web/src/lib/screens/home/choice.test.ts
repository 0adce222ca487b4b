import { OPTION_DEFS } from '#rules'
import { expect, test } from 'vitest'
import en from '../../../../messages/en.json'
import {
  changedCount,
  choiceOf,
  FIRST_CHOICE,
  houseRules,
  recordOptions,
  SETS,
  withPreset,
  withSet,
  withSetting,
  withStandard,
  type Choice,
} from './choice.ts'

const def = (id: string) => {
  const found = OPTION_DEFS.find((one) => one.id === id)
  if (!found) throw new Error(`no option ${id}`)
  return found
}

test('taking a set out of the whole box makes it my choice and keeps the rest', () => {
  const whole = withPreset(FIRST_CHOICE, 'whole')
  expect(whole.sets).toEqual(SETS)
  const mine = withSet(whole, 'crop-circles', false)
  expect(mine).toMatchObject({ preset: 'mine', sets: ['base', 'count', 'king-robber', 'circus'] })
  expect(withSet(mine, 'base', false)).toBe(mine)
})

test('only changed options of sets in play are counted and written', () => {
  let choice: Choice = withSetting(FIRST_CHOICE, def('small-city'), 2)
  choice = withSetting(choice, def('count-move'), 'follow')
  expect(changedCount(choice)).toBe(1)
  expect(recordOptions(choice)).toEqual({ sets: ['base'], 'small-city': 2 })
  const withCount = withSet(choice, 'count', true)
  expect(changedCount(withCount)).toBe(2)
  expect(recordOptions(withCount)).toEqual({
    sets: ['base', 'count'],
    'small-city': 2,
    'count-move': 'follow',
  })
  expect(recordOptions(withStandard(withCount))).toEqual({ sets: ['base', 'count'] })
})

test('an option put back to its standard is no longer changed', () => {
  const changed = withSetting(FIRST_CHOICE, def('circus-parts'), ['tents'])
  expect(withSetting(changed, def('circus-parts'), ['tents', 'acrobats', 'ringmaster']).rules).toEqual({})
})

test('the base start tile is asked about only where the City is the start', () => {
  expect(houseRules(['base']).map((d) => d.id)).toEqual(['farmers', 'field-scoring', 'small-city'])
  expect(houseRules(['base', 'count']).map((d) => d.id)).toContain('start-tile')
})

test('a choice survives being written as options and read again; nonsense is dropped', () => {
  const choice = withSetting(withSet(FIRST_CHOICE, 'circus', true), def('circus-parts'), ['acrobats'])
  expect(choiceOf(recordOptions(choice))).toEqual(choice)
  expect(choiceOf({ sets: 'all', farmers: 'maybe', 'circus-parts': ['lions'] })).toEqual(FIRST_CHOICE)
})

test('every option and each of its values has words', () => {
  const words = en.options as unknown as Record<
    string,
    { name?: string; text?: string; values?: Record<string, string> }
  >
  for (const one of OPTION_DEFS.filter((d) => d.id !== 'sets')) {
    expect(words[one.id]?.name, one.id).toBeTruthy()
    expect(words[one.id]?.text, one.id).toBeTruthy()
    expect(Object.keys(words[one.id]?.values ?? {}).sort()).toEqual(one.values.map(String).sort())
  }
})
