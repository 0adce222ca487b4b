import { MEANINGS } from '#at-hand/meanings'

/**
 * Every reason for which the rules refuse something, with the statement it rests on. The list is closed: the client
 * words each code itself, with the numbers and ids that the error carries in `data`. What a code means stands in
 * `meanings.ts`.
 */
export const ERRORS = {
  'options/not-an-object': null,
  'options/unknown-id': null,
  'options/unknown-value': null,
  'options/repeated-value': null,
  'options/empty-list': null,

  'setup/players': 'BA-2',
  'setup/set-missing': null,
  'setup/sizes': null,
  'setup/empty-start': 'BA-3',
  'setup/start-tile': 'BA-3',
  'setup/start-place': 'BA-3',
  'setup/start-overlap': 'BA-3',
  'setup/start-mismatch': 'BA-8',

  'source/unknown-tile': null,
  'source/unknown-token': null,

  'act/malformed': null,
  'act/unknown-type': null,
  'act/over': 'BA-25',
  'act/hidden': null,
  'act/not-your-turn': 'BA-4',
  'act/wrong-step': null,
  'act/no-pass': null,

  'place/occupied': 'BA-7',
  'place/not-adjacent': 'BA-7',
  'place/no-match': 'BA-8',

  'deploy/other-tile': 'BA-11',
  'deploy/no-segment': 'BA-11',
  'deploy/not-a-place': 'BA-12',
  'deploy/no-farmers': 'BA-35',
  'deploy/occupied': 'BA-13',
  'deploy/no-supply': 'BA-11',
  'deploy/complete': 'CI-50',

  'piece/unknown': null,

  'acrobat/no-space': 'CI-34',
  'acrobat/too-far': 'CI-35',
  'acrobat/full': 'CI-37',
  'acrobat/no-supply': 'CI-71',

  'pyramid/none': 'CI-41',

  'city/none-there': 'CO-51',
  'city/count-blocks': 'CO-90',
  'city/wrong-kind': 'CO-57',
  'city/not-scored': 'CO-51',
  'city/empty-feature': 'CO-54',
  'city/market-only': 'CO-76',
  'city/no-supply': 'CO-30',
  'city/no-farmers': 'BA-35',
  'city/guarded': 'CO-94',

  'count/there': 'CO-89',

  'circle/wrong-kind': 'CC-17',
  'circle/not-beside': 'CC-17',
  'circle/no-supply': 'CC-8',
  'circle/not-yours': 'CC-12',
} as const satisfies Record<string, string | null>

export type ErrorCode = keyof typeof ERRORS

/** Why the rules refused something. `data` holds the numbers and ids that a sentence about it needs. */
export interface RuleError {
  code: ErrorCode
  /** One line for developers; on a page only the code. */
  message: string
  /** The statement that the refusal rests on. */
  rule?: string
  data?: Record<string, string | number>
}

export type Result<T> = { ok: true; value: T } | { ok: false; error: RuleError }

/** Makes an error of the closed list; its message says what `data` holds. */
export function ruleError(code: ErrorCode, data?: Record<string, string | number>): RuleError {
  const rule = ERRORS[code]
  const [line] = (MEANINGS[code] ?? code).split(' data: ')
  const values = Object.entries(data ?? {}).map(([key, value]) => `${key}: ${value}`)
  const message = values.length > 0 ? `${line} (${values.join(', ')})` : line!
  return { code, message, ...(rule !== null && { rule }), ...(data && { data }) }
}
