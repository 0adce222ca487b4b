import { MediaQuery } from 'svelte/reactivity'

/** The four layout classes: where panels dock and how much they say. */
export type LayoutClass = 'compact' | 'medium' | 'wide' | 'short'

// In em, so that larger letters get the layout of a smaller window.
const short = new MediaQuery('(max-height: 32.44em) and (orientation: landscape)', false)
const compact = new MediaQuery('(max-width: 39.94em)', false)
const wide = new MediaQuery('(min-width: 64em) and (min-height: 38.75em)', true)

/** The layout class of the window as it is now. */
export function layoutClass(): LayoutClass {
  if (short.current) return 'short'
  if (compact.current) return 'compact'
  return wide.current ? 'wide' : 'medium'
}

/** Whether the window has room for one column only. */
export function isNarrow(): boolean {
  return compact.current
}
