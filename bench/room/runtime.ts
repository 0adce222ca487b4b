import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleWorker, endGroup, ended, freePort, residentOf, ROOT, serve } from '../../tools/runtime.ts'

export const HOST = '127.0.0.1'
export const FIRST_PORT = Number(process.env.BENCH_PORT ?? 8861)

/** A worker in the local runtime, with storage of its own that goes when it stops. */
export interface Running {
  /** `127.0.0.1:PORT` */
  host: string
  /** Resident memory in bytes. */
  resident(): number
  stop(): Promise<void>
}

/**
 * Bundles and starts the worker of a wrangler configuration (relative to the project) and waits until it answers. The
 * bundle is made once, so that a change in the sources does not start the worker anew in the middle.
 */
export async function startWorker(config: string, vars: Record<string, string> = {}): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'graaf-bench-'))
  const file = path.join(ROOT, config)
  const script = await bundleWorker(config, path.join(folder, 'bundle'))
  const port = await freePort(FIRST_PORT, HOST)
  const { child, healthy } = serve('wrangler', [
    ...['dev', script, '--no-bundle'],
    ...['--config', file, '--ip', HOST, '--port', String(port)],
    ...['--inspector-port', '0', '--persist-to', path.join(folder, 'state')],
    ...['--log-level', 'error', '--show-interactive-dev-session=false'],
    ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ])
  const stopAtExit = (): void => endGroup(child, 'SIGKILL')
  process.once('exit', stopAtExit)
  const host = `${HOST}:${port}`
  await healthy(`http://${host}`)
  return {
    host,
    resident: () => residentOf(child, path.join(folder, 'state')),
    async stop() {
      const end = ended(child)
      endGroup(child)
      await end
      process.off('exit', stopAtExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
