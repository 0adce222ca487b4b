import { t } from '#lib/i18n/index.svelte.ts'
import type { SpotChoice } from './asking.ts'

/** The name of a place where a figure may go, with the direction where another one is called the same. */
export function choiceName({ title, where }: Pick<SpotChoice, 'title' | 'where'>): string {
  return where === undefined ? title : t('deploy.distinct', { role: title, where })
}
