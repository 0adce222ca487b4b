import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../game/event.ts'
import { position } from '../game/position.ts'
import { parseRecord } from './parse.ts'
import { replay } from './replay.ts'

/** Example records and whole games with what an independent engine of the same rules made of them. */
interface Example {
  name: string
  statements: string[]
  record: unknown
  error?: boolean
  expect?: unknown
}
interface Game {
  name: string
  record: unknown
  turns: Turn[]
  final: object
}
interface Turn {
  /** Totals after it. */
  scores: number[]
  /** Player, reason, points. */
  events: [number, string, number][]
}

const data = (file: string): string =>
  readFileSync(new URL(`../../tests/data/${file}`, import.meta.url), 'utf8')
const examples = JSON.parse(data('examples.json')) as Example[]
const games = data('games.ndjson')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Game)

describe('example records', () => {
  const titled = examples.map((example) => ({
    ...example,
    title: `${example.statements.join(', ')}: ${example.name}`,
  }))
  test.for(titled)('$title', ({ record, error, expect: wanted }) => {
    const read = parseRecord(record)
    const played = read.ok ? replay(read.value) : read
    if (error) {
      expect(played).toMatchObject({ ok: false, error: { at: expect.any(Number) as number } })
      return
    }
    expect(played).toMatchObject({ ok: true })
    if (played.ok && 'state' in played) expectNamed(position(played.state), wanted)
  })
})

describe('whole games, turn by turn', () => {
  test.for(games)('$name', ({ record, turns, final }) => {
    const read = parseRecord(record)
    expect(read).toMatchObject({ ok: true })
    if (!read.ok) return
    const played = replay(read.value)
    expect(played).toMatchObject({ ok: true })
    if (!played.ok) return
    expect(turnsOf(played.events, read.value.players.length)).toEqual(turns.map(sorted))
    expectNamed(position(played.state), final)
  })
})

/** Compares what `wanted` names, at every depth; a key of a set that is not in play may be null or absent. */
function expectNamed(actual: unknown, wanted: unknown, path = 'result'): void {
  if (typeof wanted !== 'object' || wanted === null) {
    expect(actual ?? null, path).toEqual(wanted)
    return
  }
  if (Array.isArray(wanted)) expect(actual, path).toHaveLength(wanted.length)
  for (const [key, value] of Object.entries(wanted)) {
    expectNamed((actual as Record<string, unknown>)[key], value, `${path}.${key}`)
  }
}

/** The scorings of each tile placed; after them those of the end. */
function turnsOf(events: readonly GameEvent[], players: number): Turn[] {
  const scores = new Array<number>(players).fill(0)
  const turns: Turn[] = []
  const final: Turn = { scores, events: [] }
  for (const event of events) {
    if (event.type === 'placed') turns.push({ scores: [...scores], events: [] })
    if (event.type !== 'scored') continue
    scores[event.player] = scores[event.player]! + event.points
    const turn = event.final ? final : turns.at(-1)!
    turn.scores = [...scores]
    turn.events.push([event.player, event.reason, event.points])
  }
  return [...turns, final].map(sorted)
}

function sorted({ scores, events }: Turn): Turn {
  return { scores, events: events.toSorted((a, b) => String(a).localeCompare(String(b))) }
}
