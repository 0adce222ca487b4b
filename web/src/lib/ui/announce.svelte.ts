import { untrack } from 'svelte'

/** How urgent an announcement is: `assertive` only for "your decision", the clock and the connection. */
export type Urgency = 'polite' | 'assertive'

interface Spoken {
  /** Grows with each announcement, so that the same words twice are spoken twice. */
  count: number
  text: string
}

/** What the two live regions of the page say now. */
export const spoken: Record<Urgency, Spoken> = $state({
  polite: { count: 0, text: '' },
  assertive: { count: 0, text: '' },
})

/** Whether something has been said by the effects that run just now. */
const saying: Record<Urgency, boolean> = { polite: false, assertive: false }

/** Says a sentence through the page's live region; nothing is shown. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // Effects announce, and must not come to depend on what they say.
  const before = untrack(() => spoken[urgency])
  // What is said at one moment is read as one: a second sentence must not push the first one out.
  const together = saying[urgency]
  saying[urgency] = true
  queueMicrotask(() => (saying[urgency] = false))
  spoken[urgency] = { count: before.count + 1, text: together ? `${before.text} ${text}` : text }
}
