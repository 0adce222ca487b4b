import { describe, expect, test } from 'vitest'
import { advance, apply } from '../../game/apply.ts'
import { sourceOf } from '../../game/engine.ts'
import { featureAt } from '../../game/inspect.ts'
import { awaiting, drawn, stopped } from '../../game/position.ts'
import { COUNT } from '../../tiles/count.ts'
import { START, Table, tile, type TableSetup } from '../../testing/table.ts'

const table = (setup: Omit<TableSetup, 'sets'>, more: TableSetup['sets'] = []): Table =>
  new Table({ ...setup, sets: ['circus', ...more] })

/** A tent on a field with a road to the south, below the start tile. */
const TENT = 'circus/ffrf-tent'
/** A tent between a road from the west and one to the east. */
const CROSS = 'circus/frfr-tent'

describe('the first tent tile', () => {
  test('CI-5, CI-9: tent and tokens lie aside at first', () => {
    const game = table({ deck: ['base/U'], tokens: ['seal', 'bear'] })
    expect(game.position).toMatchObject({ tent: null, tokens: 2, revealed: [] })
  })

  test('CI-11, CI-14, CI-15: it is placed and occupied normally, but not on the tent space', () => {
    const game = table({ deck: [TENT, 'base/U'], tokens: ['seal'] })
    expect(game.legal('place').some(({ x, y }) => x === 0 && y === 1)).toBe(true)
    game.place(0, 1)
    expect(game.deployable()).toEqual(['road0', 'field0'])
    expect(game.refusal({ type: 'deploy', piece: 'meeple', x: 0, y: 1, segment: 'tent' })).toBe(
      'deploy/not-a-place',
    )
    const city = table({ deck: ['circus/cfff-tent', 'base/U'], tokens: ['seal'] })
    city.place(0, -1, 180)
    expect(city.deployable()).toEqual(['city0', 'field0'])
  })

  test('CI-12, CI-16: after a highwayman was deployed, token and tent are put on its tent space', () => {
    const game = table({ deck: [TENT, 'base/U'], tokens: ['seal', 'bear'] })
    game.put(0, 1, 0, 'road0')
    expect(game.position).toMatchObject({ tent: { x: 0, y: 1 }, tokens: 1, revealed: [] })
    expect(game.last.map(({ type }) => type)).toEqual(['deployed', 'tent-moved', 'drawn'])
    expect(game.lines(game.events)).toEqual([])
  })

  test('CI-13: the tent moves only with another tent tile, after scoring', () => {
    const game = table({ deck: [TENT, 'base/U', 'base/E', CROSS, 'base/U'], tokens: ['seal', 'bear'] })
    game.lay(0, 1).lay(1, 0).lay(0, -1, 180)
    expect(game.position.tent).toEqual({ x: 0, y: 1 })
    game.place(-1, 0)
    expect(game.position.tent).toEqual({ x: 0, y: 1 })
    game.pass()
    expect(game.position.tent).toEqual({ x: -1, y: 0 })
  })

  test('CI-31: a tent space ends roads and separates fields', () => {
    const game = table({ deck: [CROSS, 'base/U'], tokens: ['seal'] })
    game.place(1, 0)
    const [west, east] = ['road0', 'road1'].map((segment) => featureAt(game.state, { x: 1, y: 0, segment }))
    expect([west!.tiles, west!.openEnds, east!.tiles, east!.openEnds]).toEqual([2, 1, 1, 1])
    const north = featureAt(game.state, { x: 1, y: 0, segment: 'field0' })!
    expect(north.spots.some(({ segment, x }) => x === 1 && segment === 'field1')).toBe(false)
  })
})

