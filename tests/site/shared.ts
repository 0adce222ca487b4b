// The site that all tests of one file share: who imports it has it opened before the first test, tidied after each, and
// closed after the last.
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openSite, type Site } from './site.ts'

/** Set before the first test begins. */
export let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterEach(({ task }) => site.tidy(task))
afterAll(() => site.close())
