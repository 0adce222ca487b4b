import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Tree = { readonly [key: string]: string | Tree }

const WEB = join(import.meta.dirname, '../../..')

function read(file: string): Map<string, string> {
  const flat = new Map<string, string>()
  const walk = (tree: Tree, path: string): void => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') flat.set(path + key, value)
      else walk(value, `${path}${key}.`)
    }
  }
  walk(JSON.parse(readFileSync(join(WEB, 'messages', file), 'utf8')) as Tree, '')
  return flat
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((m) => m[1] ?? '').sort()
}

/** The text of every source of the client that may name a message. */
function sources(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

const PLURAL = /_(zero|one|two|few|many|other)$/
const files = [
  ...new Set(readdirSync(join(WEB, 'messages')).map((name) => name.replace(/(en|nl)\.json$/, ''))),
]

describe.each(files)('messages %s{en,nl}.json', (prefix) => {
  const en = read(`${prefix}en.json`)
  const nl = read(`${prefix}nl.json`)

  test('English and Dutch have the same keys', () => {
    expect([...nl.keys()].sort()).toEqual([...en.keys()].sort())
    expect(en.size).toBeGreaterThan(0)
  })

  test('no text is empty, and none has stray space', () => {
    for (const [key, text] of [...en, ...nl]) {
      expect(text, key).not.toBe('')
      expect(text, key).toBe(text.trim())
    }
  })

  test('both languages put in the same values', () => {
    for (const [key, text] of en) {
      expect(placeholders(nl.get(key) ?? ''), key).toEqual(placeholders(text))
    }
  })

  test('every plural has one and other, and only those: both languages know no more', () => {
    for (const key of en.keys()) {
      const suffix = PLURAL.exec(key)?.[1]
      if (!suffix) continue
      expect(['one', 'other'], key).toContain(suffix)
      expect(en.has(key.replace(PLURAL, suffix === 'one' ? '_other' : '_one')), key).toBe(true)
    }
  })

  test('no exclamation marks and no dashes as pauses', () => {
    for (const [key, text] of [...en, ...nl]) expect(text, key).not.toMatch(/!|\s[–—-]\s/)
  })
})

test('every message is used: named in full, or by a template that it matches', () => {
  const text = sources(join(WEB, 'src')).join('\n')
  const named = new Set([...text.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map((m) => m[1]))
  const patterns = [...text.matchAll(/`((?:[\w.-]|\$\{[^}]*\})+)`/g)]
    .map((m) => m[1] ?? '')
    .filter((template) => /^[\w-]+\./.test(template) && template.includes('${'))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`))
  const unused = [...read('en.json').keys()]
    .map((key) => key.replace(PLURAL, ''))
    .filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))
  expect(unused).toEqual([])
})