describe('the circus scoring', () => {
  test('CI-17 … CI-20: first the points of the tile; who comes home by it does not count for the circus', () => {
    // The new tent tile completes a road of three tiles; its highwayman stood beside the old tent.
    const game = table({ deck: [TENT, 'base/A', CROSS, 'base/U'], tokens: ['seal', 'bear'] })
    game.put(0, 1, 0, 'field0').put(1, 0, 90, 'road0').lay(-1, 0)
    expect(game.lines()).toEqual(['1 road 3', '0 circus 4'])
    expect(game.meeples).toEqual([6, 7])
    const order = game.last.map(({ type }) => type)
    expect(order).toEqual([
      'passed',
      'completed',
      'scored',
      'returned',
      'revealed',
      'scored',
      'tent-moved',
      'drawn',
    ])
  })

  test('CI-21, CI-22, CI-23, CI-26: a seal is worth 4 for each meeple: 12 for three, 4 for one', () => {
    const game = table({
      deck: [TENT, 'base/U', 'base/B', 'base/V', 'base/B', 'base/V', CROSS, 'base/U'],
      tokens: ['seal', 'bear'],
    })
    game.put(0, 1, 0, 'road0').put(1, 0, 0, 'road0').put(1, 1, 0, 'monastery').lay(2, 0)
    game.put(-1, 1, 0, 'monastery').lay(0, 2, 180)
    game.lay(-1, 0)
    expect(game.lines()).toEqual(['0 circus 12', '1 circus 4'])
    expect(game.scored()[0]).toMatchObject({
      terms: [{ of: 'pieces', count: 3, value: 4 }],
      at: { x: 0, y: 1, segment: 'tent' },
      rule: 'CI-22',
      final: false,
    })
    expect(game.last).toContainEqual({ type: 'revealed', token: 'seal', points: 4, x: 0, y: 1 })
  })

  test('CI-21, CI-29: the tokens come in the order of the stack, each once', () => {
    const tokens = ['flea', 'seal', 'bear', 'tiger']
    const game = table({ deck: [TENT, TENT, TENT, TENT], tokens })
    game.lay(0, 1).lay(1, 1).lay(2, 1)
    expect(game.position).toMatchObject({ revealed: ['flea', 'seal'], tokens: 1 })
    game.lay(3, 1)
    expect(game.position.revealed).toEqual(tokens)
  })

  test('CI-4, CI-22: who looks at the tent is told whose figures it counts, and what the hidden token can bring', () => {
    const game = table({
      deck: [TENT, 'base/B', 'base/V', 'base/B', CROSS, 'base/U'],
      tokens: ['elephant', 'flea'],
    })
    const at = (x: number, y: number) => featureAt(game.state, { x, y, segment: 'tent' })!.counted
    game.put(0, 1, 0, 'road0')
    expect(at(0, 1)).toEqual({ figures: [{ player: 0, count: 1 }], least: 1, most: 7 })
    game.put(1, 1, 0, 'monastery').lay(0, 2, 180).put(2, 1, 0, 'monastery')
    expect(at(0, 1)!.figures).toEqual([
      { player: 0, count: 1 },
      { player: 1, count: 1 },
    ])
    game.lay(-1, 0)
    // The elephant was seen, and the tent has gone.
    expect(at(-1, 0)).toMatchObject({ least: 1, most: 6 })
    expect(at(0, 1)).toBeUndefined()
  })

  test('CI-22: the tile of the tent and the eight around it, not further', () => {
    // Monks on the corners count; one two tiles to the east and one two to the south do not.
    const start = [START, tile('base/B', 1, 1), tile('base/B', 2, 1)]
    const monks = new Array<string>(5).fill('base/B')
    const game = table({ start, deck: [TENT, ...monks, CROSS, 'base/U'], tokens: ['flea', 'bear'] })
    game.lay(0, 1).put(1, 2, 0, 'monastery').put(2, 2, 0, 'monastery').put(-1, 1, 0, 'monastery')
    game.put(1, 3, 0, 'monastery').lay(2, 3).lay(-1, 0)
    expect(game.lines()).toEqual(['1 circus 2'])
  })

  test('CI-24, CI-25, CI-59: ringmasters, acrobats, farmers, monks and knights all count', () => {
    const start = [START, tile('circus/ffff-acro-garden', 1, 1), tile('base/E', 0, -1, 180)]
    const game = table({
      start,
      deck: [TENT, 'base/B', 'base/U', 'base/B', CROSS, 'base/U'],
      tokens: ['tiger', 'bear'],
    })
    game.put(0, 1, 0, 'field0', 'ringmaster')
    game.place(2, 1).act({ type: 'acrobat', x: 1, y: 1 })
    game.put(1, 0, 0, 'road0').put(-1, 1, 0, 'monastery')
    game.lay(-1, 0)
    expect(game.lines()).toEqual(['0 circus 12', '1 circus 12'])
  })

  test('CI-27: who was counted stays where he is', () => {
    const game = table({ deck: [TENT, CROSS, 'base/U'], tokens: ['seal', 'bear'] })
    game.put(0, 1, 0, 'field0').lay(-1, 0)
    expect(game.lines()).toEqual(['0 circus 4'])
    expect(game.position.pieces).toEqual([{ player: 0, piece: 'meeple', x: 0, y: 1, segment: 'field0' }])
  })

  test('CI-28, CI-29: the token leaves the game face up, and a new one lies under the tent', () => {
    const game = table({ deck: [TENT, CROSS, TENT, 'base/U'], tokens: ['seal', 'bear', 'flea', 'tiger'] })
    game.lay(0, 1).lay(-1, 0)
    expect(game.position).toMatchObject({ tent: { x: -1, y: 0 }, tokens: 2, revealed: ['seal'] })
    game.lay(0, 2, 180)
    expect(game.position).toMatchObject({ tent: { x: 0, y: 2 }, tokens: 1, revealed: ['seal', 'bear'] })
  })

  test('TO-5: a follower just put on the new tent tile counts for the old place', () => {
    const game = table({ deck: [TENT, CROSS, 'base/U'], tokens: ['seal', 'bear'] })
    game.lay(0, 1).put(-1, 0, 0, 'field0')
    expect(game.lines()).toEqual(['1 circus 4'])
  })

  test('TO-5: a tent in the start layout triggers nothing', () => {
    const game = table({ start: [START, tile(TENT, 0, 1)], deck: ['base/U'], tokens: ['seal'] })
    expect(game.position).toMatchObject({ tent: null, tokens: 1 })
  })

  test('CI-61: followers in the quarters of the City do not count, those outside the walls do', () => {
    const game = table(
      {
        start: [...COUNT.start!],
        deck: ['circus/ffrf-tent', 'base/U', 'base/A', 'base/B', 'circus/ffrf-tent', 'base/U'],
        tokens: ['seal', 'bear'],
      },
      ['count'],
    )
    game.lay(-1, -2, 180).put(-3, -1, 0, 'road0').lay(-4, -1, 270)
    game.act({ type: 'enter-city', quarter: 'market', piece: 'meeple' }).pass()
    game.put(0, -2, 0, 'field0').lay(2, 0)
    expect(game.lines()).toEqual(['1 circus 4'])
  })
})

