import { TILE_SETS } from '../tiles/catalogue.ts'
import { atMost, readArgs } from './args.ts'
import { type Io, printLine } from './output.ts'

/** `tiles`: the catalogue, one printing of one set a line, in the order that shuffles depend on. */
export async function tilesCommand(words: string[], io: Io): Promise<boolean> {
  atMost(readArgs(words, {}), 0)
  for (const set of TILE_SETS) await printLine(io, set)
  return true
}
