import type { HeldToken } from '#lib/expansions/screen.ts'
import type { Play } from './play.svelte.ts'

/** What a player holds besides figures, whatever set it comes from. */
export function heldBy(play: Play, player: number): HeldToken[] {
  return play.expansions.flatMap((expansion) => expansion.holds?.(play, player) ?? [])
}
