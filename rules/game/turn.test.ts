import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseOptions } from './options.ts'
import { rulesOf } from './rules.ts'
import { Table } from '../testing/table.ts'
import { END, TURN } from './turn.ts'

const rowsOf = (raw: object): string[] => {
  const read = parseOptions(raw)
  if (!read.ok) throw new Error(read.error.message)
  return rulesOf(read.value).rows.map(({ name }) => name)
}
const ALL = { sets: ['count', 'king-robber', 'crop-circles', 'circus'] }

describe('the table', () => {
  test('TO-1 … TO-8: the rows of a turn come in the order of the statements', () => {
    expect(TURN.map(({ rule }) => rule)).toEqual(
      'TO-1 TO-2 TO-3 TO-3 TO-4 TO-4 TO-5 TO-6 TO-7 TO-8'.split(' '),
    )
    const statements = readFileSync(new URL('../../docs/rules/turn-order.md', import.meta.url), 'utf8')
    for (const { rule } of [...TURN, ...END]) expect(statements).toContain(`- ${rule}. `)
  })

  test('TO-10 … TO-17: the base game uses the rows of its own', () => {
    expect(rowsOf({})).toEqual(
      ['place', 'deploy', 'completed', 'score', 'next-turn'].concat([
        'final-scoring',
        'final-features',
        'final-fields',
        'winners',
      ]),
    )
  })

  test('TO-1 … TO-17: all sets together use every row', () => {
    expect(rowsOf(ALL)).toEqual(
      [
        'place',
        'deploy',
        'completed',
        'leave-city',
        'score',
        'records',
        'circus',
        'enter-city',
        'crop-circle',
      ]
        .concat([
          'next-turn',
          'empty-city',
          'final-scoring',
          'final-circus',
          'final-features',
          'final-fields',
        ])
        .concat(['final-acrobats', 'final-records', 'winners']),
    )
  })

  test('TO-11, TO-12: circus-final first swaps the two', () => {
    const rows = rowsOf({ ...ALL, 'circus-final': 'first' })
    expect(rows.indexOf('final-circus')).toBeLessThan(rows.indexOf('empty-city'))
    expect(rows.filter((row) => row === 'final-circus')).toHaveLength(1)
  })
})

test('TO-1, TO-2, TO-4, TO-8: place, deploy, score, next player', () => {
  const table = new Table({ deck: ['base/E', 'base/U'] })
  expect(table.asks).toBe('place 0')
  table.place(0, -1, 180)
  expect(table.asks).toBe('deploy 0')
  expect(table.lines()).toEqual([])
  table.act({ type: 'deploy', piece: 'meeple', x: 0, y: -1, segment: 'city0' })
  expect(table.last.map(({ type }) => type)).toEqual(['deployed', 'completed', 'scored', 'returned', 'drawn'])
  expect(table.asks).toBe('place 1')
})

test('TO-2: deploying may be declined', () => {
  const table = new Table({ deck: ['base/U', 'base/U'] })
  table.place(1, 0).pass()
  expect(table.last[0]).toEqual({ type: 'passed', player: 0, step: 'deploy' })
  expect(table.meeples).toEqual([7, 7])
})

test('TO-20, TO-21: one event per player and scoring holds points, arithmetic, place and rule', () => {
  const table = new Table({ deck: ['base/E'] })
  table.put(0, -1, 180, 'city0')
  expect(table.scored(table.events)).toEqual([
    {
      type: 'scored',
      player: 0,
      points: 4,
      reason: 'city',
      final: false,
      terms: [{ of: 'tiles', count: 2, value: 2 }],
      at: { x: 0, y: -1, segment: 'city0' },
      strengths: [{ player: 0, strength: 1 }],
      rule: 'BA-19',
    },
  ])
  expect(table.position.scores).toEqual([{ player: 0, points: 4, reason: 'city', final: false }])
})
