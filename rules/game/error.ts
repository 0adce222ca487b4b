/**
 * Every reason for which the rules refuse something, with what it means and the statement it rests on. The list is
 * closed: the client words each code itself, with the numbers and ids that the error carries in `data`.
 */
export const ERRORS = {
  'options/not-an-object': { means: 'The options are not a JSON object.', rule: null },
  'options/unknown-id': { means: 'No set has an option of that id. data: id', rule: null },
  'options/unknown-value': { means: 'The option does not have that value. data: id, value', rule: null },
  'options/repeated-value': { means: 'A list names the same thing twice. data: id, value', rule: null },
  'options/empty-list': { means: 'The list of an option must name something. data: id', rule: null },

  'setup/players': { means: 'There are fewer than 1 or more than 6 players. data: players', rule: 'BA-2' },
  'setup/sizes': { means: 'A stack has no whole, sensible size. data: key', rule: null },
  'setup/empty-start': { means: 'A start layout has at least one tile.', rule: 'BA-3' },
  'setup/start-tile': { means: 'The start layout holds a tile that no set has. data: tile', rule: 'BA-3' },
  'setup/start-place': { means: 'A start tile lies nowhere on the table. data: tile, x, y', rule: 'BA-3' },
  'setup/start-overlap': { means: 'Two start tiles lie on one place. data: tile, x, y', rule: 'BA-3' },
  'setup/start-mismatch': {
    means: 'Touching edges of the start layout differ. data: tile, x, y',
    rule: 'BA-8',
  },

  'source/unknown-tile': { means: 'The stack gave a tile that no set has. data: tile', rule: null },
  'source/unknown-token': { means: 'The stack gave a token that no set has. data: token', rule: null },

  'act/malformed': { means: 'The action has not exactly the fields of its type. data: field', rule: null },
  'act/unknown-type': { means: 'There is no action of that type. data: type', rule: null },
  'act/over': { means: 'The game is over.', rule: 'BA-25' },
  'act/hidden': { means: 'The game waits for a hidden tile or token. data: need', rule: null },
  'act/not-your-turn': { means: 'Somebody else has to decide. data: player, expected', rule: 'BA-4' },
  'act/wrong-step': { means: 'Another decision is open. data: type, step', rule: null },
  'act/no-pass': { means: 'This decision is compulsory. data: step', rule: null },

  'place/occupied': { means: 'A tile lies there already. data: x, y', rule: 'BA-7' },
  'place/not-adjacent': { means: 'No tile lies beside that place. data: x, y', rule: 'BA-7' },
  'place/no-match': { means: 'Touching edges differ. data: x, y, side (0 north to 3 west)', rule: 'BA-8' },

  'deploy/other-tile': { means: 'Only the tile just placed takes a follower. data: x, y', rule: 'BA-11' },
  'deploy/no-segment': { means: 'The tile has no such segment. data: segment', rule: 'BA-11' },
  'deploy/not-a-place': {
    means: 'No follower can stand on such a segment. data: segment, kind',
    rule: 'BA-12',
  },
  'deploy/no-farmers': { means: 'The game is played without farmers.', rule: 'BA-35' },
  'deploy/occupied': { means: 'The feature holds a follower already. data: kind', rule: 'BA-13' },
  'deploy/no-supply': { means: 'No such piece is left in the supply. data: piece', rule: 'BA-11' },
  'deploy/complete': { means: 'This piece may not stand on a complete feature. data: piece', rule: 'CI-50' },

  'piece/unknown': { means: 'The game has no such piece. data: piece', rule: null },

  'acrobat/no-space': { means: 'No acrobat tile lies there. data: x, y', rule: 'CI-34' },
  'acrobat/too-far': { means: 'It does not touch the tile just placed. data: x, y', rule: 'CI-35' },
  'acrobat/full': { means: 'The pyramid is complete. data: x, y', rule: 'CI-37' },
  'acrobat/no-supply': { means: 'No meeple is left in the supply.', rule: 'CI-71' },
  'pyramid/none': { means: 'No complete pyramid stands there. data: x, y', rule: 'CI-41' },

  'city/none-there': {
    means: 'No such follower stands in that quarter. data: quarter, piece',
    rule: 'CO-51',
  },
  'city/count-blocks': { means: 'The count stands in that quarter. data: quarter', rule: 'CO-90' },
  'city/wrong-kind': {
    means: 'The quarter serves another kind of feature. data: quarter, kind',
    rule: 'CO-57',
  },
  'city/not-scored': { means: 'Not a feature that may be entered now. data: x, y, segment', rule: 'CO-51' },
  'city/empty-feature': {
    means: 'Only occupied features may be entered. data: x, y, segment',
    rule: 'CO-54',
  },
  'city/market-only': { means: 'Only the market empties at the end. data: quarter', rule: 'CO-76' },
  'city/no-supply': { means: 'No such piece is left in the supply. data: piece', rule: 'CO-30' },
  'city/no-farmers': { means: 'Without farmers nobody enters the market.', rule: 'BA-35' },
  'city/guarded': { means: 'Nobody may enter the quarter of the count. data: quarter', rule: 'CO-94' },
  'count/there': { means: 'The count stands in that quarter already. data: quarter', rule: 'CO-89' },

  'circle/wrong-kind': {
    means: 'The circle concerns another kind of segment. data: x, y, segment, kind',
    rule: 'CC-17',
  },
  'circle/not-beside': {
    means: 'No own follower of the kind stands there. data: x, y, segment',
    rule: 'CC-17',
  },
  'circle/no-supply': { means: 'No such piece is left in the supply. data: piece', rule: 'CC-8' },
  'circle/not-yours': {
    means: 'No such piece of yours stands there. data: x, y, segment, piece',
    rule: 'CC-12',
  },
} as const satisfies Record<string, { means: string; rule: string | null }>

export type ErrorCode = keyof typeof ERRORS

/** Why the rules refused something. `data` holds the numbers and ids that a sentence about it needs. */
export interface RuleError {
  code: ErrorCode
  /** One line for developers. */
  message: string
  /** The statement that the refusal rests on. */
  rule?: string
  data?: Record<string, string | number>
}

export type Result<T> = { ok: true; value: T } | { ok: false; error: RuleError }

/** Makes an error of the closed list; its message says what `data` holds. */
export function ruleError(code: ErrorCode, data?: Record<string, string | number>): RuleError {
  const { means, rule } = ERRORS[code]
  const [line] = means.split(' data: ')
  const values = Object.entries(data ?? {}).map(([key, value]) => `${key}: ${value}`)
  const message = values.length > 0 ? `${line} (${values.join(', ')})` : line!
  return { code, message, ...(rule !== null && { rule }), ...(data && { data }) }
}
