import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnTile, drawTile } from './tile-picture.ts'

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('pictures are drawn one after the other, each once; one that nobody wants any more is left out', async () => {
  const shown: string[] = []
  const show = (name: string) => (markup: string) => void shown.push(`${name} ${markup.length > 1000}`)
  drawTile('base/D', 0, show('D'))
  const drop = drawTile('base/E', 0, show('E'))
  drawTile('base/F', 90, show('F'))
  drop()
  expect(drawnTile('base/D', 0)).toBeUndefined()
  await vi.waitUntil(() => shown.length === 2)
  expect(shown).toEqual(['D true', 'F true'])
  expect(drawnTile('base/E', 0)).toBeUndefined()
  const markup = drawnTile('base/D', 0)
  drawTile('base/D', 0, (again) => void shown.push(String(again === markup)))
  await vi.waitUntil(() => shown.length === 3)
  expect(shown[2]).toBe('true')
})

test('a picture that cannot be shown leaves the others their turn', async () => {
  const told = vi.fn()
  vi.stubGlobal('reportError', told)
  const shown: string[] = []
  drawTile('base/G', 0, () => {
    throw new Error('gone')
  })
  drawTile('base/H', 0, () => void shown.push('H'))
  await vi.waitUntil(() => shown.length === 1)
  expect(told).toHaveBeenCalledOnce()
  drawTile('base/I', 0, () => void shown.push('I'))
  await vi.waitUntil(() => shown.length === 2)
})
