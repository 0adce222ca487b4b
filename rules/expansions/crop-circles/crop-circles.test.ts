import { describe, expect, test } from 'vitest'
import { featureAt } from '../../game/inspect.ts'
import { COUNT } from '../../tiles/count.ts'
import { START, Table, tile, type TableSetup } from '../../testing/table.ts'

const table = (setup: Omit<TableSetup, 'sets'>, more: TableSetup['sets'] = []): Table =>
  new Table({ ...setup, sets: ['crop-circles', ...more] })

/** Circles that concern knights, highwaymen and farmers. */
const SHIELD = 'crop-circles-2/cfcf-cropcircle-city'
const CLUB = 'crop-circles-2/frrr-cropcircle-road'
const FORK = 'crop-circles-2/cfrf-cropcircle-field'

const add = { type: 'crop-circle', choice: 'add' } as const
const remove = { type: 'crop-circle', choice: 'remove' } as const
const spots = (game: Table, type: 'add-follower' | 'remove-follower'): string[] =>
  game.legal(type).map(({ piece, x, y, segment }) => `${piece} ${x},${y} ${segment}`)

/** Red (0) lays a shield circle with a knight of his; Green (1) has one knight, Blue (2) none. */
function shield(options: Record<string, unknown> = {}, more: TableSetup['sets'] = []): Table {
  const game = table(
    { players: 3, options, deck: ['base/U', 'base/G', 'base/U', SHIELD, 'base/U', 'base/U'] },
    more,
  )
  return game.lay(1, 0).put(0, -1, 90, 'city0').lay(-1, 0).put(0, 1, 90, 'city0')
}

describe('the tiles', () => {
  test('CC-3, CC-6: a circle separates roads and fields, and nobody stands on it', () => {
    const game = table({ deck: ['crop-circles-2/crfr-cropcircle-field', 'base/U'] })
    game.place(1, 0)
    expect(game.deployable()).toEqual(['city0', 'road0', 'road1', 'field0', 'field1'])
    const [west, east] = ['road0', 'road1'].map((segment) => featureAt(game.state, { x: 1, y: 0, segment })!)
    expect([west!.tiles, west!.openEnds, east!.tiles, east!.openEnds]).toEqual([2, 1, 1, 1])
    const fields = table({ deck: [SHIELD, 'base/U'] })
    fields.place(0, -1)
    const left = featureAt(fields.state, { x: 0, y: -1, segment: 'field0' })!
    expect(left.spots).toEqual([{ x: 0, y: -1, segment: 'field0' }])
  })

  test('CC-5, CC-28: place, deploy, score, and then the circle', () => {
    const game = table({ deck: ['base/E', FORK, 'base/U'] })
    game.put(0, 1, 180, 'field0').place(0, -1, 180)
    expect(game.asks).toBe('deploy 1')
    game.act({ type: 'deploy', piece: 'meeple', x: 0, y: -1, segment: 'city0' })
    expect(game.lines()).toEqual(['1 city 4'])
    expect(game.asks).toBe('crop-circle 1')
    expect(game.meeples).toEqual([6, 7])
  })
})

describe('the choice', () => {
  test('CC-7, CC-19: the active player must choose, also without a piece of the kind', () => {
    const game = table({ deck: ['base/G', SHIELD, 'base/U'] })
    game.put(0, -1, 90, 'city0').lay(0, 1, 90)
    expect(game.position.awaiting).toEqual({ player: 1, step: 'crop-circle', optional: false })
    expect(game.legal('crop-circle').map(({ choice }) => choice)).toEqual(['add', 'remove'])
    expect(game.refusal({ type: 'pass' })).toBe('act/no-pass')
    game.act(remove)
    expect(game.last[0]).toEqual({ type: 'circle', player: 1, choice: 'remove', kind: 'city' })
  })

  test('CC-19: if nobody has a piece of the kind, no choice is put', () => {
    const game = table({ deck: ['base/U', SHIELD, 'base/U'] })
    game.put(1, 0, 0, 'road0').lay(0, 1, 90)
    expect(game.asks).toBe('place 0')
  })

  test.for([
    [FORK, 'field', 0],
    [CLUB, 'road', 90],
    [SHIELD, 'city', 0],
  ] as const)('CC-14 … CC-16: %s concerns the %s', ([id, kind, rotation]) => {
    // The player has a highwayman, a knight and a farmer.
    const game = table({
      players: 1,
      start: [START, tile('base/B', 3, 2)],
      deck: ['base/U', 'base/G', 'base/B', id, 'base/U'],
    })
    game.put(1, 0, 0, 'road0').put(0, -1, 90, 'city0').put(3, 3, 0, 'field0')
    game.lay(2, 2, rotation).act(remove)
    expect(game.events.find((event) => event.type === 'circle')).toMatchObject({ kind })
    expect(game.legal('remove-follower').map(({ segment }) => segment)).toEqual([`${kind}0`])
  })
})

