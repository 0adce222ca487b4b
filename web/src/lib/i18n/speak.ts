/** Messages of one language as `web/messages` holds them: plain text with {{values}}, plurals as `key_one`, `key_other`. */
export interface Messages {
  readonly [key: string]: string | Messages
}

type Leaf<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K}` : Leaf<T[K], `${Path}${K}.`>
}[keyof T & string]
type Plain<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key

/** The keys of a message file: a path with dots; a plural without its suffix. */
export type KeyOf<T> = Plain<Leaf<T>>

export type Values = Readonly<Record<string, string | number>>

/** Says the messages of one language. `count` picks the plural; an unknown key comes back as it is. */
export function speaker(language: string, messages: Messages): (key: string, values?: Values) => string {
  const plural = new Intl.PluralRules(language)
  const find = (key: string): string | undefined => {
    let at: string | Messages | undefined = messages
    for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined
    return typeof at === 'string' ? at : undefined
  }
  return (key, values = {}) => {
    const { count } = values
    const numbered = typeof count === 'number' ? find(`${key}_${plural.select(count)}`) : undefined
    const text = numbered ?? find(key) ?? key
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
