// `npm run dev`: the worker and the client side by side, both following changes. Play at the client's address; it
// hands /api and /parties on to the worker.
import path from 'node:path'
import { answers, buildClient, endGroup, ended, ROOT, run } from './runtime.ts'

// wrangler refuses to start without the folder of assets, even though vite serves the client here.
if (!(await buildClient())) process.exit(1)

const worker = run(
  'wrangler',
  ['dev', '--ip', '127.0.0.1', '--port', '8787', '--show-interactive-dev-session=false'],
  { detached: true },
)
await answers('http://127.0.0.1:8787/', worker)
const client = run('vite', ['dev'], { cwd: path.join(ROOT, 'web'), detached: true })

const endBoth = (): void => {
  endGroup(worker)
  endGroup(client)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endBoth)
process.exitCode = await Promise.race([ended(worker), ended(client)])
endBoth()
