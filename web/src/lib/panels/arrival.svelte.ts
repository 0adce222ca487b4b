/** How a game's screen comes: the board first, and behind it what the first decision does not need. */
import { untrack } from 'svelte'
import { whenIdle } from '#lib/theme/idle.ts'
import { inSteps } from '#lib/theme/slices.ts'
import { findPlaces } from './figures.ts'
import type * as LaterPanels from './later.ts'
import type { Play } from './play.svelte.ts'

/** Panels and what they add to the board: fetched before they are asked for, so that they open at once. */
const PANELS = [
  () => import('./SidePanel.svelte'),
  () => import('./PanelBody.svelte'),
  () => import('#lib/board/FeatureOverlay.svelte'),
  () => import('#lib/board/FieldOverlay.svelte'),
]

export class Arrival {
  readonly #play: Play
  /** The board is there but for the drawings of its tiles. */
  boardStands = $state(false)
  /** Where the figures stand that the page found is worked out beside the rest of the screen. */
  placesFound = $state(false)
  later: typeof LaterPanels | null = $state.raw(null)

  constructor(play: Play) {
    this.#play = play
  }

  /** To be called while a component is made. */
  follow(): void {
    $effect(() => {
      if (this.placesFound || this.#play.tiles.length === 0) return undefined
      const steps = untrack(() => findPlaces(this.#play.position.pieces, this.#play.tiles))
      return inSteps(steps, () => (this.placesFound = true))
    })
    $effect(() => {
      if (!this.boardStands) return undefined
      const drops = [
        whenIdle(async () => {
          this.later = await import('./later.ts')
        }, true),
        ...PANELS.map((fetch) => whenIdle(async () => void (await fetch()))),
      ]
      return () => drops.forEach((drop) => drop())
    })
  }
}
