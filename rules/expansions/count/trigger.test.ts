import { describe, expect, test } from 'vitest'
import { COUNT } from '../../tiles/count.ts'
import { Table, tile, type TableSetup } from '../../testing/table.ts'

// Points of the circus and of ringmasters: they count for others and for oneself alike, with `any` only.

const FEATURES_ONLY = ['features', 'completed']

const table = (trigger: string, setup: Omit<TableSetup, 'sets' | 'options'>): Table =>
  new Table({ ...setup, sets: ['count', 'circus'], options: { 'count-trigger': trigger } })

describe('points of others', () => {
  /** Player 1 stands near the tent when player 0 places the next tent tile, which completes nothing. */
  const nearTheTent = (trigger: string): Table => {
    const deck = ['circus/ffrf-tent', 'base/E', 'circus/cfff-tent', 'base/U']
    const game = table(trigger, { deck, tokens: ['seal', 'flea'] })
    return game.lay(-1, -2, 180).put(0, -2, 0, 'city0').lay(2, 0)
  }

  test('CO-30, CO-37, TO-6: count-trigger any: the circus opens the City', () => {
    expect(nearTheTent('any').lines()).toEqual(['1 circus 4'])
    expect(nearTheTent('any').asks).toBe('enter-city 0')
  })

  test.for(FEATURES_ONLY)('CO-37: count-trigger %s: the circus does not', (trigger) => {
    expect(nearTheTent(trigger).lines()).toEqual(['1 circus 4'])
    expect(nearTheTent(trigger).asks).toBe('place 1')
  })
})

describe('points of his own', () => {
  /** Player 0 completes a road of player 1 with a tent tile; his own farmer stands near the old tent. */
  const atTheTent = (trigger: string): Table => {
    const deck = ['circus/ffrf-tent', 'base/U', 'circus/ffrf-tent', 'base/U']
    const game = table(trigger, { deck, tokens: ['flea', 'flea'] })
    return game.put(-1, -2, 180, 'field0').put(-3, -1, 0, 'road0').lay(-4, -1, 270)
  }

  /** Player 0 completes a road on which player 1 has the majority and he himself only a ringmaster. */
  const withRingmaster = (trigger: string): Table => {
    const game = table(trigger, {
      start: [
        ...COUNT.start!,
        ...[-3, -4, -6, -7, -8].map((x) => tile('base/B', x, -2)),
        tile('circus/ffff-acro-garden', -5, -2),
        tile('base/A', -8, -1, 270),
      ],
      deck: ['base/U', 'base/U', 'base/B', 'base/U', 'base/U', 'base/B', 'base/U', 'base/U'],
    })
    game.put(-5, -1, 0, 'road0', 'ringmaster').put(-3, -1, 0, 'road0').lay(2, 0).put(-7, -1, 0, 'road0')
    return game.lay(-4, -1).lay(-1, -2).lay(-6, -1)
  }

  test('CO-30, CO-37, TO-6: count-trigger any: those of the circus or of a ringmaster keep him out', () => {
    expect(atTheTent('any').lines()).toEqual(['1 road 3', '0 circus 1'])
    expect(atTheTent('any').asks).toBe('place 1')
    expect(withRingmaster('any').lines()).toEqual(['1 road 7', '0 ringmaster 2'])
    expect(withRingmaster('any').asks).toBe('place 1')
  })

  test.for(FEATURES_ONLY)('CO-37: count-trigger %s: they do not', (trigger) => {
    expect(atTheTent(trigger).asks).toBe('enter-city 0')
    expect(withRingmaster(trigger).lines()).toEqual(['1 road 7', '0 ringmaster 2'])
    expect(withRingmaster(trigger).asks).toBe('enter-city 0')
  })
})
