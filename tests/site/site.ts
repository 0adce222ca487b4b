// The whole product for tests that need it: the real worker in the local runtime and a headless Chromium.
import path from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import type { TestHarness } from 'wrangler'
import { CHROMIUM_ARGS, findChromium } from '../../tools/chromium.ts'
import { buildClient, ROOT, RUNTIME_ENV } from '../../tools/runtime.ts'
import type { Language } from './words.ts'

export interface Site {
  /** Where the worker answers, without a slash at the end. */
  url: string
  browser: Browser
  /** A person's browser: storage of its own, the language and theme that the device asks for. */
  device(options?: DeviceOptions): Promise<BrowserContext>
  worker: TestHarness
  /** What went wrong in the pages by themselves: uncaught errors, and what they wrote to the console as errors. */
  complaints: string[]
  /** After each test: closes its devices; if it failed, their screens go to shots/failed/. */
  tidy(test: { name: string; result?: { state: string } | undefined }): Promise<void>
  close(): Promise<void>
}

/** Nobody in a test plays at a human pace. */
const ROOMY = { messagesPerSecond: 10_000, messageBurst: 10_000, roomsPerHour: 10_000 }

export interface DeviceOptions extends BrowserContextOptions {
  language?: Language
  theme?: 'day' | 'night'
}

/** Starts worker and browser. Builds the client first if its sources are newer than the build. */
export async function openSite(): Promise<Site> {
  Object.assign(process.env, RUNTIME_ENV)
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium: see tools/chromium.ts')
  if (!(await buildClient())) throw new Error('The client could not be built')
  // Wrangler reads the environment when it is loaded.
  const { createTestHarness } = await import('wrangler')
  const worker = createTestHarness({
    root: ROOT,
    workers: [{ configPath: path.join(ROOT, 'wrangler.toml'), vars: { LIMITS: JSON.stringify(ROOMY) } }],
  })
  const { url } = await worker.listen()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  const complaints: string[] = []
  return {
    url: url.origin,
    complaints,
    browser,
    worker,
    async device({ language = 'en', theme = 'day', ...options } = {}) {
      const context = await browser.newContext({
        baseURL: url.origin,
        locale: language === 'nl' ? 'nl-NL' : 'en-GB',
        colorScheme: theme === 'night' ? 'dark' : 'light',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 800 },
        acceptDownloads: true,
        // Only the test of playing offline wants pages that come from anywhere but the worker under test.
        serviceWorkers: 'block',
        ...options,
      })
      context.setDefaultTimeout(60_000)
      context.on('weberror', (error) => complaints.push(String(error.error().stack)))
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      return context
    },
    async tidy({ name, result }) {
      const contexts = browser.contexts()
      if (result?.state === 'fail') {
        if (complaints.length > 0) console.error(complaints.join('\n'))
        const folder = path.join(ROOT, 'shots/failed')
        const file = name.replace(/\W+/g, '-').slice(0, 60)
        for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
          await page
            .screenshot({ path: path.join(folder, `${file}-${index}.png`), timeout: 20_000 })
            .catch(() => null)
        }
      }
      for (const context of contexts) await context.close()
      complaints.length = 0
    },
    async close() {
      await browser.close()
      await worker.close()
    },
  }
}
