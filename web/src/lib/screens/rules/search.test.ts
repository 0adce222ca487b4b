import { expect, test } from 'vitest'
import english from '../../../../messages/rules-en.json'
import dutch from '../../../../messages/rules-nl.json'
import { findRules } from './search.ts'

test('a number, a word, several words in any order', () => {
  expect(findRules(english, 'ba-19')).toEqual(['BA-19'])
  expect(findRules(english, 'pennant small')).toEqual([])
  expect(findRules(english, 'pennants larger')).toEqual(['KR-17'])
  expect(findRules(english, 'GARDENS')).toEqual(['BA-5'])
})

test('accents and marks of emphasis are no hindrance', () => {
  expect(findRules(dutch, 'een figuur uit je voorraad op een deel')).toContain('BA-11')
})

test('a single letter finds nothing', () => {
  expect(findRules(english, 'a')).toEqual([])
  expect(findRules(english, '  ')).toEqual([])
})
