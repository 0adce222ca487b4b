import type { Expansion } from '../../game/module.ts'
import type { Options } from '../../game/options.ts'
import { CIRCUS } from '../../tiles/circus.ts'
import { ACROBAT, countedByPyramid, FINAL_ACROBATS_STEP, SCORE_PYRAMID } from './acrobats.ts'
import { payRingmasters, ringmaster } from './ringmaster.ts'
import { CIRCUS_STEP, countedByTent, FINAL_CIRCUS_STEP, TOKENS, tentOf, type Tent } from './tent.ts'

const has = (options: Options, part: Options['circus-parts'][number]): boolean =>
  options['circus-parts'].includes(part)

/** The Circus: tents, acrobats and ringmasters, each a part that may be left out (docs/rules/circus.md). */
export const CIRCUS_EXPANSION: Expansion = {
  id: 'circus',
  tiles: [CIRCUS],
  printings: () => [CIRCUS],
  inBox: (tile, options) => tile.part === undefined || has(options, tile.part),
  tokens: (options) =>
    has(options, 'tents')
      ? TOKENS.flatMap((token) => new Array<string>(CIRCUS.tokens![token]!.copies).fill(token))
      : [],
  pieces: (options) => (has(options, 'ringmaster') ? [ringmaster(options)] : []),
  part: (): Tent => ({ at: -1, laid: 0, revealed: [] }),
  steps: (options) => [
    ...(has(options, 'tents') ? [CIRCUS_STEP, FINAL_CIRCUS_STEP] : []),
    ...(has(options, 'acrobats') ? [FINAL_ACROBATS_STEP] : []),
  ],
  deployOffers: (options) => (has(options, 'acrobats') ? [ACROBAT, SCORE_PYRAMID] : []),
  featureScored: payRingmasters,
  counted(state, root) {
    const { options } = state
    const pyramid = has(options, 'acrobats') ? countedByPyramid(state, root) : null
    return pyramid ?? (has(options, 'tents') ? countedByTent(state, root) : null)
  },
  describe(state, position) {
    if (!has(state.options, 'tents')) return
    const { at, laid, revealed } = tentOf(state)
    position.tent = at < 0 ? null : { x: state.board.x[at]!, y: state.board.y[at]! }
    position.tokens = Math.max(0, state.tokens - laid)
    position.revealed = revealed.map((token) => TOKENS[token]!)
  },
}
