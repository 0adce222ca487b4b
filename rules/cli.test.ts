import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

// The real command as a process of its own; what it does with every input is tested in cli/run.test.ts. Processes
// take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const ROOT = join(import.meta.dirname, '..')
const GAME = (
  JSON.parse(readFileSync(join(ROOT, 'tests/data/games.ndjson'), 'utf8').split('\n', 1)[0]!) as {
    record: object
  }
).record
const LINE = JSON.stringify(GAME)

interface Ran {
  status: number | null
  out: string
  lines: unknown[]
}

/** Runs a program and gives it `input`. */
function start(program: string, args: string[], input: string | Uint8Array): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT })
    let out = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.on('error', reject)
    child.on('close', (status) => {
      const lines = out.split('\n').filter((line) => line.startsWith('{'))
      resolve({ status, out, lines: lines.map((line) => JSON.parse(line) as unknown) })
    })
    child.stdin.end(input)
  })
}

const graaf = (args: string[], input: string | Uint8Array = ''): Promise<Ran> =>
  start('npm', ['run', '-s', 'graaf', '--', ...args], input)

test('plays a thousand records of one call, in one process', async () => {
  const ran = await graaf(['replay', '--legal'], `${LINE}\n`.repeat(1000))
  expect(ran.status).toBe(0)
  expect(ran.lines).toHaveLength(1000)
  expect(new Set(ran.out.trim().split('\n')).size).toBe(1)
  expect(ran.lines[999]).toMatchObject({ ok: true, finished: true, legal: [] })
})

test('exit status 2 and the error on the line of its record', async () => {
  const ran = await graaf(['replay', '--at', '1'], `${LINE}\r\n{"format":"graaf/2"}\r\n\xff\r\n${LINE}`)
  expect(ran.status).toBe(2)
  expect(ran.lines).toMatchObject([
    { ok: true, turn: 1 },
    { error: { code: 'record/unknown-format', at: null } },
    { error: { code: 'cli/not-json', at: null } },
    { ok: true, turn: 1 },
  ])
})

test('an unknown command and an unknown flag are errors in JSON', async () => {
  expect(await graaf(['play'])).toMatchObject({
    status: 2,
    lines: [{ error: { code: 'cli/unknown-command' } }],
  })
  expect(await graaf(['tiles', '--all'])).toMatchObject({
    status: 2,
    lines: [{ error: { code: 'cli/unknown-flag' } }],
  })
})

test('random games of two processes are the same', async () => {
  const args = ['random', '--seed', 'x', '--games', '2', '--policy', 'greedy']
  const [first, second] = await Promise.all([graaf(args), graaf(args)])
  expect(first.status).toBe(0)
  expect(first.lines).toHaveLength(2)
  expect(second.out).toBe(first.out)
})

test('a reader that stops early is no error', async () => {
  const command = `npm run -s graaf -- random --seed 1 --games 200; echo "status $?" >&2`
  const { out } = await start('sh', ['-c', `{ { ${command}; } | head -c 100 >/dev/null; } 2>&1`], '')
  expect(out).toBe('status 0\n')
})
