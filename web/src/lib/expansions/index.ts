import type { ScreenExpansion } from './screen.ts'

// Nobody who plays the base game fetches what only an expansion shows.
const MODULES = new Map<string, () => Promise<ScreenExpansion>>([
  ['count', async () => (await import('./count/index.ts')).COUNT],
  ['king-robber', async () => (await import('./king-robber/index.ts')).KING_ROBBER],
  ['crop-circles', async () => (await import('./crop-circles/index.ts')).CROP_CIRCLES],
  ['circus', async () => (await import('./circus/index.ts')).CIRCUS],
])

/** What these sets add to the game screen, in the order of the sets. Rejects where a file cannot be fetched. */
export function expansionsOf(sets: readonly string[]): Promise<ScreenExpansion[]> {
  return Promise.all(sets.flatMap((set) => MODULES.get(set)?.() ?? []))
}
