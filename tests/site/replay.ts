import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../../tools/runtime.ts'

/** What the rules alone make of a record. */
export function replay(record: string): { finished: boolean; players: { name: string; score: number }[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'graaf-'))
  const file = path.join(folder, 'record.json')
  writeFileSync(file, record)
  const said = execFileSync('npm', ['run', '-s', 'graaf', '--', 'replay', file], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return JSON.parse(said) as ReturnType<typeof replay>
}
