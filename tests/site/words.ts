// The interface as a person reads it: by its words, in both languages, from the message files themselves.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import i18next from 'i18next'
import { ROOT } from '../../tools/runtime.ts'

export type Language = 'en' | 'nl'

const messages = Object.fromEntries(
  (['en', 'nl'] as const).map((language) => [
    language,
    {
      translation: JSON.parse(
        readFileSync(path.join(ROOT, `web/messages/${language}.json`), 'utf8'),
      ) as Record<string, unknown>,
    },
  ]),
)

const i18n = i18next.createInstance()
await i18n.init({
  lng: 'en',
  fallbackLng: false,
  resources: messages,
  interpolation: { escapeValue: false },
})

/** Says a message of the interface. Throws for a key that is in no file: a test must not look for nothing. */
export function words(language: Language): (key: string, values?: Record<string, unknown>) => string {
  return (key, values = {}) => {
    const text = i18n.t(key as never, { lng: language, ...values }) as string
    if (text === key) throw new Error(`No message ${key} in ${language}`)
    return text
  }
}

/** Matches a message whatever its values are. */
export function like(language: Language, key: string): RegExp {
  const forms = [key, `${key}_one`, `${key}_other`]
    .filter((form) => i18n.exists(form, { lng: language }))
    .map((form) => i18n.getResource(language, 'translation', form) as string)
  if (forms.length === 0) throw new Error(`No message ${key} in ${language}`)
  const escaped = forms.map((form) =>
    form
      .split(/\{\{.*?\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )
  return new RegExp(`^(${escaped.join('|')})$`)
}
