import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'

/** Where `wrangler dev` listens while the client is developed with `vite dev`. */
const WORKER = 'http://127.0.0.1:8787'

export default defineConfig({
  plugins: [
    sveltekit({
      compilerOptions: { runes: true },
      adapter: adapter({ pages: 'build', fallback: 'index.html' }),
      // The same policy goes out as a header from the worker; the one inline script is kit's own start.
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['self'],
          'script-src': ['self'],
          'style-src': ['self'],
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
  server: {
    proxy: {
      '/api': WORKER,
      '/parties': { target: WORKER, ws: true },
    },
  },
})
