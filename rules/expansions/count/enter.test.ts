import { describe, expect, test } from 'vitest'
import { COUNT } from '../../tiles/count.ts'
import { Table, tile, type TableSetup } from '../../testing/table.ts'

const table = (setup: Omit<TableSetup, 'sets'>, more: TableSetup['sets'] = []): Table =>
  new Table({ ...setup, sets: ['count', ...more] })

/** Player 0 completes a road of three tiles on which only player 1 stands, and is asked about the City. */
function opened(options: Record<string, unknown> = {}, deck: string[] = ['base/U']): Table {
  const game = table({ options, deck: ['base/U', 'base/U', 'base/A', ...deck] })
  return game.lay(-1, -2).put(-3, -1, 0, 'road0').lay(-4, -1, 270)
}

describe('the trigger', () => {
  test('CO-30: others score by the tile and the active player does not', () => {
    const game = opened()
    expect(game.lines()).toEqual(['1 road 3'])
    expect(game.position.awaiting).toEqual({ player: 0, step: 'enter-city', optional: true })
    expect(game.legal('enter-city').map(({ quarter, piece }) => `${quarter} ${piece}`)).toEqual([
      'castle meeple',
      'market meeple',
      'blacksmith meeple',
      'cathedral meeple',
    ])
    game.act({ type: 'enter-city', quarter: 'market', piece: 'meeple' })
    expect(game.position.city!.market).toEqual([{ player: 0, piece: 'meeple' }])
    expect(game.meeples).toEqual([6, 7])
    expect(game.last).toContainEqual({ type: 'entered-city', player: 0, piece: 'meeple', quarter: 'market' })
  })

  test('CO-30: not if nobody scores, and not if the active player scores', () => {
    const nobody = table({ deck: ['base/A', 'base/U'] })
    nobody.lay(-3, -1, 270)
    expect(nobody.asks).toBe('place 1')
    const both = table({ deck: ['base/U', 'base/U', 'base/V', 'base/A', 'base/U'] })
    both.put(-3, -1, 0, 'road0').lay(-1, -2).lay(2, 0, 180).lay(-4, -1, 270)
    expect(both.lines()).toEqual(['0 road 3'])
    expect(both.asks).toBe('enter-city 1')
    const own = table({ deck: ['base/A', 'base/U'] })
    own.put(-3, -1, 270, 'road0')
    expect(own.asks).toBe('place 1')
  })

  test('CO-30, TO-6: who plays alone never gets there', () => {
    const game = table({ players: 1, deck: ['base/A', 'base/U'] })
    game.put(-3, -1, 270, 'road0')
    expect(game.asks).toBe('place 0')
  })

  test('CO-31: of several features completed at once he must score from none', () => {
    const start = [...COUNT.start!, tile('base/E', -4, -2, 180)]
    const play = (knight: boolean): Table => {
      const game = table({ start, deck: ['base/U', 'base/U', 'base/L', 'base/U'] })
      game.lay(-1, -2).put(-3, -1, 0, 'road0').place(-4, -1)
      return knight
        ? game.act({ type: 'deploy', piece: 'meeple', x: -4, y: -1, segment: 'city0' })
        : game.pass()
    }
    expect(play(false).lines()).toEqual(['1 road 3'])
    expect(play(false).asks).toBe('enter-city 0')
    expect(play(true).lines()).toEqual(['1 road 3', '0 city 4'])
    expect(play(true).asks).toBe('place 1')
  })

  test('CO-32: entering may be declined', () => {
    const game = opened().pass()
    expect(game.asks).toBe('place 1')
    expect(game.position.city).toEqual({ castle: [], market: [], blacksmith: [], cathedral: [] })
  })

  test('CO-33, CO-35: exactly one follower per tile, however many scorings it caused', () => {
    // One tile completes two roads of player 1.
    const start = [...COUNT.start!, tile('base/U', -4, -2, 90)]
    const game = table({ start, deck: ['base/U', 'base/U', 'base/V', 'base/A', 'base/W', 'base/U'] })
    game.lay(-1, -2).put(-3, -1, 0, 'road0').lay(2, 0, 180).put(-4, -3, 0, 'road0')
    game.lay(-4, -1, 180)
    expect(game.lines()).toEqual(['1 road 3', '1 road 3'])
    game.act({ type: 'enter-city', quarter: 'castle', piece: 'meeple' })
    expect(game.asks).toBe('move-count 0')
    game.pass()
    expect(game.asks).toBe('place 1')
  })

  test('CO-34: in addition to the follower deployed in the same turn', () => {
    const game = table({ deck: ['base/U', 'base/U', 'base/A', 'base/U'] })
    game.lay(-1, -2).put(-3, -1, 0, 'road0').put(-4, -1, 270, 'monastery')
    game.act({ type: 'enter-city', quarter: 'castle', piece: 'meeple' })
    expect(game.meeples).toEqual([5, 7])
  })

  test('CO-45: entering comes after the scoring', () => {
    const game = opened()
    game.act({ type: 'enter-city', quarter: 'blacksmith', piece: 'meeple' })
    const order = game.events.map(({ type }) => type)
    expect(order.indexOf('scored')).toBeLessThan(order.indexOf('entered-city'))
    // The road is scored already; there is nothing left to be joined.
    game.pass()
    expect(game.asks).toBe('place 1')
  })

  test('CO-30: only a figure from the supply: a ringmaster who stands outside is refused', () => {
    const game = table({ deck: ['base/U', 'base/U', 'base/A', 'base/U'] }, ['circus'])
    game.put(-1, -2, 0, 'road0', 'ringmaster').put(-3, -1, 0, 'road0').lay(-4, -1, 270)
    const into = { type: 'enter-city', quarter: 'castle' } as const
    expect(game.refusal({ ...into, piece: 'ringmaster' })).toBe('city/no-supply')
    expect(game.refusal({ ...into, piece: 'meeple' })).toBe('legal')
  })

  test('TO-6: an empty supply cannot enter, and nobody is asked', () => {
    const pairs = new Array<string>(12).fill('base/B')
    const game = table({ deck: ['base/B', 'base/U', ...pairs, 'base/A', 'base/U'] })
    game.put(2, 0, 0, 'monastery').put(-3, -1, 0, 'road0')
    for (let step = 1; step <= 6; step++) game.put(2 + step, 0, 0, 'monastery').lay(-1, -1 - step)
    expect(game.meeples).toEqual([0, 6])
    game.lay(-4, -1, 270)
    expect(game.lines()).toEqual(['1 road 3'])
    expect(game.asks).toBe('place 1')
  })
})

