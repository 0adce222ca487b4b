import type { Action, ActionType } from './action.ts'
import { ruleError, type Result } from './error.ts'

type Field = 'x' | 'y' | 'rotation' | 'piece' | 'segment' | 'quarter' | 'choice'

/** The fields of each type besides `player` and `type`. */
const ACTION_FIELDS: Readonly<Record<ActionType, readonly Field[]>> = {
  place: ['x', 'y', 'rotation'],
  deploy: ['piece', 'x', 'y', 'segment'],
  acrobat: ['x', 'y'],
  'score-pyramid': ['x', 'y'],
  'leave-city': ['quarter', 'piece', 'x', 'y', 'segment'],
  'enter-city': ['quarter', 'piece'],
  'move-count': ['quarter'],
  'crop-circle': ['choice'],
  'add-follower': ['piece', 'x', 'y', 'segment'],
  'remove-follower': ['piece', 'x', 'y', 'segment'],
  pass: [],
}

const isText = (value: unknown): boolean => typeof value === 'string'
const oneOf =
  (...known: unknown[]) =>
  (value: unknown): boolean =>
    known.includes(value)
// -0 is no coordinate of its own, and numbers beyond the table would wrap around in the grid.
const isPlace = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) < 1 << 14

const FITS: Readonly<Record<Field, (value: unknown) => boolean>> = {
  x: isPlace,
  y: isPlace,
  rotation: oneOf(0, 90, 180, 270),
  piece: isText,
  segment: isText,
  quarter: oneOf('castle', 'market', 'blacksmith', 'cathedral'),
  choice: oneOf('add', 'remove'),
}

/** Reads an action of unknown origin: exactly the fields of its type, each of its kind. */
export function readAction(raw: unknown): Result<Action> {
  const malformed = (field: string): Result<never> => ({
    ok: false,
    error: ruleError('act/malformed', { field }),
  })
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return malformed('')
  const given = raw as Record<string, unknown>
  const { type, player } = given
  if (typeof type !== 'string') return malformed('type')
  if (!Object.hasOwn(ACTION_FIELDS, type)) {
    return { ok: false, error: ruleError('act/unknown-type', { type: type.slice(0, 40) }) }
  }
  if (!Number.isInteger(player)) return malformed('player')
  const fields = ACTION_FIELDS[type as ActionType]
  const wrong = fields.find((field) => !FITS[field](given[field]))
  if (wrong !== undefined) return malformed(wrong)
  const extra = Object.keys(given).find(
    (key) => key !== 'type' && key !== 'player' && !(fields as readonly string[]).includes(key),
  )
  if (extra !== undefined) return malformed(extra.slice(0, 40))
  return { ok: true, value: raw as Action }
}
