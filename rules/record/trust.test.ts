import { expect, test } from 'vitest'
import { anyLegal } from '../bots/random.ts'
import { parseOptions } from '../game/options.ts'
import { parseRecord } from './parse.ts'
import { randomGame } from './random-game.ts'
import { trustRecord } from './trust.ts'
import { openRecord, writeRecord } from './write.ts'

const options = parseOptions({ sets: ['count', 'circus'], farmers: false })
if (!options.ok) throw new Error(options.error.message)
const { record } = randomGame({ seed: 'trust', options: options.value, players: 2, policy: anyLegal })

/** As it comes over a line. */
const sent = (document: object): object => JSON.parse(JSON.stringify(document)) as object

test('what a room wrote is taken as `parseRecord` reads it, running or ended', () => {
  for (const written of [record, openRecord(record, { tiles: 3, tokens: 1 })]) {
    const document = sent(writeRecord(written))
    const read = parseRecord(document)
    const trusted = trustRecord(document)
    expect(read.ok && trusted.ok && trusted.value).toEqual({ ...(read.ok && read.value), format: 'graaf/1' })
  }
})

test('a room whose options this release does not know is not understood', () => {
  const known = writeRecord(record)
  const wrong = (changed: object) =>
    trustRecord(sent({ ...known, options: { ...options.value, ...changed } }))
  expect(wrong({ dragon: true })).toMatchObject({ ok: false, error: { code: 'options/unknown-id' } })
  expect(wrong({ sets: ['dragon'] })).toMatchObject({ ok: false, error: { code: 'options/unknown-value' } })
})
