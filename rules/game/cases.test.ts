import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Action } from './action.ts'
import { apply, newGame, type Applied } from './apply.ts'
import { box } from './box.ts'
import { sourceOf } from './engine.ts'
import type { State } from './module.ts'
import { parseOptions } from './options.ts'
import { position } from './position.ts'
import type { PlacedTile } from '../tiles/types.ts'

// Records with their right results, the whole games made by an independent engine of the same rules: every scoring
// of every turn has to agree.

interface CaseRecord {
  options?: unknown
  players: { name: string }[]
  deck?: string[]
  tokens?: string[]
  start?: PlacedTile[]
  actions: Action[]
}

const read = (name: string): string =>
  readFileSync(new URL(`../../tests/data/${name}`, import.meta.url), 'utf8')

const examples = JSON.parse(read('examples.json')) as {
  name: string
  statements: string[]
  record: CaseRecord
  expect: object | null
  error?: boolean
}[]

const games = read('games.ndjson')
  .trim()
  .split('\n')
  .map(
    (line) =>
      JSON.parse(line) as {
        name: string
        record: CaseRecord
        turns: { scores: number[]; events: [number, string, number][] }[]
        final: Record<string, unknown>
      },
  )

/** Plays a record and shows every state on the way; the last result is a refusal where an action is not legal. */
function* states(record: CaseRecord): Generator<Applied> {
  const options = parseOptions(record.options ?? {})
  if (!options.ok) throw new Error(options.error.message)
  const deck = record.deck ?? box(options.value)
  const tokens = record.tokens ?? []
  const source = sourceOf(deck, tokens)
  const setup = { options: options.value, players: record.players, deck: deck.length, tokens: tokens.length }
  let applied = newGame(record.start ? { ...setup, start: record.start } : setup, source)
  yield applied
  for (const action of record.actions) {
    if (!applied.ok) return
    applied = apply(applied.state, action, source)
    yield applied
  }
}

describe('examples', () => {
  for (const { name, statements, record, expect: wanted, error } of examples) {
    test(`${statements.join(', ')}: ${name}`, () => {
      const last = [...states(record)].at(-1)!
      expect(last.ok).toBe(error !== true)
      if (wanted && last.ok) expect(position(last.state)).toMatchObject(wanted)
    })
  }
})

describe('whole games', () => {
  for (const { name, record, turns, final } of games) {
    test(`TO-20: ${name} scores turn by turn as an independent engine has it`, () => {
      const byTurn = turns.map(() => [] as [number, string, number][])
      const totals: number[][] = []
      let turn = 0
      let seen = 0
      let state: State | undefined
      for (const applied of states(record)) {
        if (!applied.ok) throw new Error(JSON.stringify(applied.error))
        const before = turn
        state = applied.state
        turn = position(state).turn
        for (const { player, points, reason, final: last } of state.scores.slice(seen)) {
          byTurn[last ? turns.length - 1 : turn - 1]!.push([player, reason, points])
        }
        seen = state.scores.length
        if (turn > before || turn > 0)
          totals[turn - 1] = record.players.map((_, player) => sumOf(state!, player))
        totals[turns.length - 1] = [...state.score]
      }
      for (const [number, { scores, events }] of turns.entries()) {
        expect([number, ...byTurn[number]!.map(String).sort()]).toEqual([
          number,
          ...events.map(String).sort(),
        ])
        expect([number, ...totals[number]!]).toEqual([number, ...scores])
      }
      const { players, pieces, city, ...rest } = final as {
        players: unknown
        pieces: object[]
        city?: object
      }
      const result = position(state!) as unknown as Record<string, unknown>
      expect(result.players).toMatchObject(players as object)
      expect(sorted(result.pieces as object[])).toEqual(sorted(pieces))
      if (city) expect(eachSorted(result.city as object)).toEqual(eachSorted(city))
      expect(withNulls(result, Object.keys(rest))).toMatchObject(rest)
    })
  }
})

/** Points that are no final scoring. */
function sumOf(state: State, player: number): number {
  return state.scores
    .filter((line) => line.player === player && !line.final)
    .reduce((sum, { points }) => sum + points, 0)
}

const sorted = (list: object[]): string[] =>
  list.map((item) => JSON.stringify(Object.entries(item).sort())).sort()

const eachSorted = (lists: object): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, sorted(list as object[])]))

/** Absent and null are the same in the contract. */
function withNulls(result: Record<string, unknown>, keys: string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, result[key] ?? null]))
}
