// The room inside the browser keeps the contract of every host, on the storage that a real browser gives it.
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import { TRANSCRIPT } from '../../worker/testing/contract.ts'
import { CHROMIUM_ARGS, findChromium } from '../../tools/chromium.ts'
import { ROOT } from '../../tools/runtime.ts'

/** Pages of this host come from the test itself; only a secure one may hash. */
const HOST = 'http://localhost/'

let browser: Browser
let page: Page

beforeAll(async () => {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path.join(ROOT, 'tests/hosts/browser/entry.ts'), name: 'house', formats: ['iife'] },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built')
  browser = await chromium.launch({ executablePath: findChromium()!, args: CHROMIUM_ARGS })
  page = await browser.newPage()
  await page.route(HOST, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(HOST)
  await page.addScriptTag({ content: bundle.output[0].code })
})
afterAll(() => browser.close())

test('the transcript of the contract, inside a browser; a room that is erased leaves nothing', async () => {
  expect(await page.evaluate<string[]>('contract()')).toEqual(TRANSCRIPT)
  const stored = await page.evaluate<number[]>('stored()')
  // The game and its rematch.
  expect(stored.length).toBe(4)
  expect(stored[0]).toBeGreaterThan(8)
  expect(stored[1]).toBeGreaterThan(1)
  expect(stored.slice(2)).toEqual([0, 0])
})
