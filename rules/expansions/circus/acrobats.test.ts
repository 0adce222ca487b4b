import { describe, expect, test } from 'vitest'
import { featureAt } from '../../game/inspect.ts'
import { START, Table, tile, type TableSetup } from '../../testing/table.ts'

const table = (setup: Omit<TableSetup, 'sets'>): Table => new Table({ ...setup, sets: ['circus'] })

/** An acrobat tile on a field. */
const ACRO = 'circus/ffff-acro-garden'

const spaces = (game: Table): string[] => game.legal('acrobat').map(({ x, y }) => `${x},${y}`)

/** Three acrobats at (0, 1), of players 0, 1 and 0; player 1 is next. */
function pyramid(deck: string[], start: TableSetup['start'] = [START]): Table {
  const game = table({ start, deck: [ACRO, 'base/B', 'base/B', ...deck] })
  const up = { type: 'acrobat', x: 0, y: 1 } as const
  return game.place(0, 1).act(up).place(1, 1).act(up).place(-1, 1).act(up)
}

describe('deploying acrobats', () => {
  test('CI-32, CI-33: an acrobat tile is placed normally, and its roads and fields are occupied normally', () => {
    const game = table({ deck: ['circus/rfrf-acro', 'base/U'] })
    expect(game.legal('place').length).toBeGreaterThan(0)
    game.place(1, 0, 90)
    expect(game.deployable()).toEqual(['road0', 'road1', 'field0', 'field1'])
    expect(game.refusal({ type: 'deploy', piece: 'meeple', x: 1, y: 0, segment: 'acrobats' })).toBe(
      'deploy/not-a-place',
    )
  })

  test('CI-34: or a meeple goes on the acrobat space of the tile just placed', () => {
    const game = table({ deck: [ACRO, 'base/U'] })
    game.place(0, 1)
    expect(spaces(game)).toEqual(['0,1'])
    game.act({ type: 'acrobat', x: 0, y: 1 })
    expect(game.position.pieces).toEqual([{ player: 0, piece: 'meeple', x: 0, y: 1, segment: 'acrobats' }])
    expect(game.meeples).toEqual([6, 7])
    expect(game.last[0]).toEqual({ type: 'acrobat', player: 0, x: 0, y: 1, place: 0 })
    expect(game.asks).toBe('place 1')
  })

  test('CI-35: in a later turn any tile that touches it by edge or corner will do', () => {
    const around = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const))
    const beside = [
      tile('base/B', 2, 1),
      tile('base/B', 2, -1),
      tile('base/B', -2, 1),
      tile('base/B', -2, -1),
    ]
    for (const [x, y] of around.filter(([x, y]) => x !== 0 || y !== 0)) {
      const game = table({ start: [tile(ACRO, 0, 0), ...beside], deck: ['base/B', 'base/U'] })
      game.place(x, y)
      expect(spaces(game), `${x},${y}`).toEqual(['0,0'])
    }
    const far = table({ start: [tile(ACRO, 0, 1), START, tile('base/B', 0, 2)], deck: ['base/B', 'base/U'] })
    far.place(0, 3)
    expect(spaces(far)).toEqual([])
    expect(far.refusal({ type: 'acrobat', x: 0, y: 1 })).toBe('acrobat/too-far')
    expect(far.refusal({ type: 'acrobat', x: 0, y: 2 })).toBe('acrobat/no-space')
    const east = table({ start: [tile(ACRO, 0, 1), START, tile('base/B', 1, 1)], deck: ['base/B', 'base/U'] })
    east.place(2, 1)
    expect(east.refusal({ type: 'acrobat', x: 0, y: 1 })).toBe('acrobat/too-far')
  })

  test('CI-36: when all places around are filled nobody joins any more, and they stay until the end', () => {
    const ring = [
      [1, 1],
      [-1, 1],
      [1, 0],
      [-1, 0],
      [1, 2],
      [-1, 2],
    ] as const
    const game = table({
      start: [tile('base/B', 0, 0), ...ring.map(([x, y]) => tile('base/B', x, y)), tile(ACRO, 0, 1)],
      deck: ['base/B', 'base/B', 'base/B'],
    })
    game.place(0, 2).act({ type: 'acrobat', x: 0, y: 1 })
    game.place(0, 3)
    expect(spaces(game)).toEqual([])
    game.pass().place(0, 4)
    expect(spaces(game)).toEqual([])
    game.pass()
    expect(game.lines()).toEqual(['0 acrobats 5'])
  })

  test('CI-37: a third one goes on top of two; then it is full', () => {
    const game = pyramid(['base/B', 'base/U'])
    expect(game.position.pieces).toHaveLength(3)
    expect(game.events.filter((event) => event.type === 'acrobat').map(({ place }) => place)).toEqual([
      0, 1, 2,
    ])
    game.place(0, 2)
    expect(spaces(game)).toEqual([])
    expect(game.refusal({ type: 'acrobat', x: 0, y: 1 })).toBe('acrobat/full')
  })

  test('CI-38: a pyramid may have one, two or three colours', () => {
    const up = { type: 'acrobat', x: 0, y: 1 } as const
    for (const players of [1, 2, 3]) {
      const game = table({ players, deck: [ACRO, 'base/B', 'base/B', 'base/U'] })
      game.place(0, 1).act(up).place(1, 1).act(up).place(-1, 1).act(up)
      expect(new Set(game.position.pieces.map(({ player }) => player)).size).toBe(players)
    }
  })

  test('CI-39: between two acrobat tiles the player chooses', () => {
    const game = table({ start: [tile(ACRO, 0, 1), START], deck: [ACRO, 'base/U'] })
    game.place(1, 1)
    expect(spaces(game)).toEqual(['1,1', '0,1'])
  })

  test('CI-40: a tile placed diagonally lets the player put the third meeple on top', () => {
    const start = [START, tile('base/B', 1, 3), tile('base/B', 1, 1)]
    const game = table({ start, deck: [ACRO, 'base/B', 'base/B', 'base/U'] })
    const up = { type: 'acrobat', x: 0, y: 1 } as const
    game.place(0, 1).act(up).place(-1, 1).act(up).place(1, 2).act(up)
    expect(game.position.pieces).toHaveLength(3)
  })

  test('CI-71, CI-51: only normal meeples: a ringmaster is no acrobat', () => {
    const deck = new Array<string>(8).fill('base/W')
    const game = table({ players: 1, deck: [...deck.slice(0, 7), ACRO, 'base/U'] })
    for (let x = 1; x <= 7; x++) game.put(x, 0, 0, 'road1')
    expect(game.position.players[0]!.supply).toEqual({ meeple: 0, ringmaster: 1 })
    game.place(0, 1)
    expect(spaces(game)).toEqual([])
    expect(game.deployable('ringmaster')).toEqual(['field0'])
    expect(game.refusal({ type: 'acrobat', x: 0, y: 1 })).toBe('acrobat/no-supply')
    expect(game.refusal({ type: 'deploy', piece: 'ringmaster', x: 0, y: 1, segment: 'acrobats' })).toBe(
      'deploy/not-a-place',
    )
  })

  test('CI-49: acrobat spaces end roads and separate fields', () => {
    const game = table({ deck: ['circus/rfrf-acro', 'base/U'] })
    game.place(1, 0, 90)
    const west = featureAt(game.state, { x: 1, y: 0, segment: 'road0' })!
    expect([west.tiles, west.openEnds]).toEqual([2, 1])
    const north = featureAt(game.state, { x: 1, y: 0, segment: 'field1' })!
    expect(north.spots.some(({ segment, x }) => x === 1 && segment === 'field0')).toBe(false)
  })
})

