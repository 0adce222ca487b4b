import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import type { Text, Texts } from './src/lib/i18n/speaker.ts'

/** A message file: ICU messages, nested as their keys are. */
export interface Messages {
  readonly [key: string]: string | Messages
}

function compiled(message: string): Text {
  // `<b>` is left to who shows the text: here it is as good as any other.
  const elements = parse(message, { ignoreTag: true })
  return elements.every(isLiteralElement) ? elements.map(({ value }) => value).join('') : elements
}

/** Reads every message of a file. Throws for one that is no ICU message. */
export function compile(messages: Messages): Texts {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      try {
        return [key, typeof message === 'string' ? compiled(message) : compile(message)]
      } catch (cause) {
        throw new Error(`Message ${key}: ${cause instanceof Error ? cause.message : String(cause)}`, {
          cause,
        })
      }
    }),
  )
}

/**
 * `x.json?compiled` is the address of a message file whose messages have been read: they are sent as data, and the
 * parser stays here.
 */
export function compiledMessages(): Plugin {
  const query = '.json?compiled'
  const folder = path.join(import.meta.dirname, '.svelte-kit/messages')
  const prefix = '\0compiled-messages:'
  return {
    name: 'graaf-compiled-messages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(query) || !importer) return undefined
      return prefix + path.resolve(path.dirname(importer), source.slice(0, -query.length))
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined
      const source = `${id.slice(prefix.length)}.json`
      const file = path.join(folder, path.basename(source))
      this.addWatchFile(source)
      const messages = JSON.parse(await readFile(source, 'utf8')) as Messages
      await mkdir(folder, { recursive: true })
      await writeFile(file, JSON.stringify(compile(messages)))
      return `export { default } from ${JSON.stringify(`${file}?url`)}`
    },
  }
}
