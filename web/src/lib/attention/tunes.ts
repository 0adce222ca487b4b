/** Which sound goes with what has happened, and of which tones each is made. Few, soft, and none longer than a second. */
import type { GameEvent } from '#rules'

export type Sound = 'place' | 'turn' | 'score' | 'end'

export interface Tone {
  /** Seconds after the sound begins. */
  at: number
  hz: number
  /** Where the pitch falls to, for wood. */
  to?: number
  seconds: number
  /** 0 to 1. */
  loud: number
}

/** Wood on wood, two bells, three plucked strings, a chord that opens. */
export const TUNES: Readonly<Record<Sound, readonly Tone[]>> = {
  place: [
    { at: 0, hz: 240, to: 120, seconds: 0.09, loud: 0.9 },
    { at: 0.004, hz: 910, to: 600, seconds: 0.03, loud: 0.25 },
  ],
  turn: [
    { at: 0, hz: 659.3, seconds: 0.5, loud: 0.45 },
    { at: 0.14, hz: 880, seconds: 0.6, loud: 0.4 },
  ],
  score: [
    { at: 0, hz: 523.3, seconds: 0.22, loud: 0.4 },
    { at: 0.08, hz: 659.3, seconds: 0.22, loud: 0.4 },
    { at: 0.16, hz: 784, seconds: 0.34, loud: 0.4 },
  ],
  end: [
    { at: 0, hz: 392, seconds: 0.7, loud: 0.35 },
    { at: 0.12, hz: 493.9, seconds: 0.7, loud: 0.35 },
    { at: 0.24, hz: 587.3, seconds: 0.7, loud: 0.35 },
    { at: 0.36, hz: 784, seconds: 0.64, loud: 0.4 },
  ],
}

/** The one sound for what happened at one moment: the weightiest; null where nothing is to be heard. */
export function soundOf(news: readonly GameEvent[]): Sound | null {
  const has = (type: GameEvent['type']) => news.some((event) => event.type === type)
  if (has('ended')) return 'end'
  if (news.some((event) => event.type === 'scored' && !event.final)) return 'score'
  return has('placed') ? 'place' : null
}
