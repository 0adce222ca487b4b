// The interface as a person reads it: by its words, in both languages, from the message files themselves.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Messages, speaker, type Values } from '#lib/i18n/speak.ts'
import { ROOT } from '../../tools/runtime.ts'

export type Language = 'en' | 'nl'

const read = (language: Language): Messages =>
  JSON.parse(readFileSync(path.join(ROOT, `web/messages/${language}.json`), 'utf8')) as Messages

const messages = { en: read('en'), nl: read('nl') }

/** Says a message of the interface. Throws for a key that is in no file: a test must not look for nothing. */
export function words(language: Language): (key: string, values?: Values) => string {
  const say = speaker(language, messages[language])
  return (key, values) => {
    const text = say(key, values)
    if (text === key) throw new Error(`No message ${key} in ${language}`)
    return text
  }
}

/** Matches a message whatever its values are. */
export function like(language: Language, key: string): RegExp {
  const say = speaker(language, messages[language])
  const forms = [key, `${key}_one`, `${key}_other`]
    .filter((form) => say(form) !== form)
    .map((form) => say(form))
  if (forms.length === 0) throw new Error(`No message ${key} in ${language}`)
  const escaped = forms.map((form) =>
    form
      .split(/\{\{.*?\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )
  return new RegExp(`^(${escaped.join('|')})$`)
}
