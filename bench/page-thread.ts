/** What the machine of the measurement does to the process of the page that is measured. */
import { execFile, execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** So often, in ms, new processes and threads are looked for. */
const OFTEN = 40

/** What the system tells of a process; nothing when it has ended meanwhile. */
function told(pid: string, file: 'cmdline' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Other browsers on this machine are left as they are. */
function isOurs(pid: string): boolean {
  const parent = /^PPid:\s*(\d+)/m.exec(told(pid, 'status'))?.[1]
  return parent !== undefined && (parent === String(process.pid) || isOurs(parent))
}

const renderers = (): string[] =>
  readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && told(name, 'cmdline').includes('--type=renderer') && isOurs(name),
  )

const threadsOf = (pid: string): number => {
  try {
    return readdirSync(`/proc/${pid}/task`).length
  } catch {
    return 0
  }
}

/**
 * A phone has cores enough for the page, for what shows it and for the network. Where there are two, and a server,
 * another browser's processes and what measures besides, the page waits for all of them, and the waiting is taken for
 * its own: where the system allows it (root on Linux, util-linux) its process is scheduled before all others, and its
 * main thread, which has the number of the process, before those that help it. Returns whether it could, and how to
 * stop.
 */
export function pageFirst(): { could: boolean; stop: () => void } {
  try {
    execFileSync('chrt', ['-f', '5', 'true'], { stdio: 'ignore' })
    renderers()
  } catch {
    return { could: false, stop: () => undefined }
  }
  const known = new Map<string, number>()
  const timer = setInterval(() => {
    for (const pid of renderers()) {
      const threads = threadsOf(pid)
      if (known.get(pid) === threads) continue
      known.set(pid, threads)
      // It may have ended meanwhile; then there is nothing to be done.
      execFile('chrt', ['-a', '-f', '-p', '5', pid], () =>
        execFile('chrt', ['-f', '-p', '10', pid], () => {}),
      )
    }
  }, OFTEN)
  return { could: true, stop: () => clearInterval(timer) }
}

/** What is used of a trace event. Times in microseconds; `tdur` is the thread's own time. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

/**
 * The blocking time of the page by its thread's own processor time, in ms: what every task after the first paint has
 * beyond 50 ms on a processor so many times slower. Without what it waited for others.
 */
export function ownBlocking(events: readonly TraceEvent[], slower: number): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  )
  if (!start) return Number.NaN
  const own = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts > start.ts,
  )
  return own
    .filter(({ name, ts }) => name === 'RunTask' && paint !== undefined && ts > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slower - 50), 0)
}
