import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ClientMessageSchema } from './incoming.ts'
import { ROOM_CODES, type ClientMessageOf } from './protocol.ts'

const accepts = (message: unknown) => v.is(ClientMessageSchema, message)

test('a decision is based on a number or on a forerunner and holds 1 to 16 actions without a player', () => {
  const act: ClientMessageOf<'act'> = {
    type: 'act',
    id: 'a1',
    base: 0,
    actions: [{ type: 'place', x: 0, y: -1, rotation: 90 }],
  }
  expect(accepts(act)).toBe(true)
  expect(accepts({ ...act, base: undefined, after: 'a0' })).toBe(true)
  expect(accepts({ ...act, actions: [] })).toBe(false)
  expect(accepts({ ...act, actions: Array(17).fill({ type: 'pass' }) })).toBe(false)
  expect(accepts({ ...act, actions: [{ type: 'pass', player: 1 }] })).toBe(false)
  expect(accepts({ ...act, id: undefined })).toBe(false)
})

test('secrets have at least 128 bits and no other alphabet', () => {
  const claim = { type: 'claim', name: 'Ann', colour: 'sky', secret: 'a'.repeat(22) }
  expect(accepts(claim)).toBe(true)
  expect(accepts({ ...claim, secret: 'a'.repeat(21) })).toBe(false)
  expect(accepts({ ...claim, secret: `${'a'.repeat(21)} ` })).toBe(false)
  expect(accepts({ ...claim, colour: 'pink' })).toBe(false)
})

test('surplus fields, unknown types and fractions are no message', () => {
  expect(accepts({ type: 'start' })).toBe(true)
  expect(accepts({ type: 'start', host: true })).toBe(false)
  expect(accepts({ type: 'win' })).toBe(false)
  expect(accepts({ type: 'hello', protocol: 1.5 })).toBe(false)
  expect(accepts({ type: 'hello', protocol: 1, seq: -1 })).toBe(false)
})

test('no code is listed twice', () => {
  expect(new Set(ROOM_CODES).size).toBe(ROOM_CODES.length)
})
