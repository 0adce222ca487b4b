// The linter's fences are configuration, and configuration rots silently: here each one is run into on purpose.
import { ESLint } from 'eslint'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from './runtime.ts'

const eslint = new ESLint({ cwd: ROOT })

/** The rules that refuse this text at the place of an existing file. */
async function refusedBy(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: `${ROOT}/${filePath}` })
  return [...new Set(result!.messages.map(({ ruleId }) => ruleId))]
}

// The first file takes long: ESLint loads the compiler and the whole program with it.
beforeAll(() => refusedBy('rules/index.ts', ''), 120_000)

const PATHS = 'import-x/no-restricted-paths'
const IMPORTS = '@typescript-eslint/no-restricted-imports'

test.each([
  ['rules/index.ts', `export * from '../worker/room/protocol.ts'`, PATHS],
  ['rules/index.ts', `export * from '#room/protocol.ts'`, PATHS],
  ['rules/game/action.ts', `export * from '../art/paint.ts'`, PATHS],
  ['rules/expansions/registry.ts', `export * from '../art/paint.ts'`, PATHS],
  ['rules/expansions/count/city.ts', `export const paint = () => import('../../art/paint.ts')`, PATHS],
  ['rules/game/action.ts', `export * from 'valibot'`, IMPORTS],
  ['rules/game/action.ts', `export * from 'node:fs'`, IMPORTS],
  ['worker/room/protocol.ts', `export * from '../../web/src/lib/room/types.ts'`, PATHS],
  ['worker/room/protocol.ts', `export * from '../../rules/game/action.ts'`, PATHS],
  ['worker/room/protocol.ts', `export * from 'node:crypto'`, IMPORTS],
  ['web/src/lib/room/wire.ts', `export * from '../../../../rules/game/action.ts'`, PATHS],
  ['web/src/lib/room/wire.ts', `export * from '#room/core.ts'`, IMPORTS],
])('%s may not say %s', async (file, text, rule) => {
  expect(await refusedBy(file, `${text}\n`)).toContain(rule)
})

test.each([
  ['worker/room/protocol.ts', `export type { Action } from '#rules'`],
  ['rules/expansions/at-hand.page.ts', `export const paint = () => import('../art/paint.ts')`],
  ['web/src/lib/room/wire.ts', `export { PROTOCOL } from '#room/protocol.ts'`],
  ['web/src/lib/room/wire.ts', `export const core = () => import('#room/core.ts')`],
])('%s may say %s', async (file, text) => {
  expect(await refusedBy(file, `${text}\n`)).toEqual([])
})

test('a cycle of imports is refused, through components as well', async () => {
  const base = `import { TILE_SETS } from './catalogue.ts'\nexport const sets = TILE_SETS\n`
  expect(await refusedBy('rules/tiles/base.ts', base)).toContain('import-x/no-cycle')
  const busy = `<script lang="ts">\n  import Button from './Button.svelte'\n</script>\n\n<Button />\n`
  expect(await refusedBy('web/src/lib/ui/Busy.svelte', busy)).toContain('import-x/no-cycle')
})
