/** The worker in a process of its own, with storage that outlives it: to be killed and started again. */
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleWorker, endGroup, ended, freePort, residentOf, serve } from '../../tools/runtime.ts'
import { startWorkerd } from '../../tools/workerd.ts'

const HOST = '127.0.0.1'
/** Where partykit begins to look for a port; the other runtime has one chosen by the system. */
const FIRST_PORT = Number(process.env.TEST_PORT ?? 8803)

/** No allowance runs out where machines play. */
export const UNLIMITED = JSON.stringify({
  messagesPerSecond: 1e9,
  messageBurst: 1e9,
  chatPerMinute: 1e9,
  roomsPerHour: 1e9,
  tabsPerSeat: 100,
})

/**
 * What is asked of the inspector, in order; the last tells how much is left. It keeps the lines that were logged, with
 * where they came from, for whoever might look.
 */
const COLLECT = [
  'Runtime.discardConsoleEntries',
  'HeapProfiler.enable',
  'HeapProfiler.collectGarbage',
  'Runtime.getHeapUsage',
]
/** So many collections in a row that find next to nothing are the end of it. */
const SETTLED = 4

/** `workerd`: the worker of the site's own configuration, nothing in front of it; or `partykit dev`. */
type Kind = 'workerd' | 'partykit'

export class SiteProcess {
  readonly #kind: Kind
  readonly #state = mkdtempSync(path.join(tmpdir(), 'graaf-faults-'))
  readonly #vars: Record<string, string>
  readonly #inspected: boolean
  /** Once chosen, the same after each start; 0: not yet. */
  #port = 0
  /** Where the runtime can be asked to collect its garbage. */
  #inspector = ''
  #child: ChildProcess | null = null

  private constructor(kind: Kind, vars: Record<string, string>, inspected: boolean) {
    this.#kind = kind
    this.#vars = vars
    this.#inspected = inspected
  }

  /** @param inspected whether its garbage will be collected */
  static async start(kind: Kind, vars: Record<string, string> = {}, inspected = false): Promise<SiteProcess> {
    const site = new SiteProcess(kind, vars, inspected)
    process.once('exit', () => site.#child && endGroup(site.#child, 'SIGKILL'))
    if (kind === 'workerd') {
      await bundleWorker('wrangler.toml', site.#bundle)
      // Not the client's own files: nobody asks for them, and whoever builds them anew would change them.
      mkdirSync(site.#files)
      writeFileSync(path.join(site.#files, 'index.html'), '')
    } else {
      site.#port = await freePort(FIRST_PORT, HOST)
    }
    await site.up()
    return site
  }

  get origin(): string {
    return `http://${HOST}:${this.#port}`
  }

  get #bundle(): string {
    return path.join(this.#state, 'bundle')
  }

  get #files(): string {
    return path.join(this.#state, 'files')
  }

  get #stored(): string {
    return path.join(this.#state, 'state')
  }

  async up(): Promise<void> {
    if (this.#kind === 'workerd') {
      const { child, origin, inspector } = await startWorkerd('wrangler.toml', this.#bundle, this.#stored, {
        files: this.#files,
        vars: this.#vars,
        port: this.#port,
        inspect: this.#inspected,
      })
      this.#child = child
      this.#port = Number(new URL(origin).port)
      this.#inspector = inspector
    } else {
      const vars = Object.entries(this.#vars).flatMap(([name, value]) => ['--var', `${name}=${value}`])
      const args = ['dev', '--port', String(this.#port), '--persist', this.#stored, ...vars]
      const { child, healthy } = serve('partykit', args)
      this.#child = child
      await healthy(this.origin)
    }
  }

  /** SIGKILL, to the runtime and whatever started it. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child === null) return
    const end = ended(child)
    endGroup(child, 'SIGKILL')
    await end
    this.#child = null
  }

  /** The resident memory of the runtime, in bytes. */
  get resident(): number {
    return this.#child === null ? 0 : residentOf(this.#child, this.#stored)
  }

  /**
   * Has the runtime collect its garbage until no more comes: left to itself and idle, it would not, and what one
   * collection frees may hold what the next one finds. Not only the worker's: every request passes through scripts of
   * the local runtime's own that look for files, and what it leaves there is several kilobytes of native memory each.
   * Returns the bytes of script values left in the worker.
   */
  async collectGarbage(): Promise<number> {
    const targets = (await (await fetch(`http://${this.#inspector}/json`)).json()) as { id: string }[]
    const worker = targets.findIndex(({ id }) => id.includes('user'))
    if (worker < 0) throw new Error('the inspector shows no worker')
    const left = await Promise.all(targets.map(({ id }) => this.#collectIn(id)))
    return left[worker]!
  }

  async #collectIn(target: string): Promise<number> {
    const socket = new WebSocket(`ws://${this.#inspector}/${target}`)
    const ask = (): void => {
      for (const [id, method] of COLLECT.entries()) socket.send(JSON.stringify({ id, method, params: {} }))
      // The runtime listens when it has something to do.
      fetch(`${this.origin}/healthz`).catch(() => undefined)
    }
    let again: NodeJS.Timeout | undefined
    let used = Infinity
    let same = 0
    await new Promise<void>((resolve, reject) => {
      socket.onopen = () => {
        ask()
        again = setInterval(ask, 1000)
      }
      socket.onmessage = ({ data }) => {
        const { id, result } = JSON.parse(String(data)) as { id?: number; result?: { usedSize: number } }
        if (id !== COLLECT.length - 1 || !result) return
        same = result.usedSize > used * 0.95 ? same + 1 : 0
        used = Math.min(used, result.usedSize)
        if (same === SETTLED) resolve()
      }
      socket.onclose = () => reject(new Error('the inspector has hung up'))
    }).finally(() => clearInterval(again))
    socket.close()
    return used
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.#state, { recursive: true, force: true })
  }
}
