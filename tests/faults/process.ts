/** The worker in a process of its own, with storage that outlives it: to be killed and started again. */
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleWorker, endGroup, ended, freePort, residentOf, ROOT, serve } from '../../tools/runtime.ts'

const HOST = '127.0.0.1'
const FIRST_PORT = Number(process.env.TEST_PORT ?? 8803)

/** No allowance runs out where machines play. */
export const UNLIMITED = JSON.stringify({
  messagesPerSecond: 1e9,
  messageBurst: 1e9,
  chatPerMinute: 1e9,
  roomsPerHour: 1e9,
  tabsPerSeat: 100,
})

/** What is asked of the inspector, in order; the last tells how much is left. */
const COLLECT = ['HeapProfiler.enable', 'HeapProfiler.collectGarbage', 'Runtime.getHeapUsage']
/** So many collections in a row that find next to nothing are the end of it. */
const SETTLED = 4

/** `wrangler dev` with the site's own configuration, or `partykit dev`. */
export class SiteProcess {
  readonly origin: string
  readonly #port: number
  readonly #kind: 'wrangler' | 'partykit'
  readonly #state = mkdtempSync(path.join(tmpdir(), 'graaf-faults-'))
  readonly #vars: Record<string, string>
  #script = ''
  /** Where the runtime of wrangler can be asked to collect its garbage. */
  #inspector = 0
  #child: ChildProcess | null = null

  private constructor(kind: 'wrangler' | 'partykit', port: number, vars: Record<string, string>) {
    this.#kind = kind
    this.#port = port
    this.#vars = vars
    this.origin = `http://${HOST}:${port}`
  }

  static async start(kind: 'wrangler' | 'partykit', vars: Record<string, string> = {}): Promise<SiteProcess> {
    const site = new SiteProcess(kind, await freePort(FIRST_PORT, HOST), vars)
    process.once('exit', () => site.#child && endGroup(site.#child, 'SIGKILL'))
    if (kind === 'wrangler') {
      site.#script = await bundleWorker('wrangler.toml', path.join(site.#state, 'bundle'))
      // Not the client's own files: whoever builds them anew would start the worker anew too.
      mkdirSync(path.join(site.#state, 'files'))
      writeFileSync(path.join(site.#state, 'files/index.html'), '')
    }
    site.#inspector = await freePort(site.#port + 100, HOST)
    await site.up()
    return site
  }

  async up(): Promise<void> {
    const state = path.join(this.#state, 'state')
    const own =
      this.#kind === 'wrangler'
        ? [
            ...[this.#script, '--no-bundle', '--config', path.join(ROOT, 'wrangler.toml')],
            ...['--assets', path.join(this.#state, 'files'), '--persist-to', state],
            ...['--ip', HOST, '--inspector-port', String(this.#inspector), '--log-level', 'error'],
          ]
        : ['--persist', state]
    const vars = Object.entries(this.#vars).flatMap(([name, value]) => [
      '--var',
      this.#kind === 'wrangler' ? `${name}:${value}` : `${name}=${value}`,
    ])
    const args = ['dev', '--port', String(this.#port), ...own, ...vars]
    const { child, healthy } = serve(this.#kind, args)
    this.#child = child
    await healthy(this.origin)
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
    return this.#child === null ? 0 : residentOf(this.#child, path.join(this.#state, 'state'))
  }

  /**
   * Has the runtime collect its garbage until no more comes: left to itself and idle, it would not, and what one
   * collection frees may hold what the next one finds. Returns the bytes of script values left.
   */
  async collectGarbage(): Promise<number> {
    // Node's sockets take headers, which those of browsers do not; the inspector listens to pages of this machine only.
    const asPage = { headers: { Origin: 'http://localhost' } } as unknown as string[]
    const socket = new WebSocket(`ws://${HOST}:${this.#inspector}/ws`, asPage)
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
        // The proxy in front of the runtime loses what is asked before it has reached it: it is asked again anyway.
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
