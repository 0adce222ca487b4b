/** How much of the board is covered from each edge, by what stands around it. */
import type { Insets } from '#lib/board/camera.ts'
import type { LayoutClass } from '#lib/theme/layout.svelte.ts'

/** Sizes in pixels as they were measured; what a layout does not have is not asked for. */
interface Around {
  barHeight: number
  barWidth: number
  topHeight: number
  /** The strip of players where it stands upright. */
  leftWidth: number
  scoresWidth: number
  railWidth: number
  sideWidth: number
}

/** From the window's edge to a panel, and between panels. */
const GAP = 16
/** The tools below the bar, with the gaps below and above them. */
const TOOLS = 64 + GAP

/** Pixels of each edge that are covered. `side`: a panel is open beside the board. */
export function insetsOf(layout: LayoutClass, around: Around, side: boolean): Insets {
  const panel = side ? around.sideWidth + GAP : 0
  switch (layout) {
    case 'wide':
      return {
        top: GAP,
        right: around.railWidth + 2 * GAP + panel,
        bottom: around.barHeight + 2 * GAP,
        left: around.scoresWidth + 2 * GAP,
      }
    case 'medium':
      return { top: around.topHeight, right: GAP + panel, bottom: around.barHeight + TOOLS + GAP, left: GAP }
    case 'compact':
      return { top: around.topHeight, right: 0, bottom: around.barHeight, left: 0 }
    case 'short':
      return { top: 0, right: around.barWidth, bottom: 0, left: around.leftWidth }
  }
}

/** Whether all that always covers the board in this layout has been measured; a panel beside it may come later. */
export function isKnown(layout: LayoutClass, around: Around): boolean {
  const { barHeight, scoresWidth, railWidth, topHeight } = around
  return Math.min(barHeight, ...(layout === 'wide' ? [scoresWidth, railWidth] : [topHeight])) > 0
}
