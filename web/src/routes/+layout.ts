import { loadLanguage, preferredLanguage } from '#lib/i18n/index.svelte.ts'

export const ssr = false
export const prerender = false
export const trailingSlash = 'never'

/** The texts come first: no page is drawn without words. */
export async function load(): Promise<void> {
  await loadLanguage(preferredLanguage())
}
