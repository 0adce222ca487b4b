import { describe, expect, test } from 'vitest'
import type { Quarter } from '../../tiles/types.ts'
import { COUNT } from '../../tiles/count.ts'
import { Table, tile, type TableSetup } from '../../testing/table.ts'

const BLOCK = [...COUNT.start!]

interface Inside {
  options?: Record<string, unknown>
  players?: number
  start?: TableSetup['start']
  deck: string[]
}

function table({ options = {}, players = 2, start = BLOCK, deck }: Inside): Table {
  return new Table({ sets: ['count'], options, players, start, deck })
}

/** Player 0 enters a quarter with one meeple and may move the count; player 1 is next. */
function enter(game: Table, quarter: Quarter, count?: Quarter): Table {
  game.lay(-1, -2).put(-3, -1, 0, 'road0').lay(-4, -1, 270)
  game.act({ type: 'enter-city', quarter, piece: 'meeple' })
  return count ? game.act({ type: 'move-count', quarter: count }) : game.pass()
}
/** What {@link enter} uses up. */
const ENTRY = ['base/U', 'base/U', 'base/A']

const leave = (game: Table): string[] =>
  game.legal('leave-city').map(({ quarter, x, y, segment }) => `${quarter} ${x},${y} ${segment}`)

describe('before a scoring', () => {
  test('CO-51, CO-58: from the blacksmith to a road that is being completed', () => {
    const game = enter(table({ deck: [...ENTRY, 'base/A', 'base/U'] }), 'blacksmith')
    game.lay(1, -2)
    expect(game.position.awaiting).toEqual({ player: 0, step: 'leave-city', optional: true })
    expect(leave(game)).toEqual(['blacksmith 1,-2 road0', 'blacksmith 1,-1 road0'])
    game.act({ type: 'leave-city', quarter: 'blacksmith', piece: 'meeple', x: 1, y: -2, segment: 'road0' })
    expect(game.last[0]).toEqual({
      type: 'left-city',
      player: 0,
      piece: 'meeple',
      quarter: 'blacksmith',
      x: 1,
      y: -2,
      segment: 'road0',
    })
    expect(game.lines()).toEqual(['0 road 2'])
    expect(game.meeples).toEqual([7, 7])
    expect(game.position.city!.blacksmith).toEqual([])
  })

  test('CO-54, CO-55: to an empty road as well, which brings the follower home', () => {
    const game = enter(table({ deck: [...ENTRY, 'base/A', 'base/U'] }), 'blacksmith')
    expect(game.meeples[0]).toBe(6)
    game.lay(1, -2)
    game.act({ type: 'leave-city', quarter: 'blacksmith', piece: 'meeple', x: 1, y: -1, segment: 'road0' })
    expect(game.lines()).toEqual(['0 road 2'])
    expect(game.meeples[0]).toBe(7)
  })

  test('CO-54, CO-29: to the end of a road that is printed on the block', () => {
    const game = new Table({
      sets: ['count'],
      deck: ['base/U', 'base/U', 'base/A', 'base/A', 'base/U'],
    })
    game.lay(2, 0, 90).put(1, -2, 90, 'road0').lay(1, -3)
    game.act({ type: 'enter-city', quarter: 'blacksmith', piece: 'meeple' }).pass().lay(-3, -1, 270)
    game.act({ type: 'leave-city', quarter: 'blacksmith', piece: 'meeple', x: -2, y: -1, segment: 'road0' })
    expect(game.lines()).toEqual(['0 road 2'])
  })

  test('CO-54: count-empty-features false: only features that hold a follower', () => {
    const options = { 'count-empty-features': false }
    const empty = enter(table({ options, deck: [...ENTRY, 'base/A', 'base/U'] }), 'blacksmith')
    empty.lay(1, -2)
    expect(empty.asks).toBe('place 0')
    const held = enter(table({ options, deck: [...ENTRY, 'base/A', 'base/U'] }), 'blacksmith')
    held.put(1, -2, 0, 'road0')
    expect(held.asks).toBe('leave-city 0')
  })

  test('CO-54: count-empty-features false: of two roads the occupied one, and the other is refused', () => {
    const options = { 'count-empty-features': false }
    const start = [...BLOCK, tile('base/A', 2, -2, 90)]
    const game = enter(table({ options, start, deck: [...ENTRY, 'base/W', 'base/U'] }), 'blacksmith')
    game.put(1, -2, 0, 'road1')
    expect(leave(game)).toEqual(['blacksmith 1,-2 road1', 'blacksmith 1,-1 road0'])
    const deed = { type: 'leave-city', quarter: 'blacksmith', piece: 'meeple', segment: 'road0' } as const
    expect(game.refusal({ ...deed, x: 1, y: -1 })).toBe('legal')
    expect(game.refusal({ ...deed, x: 2, y: -2 })).toBe('city/empty-feature')
  })

  test('CO-53, CO-52: to an occupied feature, before the majority is determined', () => {
    const game = enter(table({ deck: [...ENTRY, 'base/A', 'base/U'] }), 'blacksmith')
    game.put(1, -2, 0, 'road0')
    expect(game.lines()).toEqual([])
    game.act({ type: 'leave-city', quarter: 'blacksmith', piece: 'meeple', x: 1, y: -1, segment: 'road0' })
    expect(game.lines()).toEqual(['0 road 2', '1 road 2'])
    expect(game.scored()[0]!.strengths).toEqual([
      { player: 0, strength: 1 },
      { player: 1, strength: 1 },
    ])
  })

  test('CO-57: from the castle to a city', () => {
    const game = enter(table({ deck: [...ENTRY, 'base/E', 'base/U'] }), 'castle', 'market')
    game.lay(-2, 2)
    expect(leave(game)).toEqual(['castle -2,2 city0', 'castle -2,1 city0'])
    game.act({ type: 'leave-city', quarter: 'castle', piece: 'meeple', x: -2, y: 1, segment: 'city0' })
    expect(game.lines()).toEqual(['0 city 4'])
  })

  /** A monastery west of the block that lacks one neighbour. */
  const MONASTERY = [
    ...BLOCK,
    ...[
      [-5, 0],
      [-5, 1],
      [-5, 2],
      [-4, 0],
      [-4, 2],
      [-3, 0],
      [-3, 2],
    ].map(([x, y]) => tile('base/B', x!, y!)),
  ]

  test('CO-59, CO-63: from the cathedral to a monastery, also as a second monk', () => {
    const game = enter(
      table({ start: MONASTERY, deck: [...ENTRY, 'base/B', 'base/U', 'base/B', 'base/U'] }),
      'cathedral',
    )
    game.put(-4, 1, 0, 'monastery').lay(-1, -3).lay(-3, 1)
    // The tile completes a monastery of the start layout as well.
    expect(leave(game)).toEqual(['cathedral -3,0 monastery', 'cathedral -4,1 monastery'])
    game.act({ type: 'leave-city', quarter: 'cathedral', piece: 'meeple', x: -4, y: 1, segment: 'monastery' })
    expect(game.lines()).toEqual(['0 monastery 9', '1 monastery 9'])
    expect(game.meeples).toEqual([7, 7])
  })

  test('CO-57 … CO-60: each quarter serves its own kind of feature only', () => {
    const game = enter(table({ deck: [...ENTRY, 'base/E', 'base/U'] }), 'blacksmith')
    game.lay(-2, 2)
    expect(game.asks).toBe('place 0')
    const road = enter(table({ deck: [...ENTRY, 'base/A', 'base/U'] }), 'blacksmith')
    road.lay(1, -2)
    const to = { type: 'leave-city', piece: 'meeple', x: 1, y: -2 } as const
    expect(road.refusal({ ...to, quarter: 'blacksmith', segment: 'monastery' })).toBe('city/wrong-kind')
    expect(road.refusal({ ...to, quarter: 'blacksmith', segment: 'field0' })).toBe('city/wrong-kind')
    expect(road.refusal({ ...to, quarter: 'castle', segment: 'road0' })).toBe('city/none-there')
    expect(road.refusal({ ...to, quarter: 'blacksmith', segment: 'road9' })).toBe('city/not-scored')
    expect(
      road.refusal({
        type: 'leave-city',
        quarter: 'blacksmith',
        piece: 'meeple',
        x: -3,
        y: -1,
        segment: 'road0',
      }),
    ).toBe('city/not-scored')
  })

  test('CO-60, CO-72: the market waits for the end of the game', () => {
    const game = enter(table({ deck: [...ENTRY, 'base/A', 'base/E', 'base/U'] }), 'market')
    game.lay(1, -2).lay(-2, 2)
    expect(game.events.filter(({ type }) => type === 'completed')).toHaveLength(3)
    expect(game.events.some(({ type }) => type === 'left-city')).toBe(false)
    expect(game.asks).toBe('place 1')
  })

  test('CO-81, CO-82: from the left of the active player clockwise, he himself last, one round', () => {
    // Players 0, 1 and 2 each have a follower at the blacksmith's.
    const game = table({ players: 3, start: WITH_ROAD, deck: [...THREE, 'base/A', 'base/U'] })
    threeInside(game)
    expect(game.asks).toBe('place 0')
    game.lay(0, 2, 180)
    const order: string[] = []
    while (game.asks.startsWith('leave-city')) {
      order.push(game.asks)
      game.pass()
    }
    expect(order).toEqual(['leave-city 1', 'leave-city 2', 'leave-city 0'])
    expect(game.asks).toBe('place 1')
  })

  test('CO-83, CO-84, CO-86: all, some or none of them; then it is scored, and the others stay', () => {
    const game = table({ players: 3, start: WITH_ROAD, deck: [...THREE, 'base/A', 'base/U'] })
    threeInside(game)
    game.lay(0, 2, 180).pass()
    game.act({ type: 'leave-city', quarter: 'blacksmith', piece: 'meeple', x: 0, y: 1, segment: 'road0' })
    // Nothing more of player 2 can move: he is not asked to pass.
    expect(game.asks).toBe('leave-city 0')
    expect(game.lines()).toEqual([])
    game.pass()
    expect(game.lines()).toEqual(['2 road 2'])
    expect(game.position.city!.blacksmith).toEqual([
      { player: 0, piece: 'meeple' },
      { player: 1, piece: 'meeple' },
    ])
  })

  /** Player 0 has one follower at the blacksmith's and one in another quarter, and a road is being completed. */
  const twice = (quarter: Quarter): Table => {
    const game = table({
      deck: [...ENTRY, 'base/U', 'base/V', 'base/U', 'base/A', 'base/A', 'base/U'],
    })
    enter(game, 'blacksmith')
    game.put(1, -2, 90, 'road0').lay(2, 0, 180).lay(-1, -3).lay(1, -3)
    game.pass().act({ type: 'enter-city', quarter, piece: 'meeple' }).pass()
    return game.lay(0, 2, 180)
  }
  const out = {
    type: 'leave-city',
    quarter: 'blacksmith',
    piece: 'meeple',
    x: 0,
    y: 1,
    segment: 'road0',
  } as const

  test('TO-3, CO-83: several followers of one player leave one after another', () => {
    const game = twice('blacksmith').act(out)
    expect(game.position.awaiting).toEqual({ player: 0, step: 'leave-city', optional: true })
    game.act(out)
    expect(game.lines()).toEqual(['0 road 2'])
    expect(game.meeples[0]).toBe(7)
  })

  test('CO-90: the error says that the count stands there', () => {
    expect(twice('castle').refusal({ ...out, quarter: 'castle' })).toBe('city/count-blocks')
  })

  test('CO-46: who profits by a follower from the City may not put another one inside', () => {
    const game = table({ deck: [...ENTRY, 'base/U', 'base/A', 'base/U'] })
    enter(game, 'blacksmith')
    game.put(1, -2, 90, 'road0').lay(1, -3)
    game.act({ type: 'leave-city', quarter: 'blacksmith', piece: 'meeple', x: 1, y: -3, segment: 'road0' })
    expect(game.lines()).toEqual(['0 road 3', '1 road 3'])
    expect(game.asks).toBe('place 1')
  })

  test('CO-46: who is outvoted got no points and may still enter', () => {
    // Player 1 stands twice on the road that player 0 completes.
    const start = [...BLOCK, tile('base/U', 1, -4, 90)]
    const game = table({ start, deck: [...ENTRY, 'base/U', 'base/V', 'base/A', 'base/U', 'base/U'] })
    enter(game, 'blacksmith')
    game.put(1, -2, 90, 'road0').lay(2, 0, 180).put(1, -5, 0, 'road0').lay(1, -3, 90)
    game.act({ type: 'leave-city', quarter: 'blacksmith', piece: 'meeple', x: 1, y: -3, segment: 'road0' })
    expect(game.lines()).toEqual(['1 road 5'])
    expect(game.asks).toBe('enter-city 0')
  })

  test('CO-90, CO-91, CO-92: nobody leaves the quarter of the count until he moves on', () => {
    const game = enter(table({ deck: [...ENTRY, 'base/E', 'base/U'] }), 'castle')
    expect(game.position.count).toBe('castle')
    game.lay(-2, 2)
    expect(game.asks).toBe('place 0')
    expect(game.position.city!.castle).toHaveLength(1)
    const moved = enter(table({ deck: [...ENTRY, 'base/E', 'base/U'] }), 'castle', 'cathedral')
    moved.lay(-2, 2)
    expect(moved.asks).toBe('leave-city 0')
  })

  test('CO-87: no other way leads out of the City', () => {
    const game = enter(table({ deck: [...ENTRY, 'base/U', 'base/U'] }), 'blacksmith')
    game.lay(-1, -3)
    expect(game.legal('place').length).toBeGreaterThan(0)
    expect(game.legal('leave-city')).toEqual([])
    expect(
      game.refusal({
        type: 'leave-city',
        quarter: 'blacksmith',
        piece: 'meeple',
        x: -3,
        y: -1,
        segment: 'road0',
      }),
    ).toBe('act/wrong-step')
    expect(game.meeples[0]).toBe(6)
  })
})

/** A road end north of the block, for the third player to be closed. */
const WITH_ROAD = [...BLOCK, tile('base/A', -2, -2, 270)]
const THREE = ['base/U', 'base/U', 'base/U', 'base/A', 'base/A', 'base/A']

/** Each of three players completes a road of another one and enters the blacksmith's. Player 0 is next. */
function threeInside(game: Table): void {
  const enterNow = (): void => {
    while (game.asks.startsWith('leave-city')) game.pass()
    game.act({ type: 'enter-city', quarter: 'blacksmith', piece: 'meeple' }).pass()
  }
  game.put(-1, -2, 0, 'road0').put(-3, -1, 0, 'road0').put(1, -2, 90, 'road0')
  game.lay(-4, -1, 270)
  enterNow()
  game.lay(1, -3)
  enterNow()
  game.lay(0, -2, 90)
  enterNow()
}
