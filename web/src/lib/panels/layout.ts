/** The four layouts of the game screen and what each knows about its panels (ui.md, Layout). */

export type Layout = 'compact' | 'medium' | 'wide' | 'short'

/**
 * The layout for a window in CSS pixels. A low window is short whatever its width; a wide one that is
 * neither low nor high enough for the score column lies like a tablet.
 */
export function layoutOf(width: number, height: number): Layout {
  if (height < 520 && width > height) return 'short'
  if (width < 640) return 'compact'
  if (width >= 1024 && height >= 620) return 'wide'
  return 'medium'
}

/** How the camera frames things in each layout, in pixels a tile (ui.md, Camera). */
export const FRAMING: Record<Layout, { least: number; deploy: number }> = {
  compact: { least: 56, deploy: 176 },
  medium: { least: 64, deploy: 150 },
  wide: { least: 64, deploy: 150 },
  short: { least: 56, deploy: 150 },
}
