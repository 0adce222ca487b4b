import type { Handle } from '@sveltejs/kit/hooks'
import font from '@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2?url'

/**
 * Runs once, when the fallback page is built. Kit links the layout's stylesheet there by itself, but a font
 * is found only after that; asked for in the head, it comes together with the styles.
 */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    transformPageChunk: ({ html }) =>
      html.replace(
        '%graaf.font%',
        `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
      ),
  })
