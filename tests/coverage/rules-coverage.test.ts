import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCoverage, renderCoverage } from './report.ts'
import { parseStatements } from './statements.ts'
import { parseTitles } from './titles.ts'

test('a statement is read with its tags and what it asks of the tests', () => {
  const read = parseStatements(
    [
      '- BA-1 COMP. 72 land tiles.',
      '- CO-35 BASE / ED fn14. Exactly one.',
      '- CO-62 OFF fn21, INT:Bridges, Castles & Bazaars. No castle.',
      '- CO-15 OFF fn1 (11/2013), INT:King & Robber. For the King.',
      '- KR-17 fn1. Size is tiles. INT:Inns & Cathedrals.',
      '- CI-1 META. Released.',
      '- CI-75 COM fn7. In one go.',
      'CO-1 in running text is none.',
    ].join('\n'),
  )
  expect(read.map(({ id, tags, duty }) => [id, tags, duty])).toEqual([
    ['BA-1', 'COMP', 'test'],
    ['CO-35', 'BASE, ED', 'test'],
    ['CO-62', 'OFF, INT:Bridges, Castles & Bazaars', 'pending'],
    ['CO-15', 'OFF, INT:King & Robber', 'test'],
    ['KR-17', 'OFF', 'test'],
    ['CI-1', 'META', 'none'],
    ['CI-75', 'COM', 'pending'],
  ])
})

test('a title names one statement, several or a range, and nothing else does', () => {
  const titles = parseTitles(
    'x.test.ts',
    "test('XY-1, XY-3: it\\'s so', f)\ntest(`XY-7 … XY-9: range`, f)\ntest('no XY-4: here', f)\n// XY-5: neither",
  )
  expect(titles).toEqual([
    { file: 'x.test.ts', text: "it's so", named: ['XY-1', 'XY-3'], ids: ['XY-1', 'XY-3'] },
    { file: 'x.test.ts', text: 'range', named: ['XY-7', 'XY-9'], ids: ['XY-7', 'XY-8', 'XY-9'] },
  ])
})

test('every statement that holds is named by a test', () => {
  expect(readCoverage().missing).toEqual([])
})

test('no title names a statement that does not exist', () => {
  expect(readCoverage().unknown).toEqual([])
})

test('docs/rules-coverage.md is what `npm run coverage:rules` writes', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/rules-coverage.md'), 'utf8')
  expect(page).toBe(renderCoverage(readCoverage()))
})
