import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/*
 * Which modules of the client come in one file. Left alone, every panel that is fetched later splits the modules it
 * shares with the board once more, until a phone loads fifty files: a tenth of their bytes only name what the others
 * hold, and small files compress badly.
 */

type Graph = Rolldown.ChunkingContext
type Part = 'frame' | 'shared' | 'game' | 'beside'

const here = (...paths: string[]): string[] =>
  paths.map((path) => fileURLToPath(new URL(`src/${path}`, import.meta.url)))

const ENGINE = fileURLToPath(new URL('../rules/', import.meta.url))

/** Around every page. */
const FRAME = here('routes/+layout.svelte', 'routes/+layout.ts')
/** Loaded when the first tile can be placed. */
const GAME = here('routes/g/[id]/+page.svelte', 'lib/panels/GameScreen.svelte')
/** Seen before a game and beside one: these must not wait for a board. */
const BESIDE = here(
  'routes/+page.svelte',
  'routes/rules/[set]/+page.svelte',
  'lib/screens/room/RoomScreen.svelte',
)

/**
 * What all pages that draw or play need of the rules and of the drawing. What only expansions, lit features, pictures and the
 * reading of records need stays out.
 */
const RULES =
  /\/rules\/(game\/(?!meanings)|board\/|expansions\/(registry|at-hand|([\w-]+\/)?options)|record\/(replay|trust)|tiles\/(prepared|base|catalogue|at-hand)|art\/(?!sets\/|token|palette|paint|ownership|feature|contour|picture|fine|index))/

/** The modules that come with these, themselves included, but for the rules. */
function withImports(graph: Graph, modules: readonly string[]): Set<string> {
  const found = new Set<string>()
  const next = [...modules]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id) || id.startsWith(ENGINE)) continue
    found.add(id)
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

let parts: Record<Part, ReadonlySet<string>> | undefined

function partsOf(graph: Graph): Record<Part, ReadonlySet<string>> {
  if (parts) return parts
  const game = withImports(graph, GAME)
  const pages = BESIDE.map((page) => withImports(graph, [page]))
  const beside = new Set(pages.flatMap((page) => [...page]))
  return (parts = {
    frame: withImports(graph, FRAME),
    shared: new Set([...game].filter((id) => beside.has(id))),
    game,
    beside: new Set([...beside].filter((id) => pages.filter((page) => page.has(id)).length > 1)),
  })
}

const part = (name: Part, priority: number): Rolldown.CodeSplittingGroup => ({
  name: (id, graph) => (partsOf(graph)[name].has(id) ? name : null),
  debugName: name,
  priority,
})

/** The files that a game begins with, for Rolldown; all else is split by who asks for it. */
export const FILES: Rolldown.CodeSplittingGroup[] = [
  // The helper behind every `import()` must not draw in the file of whoever comes first.
  { name: 'frame', test: /vite\/preload-helper/, priority: 5 },
  // Kit starts before it knows the page: it must not wait for what pages share, nor the shell for their styles.
  { name: 'frame', test: /@sveltejs\/kit\/src\/(?!runtime\/client\/(client-)?entry)/, priority: 5 },
  { name: 'rules', test: RULES, priority: 4 },
  part('frame', 3),
  part('shared', 2),
  part('game', 1),
  // What only pages beside a game have in common is small: one file of it, not ten.
  part('beside', 1),
]
