import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answers, endGroup, ended, freePort, ROOT, run } from '../../tools/runtime.ts'

const HOST = '127.0.0.1'
const FIRST_PORT = 8861

/** A worker in the local runtime, with storage of its own that goes when it stops. */
export interface Running {
  /** `127.0.0.1:PORT` */
  host: string
  stop(): Promise<void>
}

/** Starts the worker of a wrangler configuration (relative to the project) and waits until it answers. */
export async function startWorker(config: string, vars: Record<string, string> = {}): Promise<Running> {
  const port = await freePort(FIRST_PORT, HOST)
  const state = mkdtempSync(path.join(tmpdir(), 'graaf-bench-'))
  const child = run(
    'wrangler',
    [
      ...['dev', '--config', path.join(ROOT, config), '--ip', HOST, '--port', String(port)],
      ...['--inspector-port', '0', '--persist-to', state],
      ...['--log-level', 'error', '--show-interactive-dev-session=false'],
      ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    { detached: true, stdio: 'pipe' },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  const stopAtExit = (): void => endGroup(child, 'SIGKILL')
  process.once('exit', stopAtExit)
  const host = `${HOST}:${port}`
  if (!(await answers(`http://${host}/healthz`, child))) {
    throw new Error(`The worker of ${config} did not start:\n${said}`)
  }
  return {
    host,
    async stop() {
      const end = ended(child)
      endGroup(child)
      await end
      process.off('exit', stopAtExit)
      rmSync(state, { recursive: true, force: true })
    },
  }
}