describe('which points count', () => {
  const options = (trigger: string): Record<string, unknown> => ({
    'count-trigger': trigger,
    'king-scoring': 'running',
  })

  /** Player 1 holds the Robber; player 0 completes a road that nobody stands on. */
  const byRobber = (trigger: string): Table => {
    const game = table({ options: options(trigger), deck: ['base/U', 'base/A', 'base/A', 'base/U'] }, [
      'king-robber',
    ])
    return game.lay(-1, -2).lay(-3, -1, 270).lay(1, -2)
  }

  /** Player 0 holds the Robber and completes a road on which player 1 stands. */
  const toRobber = (trigger: string): Table => {
    const game = table({ options: options(trigger), deck: ['base/A', 'base/U', 'base/A', 'base/U'] }, [
      'king-robber',
    ])
    return game.lay(-3, -1, 270).put(1, -2, 90, 'road0').lay(1, -3)
  }

  test('CO-37, CO-30: count-trigger any: all points caused by the tile, of others and of his own', () => {
    expect(byRobber('any').lines()).toEqual(['1 robber 1'])
    expect(byRobber('any').asks).toBe('enter-city 0')
    expect(toRobber('any').lines()).toEqual(['1 road 3', '0 robber 1'])
    expect(toRobber('any').asks).toBe('place 1')
  })

  test.for(['features', 'completed'])('CO-37: count-trigger %s: only points of features', (trigger) => {
    expect(byRobber(trigger).asks).toBe('place 1')
    expect(toRobber(trigger).asks).toBe('enter-city 0')
  })
})