describe('adding', () => {
  test('CC-8, CC-13, CC-24: Green adds one to his knight, Blue does nothing, Red comes last', () => {
    const game = shield()
    expect(game.asks).toBe('crop-circle 0')
    game.act(add)
    expect(game.position.awaiting).toEqual({ player: 1, step: 'add-follower', optional: true })
    expect(spots(game, 'add-follower')).toEqual(['meeple 0,-1 city0'])
    game.act({ type: 'add-follower', piece: 'meeple', x: 0, y: -1, segment: 'city0' })
    expect(game.last[0]).toEqual({ type: 'added', player: 1, piece: 'meeple', x: 0, y: -1, segment: 'city0' })
    expect(game.asks).toBe('add-follower 0')
    game.act({ type: 'add-follower', piece: 'meeple', x: 0, y: 1, segment: 'city0' })
    expect(game.meeples).toEqual([5, 5, 7])
    expect(game.position.pieces).toHaveLength(4)
  })

  test('CC-25, CC-26: not on the other city part of the tile, where Red has no knight', () => {
    const game = shield().act(add).pass()
    expect(spots(game, 'add-follower')).toEqual(['meeple 0,1 city0'])
    expect(game.refusal({ type: 'add-follower', piece: 'meeple', x: 0, y: 1, segment: 'city1' })).toBe(
      'circle/not-beside',
    )
  })

  test('CC-25, CC-26: with a knight of his there he may choose it', () => {
    // Red's knight in the west stands in the city that the second part of the new tile belongs to.
    const game = table({
      players: 1,
      options: { 'crop-add-where': 'any-segment' },
      start: [START, tile('base/B', -1, 2)],
      deck: ['base/G', SHIELD, 'base/U'],
    })
    game.put(-1, 1, 0, 'city0').put(0, 1, 90, 'city0').act(add)
    expect(spots(game, 'add-follower').sort()).toEqual([
      'meeple -1,1 city0',
      'meeple 0,1 city0',
      'meeple 0,1 city1',
    ])
  })

  test('CC-17: only beside an own piece of the kind', () => {
    const game = shield().act(add)
    expect(game.refusal({ type: 'add-follower', piece: 'meeple', x: 0, y: 1, segment: 'city0' })).toBe(
      'circle/not-beside',
    )
    expect(game.refusal({ type: 'add-follower', piece: 'meeple', x: 0, y: -1, segment: 'field0' })).toBe(
      'circle/wrong-kind',
    )
    expect(game.refusal({ type: 'add-follower', piece: 'meeple', x: 9, y: 9, segment: 'city0' })).toBe(
      'circle/not-beside',
    )
    expect(game.refusal({ type: 'add-follower', piece: 'ringmaster', x: 0, y: -1, segment: 'city0' })).toBe(
      'piece/unknown',
    )
  })

  test('CC-8: crop-add optional: a player may decline', () => {
    const game = shield().act(add).pass().pass()
    expect(game.asks).toBe('place 1')
    expect(game.meeples).toEqual([6, 6, 7])
  })

  test('CC-9: crop-add mandatory: whoever can must', () => {
    const game = shield({ 'crop-add': 'mandatory' }).act(add)
    expect(game.position.awaiting?.optional).toBe(false)
    expect(game.refusal({ type: 'pass' })).toBe('act/no-pass')
  })

  test('CC-9, CC-8: who has no meeple left is skipped, mandatory or not', () => {
    const game = table({
      players: 1,
      options: { 'crop-add': 'mandatory' },
      deck: [...new Array<string>(7).fill('base/W'), CLUB, 'base/U'],
    })
    for (let x = 1; x <= 7; x++) game.put(x, 0, 0, 'road1')
    game.place(8, 0)
    expect(game.asks).toBe('crop-circle 0')
    game.act(add)
    expect(game.asks).toBe('place 0')
  })

  test('CC-10: crop-add-where same-segment or any-segment: on any tile of that feature', () => {
    expect(spots(shield().act(add), 'add-follower')).toEqual(['meeple 0,-1 city0'])
    const any = shield({ 'crop-add-where': 'any-segment' }).act(add)
    expect(spots(any, 'add-follower').sort()).toEqual(['meeple 0,-1 city0', 'meeple 0,0 city0'])
    any.act({ type: 'add-follower', piece: 'meeple', x: 0, y: 0, segment: 'city0' })
    expect(featureAt(any.state, { x: 0, y: 0, segment: 'city0' })?.strengths).toEqual([
      { player: 1, strength: 2 },
    ])
  })

  test('CC-18: a ringmaster is a knight like any other, and may be the one who is added', () => {
    const game = shield({}, ['circus']).act(add)
    expect(spots(game, 'add-follower')).toEqual(['meeple 0,-1 city0', 'ringmaster 0,-1 city0'])
    game.act({ type: 'add-follower', piece: 'ringmaster', x: 0, y: -1, segment: 'city0' })
    expect(game.position.players[1]!.supply).toEqual({ meeple: 6, ringmaster: 0 })
  })

  test('CC-8: from the supply only: a ringmaster who stands there already is refused', () => {
    const game = table({ players: 3, deck: ['base/U', 'base/G', 'base/U', SHIELD, 'base/U'] }, ['circus'])
    game.lay(1, 0).put(0, -1, 90, 'city0', 'ringmaster').lay(-1, 0).lay(0, 1, 90).act(add)
    const there = { type: 'add-follower', x: 0, y: -1, segment: 'city0' } as const
    expect(game.refusal({ ...there, piece: 'ringmaster' })).toBe('circle/no-supply')
    expect(game.refusal({ ...there, piece: 'meeple' })).toBe('legal')
  })
})

