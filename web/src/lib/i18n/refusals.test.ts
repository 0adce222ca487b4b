import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ERRORS } from '#rules'
import { ROOM_CODES } from '#room/protocol.ts'
import { refusalSentence } from './refusals.svelte.ts'

const CLIENT_CODES = ['client/not-seated', 'client/no-game']
const MESSAGES = join(import.meta.dirname, '../../../messages')

test.each(['en', 'nl'])(
  'every code of the closed lists has a sentence, and no sentence lacks a code: %s',
  (language) => {
    const sentences = JSON.parse(readFileSync(join(MESSAGES, `refusals-${language}.json`), 'utf8')) as Record<
      string,
      string
    >
    const codes = [...Object.keys(ERRORS), ...ROOM_CODES, ...CLIENT_CODES]
    expect(Object.keys(sentences).sort()).toEqual([...new Set(codes)].sort())
    for (const [code, sentence] of Object.entries(sentences)) expect(sentence, code).toMatch(/^[A-Z].*\.$/)
  },
)

test('the sentences come with the first refusal; a code of a newer room has none', async () => {
  expect(refusalSentence('place/no-match')).toBeUndefined()
  await vi.waitFor(() =>
    expect(refusalSentence('place/no-match')).toBe('That is not possible here: the edges do not match.'),
  )
  expect(refusalSentence('place/upside-down')).toBeUndefined()
})
