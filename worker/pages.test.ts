import { expect, test } from 'vitest'
import { policyOf, previewOf } from './pages.ts'
import type { GameInfo } from './room/protocol.ts'

const info = (status: GameInfo['status'], ...names: string[]): GameInfo => ({
  status,
  seq: 0,
  options: {},
  players: names.map((name) => ({ name, colour: 'sky' })),
  turn: null,
})

test('the policy is read from the page itself', () => {
  const html = `<meta http-equiv="content-security-policy" content="script-src 'self' &#39;sha256-x&#39;">`
  expect(policyOf(html)).toBe("script-src 'self' 'sha256-x'; frame-ancestors 'none'")
})

test('a page without a policy of its own may do nothing', () => {
  expect(policyOf('<html></html>')).toContain("default-src 'none'")
})

test('a preview names everybody', () => {
  expect(previewOf(info('running', 'Ann', 'Bo', 'Cas'), 'en').description).toBe(
    'Ann, Bo and Cas play. Watch along.',
  )
  expect(previewOf(info('ended', 'Ann', 'Bo'), 'nl').description).toBe(
    'Ann en Bo hebben gespeeld. Kijk hoe het ging.',
  )
  expect(previewOf(null, undefined).description).toBe('There is no game here any more.')
})
