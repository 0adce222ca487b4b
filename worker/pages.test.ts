import { expect, test } from 'vitest'
import { policyOf, previewOf, sitePreview } from './pages.ts'
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

const at = (address: string, drawn = true) => ({ address, drawn })
const GAME = at('https://graaf.test/g/abc')

test('a preview is called by those who play', () => {
  const title = (shown: GameInfo | null, language?: string) => previewOf(shown, language, GAME)['og:title']
  expect(title(info('running', 'Ann', 'Bo', 'Cas'), 'en')).toBe('Ann, Bo and Cas · Graaf')
  expect(title(info('open', 'Ann', 'Bo'), 'nl')).toBe('Ann en Bo · Graaf')
  expect(title(info('open'))).toBe('Graaf')
  expect(title(null)).toBe('Graaf')
  expect(sitePreview('en', 'https://graaf.test/')['og:title']).toBe('Graaf')
})

test('a preview names everybody', () => {
  const words = (shown: GameInfo | null, language?: string) =>
    previewOf(shown, language, GAME)['og:description']
  expect(words(info('running', 'Ann', 'Bo', 'Cas'), 'en')).toBe('Ann, Bo and Cas play. Watch along.')
  expect(words(info('ended', 'Ann', 'Bo'), 'nl')).toBe('Ann en Bo hebben gespeeld. Kijk hoe het ging.')
  expect(words(null)).toBe('There is no game here any more.')
})

test('a preview shows the board of a game that has one, the same picture for everything else', () => {
  const picture = (shown: GameInfo | null, where = GAME) => previewOf(shown, 'en', where)['og:image']
  const running = { ...info('running', 'Ann', 'Bo'), seq: 41 }
  const still = 'https://graaf.test/social.png'
  expect(picture(running)).toBe('https://graaf.test/g/abc/board.png?at=41')
  expect(picture({ ...running, status: 'ended' })).toBe('https://graaf.test/g/abc/board.png?at=41')
  expect(picture(running, at('https://graaf.test/g/abc?x=1#y'))).toBe(picture(running))
  expect(picture(info('open', 'Ann'))).toBe(still)
  expect(picture(null)).toBe(still)
  expect(picture(running, at('https://graaf.test/g/abc', false))).toBe(still)
  expect(sitePreview('nl', 'https://graaf.test/rules#BA-1')).toMatchObject({
    'og:image': still,
    'og:image:alt': 'Een kaart met wegen, ommuurde steden en weiden',
  })
})
