import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crosses, placeCallouts } from './callouts.ts'

const inside = (box: { x: number; y: number; width: number; height: number }, free: typeof box) =>
  box.x >= free.x &&
  box.y >= free.y &&
  box.x + box.width <= free.x + free.width &&
  box.y + box.height <= free.y + free.height

const meet = (
  a: { x: number; y: number; width: number; height: number },
  b: { x: number; y: number; width: number; height: number },
) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const laptop = {
  tile: { x: 780, y: 290, width: 150, height: 150 },
  free: { x: 360, y: 16, width: 960, height: 720 },
}
const phone = {
  tile: { x: 107, y: 262, width: 176, height: 176 },
  free: { x: 8, y: 112, width: 374, height: 470 },
}

describe('callouts', () => {
  test('a spot at the left gets its callout at the left, one at the right at the right', () => {
    const placed = placeCallouts(
      [
        { anchor: { x: 800, y: 365 }, width: 170, height: 52 },
        { anchor: { x: 910, y: 365 }, width: 170, height: 52 },
      ],
      laptop.tile,
      laptop.free,
    )!
    expect(placed[0]!.x + 170).toBeLessThan(780)
    expect(placed[1]!.x).toBeGreaterThan(930)
  })

  test('on a phone, where the sides are too narrow, they stand above and below', () => {
    const placed = placeCallouts(
      [
        { anchor: { x: 150, y: 290 }, width: 170, height: 52 },
        { anchor: { x: 250, y: 300 }, width: 170, height: 52 },
        { anchor: { x: 180, y: 400 }, width: 170, height: 52 },
        { anchor: { x: 260, y: 420 }, width: 170, height: 52 },
      ],
      phone.tile,
      phone.free,
    )!
    expect(placed.map((p) => p.y < 262)).toEqual([true, true, false, false])
  })

  test('no leader line goes through the spot of another: whoever stands in the way makes room', () => {
    const spots = [
      { anchor: { x: 165, y: 298 }, width: 195, height: 48 },
      { anchor: { x: 152, y: 376 }, width: 183, height: 48 },
      { anchor: { x: 200, y: 348 }, width: 137, height: 48 },
    ]
    const placed = placeCallouts(
      spots,
      { x: 98, y: 240, width: 194, height: 192 },
      { x: 8, y: 68, width: 374, height: 582 },
      [{ x: 0, y: 60, width: 103, height: 48 }],
    )!
    expect(placed.map(({ y }) => y < 240)).toEqual([true, false, false])
    expect(placed[1]!.x).toBeLessThan(placed[2]!.x)
  })

  test('nothing fits in a slit: null', () => {
    const slit = { x: 100, y: 255, width: 190, height: 190 }
    expect(
      placeCallouts([{ anchor: { x: 150, y: 290 }, width: 170, height: 52 }], phone.tile, slit),
    ).toBeNull()
  })

  test('where some line would have to cross another or run under a callout: null', () => {
    const spots = [
      [220, 330],
      [180, 380],
      [250, 380],
      [120, 370],
      [250, 280],
    ].map(([x = 0, y = 0]) => ({ anchor: { x, y }, width: 168, height: 52 }))
    expect(placeCallouts(spots, phone.tile, phone.free)).toBeNull()
    expect(placeCallouts(spots.slice(0, 4), phone.tile, phone.free)).not.toBeNull()
  })

  test('up to six callouts, four on a phone, stay inside, do not overlap each other or the tile, and no leader lines cross', () => {
    const spot = fc.record({ x: fc.integer({ min: 8, max: 92 }), y: fc.integer({ min: 8, max: 92 }) })
    fc.assert(
      fc.property(
        fc.uniqueArray(spot, {
          minLength: 1,
          maxLength: 6,
          comparator: (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < 22,
        }),
        fc.constantFrom(laptop, phone),
        (all, { tile, free }) => {
          const spots = free === phone.free ? all.slice(0, 4) : all
          const inputs = spots.map((s) => ({
            anchor: { x: tile.x + (s.x / 100) * tile.width, y: tile.y + (s.y / 100) * tile.height },
            width: 168,
            height: 52,
          }))
          const placed = placeCallouts(inputs, tile, free)!
          expect(placed).not.toBeNull()
          for (const [i, a] of placed.entries()) {
            expect(inside(a, free)).toBe(true)
            expect(meet(a, tile)).toBe(false)
            for (const [j, b] of placed.entries()) {
              if (i === j) continue
              expect(meet(a, b)).toBe(false)
              expect(crosses(inputs[i]!.anchor, a.joint, inputs[j]!.anchor, b.joint)).toBe(false)
            }
          }
        },
      ),
      { seed: 11, numRuns: 60 },
    )
  })
})

test('a callout covers no spot on a neighbouring tile', () => {
  const tile = { x: 100, y: 300, width: 180, height: 180 }
  const beside = { x: 330, y: 450 }
  const inputs = [{ x: 190, y: 390 }, beside].map((anchor) => ({ anchor, width: 170, height: 52 }))
  const placed = placeCallouts(inputs, tile, { x: 0, y: 0, width: 390, height: 700 })!
  for (const { x, y, width, height } of placed) {
    const off = Math.max(x - beside.x, beside.x - x - width, y - beside.y, beside.y - y - height)
    expect(off).toBeGreaterThanOrEqual(24)
  }
})

test('spots in a column: no leader line runs through another spot', () => {
  const anchors = [300, 350, 405].map((y) => ({ x: 195, y }))
  const placed = placeCallouts(
    anchors.map((anchor) => ({ anchor, width: 150, height: 46 })),
    phone.tile,
    phone.free,
  )!
  placed.forEach(({ joint }, i) => {
    const from = anchors[i]!
    anchors.forEach((other, j) => {
      if (i === j) return
      // Where the line passes the height of the other spot, if it does.
      const part = (other.y - from.y) / (joint.y - from.y)
      if (part < 0 || part > 1) return
      expect(Math.abs(from.x + part * (joint.x - from.x) - other.x), `${i} past ${j}`).toBeGreaterThan(12)
    })
  })
})
