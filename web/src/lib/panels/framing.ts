/** How the camera frames things in each layout, in pixels a tile (ui.md, Camera). */
import type { LayoutClass } from '#lib/theme/layout.svelte.ts'

export const FRAMING: Record<LayoutClass, { least: number; deploy: number }> = {
  compact: { least: 56, deploy: 176 },
  medium: { least: 64, deploy: 150 },
  wide: { least: 64, deploy: 150 },
  short: { least: 56, deploy: 150 },
}

/** Pixels a tile at most when the camera goes to something: a lone cell is not magnified further. */
export const NEAREST = 84
