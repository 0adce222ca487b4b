import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'

/** A text as it is said or, where it takes values, as the parser has read it. */
export type Text = string | MessageFormatElement[]

/** The texts of one language, as `web/compile-messages.ts` makes them of a file in `web/messages`. */
export interface Texts {
  readonly [key: string]: Text | Texts
}

/** The keys of a message file: paths with dots. */
export type KeyOf<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K}` : KeyOf<T[K], `${Path}${K}.`>
}[keyof T & string]

// The library asks the browser which languages it can format. Ours are known, and the answer alone takes a slow phone
// longer than a whole frame.
IntlMessageFormat.resolveLocale = () => undefined

export type Values = Readonly<Record<string, string | number>>

/** The text at a path with dots. */
export function textAt(texts: Texts, key: string): Text | undefined {
  let at: Text | Texts | undefined = texts
  for (const part of key.split('.')) at = typeof at === 'object' && !Array.isArray(at) ? at[part] : undefined
  return typeof at === 'string' || Array.isArray(at) ? at : undefined
}

/** Says the texts of one language. A key that has no text, or whose text lacks a value, comes back as it is. */
export function speaker(language: string, texts: Texts): (key: string, values?: Values) => string {
  const read = new Map<string, IntlMessageFormat>()
  return (key, values) => {
    const text = textAt(texts, key)
    if (!Array.isArray(text)) return text ?? key
    let message = read.get(key)
    if (!message) read.set(key, (message = new IntlMessageFormat(text, language)))
    try {
      return String(message.format(values))
    } catch {
      // A word that is missing must not take the board with it.
      return key
    }
  }
}
