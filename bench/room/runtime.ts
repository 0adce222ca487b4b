import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleWorker, endGroup, ended, residentOf } from '../../tools/runtime.ts'
import { startWorkerd } from '../../tools/workerd.ts'

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
 * Where what is stored lies. The runtime waits for the disk in the one thread that does everything, after each message
 * that stores something; the platform itself holds back what is sent until it is stored, and goes on meanwhile. `memory`
 * is a folder in memory, where there is one, and leaves the disk of this machine out.
 */
export type Ground = 'memory' | 'disk'
const IN_MEMORY = '/dev/shm'

/**
 * Bundles and starts the worker of a wrangler configuration (relative to the project) and waits until it answers. The
 * bundle is made once, so that a change in the sources does not start the worker anew in the middle.
 */
export async function startWorker(
  config: string,
  ground: Ground,
  vars: Record<string, string> = {},
): Promise<Running> {
  const parent = ground === 'memory' && existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir()
  const folder = mkdtempSync(path.join(parent, 'graaf-bench-'))
  const bundle = path.join(folder, 'bundle')
  const state = path.join(folder, 'state')
  await bundleWorker(config, bundle)
  const { child, origin } = await startWorkerd(config, bundle, state, { vars })
  const stopAtExit = (): void => endGroup(child, 'SIGKILL')
  process.once('exit', stopAtExit)
  return {
    host: new URL(origin).host,
    resident: () => residentOf(child, state),
    async stop() {
      const end = ended(child)
      endGroup(child)
      await end
      process.off('exit', stopAtExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
