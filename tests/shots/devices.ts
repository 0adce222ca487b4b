import type { Language } from '../site/words.ts'

/** Windows that the screens are taken in: one of each layout, and the smallest and largest that must look right. */
export const DEVICES = [
  { name: 'small', width: 360, height: 740 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'short', width: 844, height: 390 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'laptop', width: 1440, height: 900 },
  { name: 'large', width: 2560, height: 1440 },
] as const

/** What is held in a hand and has no mouse. */
export const TOUCHED: ReadonlySet<string> = new Set(['small', 'phone', 'short', 'tablet'])

export interface Look {
  theme: 'day' | 'night'
  language: Language
}

export const LOOKS: readonly Look[] = [
  { theme: 'day', language: 'en' },
  { theme: 'night', language: 'nl' },
  { theme: 'day', language: 'nl' },
  { theme: 'night', language: 'en' },
]
