import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { configDefaults, defineConfig } from 'vitest/config'

// A test's name says where it runs: `x.test.ts` in Node, `x.worker.test.ts` in workerd, `tests/e2e/*.test.ts` in a
// real browser, `x.long.test.ts` (and `x.worker.long.test.ts`) only by `npm run test:long`.
const LONG = '**/*.long.test.ts'
const WORKER = '**/*.worker.test.ts'
const E2E = 'tests/e2e/**/*.test.ts'
const skip = [...configDefaults.exclude, '**/build/**', '**/.svelte-kit/**', 'bench/peer/**']

// Nothing here measures time; a slow machine must not fail a test.
const POLLING = { expect: { poll: { timeout: 30_000 } } }
const patience = { testTimeout: 120_000, hookTimeout: 120_000, ...POLLING }

// A test plays faster than any person, and on an idle machine faster than the room allows one socket.
const LIMITS = JSON.stringify({ messagesPerSecond: 10_000, messageBurst: 10_000 })
const workerd = () =>
  cloudflareTest({ wrangler: { configPath: './wrangler.toml' }, miniflare: { bindings: { LIMITS } } })

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{rules,worker,tests,bench,tools}/**/*.test.ts'],
          exclude: [...skip, LONG, WORKER, E2E],
          ...patience,
        },
      },
      {
        // Svelte's runes run as they do in a browser; what needs a page is a test in tests/e2e.
        plugins: [svelte({ configFile: false })],
        resolve: {
          conditions: ['browser', 'module', 'import', 'default'],
          // Nothing here fetches the messages, so nobody has to read them first.
          alias: [{ find: /\.json\?compiled$/, replacement: '.json?url' }],
        },
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          exclude: [...skip, LONG],
          environment: './tools/runes-environment.ts',
          ...patience,
          server: { deps: { inline: [/svelte/] } },
        },
      },
      {
        plugins: [workerd()],
        test: { name: 'workers', include: [WORKER], exclude: [...skip, LONG], ...patience },
      },
      {
        test: {
          name: 'browser',
          include: [E2E],
          exclude: [...skip, LONG],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          ...POLLING,
        },
      },
      {
        test: {
          name: 'long',
          include: [LONG],
          exclude: [...skip, '**/*.worker.long.test.ts'],
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
          ...POLLING,
        },
      },
      {
        plugins: [workerd()],
        test: {
          name: 'long-workers',
          include: ['**/*.worker.long.test.ts'],
          exclude: skip,
          testTimeout: 3_600_000,
        },
      },
    ],
  },
})
