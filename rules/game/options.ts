import { EXPANSION_OPTIONS } from '../expansions/options.ts'
import { ruleError, type Result } from './error.ts'
import type { OptionDef, OptionValue, ValuesOf } from './option.ts'

const BASE_OPTIONS = [
  {
    id: 'sets',
    values: ['base', 'count', 'king-robber', 'crop-circles', 'circus'],
    default: ['base'],
    list: 'any',
    set: 'base',
    statements: ['BA-1', 'CO-9', 'KR-7', 'CC-4', 'CI-8'],
  },
  { id: 'farmers', values: [true, false], default: true, set: 'base', statements: ['BA-35'] },
  {
    id: 'field-scoring',
    values: ['third', 'second', 'first'],
    default: 'third',
    set: 'base',
    statements: ['BA-29', 'BA-30', 'BA-31'],
  },
  { id: 'small-city', values: [4, 2], default: 4, set: 'base', statements: ['BA-20'] },
  {
    id: 'start-tile',
    values: ['discard', 'shuffle'],
    default: 'discard',
    set: 'base',
    statements: ['CO-10'],
  },
] as const satisfies readonly OptionDef[]

const DEFS = [...BASE_OPTIONS, ...EXPANSION_OPTIONS] as const

/** Every option: its values with the default, the set it belongs to, and the statements it selects. */
export const OPTION_DEFS: readonly OptionDef[] = DEFS

/** The options of a game, every id present with its value. */
export type Options = ValuesOf<typeof DEFS>

const byId = new Map(OPTION_DEFS.map((def) => [def.id, def]))

/**
 * Reads options as a record or a form gives them: what is absent has its default, lists come out in the order of
 * the definitions, `base` is always among the sets. An unknown id or value is an error that names it; an option of
 * a set that is not in play is accepted, but its value must be a known one.
 */
export function parseOptions(raw: unknown): Result<Options> {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) {
    return { ok: false, error: ruleError('options/not-an-object') }
  }
  const given = (raw ?? {}) as Record<string, unknown>
  const unknown = Object.keys(given).find((id) => !byId.has(id))
  if (unknown !== undefined) return { ok: false, error: ruleError('options/unknown-id', { id: unknown }) }
  const options: Record<string, unknown> = {}
  for (const def of OPTION_DEFS) {
    const read = readValue(def, Object.hasOwn(given, def.id) ? given[def.id] : def.default)
    if (!read.ok) return read
    options[def.id] = read.value
  }
  // Each definition has given its value, which the compiler cannot follow through the loop.
  return { ok: true, value: options as unknown as Options }
}

function readValue(def: OptionDef, raw: unknown): Result<OptionValue | readonly OptionValue[]> {
  if (!def.list) {
    const value = def.values.find((known) => sameValue(known, raw))
    return value === undefined ? unknownValue(def, raw) : { ok: true, value }
  }
  if (!Array.isArray(raw)) return unknownValue(def, raw)
  const named = new Set<OptionValue>()
  for (const item of raw as unknown[]) {
    const value = def.values.find((known) => known === item)
    if (value === undefined) return unknownValue(def, item)
    if (named.has(value)) {
      return { ok: false, error: ruleError('options/repeated-value', { id: def.id, value: String(value) }) }
    }
    named.add(value)
  }
  if (def.id === 'sets') named.add('base')
  if (named.size === 0 && def.list === 'not-empty') {
    return { ok: false, error: ruleError('options/empty-list', { id: def.id }) }
  }
  return { ok: true, value: def.values.filter((known) => named.has(known)) }
}

/** A year is written as a string, but its number is read too. */
function sameValue(known: OptionValue, raw: unknown): boolean {
  return known === raw || (typeof raw === 'number' && /^\d{4}$/.test(String(known)) && known === String(raw))
}

function unknownValue(def: OptionDef, raw: unknown): Result<never> {
  const value = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? String(raw))
  return { ok: false, error: ruleError('options/unknown-value', { id: def.id, value: value.slice(0, 40) }) }
}
