import { loadLanguage, preferredLanguage } from '#lib/i18n/index.svelte.ts'

export const ssr = false
export const prerender = false
export const trailingSlash = 'never'

/** Texts and styles (asked for by the page itself, web/page-files.ts) come first: no page is drawn without them. */
export async function load(): Promise<void> {
  await Promise.all([loadLanguage(preferredLanguage()), window.graafStyles])
}
