/** The clocks that can be chosen, each with a key for a list of choices. */
import type { ClockSetting } from '#room/protocol.ts'
import { t } from '#lib/i18n/index.svelte.ts'

const DAY = 86_400

export const CLOCKS: readonly ClockSetting[] = [
  { kind: 'none' },
  { kind: 'turn', seconds: 30 },
  { kind: 'turn', seconds: 60 },
  { kind: 'turn', seconds: 120 },
  { kind: 'turn', seconds: 300 },
  { kind: 'turn', seconds: DAY },
  { kind: 'turn', seconds: 3 * DAY },
  { kind: 'turn', seconds: 7 * DAY },
  { kind: 'reserve', seconds: 600, increment: 5 },
  { kind: 'reserve', seconds: 1200, increment: 10 },
]

/** Seconds of patience that can be chosen; null: never. */
export const PATIENCES: readonly (number | null)[] = [60, 120, 300, 3600, null]

/** A length of time in the largest unit that fits it. */
export function timeWords(seconds: number): string {
  if (seconds % DAY === 0) return t('time.days', { count: seconds / DAY })
  if (seconds % 60 === 0) return t('time.minutes', { count: seconds / 60 })
  return t('time.seconds', { count: seconds })
}

export function clockWords(clock: ClockSetting): string {
  switch (clock.kind) {
    case 'none':
      return t('settings.clock-values.none')
    case 'turn':
      return t('settings.clock-values.turn', { time: timeWords(clock.seconds) })
    case 'reserve':
      return t('settings.clock-values.reserve', {
        time: timeWords(clock.seconds),
        extra: timeWords(clock.increment),
      })
  }
}
