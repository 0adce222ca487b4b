/**
 * Runs the bundle of a worker in the local runtime and in nothing else: `wrangler dev` puts a process in front of it
 * through which every message goes. Prints where it listens, as one line of JSON, once it does. For `startWorkerd`, which
 * starts this in a process of its own.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

const text = { type: 'string', default: '' } as const
const { values } = parseArgs({
  options: { config: text, bundle: text, state: text, files: text, vars: text, port: text, inspect: text },
})
const { config, bundle, state, files } = values
const HOST = '127.0.0.1'

const { workerOptions } = unstable_getMiniflareWorkerOptions(
  config,
  undefined,
  files === '' ? {} : { overrides: { assets: { directory: files } } },
)
const modules = readdirSync(bundle).flatMap((file) => {
  const type = file.endsWith('.js') ? 'ESModule' : file.endsWith('.wasm') ? 'CompiledWasm' : null
  return type === null ? [] : [{ type, path: path.join(bundle, file) } as const]
})
// The first is the one that runs.
modules.sort((a, b) => Number(b.type === 'ESModule') - Number(a.type === 'ESModule'))
// The rules say how to find modules, which are found.
const { modulesRules: _, ...own } = workerOptions
const runtime = new Miniflare(
  convertV4MiniflareOptions({
    // Where the command line listens; the worker has a socket of its own.
    host: HOST,
    port: 0,
    ...(values.inspect === 'yes' && { inspectorHost: HOST, inspectorPort: 0 }),
    resourcePersistencePath: state,
    telemetry: { enabled: false },
    workers: [
      {
        name: 'worker',
        ...own,
        bindings: Object.assign({}, own.bindings, JSON.parse(values.vars)),
        unsafeDirectSockets: [{ host: HOST, port: Number(values.port) }],
        modules,
        modulesRoot: bundle,
      },
    ],
  }),
)
const origin = (await runtime.unsafeGetDirectURL('worker')).origin
const inspector = values.inspect === 'yes' ? (await runtime.getInspectorURL()).host : ''
console.log(JSON.stringify({ origin, inspector }))
