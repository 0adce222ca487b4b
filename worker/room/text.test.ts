import { expect, test } from 'vitest'
import { cleanText, lengthOf, sameName } from './text.ts'

test('HTML stays the plain text that it is', () => {
  expect(cleanText('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>')
})

test('whitespace of all kinds becomes single spaces, and none at the ends', () => {
  expect(cleanText('  Ann\u2028\n\tB\u00a0o  ')).toBe('Ann B o')
})

test('control characters and marks that turn the reading direction go', () => {
  expect(cleanText('A\u0000n\u202en\u2066 \u200fBo\u061c')).toBe('Ann Bo')
})

test('a name of invisible characters is empty', () => {
  expect(cleanText('\u200b\u200d\ufeff\u2060\u3164\u2800\u00ad')).toBe('')
})

test('joiners inside an emoji or a word stay, loose ones go', () => {
  expect(cleanText('👩\u200d🌾')).toBe('👩\u200d🌾')
  expect(cleanText('می\u200cخواهم')).toBe('می\u200cخواهم')
  expect(cleanText('\u200dAnn\u200d')).toBe('Ann')
})

test('no more than three marks stand on one letter', () => {
  expect(cleanText(`a${'\u0315'.repeat(50)}b`)).toBe(`a${'\u0315'.repeat(3)}b`)
})

test('lone surrogates and private characters go', () => {
  expect(cleanText('a\ud800b\ue000c')).toBe('abc')
})

test('length counts characters, not UTF-16 units', () => {
  expect(lengthOf('🐴🐴')).toBe(2)
})

test('names that read alike are the same name', () => {
  expect(sameName('Ann', 'aNN')).toBe(true)
  expect(sameName('Ａｎｎ', 'Ann')).toBe(true)
  expect(sameName('An n', 'Ann')).toBe(true)
  expect(sameName('Ann', 'Anna')).toBe(false)
})
