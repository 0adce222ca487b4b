// `npm test`: every check and every test, from lint to two browsers playing. The last line, alone on its line,
// says how many passed and failed; a check without tests of its own (lint, types, build) counts as one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './chromium.ts'
import { endGroup, ended, ROOT, run } from './runtime.ts'

interface Outcome {
  name: string
  passed: number
  failed: number
  seconds: number
}

const reports = mkdtempSync(path.join(tmpdir(), 'graaf-check-'))
const outcomes: Outcome[] = []
/** No check may hang the others: after this it is ended and has failed. Browsers are the slowest. */
const LIMIT_MS = 13 * 60_000

/** Runs one command, prints what it said under its name, and tells whether it went well. */
async function command(name: string, bin: string, args: string[], cwd = ROOT): Promise<Outcome> {
  const begin = performance.now()
  const child = run(bin, args, { cwd, stdio: 'pipe', detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  const limit = setTimeout(() => {
    said += `\nNot finished after ${LIMIT_MS / 60_000} minutes.\n`
    endGroup(child, 'SIGKILL')
  }, LIMIT_MS)
  const status = await ended(child)
  clearTimeout(limit)
  endGroup(child, 'SIGKILL')
  const seconds = Math.round((performance.now() - begin) / 100) / 10
  console.log(`\n== ${name}: ${status === 0 ? 'passed' : 'FAILED'}, ${seconds} s\n${said.trim()}`)
  return { name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, seconds }
}

async function check(name: string, bin: string, args: string[], cwd?: string): Promise<boolean> {
  const outcome = await command(name, bin, args, cwd)
  outcomes.push(outcome)
  return outcome.failed === 0
}

/** Runs projects of vitest.config.ts and counts their tests. */
async function tests(name: string, projects: string[]): Promise<void> {
  const file = path.join(reports, `${name}.json`)
  const outcome = await command(name, 'vitest', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
    }
    // A file that cannot even be loaded fails without a failed test in it.
    const failed = outcome.failed > 0 ? Math.max(1, report.numFailedTests) : 0
    outcomes.push({ ...outcome, passed: report.numPassedTests, failed })
  } catch {
    outcomes.push(outcome)
  }
}

async function style(): Promise<void> {
  await check('format', 'prettier', ['--check', '--log-level', 'warn', '.'])
  await check('lint', 'eslint', ['.'])
  await check('unused files and exports', 'knip', ['--no-progress'])
}

async function build(): Promise<boolean> {
  const built = await check('build', 'vite', ['build', '--logLevel', 'warn'], path.join(ROOT, 'web'))
  await check('deploy, dry run', 'wrangler', [
    'deploy',
    '--dry-run',
    '--outdir',
    path.join(reports, 'worker'),
  ])
  // The types of the routes are written by the build.
  await check('types', 'tsc', ['--noEmit'])
  await check('types of components', 'svelte-check', [
    ...['--workspace', 'web', '--tsconfig', '../tsconfig.json', '--output', 'human', '--fail-on-warnings'],
  ])
  return built
}

const [, built] = await Promise.all([style(), build()])
await tests('unit', ['unit', 'web'])
await tests('workers', ['workers'])
if (built && ensureChromium()) await tests('browser', ['browser'])
else outcomes.push({ name: 'browser', passed: 0, failed: 1, seconds: 0 })
rmSync(reports, { recursive: true, force: true })

console.log('\n== summary')
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
}
const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
