import type { Colour } from '#room/protocol.ts'
import { t } from '#lib/i18n/index.svelte.ts'

/** "sky, dot": a figure's colour and its mark. */
export function lookWords(colour: Colour): string {
  return t('room.look', { colour: t(`colours.${colour}`), mark: t(`marks.${colour}`) })
}

/** The same as a sentence: "Sky, with a dot." */
export function lookSentence(colour: Colour): string {
  const words = t('room.figure-look', { colour: t(`colours.${colour}`), mark: t(`marks-with.${colour}`) })
  return words.charAt(0).toUpperCase() + words.slice(1)
}
