import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { palettePng } from './palette-png.ts'
import { ROOT } from './runtime.ts'

function png(width: number, height: number, rgb: readonly number[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Array.from({ length: height }, (_, y) => [0, ...rgb.slice(y * width * 3, (y + 1) * width * 3)])
  const chunk = (name: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
  }
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
  ])
}

test('a picture of two colours is the same with a palette of two', () => {
  const [dark, light] = [
    [40, 28, 20],
    [240, 232, 212],
  ] as const
  const once = palettePng(png(2, 2, [dark, light, light, dark].flat()), 2)
  expect(once.subarray(1, 4).toString()).toBe('PNG')
  expect(once[25]).toBe(3)
  const at = once.indexOf('PLTE') + 4
  const palette = [[...once.subarray(at, at + 3)], [...once.subarray(at + 3, at + 6)]]
  expect(palette.toSorted((a, b) => a[0]! - b[0]!)).toEqual([dark, light])
})

test('the picture of the site is at most 200 KB', () => {
  expect(readFileSync(`${ROOT}/web/static/social.png`).length).toBeLessThanOrEqual(200_000)
})
