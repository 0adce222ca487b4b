// The local runtime for whoever starts it: `npm start`, `npm run dev`, tests, screenshots.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

export const ROOT = path.dirname(import.meta.dirname)

/** Settings that keep wrangler quiet and fast: local observability alone costs eight times the latency. */
export const RUNTIME_ENV = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  DO_NOT_TRACK: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
  X_LOCAL_EXPLORER: 'false',
}

/** Runs a command of node_modules/.bin from `cwd` (default: the project). */
export function run(
  command: string,
  args: string[],
  options: {
    cwd?: string
    stdio?: 'inherit' | 'pipe'
    detached?: boolean
    env?: Record<string, string>
  } = {},
): ChildProcess {
  return spawn(path.join(ROOT, 'node_modules/.bin', command), args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...RUNTIME_ENV, ...options.env },
    stdio: ['ignore', options.stdio ?? 'inherit', options.stdio ?? 'inherit'],
    detached: options.detached ?? false,
  })
}

/** Waits for a process: its exit status, 1 if a signal ended it or it could not start. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Ends a process that was started `detached`, with everything it started itself. */
export function endGroup(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It has ended already.
  }
}

/**
 * Bundles the worker of a wrangler configuration (relative to the project) into a folder. Returns its script: run with
 * `--no-bundle`, a change in the sources does not start the worker anew in the middle.
 */
export async function bundleWorker(config: string, folder: string): Promise<string> {
  // Wrangler wants the folder of the client's files to be there, even for a worker that is asked for none.
  mkdirSync(path.join(ROOT, 'web/build'), { recursive: true })
  const args = ['deploy', '--dry-run', '--config', path.join(ROOT, config), '--outdir', folder]
  const child = run('wrangler', args, { stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  if ((await ended(child)) !== 0) throw new Error(`The worker of ${config} could not be bundled:\n${said}`)
  const script = readdirSync(folder).find((file) => file.endsWith('.js'))
  if (script === undefined) throw new Error(`No script in ${folder}`)
  return path.join(folder, script)
}

/**
 * Resident memory in bytes of the processes under one that was started `detached` which have a file below this folder
 * open: with the folder of its state, the runtime itself and not what a tool puts in front of it. Linux only: elsewhere 0.
 */
export function residentOf(child: ChildProcess, folder?: string): number {
  if (process.platform !== 'linux') return 0
  let pages = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // The name, in brackets, may hold anything; the third field after it is the group.
      const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      if (Number(rest.split(' ')[2]) !== child.pid) continue
      if (folder !== undefined && !hasOpen(pid, folder)) continue
      pages += Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    } catch {
      // It has ended meanwhile.
    }
  }
  return pages * 4096
}

function hasOpen(pid: string, folder: string): boolean {
  return readdirSync(`/proc/${pid}/fd`).some((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith(folder)
    } catch {
      // It was closed meanwhile.
      return false
    }
  })
}

/** The first port from `from` on that nobody listens on. */
export async function freePort(from: number, host: string): Promise<number> {
  for (let port = from; port < from + 100; port++) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, host, () => probe.close(() => resolve(true)))
    })
    if (free) return port
  }
  throw new Error(`No free port from ${from} to ${from + 99}`)
}

/** Waits until `url` answers, whatever it says; false if `child` ended first. */
export async function answers(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    try {
      await fetch(url, { redirect: 'manual' })
      return true
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return false
}

/** What a server that does not start has said, at most: the last so many characters. */
const SAID = 4000

/**
 * Starts a server of node_modules/.bin in a process group of its own. `healthy` waits until it answers under the
 * given origin; it throws with what the server said if that ended first.
 */
export function serve(
  command: string,
  args: string[],
): { child: ChildProcess; healthy: (origin: string) => Promise<void> } {
  const child = run(command, args, { detached: true, stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-SAID)))
  }
  return {
    child,
    async healthy(origin) {
      if (!(await answers(`${origin}/healthz`, child))) throw new Error(`${command} did not start:\n${said}`)
    },
  }
}

/** When anything below these files and folders last changed, in ms; 0 if there is nothing. */
function changed(...names: string[]): number {
  let latest = 0
  for (const name of names) {
    const full = path.join(ROOT, name)
    const stat = statSync(full, { throwIfNoEntry: false })
    if (!stat) continue
    const files = stat.isDirectory() ? readdirSync(full, { recursive: true, encoding: 'utf8' }) : ['']
    for (const file of files) {
      if (file.includes('node_modules') || file.startsWith('build') || file.startsWith('.svelte-kit'))
        continue
      latest = Math.max(latest, statSync(path.join(full, file), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    }
  }
  return latest
}

/** Builds the client unless the build is newer than everything it is made of. False if the build fails. */
export async function buildClient(): Promise<boolean> {
  const built = statSync(path.join(ROOT, 'web/build/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (built > changed('web', 'rules', 'worker/room', 'package.json', 'package-lock.json')) return true
  // A test that builds runs with NODE_ENV=test, which would bring Svelte's and Kit's warnings into the build.
  const env = { NODE_ENV: 'production' }
  const build = run('vite', ['build', '--logLevel', 'warn'], { cwd: path.join(ROOT, 'web'), env })
  return (await ended(build)) === 0
}