describe('scoring pyramids', () => {
  test('CI-41: completing a pyramid does not score it', () => {
    const game = pyramid(['base/B', 'base/U'])
    expect(game.lines(game.events)).toEqual([])
  })

  test('CI-42, CI-43, CI-44, CI-45: instead of deploying: 10 points for two acrobats, 5 for one, and all come home', () => {
    const game = pyramid(['base/B', 'base/B', 'base/U'])
    game.lay(2, 1).place(3, 1)
    expect(game.legal('score-pyramid').map(({ x, y }) => `${x},${y}`)).toEqual(['0,1'])
    game.act({ type: 'score-pyramid', x: 0, y: 1 })
    expect(game.lines()).toEqual(['0 acrobats 10', '1 acrobats 5'])
    expect(game.scored()[0]).toMatchObject({
      terms: [{ of: 'pieces', count: 2, value: 5 }],
      at: { x: 0, y: 1, segment: 'acrobats' },
      final: false,
    })
    expect(game.meeples).toEqual([7, 7])
    expect(game.asks).toBe('place 1')
  })

  test('CI-43, CI-48: who looks at a pyramid is told whose acrobats it counts, at 5 points each', () => {
    const counted = ({ state }: Table) => featureAt(state, { x: 0, y: 1, segment: 'acrobats' })!.counted
    const figures = [
      { player: 0, count: 2 },
      { player: 1, count: 1 },
    ]
    expect(counted(pyramid(['base/B', 'base/U']))).toEqual({ figures, least: 5, most: 5 })
    expect(counted(table({ start: [START, tile(ACRO, 0, 1)], deck: ['base/B'] }))?.figures).toEqual([])
  })

  test('CI-42: only a complete one', () => {
    const game = table({ deck: [ACRO, 'base/B', 'base/U'] })
    game.place(0, 1).act({ type: 'acrobat', x: 0, y: 1 }).place(1, 1)
    expect(game.legal('score-pyramid')).toEqual([])
    expect(game.refusal({ type: 'score-pyramid', x: 0, y: 1 })).toBe('pyramid/none')
    expect(game.refusal({ type: 'score-pyramid', x: 1, y: 1 })).toBe('pyramid/none')
  })

  test('CI-46: afterwards a new pyramid may be started on the same tile', () => {
    const game = pyramid(['base/B', 'base/B', 'base/U'])
    game.place(0, 2).act({ type: 'score-pyramid', x: 0, y: 1 })
    game.place(1, 2)
    expect(spaces(game)).toEqual(['0,1'])
    game.act({ type: 'acrobat', x: 0, y: 1 })
    expect(game.last[0]).toMatchObject({ type: 'acrobat', place: 0 })
  })

  test('CI-47: also by a player without an acrobat in it, and whatever is left in his supply', () => {
    const up = { type: 'acrobat', x: 0, y: 1 } as const
    const game = table({ players: 3, deck: [ACRO, ...new Array<string>(5).fill('base/B'), 'base/U'] })
    game.place(0, 1).act(up).place(1, 1).act(up).lay(2, 1).place(-1, 1).act(up)
    game.lay(3, 1).place(4, 1)
    expect(game.asks).toBe('deploy 2')
    game.act({ type: 'score-pyramid', x: 0, y: 1 })
    expect(game.lines()).toEqual(['0 acrobats 10', '1 acrobats 5'])
  })

  test('TO-2, TO-6: points of a pyramid are not caused by placing a tile', () => {
    const deck = [ACRO, ...new Array<string>(6).fill('base/B'), 'base/U']
    const game = new Table({ sets: ['circus', 'count'], deck })
    const up = { type: 'acrobat', x: -1, y: -2 } as const
    game.lay(-1, -2).place(0, -2).act(up).lay(-2, -2).place(-1, -3).act(up).lay(2, 0).place(0, -3).act(up)
    game.place(2, -1).act({ type: 'score-pyramid', x: -1, y: -2 })
    expect(game.lines()).toEqual(['1 acrobats 15'])
    expect(game.asks).toBe('place 1')
  })

  test('CI-48, TO-15: at the end every acrobat counts 5, whatever the state of his pyramid', () => {
    const whole = pyramid([])
    expect(whole.asks).toBe('over')
    expect(whole.lines()).toEqual(['0 acrobats 10', '1 acrobats 5'])
    const game = table({ deck: [ACRO, 'base/B'] })
    game.place(0, 1).act({ type: 'acrobat', x: 0, y: 1 }).lay(1, 1)
    expect(game.lines()).toEqual(['0 acrobats 5'])
    expect(game.scored()[0]).toMatchObject({ final: true, rule: 'CI-48' })
    expect(game.position.pieces).toHaveLength(1)
  })

  test('CI-48, TO-21: one event per player and pyramid', () => {
    const game = table({ players: 1, deck: [ACRO, ACRO, 'base/B'] })
    game.place(0, 1).act({ type: 'acrobat', x: 0, y: 1 })
    game.place(1, 1).act({ type: 'acrobat', x: 1, y: 1 })
    game.place(0, 2).act({ type: 'acrobat', x: 0, y: 1 })
    expect(game.lines()).toEqual(['0 acrobats 10', '0 acrobats 5'])
  })
})
