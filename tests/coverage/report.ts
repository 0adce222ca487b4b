import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseStatements, type Statement } from './statements.ts'
import { parseTitles, type Title } from './titles.ts'

const ROOT = join(import.meta.dirname, '../..')
const FILES = ['base', 'count', 'king-robber', 'crop-circles', 'circus', 'turn-order']
const EXAMPLES = 'tests/data/examples.json'

export interface Coverage {
  /** By file of docs/rules. */
  statements: Map<string, Statement[]>
  /** By statement id. */
  tests: Map<string, Title[]>
  /** Statements that need a test and have none. */
  missing: string[]
  /** Titles that name a statement that does not exist. */
  unknown: Title[]
}

/** Reads the statements and the titles of all tests as they are on disk. */
export function readCoverage(): Coverage {
  const statements = new Map(FILES.map((file) => [file, parseStatements(read(`docs/rules/${file}.md`))]))
  const all = [...statements.values()].flat()
  const known = new Set(all.map(({ id }) => id))
  const titles = [...readTitles(), ...readExamples()]
  const tests = new Map<string, Title[]>()
  for (const title of titles) {
    for (const id of title.ids) tests.set(id, [...(tests.get(id) ?? []), title])
  }
  return {
    statements,
    tests,
    missing: all.filter(({ id, duty }) => duty === 'test' && !tests.has(id)).map(({ id }) => id),
    unknown: titles.filter(({ named }) => named.some((id) => !known.has(id))),
  }
}

/** The page docs/rules-coverage.md. */
export function renderCoverage({ statements, tests, missing }: Coverage): string {
  const all = [...statements.values()].flat()
  const pending = all.filter(({ duty }) => duty === 'pending')
  const needed = all.filter(({ duty }) => duty === 'test')
  const lines = [
    '# Which test proves which statement',
    '',
    'Made by `npm run coverage:rules` from the titles of the tests; do not edit. The statements stand in',
    '[rules/](rules/). `META` and `UNRES` are for reading and need no test.',
    '',
    `${needed.length} statements need a test; ${needed.length - missing.length} have one. ${pending.length} wait for an expansion that does not exist.`,
  ]
  if (missing.length > 0) lines.push('', `Without a test: ${missing.join(', ')}.`)
  for (const [file, list] of statements) {
    lines.push('', `## ${file}`, '', '| statement | status | tests |', '| --- | --- | --- |')
    for (const { id, tags, duty } of list) {
      const cell = (tests.get(id) ?? []).map(({ file, text }) => `${escape(text)} (\`${file}\`)`).join('<br>')
      lines.push(
        `| ${id} | ${tags} | ${cell || (duty === 'test' ? '**none**' : duty === 'pending' ? 'pending' : '–')} |`,
      )
    }
  }
  lines.push('', '## Pending', '', 'They apply as soon as the expansion they name exists.', '')
  for (const { id, waitsFor } of pending) lines.push(`- ${id}: ${waitsFor}`)
  return `${lines.join('\n')}\n`
}

function readTitles(): Title[] {
  const files = globSync('{rules,worker,web/src,tests}/**/*.test.ts', {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/build', '**/.svelte-kit', 'tests/coverage/**'],
  })
  return files.toSorted().flatMap((file) => parseTitles(file, read(file)))
}

/** The example records name their statements themselves. */
function readExamples(): Title[] {
  const examples = JSON.parse(read(EXAMPLES)) as { name: string; statements: string[] }[]
  return examples.map(({ name, statements }) => ({
    file: EXAMPLES,
    text: name,
    named: statements,
    ids: statements,
  }))
}

function escape(text: string): string {
  return text.replaceAll(/[|<>*_`]/g, '\\$&')
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
