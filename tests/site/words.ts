// The interface as a person reads it: by its words, in both languages, from the message files themselves.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isLiteralElement, isPluralElement } from '@formatjs/icu-messageformat-parser'
import { speaker, type Text, textAt, type Texts, type Values } from '#lib/i18n/speaker.ts'
import { ROOT } from '../../tools/runtime.ts'
import { compile, type Messages } from '../../web/compile-messages.ts'

export type Language = 'en' | 'nl'

const read = (language: Language): Texts =>
  compile(JSON.parse(readFileSync(path.join(ROOT, `web/messages/${language}.json`), 'utf8')) as Messages)

const texts = { en: read('en'), nl: read('nl') }

function textOf(language: Language, key: string): Text {
  const text = textAt(texts[language], key)
  if (text === undefined) throw new Error(`No message ${key} in ${language}`)
  return text
}

/** Says a message of the interface. Throws for a key that is in no file: a test must not look for nothing. */
export function words(language: Language): (key: string, values?: Values) => string {
  const say = speaker(language, texts[language])
  return (key, values) => {
    textOf(language, key)
    return say(key, values)
  }
}

/** A pattern for all that a text may say: any value, any plural. */
function pattern(text: Text): string {
  if (typeof text === 'string') return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const parts = text.map((element) => {
    if (isLiteralElement(element)) return pattern(element.value)
    if (!isPluralElement(element)) return '.+'
    return `(${Object.values(element.options)
      .map(({ value }) => pattern(value))
      .join('|')})`
  })
  return parts.join('')
}

/** Matches a message whatever its values are. */
export function like(language: Language, key: string): RegExp {
  return new RegExp(`^${pattern(textOf(language, key))}$`)
}
