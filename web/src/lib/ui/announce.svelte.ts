import { untrack } from 'svelte'

/** How urgent an announcement is: `assertive` only for "your decision", the clock and the connection. */
export type Urgency = 'polite' | 'assertive'

interface Spoken {
  /** Grows with each moment at which something is said, so that the same words twice are spoken twice. */
  moment: number
  /** One after the other; a region speaks what is added to it. */
  texts: readonly string[]
}

/** What the two live regions of the page say now. */
export const spoken: Record<Urgency, Spoken> = $state({
  polite: { moment: 0, texts: [] },
  assertive: { moment: 0, texts: [] },
})

/** Whether something has been said by the effects that run just now. */
const saying: Record<Urgency, boolean> = { polite: false, assertive: false }

/** Says a sentence through the page's live region; nothing is shown. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // Effects announce, and must not come to depend on what they say.
  const before = untrack(() => spoken[urgency])
  // What is said at one moment stands side by side: a second sentence must neither push the first one out nor repeat it.
  const together = saying[urgency]
  saying[urgency] = true
  queueMicrotask(() => (saying[urgency] = false))
  spoken[urgency] = together
    ? { moment: before.moment, texts: [...before.texts, text] }
    : { moment: before.moment + 1, texts: [text] }
}
