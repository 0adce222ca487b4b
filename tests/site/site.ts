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
  return {
    url: url.origin,
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
        ...options,
      })
      context.setDefaultTimeout(15_000)
      return context
    },
    async close() {
      await browser.close()
      await worker.close()
    },
  }
}
