import { t, type MessageKey } from '#lib/i18n/index.svelte.ts'

const WORDS: Readonly<Record<string, MessageKey>> = {
  'seat/name-empty': 'room.name-empty',
  'seat/name-long': 'room.name-long',
  'seat/name-taken': 'room.name-taken',
  'seat/colour-taken': 'room.colour-taken',
  'seat/taken': 'room.taken-now',
  'seat/full': 'room.full',
}

/** What the room said no to, in words; undefined for what the page itself explains. */
export function seatRefusal(code: string): string | undefined {
  const key = WORDS[code]
  return key && t(key)
}
