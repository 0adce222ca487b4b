import type { ErrorCode } from './error.ts'

/** What each code means, for developers; behind it the keys of its `data`. Pages go without (`meanings.page.ts`). */
export const MEANINGS: Readonly<Record<ErrorCode, string>> = {
  'options/not-an-object': 'The options are not a JSON object.',
  'options/unknown-id': 'No set has an option of that id. data: id',
  'options/unknown-value': 'The option does not have that value. data: id, value',
  'options/repeated-value': 'A list names the same thing twice. data: id, value',
  'options/empty-list': 'The list of an option must name something. data: id',

  'setup/players': 'There are fewer than 1 or more than 6 players. data: players',
  'setup/set-missing': 'A set has not been loaded, see loadSets. data: set',
  'setup/sizes': 'A stack has no whole, sensible size. data: key',
  'setup/empty-start': 'A start layout has at least one tile.',
  'setup/start-tile': 'The start layout holds a tile that no set has. data: tile',
  'setup/start-place': 'A start tile lies nowhere on the table. data: tile, x, y',
  'setup/start-overlap': 'Two start tiles lie on one place. data: tile, x, y',
  'setup/start-mismatch': 'Touching edges of the start layout differ. data: tile, x, y',

  'source/unknown-tile': 'The stack gave a tile that no set has. data: tile',
  'source/unknown-token': 'The stack gave a token that no set has. data: token',

  'act/malformed': 'The action has not exactly the fields of its type. data: field',
  'act/unknown-type': 'There is no action of that type. data: type',
  'act/over': 'The game is over.',
  'act/hidden': 'The game waits for a hidden tile or token. data: need',
  'act/not-your-turn': 'Somebody else has to decide. data: player, expected',
  'act/wrong-step': 'Another decision is open. data: type, step',
  'act/no-pass': 'This decision is compulsory. data: step',

  'place/occupied': 'A tile lies there already. data: x, y',
  'place/not-adjacent': 'No tile lies beside that place. data: x, y',
  'place/no-match': 'Touching edges differ. data: x, y, side (0 north to 3 west)',

  'deploy/other-tile': 'Only the tile just placed takes a follower. data: x, y',
  'deploy/no-segment': 'The tile has no such segment. data: segment',
  'deploy/not-a-place': 'No follower can stand on such a segment. data: segment, kind',
  'deploy/no-farmers': 'The game is played without farmers.',
  'deploy/occupied': 'The feature holds a follower already. data: kind',
  'deploy/no-supply': 'No such piece is left in the supply. data: piece',
  'deploy/complete': 'This piece may not stand on a complete feature. data: piece',

  'piece/unknown': 'The game has no such piece. data: piece',

  'acrobat/no-space': 'No acrobat tile lies there. data: x, y',
  'acrobat/too-far': 'It does not touch the tile just placed. data: x, y',
  'acrobat/full': 'The pyramid is complete. data: x, y',
  'acrobat/no-supply': 'No meeple is left in the supply.',

  'pyramid/none': 'No complete pyramid stands there. data: x, y',

  'city/none-there': 'No such follower stands in that quarter. data: quarter, piece',
  'city/count-blocks': 'The count stands in that quarter. data: quarter',
  'city/wrong-kind': 'The quarter serves another kind of feature. data: quarter, kind',
  'city/not-scored': 'Not a feature that may be entered now. data: x, y, segment',
  'city/empty-feature': 'Only occupied features may be entered. data: x, y, segment',
  'city/market-only': 'Only the market empties at the end. data: quarter',
  'city/no-supply': 'No such piece is left in the supply. data: piece',
  'city/no-farmers': 'Without farmers nobody enters the market.',
  'city/guarded': 'Nobody may enter the quarter of the count. data: quarter',

  'count/there': 'The count stands in that quarter already. data: quarter',

  'circle/wrong-kind': 'The circle concerns another kind of segment. data: x, y, segment, kind',
  'circle/not-beside': 'No own follower of the kind stands there. data: x, y, segment',
  'circle/no-supply': 'No such piece is left in the supply. data: piece',
  'circle/not-yours': 'No such piece of yours stands there. data: x, y, segment, piece',
}
