import { t } from '#lib/i18n/index.svelte.ts'
import type { Speed } from './reel.svelte.ts'

/** A speed as it is read. */
export const speedName = (speed: Speed): string =>
  t(`replay.speeds.${speed === '0.5' ? 'half' : speed === '1' ? 'one' : 'four'}`)
