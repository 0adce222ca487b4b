// The ban on import cycles must see through components. import-x looks for imports at the top of a program, but
// svelte-eslint-parser puts a component's under its <script> elements: this parser lifts them out.
import { meta as svelteMeta, parseForESLint as parseSvelte } from 'svelte-eslint-parser'

export const meta = { name: 'svelte-script-parser', version: svelteMeta.version }

export function parseForESLint(code, options) {
  const parsed = parseSvelte(code, options)
  parsed.ast.body = parsed.ast.body.flatMap((node) => (node.type === 'SvelteScriptElement' ? node.body : []))
  return parsed
}
