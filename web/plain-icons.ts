import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OWN = fileURLToPath(new URL('src/lib/ui/Icon.svelte', import.meta.url))

/** Shows the icons of Lucide by our own component: the same shapes with a fraction of the script and of the time. */
export function plainIcons(): Plugin {
  return {
    name: 'graaf-plain-icons',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/Icon.svelte') && importer?.includes('/@lucide/svelte/') ? OWN : undefined,
  }
}
