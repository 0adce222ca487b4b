import type { OptionDef } from '#rules'
import { list, t, type MessageKey } from '#lib/i18n/index.svelte.ts'
import type { OptionSetting, OptionValue } from './choice.ts'

// The ids come from the rules as plain strings; a test holds them against the messages one by one.

/** The name of an option. */
export function optionName(def: OptionDef): string {
  return t(`options.${def.id}.name` as MessageKey)
}

/** What an option is about, in one sentence. */
export function optionText(def: OptionDef): string {
  return t(`options.${def.id}.text` as MessageKey)
}

/** One value of an option. */
export function optionValue(def: OptionDef, value: OptionValue): string {
  return t(`options.${def.id}.values.${String(value)}` as MessageKey)
}

/** A whole setting: of a list, its members. */
export function optionSetting(def: OptionDef, setting: OptionSetting): string {
  if (typeof setting !== 'object') return optionValue(def, setting)
  return list(setting.map((value) => optionValue(def, value)))
}
