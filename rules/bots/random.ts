import type { Policy } from './policy.ts'

/** Takes each legal action with equal chance, `pass` included. */
export const anyLegal: Policy = (_game, moves, chance) => moves[chance.below(moves.length)]!
