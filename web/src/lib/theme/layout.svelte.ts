import { MediaQuery } from 'svelte/reactivity'

/** The four layout classes: where panels dock and how much they say. */
export type LayoutClass = 'compact' | 'medium' | 'wide' | 'short'

const short = new MediaQuery('(max-height: 519px) and (orientation: landscape)', false)
const compact = new MediaQuery('(max-width: 639px)', false)
const wide = new MediaQuery('(min-width: 1024px) and (min-height: 620px)', true)

/** The layout class of the window as it is now. */
export function layoutClass(): LayoutClass {
  if (short.current) return 'short'
  if (compact.current) return 'compact'
  return wide.current ? 'wide' : 'medium'
}
