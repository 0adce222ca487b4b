import type { Environment } from 'vitest/runtime'

/**
 * Node, but modules are resolved and compiled as for a browser: without this, Svelte's runes would be compiled for
 * server rendering, where no effect ever runs. There is no DOM.
 */
const environment: Environment = {
  name: 'runes',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
}

export default environment
