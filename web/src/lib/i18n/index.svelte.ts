import { createInstance, type ParseKeys } from 'i18next'
import { prefs, setPref } from '#lib/prefs/prefs.svelte.ts'

/**
 * Words for people. `t` may be called anywhere; inside a component or an effect it is read again when the
 * language changes. Messages are plain text with {{values}}, plurals by the keys _one and _other.
 */
export const LANGUAGES = ['en', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** A key that `t` knows. */
export type MessageKey = ParseKeys<'translation'>

const messages = {
  en: () => import('../../../messages/en.json'),
  nl: () => import('../../../messages/nl.json'),
}

const i18n = createInstance()
// With the resources handed in later and no backend, init is done when it returns.
void i18n.init({
  lng: 'en',
  fallbackLng: false,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
})

let current: Language = $state('en')

/** The language on the screen. */
export function language(): Language {
  return current
}

/** What was chosen on this device, else what the browser prefers among those we have. */
export function preferredLanguage(): Language {
  if (prefs.language) return prefs.language
  for (const tag of navigator.languages) {
    const known = LANGUAGES.find((l) => tag.toLowerCase().split('-')[0] === l)
    if (known) return known
  }
  return 'en'
}

/** Fetches the texts of a language once and shows them. */
export async function loadLanguage(next: Language): Promise<void> {
  if (!i18n.hasResourceBundle(next, 'translation')) {
    i18n.addResourceBundle(next, 'translation', (await messages[next]()).default)
  }
  await i18n.changeLanguage(next)
  current = next
  document.documentElement.lang = next
}

/** Changes the language on this device, without a reload. */
export async function setLanguage(next: Language): Promise<void> {
  await loadLanguage(next)
  setPref('language', next)
}

/** The words for a key, with its values put in; `count` picks the plural. */
export function t(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  // Reading it is what makes the caller depend on the language.
  void current
  return i18n.t(key, values)
}

/** "Ann, Bo and Cas", as the language writes a list. */
export function list(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(current, { type }).format(items)
}

/** A day as the language writes it: "30 November". */
export function day(time: number): string {
  return new Intl.DateTimeFormat(current, { day: 'numeric', month: 'long' }).format(time)
}
