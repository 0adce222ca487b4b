import { expect, test } from 'vitest'
import { newRecord, parseOptions, parseRecord, position, replay, writeRecord, type Options } from '#rules'
import { withProblem } from './problem.ts'

test('a report is a record: it replays to the same position, and keeps what stood in its notes', () => {
  const options = parseOptions({}) as { ok: true; value: Options }
  const record = newRecord({
    options: options.value,
    players: [{ name: 'Ann' }, { name: 'Bo' }],
    deck: ['base/E', 'base/V'],
    tokens: [],
  })
  const played = {
    ...record,
    actions: [{ player: 0, type: 'place', x: 0, y: -1, rotation: 180 } as const],
    meta: { by: 'graaf 1' },
  }
  const told = withProblem(JSON.stringify(writeRecord(played)), { at: 1, browser: 'x' })
  const parsed = parseRecord(JSON.parse(told))
  if (!parsed.ok) throw new Error(parsed.error.message)
  expect(parsed.value.meta).toEqual({ by: 'graaf 1', problem: { at: 1, browser: 'x' } })
  const { state } = replay(parsed.value)
  expect(state && position(state).turn).toBe(1)
})
