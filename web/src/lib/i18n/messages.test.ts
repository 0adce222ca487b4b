import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isLiteralElement,
  isPluralElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { parse as parseSvelte } from 'svelte/compiler'
import { describe, expect, test } from 'vitest'
import type { Messages } from '../../../compile-messages.ts'

const WEB = join(import.meta.dirname, '../../..')

function read(file: string): Map<string, string> {
  const flat = new Map<string, string>()
  const walk = (tree: Messages, path: string): void => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') flat.set(path + key, value)
      else walk(value, `${path}${key}.`)
    }
  }
  walk(JSON.parse(readFileSync(join(WEB, 'messages', file), 'utf8')) as Messages, '')
  return flat
}

/** Everything in a message that is not plain words, also inside its plurals. */
function elementsOf(message: string): MessageFormatElement[] {
  const inside = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
    elements
      .filter((element) => !isLiteralElement(element))
      .flatMap((element) => [
        element,
        ...(isPluralElement(element)
          ? Object.values(element.options).flatMap(({ value }) => inside(value))
          : []),
      ])
  return inside(parse(message, { ignoreTag: true }))
}

function valuesOf(message: string): string[] {
  return [...new Set(elementsOf(message).map((element) => ('value' in element ? element.value : '#')))].sort()
}

/** The text of every source of the client that may name a message. */
function sources(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

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
      expect(valuesOf(nl.get(key) ?? ''), key).toEqual(valuesOf(text))
    }
  })

  test('every plural has one and other, and only those: both languages know no more', () => {
    for (const [key, text] of [...en, ...nl]) {
      for (const plural of elementsOf(text).filter(isPluralElement)) {
        expect(Object.keys(plural.options).sort(), key).toEqual(['one', 'other'])
      }
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
  const unused = [...read('en.json').keys()].filter(
    (key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)),
  )
  expect(unused).toEqual([])
})

interface Node {
  readonly type?: string
  readonly [part: string]: unknown
}

/** Every call of `t` in a source, with the pattern of its key and the names of its values; null: not to be seen here. */
function callsOf(source: string): { key: RegExp; values: string[] | null }[] {
  const calls: { key: RegExp; values: string[] | null }[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    else if (typeof node === 'object' && node !== null) {
      const { type, callee, arguments: given } = node as Node
      if (type === 'CallExpression' && (callee as Node)['name'] === 't') {
        const [key, values] = given as Node[]
        const pattern = keyPattern(key!)
        if (pattern) calls.push({ key: pattern, values: namesIn(values) })
      }
      Object.values(node).forEach(visit)
    }
  }
  visit(parseSvelte(source, { modern: true }))
  return calls
}

function keyPattern(key: Node): RegExp | null {
  if (key.type === 'Literal') return new RegExp(`^${String(key['value']).replaceAll('.', '\\.')}$`)
  if (key.type !== 'TemplateLiteral') return null
  const quasis = key['quasis'] as { value: { raw: string } }[]
  return new RegExp(`^${quasis.map(({ value }) => value.raw.replaceAll('.', '\\.')).join('[\\w-]+')}$`)
}

function namesIn(values: Node | undefined): string[] | null {
  if (!values) return []
  if (values.type !== 'ObjectExpression') return null
  const properties = values['properties'] as Node[]
  if (properties.some(({ type }) => type !== 'Property')) return null
  return properties.map((property) => String((property['key'] as Node)['name']))
}

test('no call forgets a value of its message', () => {
  const en = read('en.json')
  const calls = sources(join(WEB, 'src'))
    .filter((source) => /\bt\(/.test(source))
    // A module is to the parser what a component without markup is.
    .flatMap((source) => callsOf(source.startsWith('<') ? source : `<script lang="ts">${source}</script>`))
  const seen = calls.filter(({ values }) => values !== null)
  expect(seen.length).toBeGreaterThan(400)
  for (const { key, values } of seen) {
    // Of the messages that a template may name, not every one is said by this call.
    const named = [...en].filter(([name]) => key.test(name))
    const served = named.some(([, text]) => valuesOf(text).every((value) => values?.includes(value)))
    expect(served || named.length === 0, `${key.source} with ${values?.join()}`).toBe(true)
  }
})
