import { describe, expect, test, vi } from 'vitest'
import { TILE_SETS, tileFacts } from '../tiles/catalogue.ts'
import type { Rotation, TileFacts } from '../tiles/types.ts'
import { blockNumber } from './block.ts'
import { drawCountTown } from './sets/count-town.ts'
import { nodeCount } from './marks.ts'
import { tileSymbol, variantOf } from './symbol.ts'
import { drawTile } from './tile.ts'

// All tiles in all rotations and variants take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const LAND: readonly TileFacts[] = TILE_SETS.flatMap((set) => set.tiles).filter(
  (tile) => blockNumber(tile.id) === undefined,
)
const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270]

const facts = (id: string): TileFacts => {
  const found = tileFacts(id)
  if (!found) throw new Error(id)
  return found
}

/** The points of the first path with a paint, seen from its first point. */
function shapeOf(svg: string, paint: string): number[] {
  const d = new RegExp(`class="a-${paint}" d="([^"]*)"`).exec(svg)?.[1] ?? ''
  const numbers = [...d.matchAll(/-?(?:\d+\.\d|\d+|\.\d)/g)].map((m) => Number(m[0]))
  return numbers.map((value, i) => value - (numbers[i % 2] as number))
}

describe('a tile', () => {
  test('nothing is turned: symbols hold no rotation, in no rotation of the tile', () => {
    for (const tile of LAND)
      for (const rotation of ROTATIONS) {
        const { flat, relief } = tileSymbol(tile.id, rotation, 0)
        expect(flat + relief).not.toMatch(/rotate|matrix|skew/)
      }
  })

  test('a coat of arms stands upright in every rotation', () => {
    const upright = shapeOf(tileSymbol('base/M', 0, 0).relief, 'shield')
    expect(upright.length).toBe(18)
    for (const rotation of ROTATIONS) {
      const shape = shapeOf(tileSymbol('base/M', rotation, 0).relief, 'shield')
      shape.forEach((value, i) => expect(Math.abs(value - (upright[i] as number))).toBeLessThan(0.21))
    }
  })

  test('a road crosses the edge from 45.5 to 54.5', () => {
    const road = (id: string, rotation: Rotation): string =>
      /class="a-road" d="([^"]*)"/.exec(tileSymbol(id, rotation, 2).flat)?.[1] ?? ''
    for (const text of ['0 45.5', '0 54.5', '100 45.5', '100 54.5']) expect(road('base/U', 0)).toContain(text)
    for (const text of ['45.5 0', '54.5 0', '45.5 100', '54.5 100'])
      expect(road('base/U', 90)).toContain(text)
    for (const text of ['45.5 100', '54.5 100']) expect(road('base/A', 0)).toContain(text)
  })

  test('the same input gives the same bytes', () => {
    for (const tile of LAND) {
      const [a, b] = [drawTile(tile, 1, 2), drawTile(tile, 1, 2)]
      expect(JSON.stringify(a)).toBe(JSON.stringify(b))
    }
  })

  test('no two variants and no two rotations of a tile look alike', () => {
    for (const tile of LAND) {
      const looks = ROTATIONS.flatMap((rotation) =>
        [0, 1, 2].map((variant) => Object.values(tileSymbol(tile.id, rotation, variant)).join()),
      )
      expect(new Set(looks).size, tile.id).toBe(12)
    }
  })

  test('the median tile has at most 60 nodes, the largest at most 80', () => {
    const counts = LAND.flatMap((tile) =>
      [0, 1, 2].map((variant) => {
        const { flat, relief } = drawTile(tile, 0, variant)
        return nodeCount(flat) + nodeCount(relief)
      }),
    ).sort((a, b) => a - b)
    expect(counts[counts.length >> 1]).toBeLessThanOrEqual(60)
    expect(counts[counts.length - 1]).toBeLessThanOrEqual(80)
  })

  test('markup holds paths and groups only: no scripts, addresses, styles or text', () => {
    for (const tile of LAND) {
      const { flat, relief } = tileSymbol(tile.id, 0, 0)
      expect(flat + relief).toMatch(
        /^(<path class="a-[\w-]+" d="[^"<>&]+"\/>|<g transform="[^"<>&]+">|<\/g>)+$/,
      )
      expect(flat + relief).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  test('the drawing for small sizes leaves out nodes and nothing that shows the rules', () => {
    const count = (text: string): number => text.split('<path').length
    const [fine, coarse] = [tileSymbol('base/L', 0, 0), tileSymbol('base/L', 0, 0, true)]
    expect(count(coarse.flat + coarse.relief)).toBeLessThan(count(fine.flat + fine.relief))
    for (const paint of ['a-road"', 'a-plaza"', 'a-town"']) expect(coarse.flat).toContain(paint)
    for (const paint of ['a-stone"', 'a-house"']) expect(coarse.relief).toContain(paint)
  })

  test('unknown ids and tiles of the count block draw nothing by themselves', () => {
    for (const id of ['base/nothing', 'count/1', 'count-2015/12'])
      expect(tileSymbol(id, 0, 0)).toEqual({ flat: '', relief: '', corners: [] })
  })

  test('a cell always shows the same variant, and all three appear', () => {
    const seen = [0, 0, 0]
    for (let x = -10; x < 10; x++) for (let y = -10; y < 10; y++) seen[variantOf(x, y)]!++
    for (const count of seen) expect(count).toBeGreaterThan(90)
    expect(variantOf(3, -2)).toBe(variantOf(3, -2))
  })
})

describe('what the rules print on a tile', () => {
  test('every garden, monastery, tent, place of acrobats and crop circle is drawn', () => {
    const paints = (id: string): string => {
      const { flat, relief } = tileSymbol(id, 90, 1)
      return flat + relief
    }
    for (const tile of LAND) {
      const text = paints(tile.id)
      const has = (type: string): boolean => tile.segments.some((s) => s.type === type)
      expect(text.includes('a-flower"'), `${tile.id}: garden`).toBe(has('garden'))
      expect(text.includes('a-violet"'), `${tile.id}: monastery`).toBe(has('monastery'))
      expect(text.includes('a-flag"'), `${tile.id}: tent`).toBe(has('tent'))
      expect(text.includes('a-corn-sign"'), `${tile.id}: circle`).toBe(tile.circle !== undefined)
      expect(text.includes('a-shield"'), `${tile.id}: arms`).toBe(tile.segments.some((s) => !!s.pennants))
    }
  })

  test('the three signs of crop circles differ', () => {
    const sign = (id: string): string =>
      /class="a-corn-sign" d="([^"]*)"/.exec(tileSymbol(id, 0, 0).flat)?.[1]?.replace(/[^A-Z]/g, '') ?? ''
    const signs = ['crff-cropcircle-field', 'ccff-cropcircle-city', 'ffrr-cropcircle-road'].map((name) =>
      sign(`crop-circles-1/${name}`),
    )
    expect(new Set(signs).size).toBe(3)
  })

  test('CO-8: the block of the count is one drawing of few nodes, different in its two printings', () => {
    const [first, second] = [drawCountTown('2004'), drawCountTown('2015')]
    expect(nodeCount(first.flat) + nodeCount(first.relief)).toBeLessThanOrEqual(120)
    expect(JSON.stringify(first)).not.toBe(JSON.stringify(second))
    expect(JSON.stringify(drawCountTown('2004'))).toBe(JSON.stringify(first))
  })

  test('village houses stand in every sector between the roads', () => {
    const { relief } = drawTile(facts('base/X'), 0, 0)
    const walls = relief.find((m) => 'paint' in m && m.paint === 'house')
    const d = walls && 'd' in walls ? walls.d : ''
    const starts = [...d.matchAll(/M(-?[\d.]+)[ -]([\d.]+)/g)].map(
      (m) => [Number(m[1]), Number(m[2])] as const,
    )
    const near = starts.filter(([x, y]) => Math.hypot(x - 50, y - 50) < 32)
    for (const [sx, sy] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const)
      expect(near.some(([x, y]) => (x - 50) * sx > 0 && (y - 50) * sy > 0)).toBe(true)
  })
})
