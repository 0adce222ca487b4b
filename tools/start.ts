// `npm start`: builds the client where needed and plays at the printed address, on the real worker in the local
// runtime. `npm start -- --port 9000 --host 0.0.0.0` lets other devices of the network in.
import { parseArgs } from 'node:util'
import { answers, buildClient, endGroup, ended, freePort, run } from './runtime.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '8787' },
    host: { type: 'string', default: '127.0.0.1' },
  },
})

if (!(await buildClient())) {
  console.error('The client could not be built.')
  process.exit(1)
}

const port = await freePort(Number(values.port), values.host)
const worker = run(
  'wrangler',
  [
    'dev',
    ...['--ip', values.host, '--port', String(port), '--inspector-port', '0'],
    ...['--log-level', 'warn', '--show-interactive-dev-session=false'],
  ],
  { detached: true },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endGroup(worker))
process.on('exit', () => endGroup(worker, 'SIGKILL'))

const shown = values.host === '127.0.0.1' ? 'localhost' : values.host
if (await answers(`http://127.0.0.1:${port}/`, worker)) {
  console.log(
    `\nGraaf plays at http://${shown}:${port}/\n\nCtrl+C ends it. Games are kept in .wrangler/state.`,
  )
}
process.exitCode = await ended(worker)
