import { readFileSync } from 'node:fs'
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import type { pageCss as PageCssFunction } from '../rules/art/index.ts'
import { FILES } from './files.ts'
import { compiledMessages } from './compile-messages.ts'
import { inlineHash, pageFiles } from './page-files.ts'
import { plainIcons } from './plain-icons.ts'
import { plainStates } from './plain-states.ts'

/** Where `wrangler dev` listens while the client is developed with `vite dev`. */
const WORKER = 'http://127.0.0.1:8787'

/**
 * The style sheet of the drawing as `virtual:art.css`: made here, so that the table of paints is not sent as
 * script only to be turned into a style sheet by every visitor.
 */
function artStyles(): Plugin {
  const id = 'virtual:art.css'
  // Not an import of this file: the development server would start anew with every stroke of the drawing.
  const art = new URL('../rules/art/index.ts', import.meta.url).href
  return {
    name: 'graaf-art-styles',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return undefined
      const { pageCss } = (await import(art)) as { pageCss: typeof PageCssFunction }
      return pageCss({ day: ':root', night: ':root.night' })
    },
  }
}

const first = readFileSync(new URL('src/first.js', import.meta.url), 'utf8')
const { plugin: filesOfPages, adapter: staticSite } = pageFiles(
  adapter({ pages: 'build', fallback: 'index.html' }),
  'build/index.html',
)

export default defineConfig({
  plugins: [
    artStyles(),
    plainStates(),
    plainIcons(),
    compiledMessages(),
    filesOfPages,
    sveltekit({
      compilerOptions: { runes: true },
      adapter: staticSite,
      // The styles of the frame stand in the page: what it shows before any script waits for nothing else.
      inlineStyleThreshold: 32_768,
      // The page registers its service worker itself, when it has nothing better to do.
      serviceWorker: { register: false },
      // The same policy goes out as a header from the worker; the scripts and styles that stand in the page are named by their hashes.
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['self'],
          'script-src': ['self', inlineHash(first)],
          // The hash is of the style attribute on kit's own announcer of pages, the only one there is.
          'style-src': ['self', 'unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
          'img-src': ['self', 'data:', 'blob:'],
          'font-src': ['self'],
          'connect-src': ['self'],
          'manifest-src': ['self'],
          'worker-src': ['self'],
          'object-src': ['none'],
          'base-uri': ['none'],
          'form-action': ['none'],
        },
      },
    }),
  ],
  resolve: {
    // The messages come read; the library asks for its parser all the same.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  environments: {
    client: {
      // On a page the rules begin with the base game (docs/adr/0009-sets-on-demand.md).
      resolve: { conditions: ['page', ...defaultClientConditions] },
      build: { rolldownOptions: { output: { codeSplitting: { groups: FILES } } } },
    },
  },
  // The bots are a module too, and fetch the sets of their game.
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': WORKER,
      '/parties': { target: WORKER, ws: true },
    },
  },
})
