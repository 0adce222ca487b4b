/** What the machine of the measurement does to the thread of the page that is measured. */
import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** A renderer's main thread has the number of its process; so often, in ms, new ones are looked for. */
const OFTEN = 40
const FIRST = -19

const renderers = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer')
      } catch {
        // It has ended meanwhile.
        return false
      }
    })
    .map(Number)

/**
 * A phone has cores enough for the page, for what shows it and for the network. Where there are two, and a server and
 * what measures besides, the page's thread waits for all of them, and the waiting is taken for its own: where the
 * system allows it (root on Linux) that thread goes first. Returns whether it could, and how to stop.
 */
export function pageFirst(): { could: boolean; stop: () => void } {
  try {
    setPriority(process.pid, FIRST)
    setPriority(process.pid, 0)
    renderers()
  } catch {
    return { could: false, stop: () => undefined }
  }
  const timer = setInterval(() => {
    for (const pid of renderers()) {
      try {
        setPriority(pid, FIRST)
      } catch {
        // It has ended meanwhile.
      }
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
