import { parseRecord } from '#rules'
import { expect, test } from 'vitest'
import { packPosition, unpackPosition } from './link.ts'
import { readRecord } from './read.ts'

const parsed = parseRecord({
  format: 'graaf/1',
  players: [{ name: 'Ann & Zoë' }, { name: 'Bo' }],
  deck: ['base/E', 'base/V'],
  actions: [{ player: 0, type: 'place', x: 0, y: -1, rotation: 180 }],
})
if (!parsed.ok) throw new Error(parsed.error.message)
const record = parsed.value

test('a position survives the way through a link', async () => {
  const fragment = await packPosition(record, 1)
  expect(fragment).toMatch(/^r=[\w-]+&m=1$/)
  const back = await unpackPosition(`#${fragment}`)
  expect(back?.moves).toBe(1)
  expect(readRecord(back?.text ?? '')).toEqual({ ok: true, record })
})

test('nonsense, what is cut off, and what unpacks to far too much is no position', async () => {
  const fragment = await packPosition(record, 1)
  expect(await unpackPosition('')).toBeNull()
  expect(await unpackPosition('r=%%%')).toBeNull()
  expect(await unpackPosition(fragment.slice(0, 30))).toBeNull()
  expect(await unpackPosition(`r=${'A'.repeat(70_000)}`)).toBeNull()
  const bomb = await new Response(
    new Blob([new Uint8Array(3_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer()
  const text = btoa(String.fromCharCode(...new Uint8Array(bomb)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  expect(text.length).toBeLessThan(65_000)
  expect(await unpackPosition(`r=${text}`)).toBeNull()
})

test('text that is no record is told apart', () => {
  expect(readRecord('hello')).toEqual({ ok: false, fault: 'not-json' })
  expect(readRecord('{"format":"graaf/9"}')).toEqual({
    ok: false,
    fault: 'not-a-record',
    code: 'record/unknown-format',
  })
  expect(readRecord(' '.repeat(2_000_000))).toEqual({ ok: false, fault: 'too-long' })
  const line = '{"format":"graaf/1","players":[{"name":"Ann"}],"deck":[],"actions":[]}'
  expect(readRecord(`${line}\n${line}`).ok).toBe(true)
})
