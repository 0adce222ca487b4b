/** The worker in the local runtime, with nothing in front of it: for tests and benches. */
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { run, ROOT } from './runtime.ts'

export interface Workerd {
  /** In a process group of its own, with the runtime. */
  child: ChildProcess
  /** `http://127.0.0.1:PORT` */
  origin: string
  /** `127.0.0.1:PORT` of the inspector, where it was asked for. */
  inspector: string
}

/** What a runtime that does not start has said, at most: the last so many lines. */
const SAID = 40

/**
 * Starts a bundled worker and waits until it listens. The port is the system's own choice unless one is given, so that
 * no two ever share one. Throws with what was said if the runtime ends first.
 *
 * @param config a wrangler configuration, relative to the project
 * @param bundle the folder that `bundleWorker` wrote to
 * @param state the folder of what it stores
 * @param files the folder that is served instead of the client's own files
 */
export async function startWorkerd(
  config: string,
  bundle: string,
  state: string,
  options: { files?: string; vars?: Record<string, string>; port?: number; inspect?: boolean } = {},
): Promise<Workerd> {
  const { files = '', vars = {}, port = 0, inspect = false } = options
  const child = run(
    'node',
    [
      path.join(ROOT, 'tools/workerd-host.ts'),
      ...['--config', path.join(ROOT, config), '--bundle', bundle, '--state', state, '--files', files],
      ...['--vars', JSON.stringify(vars), '--port', String(port), '--inspect', inspect ? 'yes' : 'no'],
    ],
    { detached: true, stdio: 'pipe' },
  )
  const said: string[] = []
  const listens = new Promise<{ origin: string; inspector: string }>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      createInterface(stream).on('line', (line) => {
        if (line.startsWith('{"origin":')) resolve(JSON.parse(line) as { origin: string; inspector: string })
        said.push(line)
        if (said.length > SAID) said.shift()
      })
    }
    child.once('error', reject)
    child.once('close', () => reject(new Error(`The runtime did not start:\n${said.join('\n')}`)))
  })
  return { child, ...(await listens) }
}
