import { expansionsAmong } from '../expansions/registry.ts'
import { BASE } from '../tiles/base.ts'
import type { PlacedTile, TileSet } from '../tiles/types.ts'
import type { Expansion } from './module.ts'
import type { Options } from './options.ts'

// What lies in the box for a set of options, in the order of the catalogue, which shuffles depend on.

/** The expansions that are in play. Throws where one of them has not been loaded. */
export function expansionsOf(options: Options): Expansion[] {
  return expansionsAmong(options.sets)
}

/** The start layout that the sets bring: an expansion's own, or the start tile at (0, 0) (BA-3, CO-9). */
export function startLayout(options: Options): readonly PlacedTile[] {
  return specialStart(options) ?? BASE.start!
}

/** The tiles that are shuffled, in the order of the catalogue, each as often as the box holds it. */
export function box(options: Options): string[] {
  const special = specialStart(options)
  const start = new Map<string, number>()
  // With a special start the start tile stays in the box (CO-10) unless it is shuffled in.
  const taken =
    special && options['start-tile'] === 'shuffle' ? special : [...(special ?? []), ...BASE.start!]
  for (const { tile } of taken) start.set(tile, (start.get(tile) ?? 0) + 1)
  return printingsOf(options).flatMap(([set, inBox]) =>
    set.tiles
      .filter(inBox)
      .flatMap(({ id, copies }) => new Array<string>(copies - (start.get(id) ?? 0)).fill(id)),
  )
}

/** The animal tokens of the box, in the order of the catalogue; empty without tents. */
export function tokenBox(options: Options): string[] {
  return expansionsOf(options).flatMap((expansion) => expansion.tokens?.(options) ?? [])
}

function specialStart(options: Options): readonly PlacedTile[] | undefined {
  for (const expansion of expansionsOf(options)) {
    const start = expansion.start?.(options)
    if (start) return start
  }
  return undefined
}

function printingsOf(options: Options): [TileSet, (tile: TileSet['tiles'][number]) => boolean][] {
  return [
    [BASE, () => true],
    ...expansionsOf(options).flatMap((expansion) =>
      expansion
        .printings(options)
        .map((set): [TileSet, (tile: TileSet['tiles'][number]) => boolean] => [
          set,
          (tile) => expansion.inBox?.(tile, options) ?? true,
        ]),
    ),
  ]
}
