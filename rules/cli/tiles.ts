import { TILE_SETS } from '../tiles/catalogue.ts'
import { atMost, readArgs } from './args.ts'
import { printLine } from './output.ts'

/** `tiles`: the catalogue, one printing of one set a line, in the order that shuffles depend on. */
export function tilesCommand(words: string[]): boolean {
  atMost(readArgs(words, {}), 0)
  for (const set of TILE_SETS) printLine(set)
  return true
}
