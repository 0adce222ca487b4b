import type english from '../../../messages/en.json'
import en from '../../../messages/en.json?compiled'
import nl from '../../../messages/nl.json?compiled'
import { prefs, setPref } from '#lib/prefs/prefs.svelte.ts'
import { type KeyOf, speaker, type Texts, type Values } from './speaker.ts'

/**
 * Words for people. `t` may be called anywhere; inside a component or an effect it is read again when the
 * language changes. Messages are written in ICU MessageFormat and read when the client is built.
 */
export const LANGUAGES = ['en', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** A key that `t` knows. */
export type MessageKey = KeyOf<typeof english>

/** Texts are data, not code: a browser reads JSON faster than a script that says the same. */
const files: Readonly<Record<Language, string>> = { en, nl }

const speakers = new Map<Language, ReturnType<typeof speaker>>()
/** Until the first language has come there are no words, only their keys. */
const nobody = speaker('en', {})

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
  if (!speakers.has(next)) {
    const texts = (await (await fetch(files[next])).json()) as Texts
    speakers.set(next, speaker(next, texts))
  }
  current = next
  document.documentElement.lang = next
}

/** Changes the language on this device, without a reload. */
export async function setLanguage(next: Language): Promise<void> {
  await loadLanguage(next)
  setPref('language', next)
}

/** The words for a key, with its values put in. */
export function t(key: MessageKey, values?: Values): string {
  // Reading the language is what makes the caller depend on it.
  return (speakers.get(current) ?? nobody)(key, values)
}

/**
 * "Ann, Bo and Cas". Not by `Intl.ListFormat`: that takes a slow phone a hundred milliseconds before it says its first
 * list, and the first is on the way to the first tile.
 */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return t('ui.list', { items: items.slice(0, -1).join(', '), last })
}
