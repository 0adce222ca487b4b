import { AT_HAND, FETCH } from '#at-hand/expansions'
import type { Expansion } from '../game/module.ts'
import type { SetId } from '../game/option.ts'
import { addTiles } from '../tiles/catalogue.ts'

// Which expansions are there. On servers, in tests and on the command line all of them are, from the start; a page
// begins with the base game and fetches what its game needs (docs/adr/0009-sets-on-demand.md).

/** The order of the sets, which boxes and hooks depend on, whatever came first. */
const ORDER: readonly SetId[] = ['count', 'king-robber', 'crop-circles', 'circus']

const known = new Map<SetId, Expansion>()

for (const expansion of AT_HAND) add(expansion)

function add(expansion: Expansion): void {
  for (const printing of expansion.tiles) addTiles(printing)
  known.set(expansion.id, expansion)
}

/** The first of these sets that has to be fetched before it can be played, or undefined. */
export function missingSet(sets: readonly SetId[]): SetId | undefined {
  return sets.find((id) => id !== 'base' && !known.has(id))
}

/** The expansions among these sets, in the order of the sets. Throws where one was not fetched: see {@link loadSets}. */
export function expansionsAmong(sets: readonly SetId[]): Expansion[] {
  const missing = missingSet(sets)
  if (missing) throw new Error(`the set ${missing} was not loaded`)
  return ORDER.flatMap((id) => (sets.includes(id) ? known.get(id)! : []))
}

/**
 * Fetches what of these sets is not there yet, rules and tiles. Rejects where a file cannot be fetched, and may be
 * called again.
 */
export async function loadSets(sets: readonly SetId[]): Promise<void> {
  const absent = ORDER.filter((id) => sets.includes(id) && !known.has(id))
  const fetched = await Promise.all(absent.flatMap((id) => FETCH[id]?.() ?? []))
  for (const expansion of fetched) if (!known.has(expansion.id)) add(expansion)
  const missing = missingSet(sets)
  if (missing) throw new Error(`there is no set ${missing}`)
}

/** Fetches all that is not there yet: for who cannot know which sets are asked for. */
export function loadEverySet(): Promise<void> {
  return loadSets(ORDER)
}
