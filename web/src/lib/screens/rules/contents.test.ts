import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPTION_DEFS, tileFacts } from '#rules'
import { expect, test } from 'vitest'
import english from '../../../../messages/rules-en.json'
import { pageOf, RULE_PAGES, ruleHref, type RulePage } from '#lib/ui/rules-link.ts'
import { CONTENTS, FIGURES, SILENT } from './contents.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const shown = Object.values(CONTENTS).flatMap((sections) => sections.flatMap((section) => section.statements))

/** Statement numbers in the sources of a folder, as quoted strings. */
function named(folder: string): Set<string> {
  const found = new Set<string>()
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(ts|svelte)$/.test(entry.name) || entry.name.endsWith('.test.ts')) continue
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    for (const [, statement] of text.matchAll(/'((?:BA|CO|KR|CC|CI|TO)-\d+)'/g)) found.add(statement ?? '')
  }
  return found
}

test('every text is on a page, once, and every number on a page has a text', () => {
  expect([...shown].sort()).toEqual(Object.keys(english.statements).sort())
  expect(new Set(shown).size).toBe(shown.length)
})

test('every number on a page is one of the rules', () => {
  const rules = readdirSync(join(ROOT, 'docs/rules'))
    .map((file) => readFileSync(join(ROOT, 'docs/rules', file), 'utf8'))
    .join('\n')
  const missing = shown.filter(
    (statement) => !rules.includes(`- ${statement} `) && !rules.includes(`- ${statement}.`),
  )
  expect(missing).toEqual([])
})

test('whatever the game names, a scoring, a refusal or an option, can be read', () => {
  const asked = new Set([
    ...named('rules'),
    ...named('web/src'),
    ...OPTION_DEFS.flatMap((def) => def.statements),
  ])
  expect([...asked].filter((statement) => !shown.includes(statement)).sort()).toEqual([])
})

test('each page has a title, a lead and its sections, and nothing else', () => {
  for (const page of RULE_PAGES) {
    const sections = page === 'options' ? ['choices', 'silent'] : CONTENTS[page].map((section) => section.id)
    expect(english.pages[page].title, page).toBeTruthy()
    expect(english.pages[page].lead, page).toBeTruthy()
    expect(Object.keys(english.pages[page].sections).sort(), page).toEqual([...sections].sort())
  }
  expect(Object.keys(english.silent).sort()).toEqual([...SILENT].sort())
})

test('a link leads to the page that has the statement', () => {
  for (const [page, sections] of Object.entries(CONTENTS)) {
    for (const statement of sections.flatMap((section) => section.statements)) {
      expect(pageOf(statement), statement).toBe(page as RulePage)
    }
  }
  expect(ruleHref('CO-54')).toBe('/rules/count#CO-54')
})

test('every tile shown exists, beside a statement that is told and with a caption', () => {
  for (const [statement, tiles] of Object.entries(FIGURES)) {
    expect(shown).toContain(statement)
    for (const { tile } of tiles) expect(tileFacts(tile), tile).toBeDefined()
  }
  expect(Object.keys(english.captions).sort()).toEqual(Object.keys(FIGURES).sort())
})
