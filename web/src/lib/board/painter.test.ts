import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moved, tileSymbol } from '#rules/art'
import { Painter } from './painter.ts'
import { tileLook } from './symbols.ts'

/** What of a group is needed here; `drawn` tells when it got its drawing. */
function group(drawn: string[] = [], name = '') {
  let markup = ''
  const element = {
    dataset: {} as Record<string, string>,
    isConnected: true,
    get innerHTML() {
      return markup
    },
    set innerHTML(svg: string) {
      markup = svg
      drawn.push(name)
    },
  }
  return element as typeof element & SVGGElement
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const painter = () => new Painter(() => ({ x: 50, y: 50 }))
const look = (x: number, y: number) => tileLook('base/D', 90, x, y)

test('every part of a tile is drawn where it lies', async () => {
  const [flat, relief] = [group(), group()]
  const painting = painter()
  painting.put(look(3, -2), 'flat', 3, -2)(flat)
  painting.put(look(3, -2), 'relief', 3, -2)(relief)
  expect(flat.dataset['waits']).toBe('')
  await vi.waitUntil(() => flat.dataset['waits'] === undefined && relief.dataset['waits'] === undefined)
  const drawing = tileSymbol('base/D', 90, look(3, -2).variant)
  expect(flat.innerHTML).toBe(moved(drawing.flat, 300, -200))
  expect(relief.innerHTML).toBe(moved(drawing.relief, 300, -200))
})

test('a board is drawn from the middle of the window outwards, each tile once', async () => {
  const drawn: string[] = []
  const painting = painter()
  const far = group(drawn, 'far')
  painting.put(look(5, 0), 'flat', 5, 0)(far)
  painting.put(look(0, 0), 'flat', 0, 0)(group(drawn, 'middle'))
  painting.put(look(2, 0), 'flat', 2, 0)(group(drawn, 'near'))
  await vi.waitUntil(() => drawn.length === 3)
  expect(drawn).toEqual(['middle', 'near', 'far'])
  painting.put(look(5, 0), 'flat', 5, 0)(far)
  expect(far.dataset['waits']).toBeUndefined()
  const other = tileLook('base/E', 0, 5, 0)
  painting.put(other, 'flat', 5, 0)(far)
  await vi.waitUntil(() => drawn.length === 4)
  expect(far.innerHTML).toBe(moved(tileSymbol('base/E', 0, other.variant).flat, 500, 0))
})

test('a tile that has gone before its turn is not drawn', async () => {
  const drawn: string[] = []
  const painting = painter()
  const gone = group(drawn, 'gone')
  painting.put(look(0, 0), 'flat', 0, 0)(gone)
  Object.assign(gone, { isConnected: false })
  painting.put(look(1, 0), 'flat', 1, 0)(group(drawn, 'stays'))
  await vi.waitUntil(() => drawn.length > 0)
  expect(drawn).toEqual(['stays'])
})

test('a tile that cannot be shown leaves the others their turn', async () => {
  const told = vi.fn()
  vi.stubGlobal('reportError', told)
  const drawn: string[] = []
  const painting = painter()
  const broken = group()
  Object.defineProperty(broken, 'innerHTML', {
    set() {
      throw new Error('gone')
    },
  })
  painting.put(look(0, 0), 'flat', 0, 0)(broken)
  // More than are shown together.
  for (let x = 1; x <= 12; x++) painting.put(look(x, 0), 'flat', x, 0)(group(drawn, String(x)))
  await vi.waitUntil(() => drawn.length === 12)
  expect(told).toHaveBeenCalledOnce()
  const later = group(drawn, 'later')
  painting.put(look(13, 0), 'flat', 13, 0)(later)
  await vi.waitUntil(() => drawn.includes('later'))
})
