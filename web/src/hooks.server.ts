import type { Handle } from '@sveltejs/kit/hooks'
import font from '@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2?url'
import first from './first.js?raw'

/**
 * Runs once, when the fallback page is built. Styles and the first script stand in that page, so that the shell is seen
 * with the first answer; the scripts that kit asks for in its head let it go before them. The font is found only
 * with the styles; asked for in the head, it comes sooner.
 */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    transformPageChunk: ({ html }) =>
      html
        .replace(
          '%graaf.first%',
          `<script>${first}</script><link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
        )
        .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
  })
