import { expect, test, vi } from 'vitest'
import * as rules from '../index.ts'
import * as art from './index.ts'

// All tiles in all rotations and variants take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const TILES = rules.TILE_SETS.flatMap(({ tiles }) => tiles.map(({ id }) => id))

/** Rules and drawing as a page has them, with the base game only. */
async function onPage(): Promise<{ rules: typeof rules; art: typeof art }> {
  vi.resetModules()
  vi.doMock('#at-hand/tiles', () => import('../tiles/at-hand.page.ts'))
  vi.doMock('#at-hand/expansions', () => import('../expansions/at-hand.page.ts'))
  vi.doMock('#at-hand/drawings', () => import('./at-hand.page.ts'))
  return { rules: await import('../index.ts'), art: await import('./index.ts') }
}

/** Symbols, spots and towers of every tile, in every rotation and variant. */
function everything({ tileSymbol, anchors, cornerTowers }: typeof art): string[] {
  return TILES.flatMap((tile) =>
    ([0, 90, 180, 270] as const).flatMap((rotation) =>
      [0, 1, 2].map((variant) => {
        const towers = cornerTowers([{ tile, x: 0, y: 0, rotation }])
        const spots = [...anchors(tile, rotation, variant)]
        return JSON.stringify([tile, tileSymbol(tile, rotation, variant), spots, towers])
      }),
    ),
  )
}

const figures = ({ figure, neutralFigure }: typeof art): string[] => [
  figure('ringmaster', 'ink'),
  neutralFigure('count'),
  neutralFigure('tent'),
]

const drawn = everything(art)

test('a tile whose drawing is not there is refused instead of drawn wrong', async () => {
  const page = await onPage()
  expect(page.art.tileSymbol('base/E', 90, 1)).toEqual(art.tileSymbol('base/E', 90, 1))
  expect(page.art.tileSymbol('circus/cfff-tent', 0, 0).flat).toBe('')
  expect(() => page.art.figure('ringmaster', 'sky')).toThrow('ringmaster was not loaded')
  expect(() => page.art.neutralFigure('count')).toThrow('count was not loaded')
  // The tiles alone, as no page loads them.
  const { addTiles } = await import('../tiles/catalogue.ts')
  addTiles(rules.TILE_SETS.find(({ set }) => set === 'circus')!)
  expect(() => page.art.tileSymbol('circus/cfff-tent', 0, 0)).toThrow('circus was not loaded')
})

test.each([
  [['circus'], ['crop-circles', 'count'], ['king-robber']],
  [['king-robber'], ['circus', 'base'], ['count', 'crop-circles']],
  [['circus', 'crop-circles', 'king-robber', 'count']],
] as const)('a page that loads %j, … draws just what the server draws', async (...steps) => {
  const page = await onPage()
  for (const sets of steps) {
    // What is asked for too early is not remembered.
    for (const tile of TILES) page.art.cornerTowers([{ tile, x: 0, y: 0, rotation: 0 }])
    for (const tile of TILES) page.art.anchor(tile, 0, 0, 'city0')
    await page.rules.loadSets(sets)
  }
  const found = everything(page.art)
  expect(found.length).toBe(89 * 12)
  expect(found).toEqual(drawn)
  expect(figures(page.art)).toEqual(figures(art))
})
