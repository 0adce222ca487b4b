import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { TRANSCRIPT, transcript, type House } from './testing/contract.ts'
import { connect, edge, newGame } from './testing/edge.ts'

const house: House = { newGame, connect, nap: (id) => evictDurableObject(edge.Game.getByName(id)) }

test('the transcript of the contract, in a Durable Object', { timeout: 60_000 }, async () => {
  expect(await transcript(house)).toEqual(TRANSCRIPT)
})

test('the same with an eviction between any two messages', { timeout: 60_000 }, async () => {
  expect(await transcript(house, true)).toEqual(TRANSCRIPT)
})