describe('removing', () => {
  test('CC-12, CC-27: Green scores 4 for the city, then Blue and Red take a farmer home, Green has none', () => {
    // Green is 0, Blue 1, Red 2.
    const game = table({ players: 3, deck: ['base/U', 'base/U', 'base/U', FORK, 'base/U'] })
    game.lay(1, 0).put(-1, 0, 0, 'field1').put(2, 0, 0, 'field0').put(0, -1, 180, 'city0')
    expect(game.lines()).toEqual(['0 city 4'])
    game.act(remove)
    expect(game.position.awaiting).toEqual({ player: 1, step: 'remove-follower', optional: false })
    expect(game.refusal({ type: 'pass' })).toBe('act/no-pass')
    game.act({ type: 'remove-follower', piece: 'meeple', x: -1, y: 0, segment: 'field1' })
    expect(game.last[0]).toEqual({
      type: 'removed',
      player: 1,
      piece: 'meeple',
      x: -1,
      y: 0,
      segment: 'field1',
    })
    expect(game.asks).toBe('remove-follower 2')
    game.act({ type: 'remove-follower', piece: 'meeple', x: 2, y: 0, segment: 'field0' })
    expect(game.asks).toBe('place 1')
    expect(game.meeples).toEqual([7, 7, 7])
    expect(game.position.pieces).toEqual([])
  })

  test('CC-12: one own piece, of the kind, that stands there', () => {
    const game = shield().act(remove)
    expect(spots(game, 'remove-follower')).toEqual(['meeple 0,-1 city0'])
    expect(game.refusal({ type: 'remove-follower', piece: 'meeple', x: 0, y: 1, segment: 'city0' })).toBe(
      'circle/not-yours',
    )
    expect(game.refusal({ type: 'remove-follower', piece: 'meeple', x: 0, y: -1, segment: 'field0' })).toBe(
      'circle/wrong-kind',
    )
  })

  test('CC-12, BA-13: a feature whose last piece was taken home may be occupied again', () => {
    const game = table({ players: 1, deck: ['base/G', SHIELD, 'base/G', 'base/U'] })
    game.put(0, -1, 90, 'city0').lay(0, 1, 90).act(remove)
    game.act({ type: 'remove-follower', piece: 'meeple', x: 0, y: -1, segment: 'city0' })
    game.place(0, -2, 90)
    expect(game.deployable()).toContain('city0')
  })

  test('CC-12: two alike on one segment are one choice, and only one of them goes', () => {
    const game = table({ players: 1, deck: ['base/G', SHIELD, SHIELD, 'base/U'] })
    game.put(0, -1, 90, 'city0').lay(0, 1, 90).act(add)
    game.act({ type: 'add-follower', piece: 'meeple', x: 0, y: -1, segment: 'city0' })
    game.lay(0, 2, 90).act(remove)
    expect(spots(game, 'remove-follower')).toEqual(['meeple 0,-1 city0'])
    game.act({ type: 'remove-follower', piece: 'meeple', x: 0, y: -1, segment: 'city0' })
    expect(game.position.pieces).toHaveLength(1)
    expect(game.meeples).toEqual([6])
  })

  test('CC-18: a ringmaster may be taken instead of a meeple', () => {
    const game = table({ players: 1, deck: ['base/G', SHIELD, SHIELD, 'base/U'] }, ['circus'])
    game.put(0, -1, 90, 'city0', 'ringmaster').lay(0, 1, 90).act(add)
    game.act({ type: 'add-follower', piece: 'meeple', x: 0, y: -1, segment: 'city0' })
    game.lay(0, 2, 90).act(remove)
    expect(spots(game, 'remove-follower').sort()).toEqual(['meeple 0,-1 city0', 'ringmaster 0,-1 city0'])
    game.act({ type: 'remove-follower', piece: 'ringmaster', x: 0, y: -1, segment: 'city0' })
    expect(game.position.players[0]!.supply).toEqual({ meeple: 6, ringmaster: 1 })
  })

  test('CC-12, CC-18: a ringmaster that does not stand there is not taken for the meeple that does', () => {
    const game = table({ players: 1, deck: ['base/G', SHIELD, 'base/U'] }, ['circus'])
    game.put(0, -1, 90, 'city0').lay(0, 1, 90).act(remove)
    const there = { type: 'remove-follower', x: 0, y: -1, segment: 'city0' } as const
    expect(game.refusal({ ...there, piece: 'ringmaster' })).toBe('circle/not-yours')
    expect(game.refusal({ ...there, piece: 'meeple' })).toBe('legal')
  })
})