describe('the end of the game', () => {
  test('CI-30, TO-12: the circus is scored before all other final scoring', () => {
    const game = table({ deck: [TENT, 'base/U'], tokens: ['elephant'] })
    game.put(0, 1, 0, 'road0').lay(1, 0)
    expect(game.lines()).toEqual(['0 circus 7', '0 road 1'])
    expect(game.scored()[0]!.final).toBe(true)
    expect(game.position).toMatchObject({ tent: { x: 0, y: 1 }, tokens: 0, revealed: ['elephant'] })
  })

  test('CI-30: without a tent on the table nothing is revealed', () => {
    const game = table({ deck: ['base/U'], tokens: ['elephant'] })
    game.put(1, 0, 0, 'road0')
    expect(game.lines()).toEqual(['0 road 2'])
    expect(game.position).toMatchObject({ tent: null, tokens: 1, revealed: [] })
  })

  test.for([
    ['after-city', ['0 circus 4', '0 field 3']],
    ['first', ['0 field 3']],
  ] as const)('TO-11, TO-12: circus-final %s: who leaves the City at the end', ([value, lines]) => {
    const game = table(
      {
        options: { 'circus-final': value },
        deck: ['circus/ffrf-tent', 'base/U', 'base/A'],
        tokens: ['seal'],
      },
      ['count'],
    )
    game.lay(-1, -2, 180).put(-3, -1, 0, 'road0').lay(-4, -1, 270)
    game.act({ type: 'enter-city', quarter: 'market', piece: 'meeple' }).pass()
    expect(game.last.some(({ type }) => type === 'revealed')).toBe(value === 'first')
    game.act({ type: 'leave-city', quarter: 'market', piece: 'meeple', x: -1, y: -1, segment: 'field0' })
    expect(game.lines()).toEqual(lines)
    expect(game.events.filter(({ type }) => type === 'final-scoring')).toHaveLength(1)
  })
})

describe('what is hidden', () => {
  const deck = [TENT, CROSS, 'base/U']

  test('CI-9, CI-12: putting a token down needs no knowledge of it', () => {
    const game = new Table({ sets: ['circus'], deck, tokens: ['seal', 'bear'] })
    game.place(0, 1)
    const guess = apply(game.state, { player: 0, type: 'pass' }, sourceOf(deck))
    if (!guess.ok) throw new Error(guess.error.code)
    expect(stopped(guess.state)).toBeNull()
    expect(drawn(guess.state)).toEqual({ tiles: 2, tokens: 0 })
  })

  test('CI-21, TO-5: a client stops where the token is revealed, and goes on once it is known', () => {
    const game = new Table({ sets: ['circus'], deck, tokens: ['seal', 'bear'] })
    game.put(0, 1, 0, 'field0').place(-1, 0)
    const guess = apply(game.state, { player: 1, type: 'pass' }, sourceOf(deck))
    if (!guess.ok) throw new Error(guess.error.code)
    expect(stopped(guess.state)).toBe('token')
    expect(awaiting(guess.state)).toBeNull()
    game.pass()
    expect(drawn(game.state)).toEqual({ tiles: 3, tokens: 1 })
    const reached = advance(guess.state, sourceOf(deck, ['seal']))
    if (!reached.ok) throw new Error(reached.error.code)
    expect(reached.state).toEqual(game.state)
  })

  test('CI-30: the last token is hidden until the end', () => {
    const game = new Table({ sets: ['circus'], deck: [TENT], tokens: ['seal'] })
    game.place(0, 1)
    const guess = apply(game.state, { player: 0, type: 'pass' }, sourceOf([TENT]))
    if (!guess.ok) throw new Error(guess.error.code)
    expect(stopped(guess.state)).toBe('token')
    const wrong = advance(guess.state, sourceOf([TENT], ['dragon']))
    expect(wrong).toMatchObject({ ok: false, error: { code: 'source/unknown-token' } })
  })
})
