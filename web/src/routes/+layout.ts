import { loadLanguage, preferredLanguage } from '#lib/i18n/index.svelte.ts'

export const ssr = false
export const prerender = false
export const trailingSlash = 'never'

/** Waits for the style sheets that the page itself has asked for, some of them perhaps again (page-files.ts). */
async function stylesCome(): Promise<void> {
  for (;;) {
    const links = document.querySelectorAll<HTMLLinkElement>(
      'link[rel=stylesheet][href^="/_app/"]:not([disabled])',
    )
    const coming = [...links].filter(({ sheet }) => !sheet)
    if (coming.length === 0) return
    await Promise.all(
      coming.map(
        (link) =>
          new Promise((resolve) => {
            link.addEventListener('load', resolve)
            link.addEventListener('error', resolve)
          }),
      ),
    )
  }
}

/** Texts and styles come first: no page is drawn without them. */
export async function load(): Promise<void> {
  await Promise.all([loadLanguage(preferredLanguage()), stylesCome()])
}
