/**
 * What a person has put in the box: the sets, and the options that differ from the standard. Pure, because
 * the room before the start changes the same thing.
 */
import { OPTION_DEFS, type OptionDef } from '#rules'

export type SetId = OptionDef['set']
export type OptionValue = OptionDef['values'][number]
export type OptionSetting = OptionValue | readonly OptionValue[]

export const SETS: readonly SetId[] = ['base', 'count', 'king-robber', 'crop-circles', 'circus']

export type Preset = 'base' | 'whole' | 'mine'

export interface Choice {
  preset: Preset
  /** `base` is always among them. */
  sets: readonly SetId[]
  /** Only what differs from the standard; kept while its set is out of the box. */
  rules: Readonly<Record<string, OptionSetting>>
}

/** What a first visitor finds: the game that takes no explaining. */
export const FIRST_CHOICE: Choice = { preset: 'base', sets: ['base'], rules: {} }

/** The options that a person may change one by one, set by set. */
const HOUSE_RULES: readonly OptionDef[] = OPTION_DEFS.filter((def) => def.id !== 'sets')

/** Those that do something with these sets. */
export function houseRules(sets: readonly SetId[]): readonly OptionDef[] {
  // The base start tile is in question only where something else is the start.
  return HOUSE_RULES.filter(
    (def) => sets.includes(def.set) && (def.id !== 'start-tile' || sets.includes('count')),
  )
}

function same(a: OptionSetting, b: OptionSetting): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The value of an option in a choice. */
export function settingOf(choice: Choice, def: OptionDef): OptionSetting {
  return choice.rules[def.id] ?? def.default
}

export function isChanged(choice: Choice, def: OptionDef): boolean {
  return !same(settingOf(choice, def), def.default)
}

/** How many options in play differ from the standard. */
export function changedCount(choice: Choice): number {
  return houseRules(choice.sets).filter((def) => isChanged(choice, def)).length
}

/** A preset chosen: base alone, everything, or the sets as they are, to be changed. */
export function withPreset(choice: Choice, preset: Preset): Choice {
  const sets: readonly SetId[] = preset === 'base' ? ['base'] : preset === 'whole' ? SETS : choice.sets
  return { ...choice, preset, sets }
}

/** A set put in or taken out; that makes it one's own choice. */
export function withSet(choice: Choice, set: SetId, on: boolean): Choice {
  if (set === 'base') return choice
  const sets = SETS.filter((id) => (id === set ? on : choice.sets.includes(id)))
  return { ...choice, preset: 'mine', sets }
}

/** An option set; back at its standard it is forgotten. */
export function withSetting(choice: Choice, def: OptionDef, value: OptionSetting): Choice {
  const rules = { ...choice.rules, [def.id]: value }
  if (same(value, def.default)) delete rules[def.id]
  return { ...choice, rules }
}

/** All options in play back at their standard. */
export function withStandard(choice: Choice): Choice {
  return { ...choice, rules: {} }
}

/** The options of a record: the sets, and what differs and counts. */
export function recordOptions(choice: Choice): Record<string, unknown> {
  const options: Record<string, unknown> = { sets: [...choice.sets] }
  for (const def of houseRules(choice.sets)) {
    if (isChanged(choice, def)) options[def.id] = settingOf(choice, def)
  }
  return options
}

/** The choice that a game's options are. */
export function choiceOf(options: Readonly<Record<string, unknown>>): Choice {
  const given = Array.isArray(options['sets']) ? (options['sets'] as unknown[]) : []
  const sets = SETS.filter((id) => id === 'base' || given.includes(id))
  const preset: Preset = sets.length === 1 ? 'base' : sets.length === SETS.length ? 'whole' : 'mine'
  let choice: Choice = { preset, sets, rules: {} }
  for (const def of HOUSE_RULES) {
    const value = options[def.id]
    const known = (v: unknown): v is OptionValue => def.values.some((one) => one === v)
    if (def.list ? Array.isArray(value) && value.every(known) : known(value)) {
      choice = withSetting(choice, def, value as OptionSetting)
    }
  }
  return choice
}

const KEY = 'graaf.box'

/** The choice this device made last. */
export function lastChoice(): Choice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return FIRST_CHOICE
    const choice = choiceOf(stored as Record<string, unknown>)
    return (stored as Record<string, unknown>)['preset'] === 'mine' ? { ...choice, preset: 'mine' } : choice
  } catch {
    return FIRST_CHOICE
  }
}

/** Keeps the choice for the next visit. */
export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...recordOptions(choice), preset: choice.preset }))
  } catch {
    // Not kept: the next visit starts with the standard.
  }
}