describe('the round', () => {
  test('CC-20, CC-21: who has no piece of the kind is skipped, the active player too', () => {
    const game = table({ players: 3, deck: ['base/U', 'base/G', 'base/U', SHIELD, 'base/U'] })
    game.lay(1, 0).put(0, -1, 90, 'city0').lay(-1, 0).lay(0, 1, 90).act(add)
    expect(game.asks).toBe('add-follower 1')
    game.pass()
    expect(game.asks).toBe('place 1')
  })

  test('CC-13, CC-22: left neighbour first, the active player last, then his left neighbour has his turn', () => {
    const game = shield().act(add)
    const order = [game.asks]
    order.push(game.pass().asks)
    order.push(game.pass().asks)
    expect(order).toEqual(['add-follower 1', 'add-follower 0', 'place 1'])
  })

  test('CC-28: who came home in scoring stands there no more', () => {
    const game = table({ deck: ['base/U', SHIELD, 'base/U'] })
    game.lay(1, 0).put(0, -1, 0, 'city1')
    expect(game.lines()).toEqual(['1 city 4'])
    expect(game.asks).toBe('place 0')
  })

  test('CC-14: pieces on acrobat spaces and monasteries and in the City are no farmers', () => {
    const game = table(
      {
        start: [...COUNT.start!],
        deck: ['base/B', 'circus/ffff-acro-garden', FORK, 'base/U'],
      },
      ['count', 'circus'],
    )
    game.put(-1, -2, 0, 'monastery').place(0, -2).act({ type: 'acrobat', x: 0, y: -2 }).lay(2, 0)
    expect(game.asks).toBe('place 1')
  })

  test('CC-14, BA-35: without farmers the pitchfork circle has no effect', () => {
    const game = table({ options: { farmers: false }, deck: ['base/U', FORK, 'base/U'] })
    game.put(1, 0, 0, 'road0').lay(0, -1, 180)
    expect(game.asks).toBe('place 0')
  })

  test('TO-7, TO-10: the circle on the last tile is carried out before the game ends', () => {
    const game = table({ deck: ['base/G', SHIELD] })
    game.put(0, -1, 90, 'city0').lay(0, 1, 90)
    expect(game.asks).toBe('crop-circle 1')
    game.act(remove).act({ type: 'remove-follower', piece: 'meeple', x: 0, y: -1, segment: 'city0' })
    expect(game.asks).toBe('over')
    expect(game.scores).toEqual([0, 0])
  })

  test('TO-7: a circle in the start layout triggers nothing', () => {
    const game = table({ start: [START, tile(SHIELD, 0, 1, 90)], deck: ['base/G', 'base/U'] })
    game.put(0, -1, 90, 'city0')
    expect(game.asks).toBe('place 1')
  })
})