describe('the count', () => {
  const enter = (game: Table, quarter: 'castle' | 'market' | 'blacksmith' | 'cathedral'): Table =>
    game.act({ type: 'enter-city', quarter, piece: 'meeple' })

  test('CO-89: who puts a follower inside may move the count to one of the three other quarters', () => {
    const game = enter(opened(), 'castle')
    expect(game.position.awaiting).toEqual({ player: 0, step: 'move-count', optional: true })
    expect(game.legal('move-count').map(({ quarter }) => quarter)).toEqual([
      'market',
      'blacksmith',
      'cathedral',
    ])
    expect(game.refusal({ type: 'move-count', quarter: 'castle' })).toBe('count/there')
    game.act({ type: 'move-count', quarter: 'cathedral' })
    expect(game.position.count).toBe('cathedral')
    expect(game.last).toContainEqual({ type: 'count-moved', player: 0, from: 'castle', to: 'cathedral' })
  })

  test('CO-89: he may be left where he is', () => {
    expect(enter(opened(), 'market').pass().position.count).toBe('castle')
  })

  test('CO-90: a follower may be put into his own quarter', () => {
    expect(enter(opened(), 'castle').position.city!.castle).toHaveLength(1)
  })

  test('CO-94: count-guarded both: nobody enters the quarter where he stands; he may follow afterwards', () => {
    const game = opened({ 'count-guarded': 'both' })
    expect(game.legal('enter-city').map(({ quarter }) => quarter)).toEqual([
      'market',
      'blacksmith',
      'cathedral',
    ])
    expect(game.refusal({ type: 'enter-city', quarter: 'castle', piece: 'meeple' })).toBe('city/guarded')
    enter(game, 'market').act({ type: 'move-count', quarter: 'market' })
    expect(game.position.count).toBe('market')
  })

  test('CO-95, CO-96: count-move clockwise: he goes to the next quarter by himself', () => {
    const game = enter(opened({ 'count-move': 'clockwise' }), 'cathedral')
    expect(game.position.count).toBe('market')
    expect(game.asks).toBe('place 1')
    expect(game.refusal({ type: 'move-count', quarter: 'castle' })).toBe('act/wrong-step')
  })

  test('CO-93, CO-96: after the last quarter the first comes again; he never leaves Carcassonne', () => {
    const game = table({ options: { 'count-move': 'clockwise' }, deck: new Array<string>(9).fill('base/A') })
    const visited: unknown[] = []
    const roads = [
      [-1, -2, 180, -1, -3, 0],
      [0, -2, 180, 0, -3, 0],
      [2, 0, 270, 3, 0, 90],
      [-1, 2, 0, -1, 3, 180],
    ] as const
    for (const [x, y, rotation, toX, toY, back] of roads) {
      enter(game.put(x, y, rotation, 'road0').lay(toX, toY, back), 'castle')
      visited.push(game.position.count)
    }
    expect(visited).toEqual(['market', 'blacksmith', 'cathedral', 'castle'])
  })

  test('CO-95, CO-97: count-move follow: he goes where the new follower was put', () => {
    const game = enter(opened({ 'count-move': 'follow' }), 'cathedral')
    expect(game.position.count).toBe('cathedral')
    expect(game.asks).toBe('place 1')
    const stays = enter(opened({ 'count-move': 'follow' }), 'castle')
    expect(stays.last.some(({ type }) => type === 'count-moved')).toBe(false)
  })

  test('CO-93: he always stands in exactly one quarter', () => {
    const game = enter(opened(), 'castle')
    for (const { quarter } of game.legal('move-count')) {
      const moved = game.try({ type: 'move-count', quarter })
      expect(moved.ok && moved.state.parts['count']!.count).toBe(
        ['castle', 'market', 'blacksmith', 'cathedral'].indexOf(quarter),
      )
    }
  })
})

describe('without farmers', () => {
  test('BA-35, CO-60: no follower enters the market, but the count may go there', () => {
    const game = opened({ farmers: false })
    expect(game.legal('enter-city').map(({ quarter }) => quarter)).toEqual([
      'castle',
      'blacksmith',
      'cathedral',
    ])
    expect(game.refusal({ type: 'enter-city', quarter: 'market', piece: 'meeple' })).toBe('city/no-farmers')
    game.act({ type: 'enter-city', quarter: 'castle', piece: 'meeple' })
    expect(game.legal('move-count').map(({ quarter }) => quarter)).toContain('market')
  })
})
