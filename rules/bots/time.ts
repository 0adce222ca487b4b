import type { Budget } from './index.ts'

/**
 * What a bot does before its first question and after the last one: it reads the box, finishes a turn that it is
 * playing on, and words its reason. With four milliseconds kept back, 99 of 100 decisions lie within a budget of 20 (docs/bots.md).
 */
const AROUND_MS = 4

/**
 * A budget of so many milliseconds from now, by the caller's clock. The bot is told to stop early enough that what
 * follows lies within the budget too; of a small budget at most a fifth goes there.
 */
export function within(ms: number, clock: () => number): Budget {
  const end = clock() + ms - Math.min(AROUND_MS, ms / 5)
  return { goOn: () => clock() < end }
}
