// A PNG with few colours: for drawings, which have few, a third of the size.
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const RGB = 2
const RGBA = 6
const PALETTE = 3
/** Colours are told apart by so many bits a channel. */
const BITS = 6
const KEPT = 0xff & (0xff << (8 - BITS))

interface Pixels {
  width: number
  height: number
  /** Three bytes a pixel. */
  rgb: Buffer
}

/** What the neighbours foretell of a byte (PNG, filter 4). */
function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  if (pa <= pb && pa <= pc) return a
  return pb <= pc ? b : c
}

/** Reads a PNG as browsers write it: eight bits a channel, not interlaced. */
function decode(png: Buffer): Pixels {
  const [width, height, kind] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]]
  const bytes = kind === RGBA ? 4 : 3
  if (kind !== RGB && kind !== RGBA) throw new Error('Only PNGs of RGB or RGBA are read')
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const raw = inflateSync(Buffer.concat(parts))
  const line = width * bytes
  const rgb = Buffer.alloc(width * height * 3)
  let above = Buffer.alloc(line)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)]!
    const row = Buffer.from(raw.subarray(y * (line + 1) + 1, (y + 1) * (line + 1)))
    for (let x = 0; x < line; x++) {
      const [a, b, c] = [row[x - bytes] ?? 0, above[x]!, above[x - bytes] ?? 0]
      const told = [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter]!
      row[x] = (row[x]! + told) & 0xff
    }
    for (let x = 0; x < width; x++) row.copy(rgb, (y * width + x) * 3, x * bytes, x * bytes + 3)
    above = row
  }
  return { width, height, rgb }
}

type Colour = readonly [r: number, g: number, b: number, count: number]

/** Median cut: the box of colours that differs most is cut in two until there are enough. */
function boxes(colours: readonly Colour[], most: number): Colour[][] {
  const out: Colour[][] = [[...colours]]
  const spread = (box: readonly Colour[]): { by: 0 | 1 | 2; weight: number } => {
    const ranges = ([0, 1, 2] as const).map((by) => {
      const values = box.map((colour) => colour[by])
      return { by, range: values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)) }
    })
    const widest = ranges.reduce((a, b) => (b.range > a.range ? b : a))
    const count = box.reduce((sum, colour) => sum + colour[3], 0)
    return { by: widest.by, weight: widest.range * Math.sqrt(count) }
  }
  const spreads = [spread(out[0]!)]
  while (out.length < most) {
    const at = spreads.reduce((best, { weight }, index) => (weight > spreads[best]!.weight ? index : best), 0)
    const { by, weight } = spreads[at]!
    if (weight === 0) break
    const box = out[at]!.sort((a, b) => a[by] - b[by])
    const half = box.reduce((sum, colour) => sum + colour[3], 0) / 2
    let [sum, cut] = [0, 0]
    while (cut < box.length - 1 && (cut === 0 || sum < half)) sum += box[cut++]![3]
    out[at] = box.slice(0, cut)
    out.push(box.slice(cut))
    spreads[at] = spread(out[at])
    spreads.push(spread(out.at(-1)!))
  }
  return out
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** The same picture with at most so many colours (2 to 256). */
export function palettePng(png: Buffer, most: number): Buffer {
  const { width, height, rgb } = decode(png)
  const keyAt = (at: number): number =>
    ((rgb[at]! & KEPT) << 16) | ((rgb[at + 1]! & KEPT) << 8) | (rgb[at + 2]! & KEPT)
  const counts = new Map<number, number>()
  for (let at = 0; at < rgb.length; at += 3) counts.set(keyAt(at), (counts.get(keyAt(at)) ?? 0) + 1)
  const colours = [...counts].map(([key, count]): Colour => [key >> 16, (key >> 8) & 0xff, key & 0xff, count])
  const palette = Buffer.alloc(most * 3)
  const means = boxes(colours, most).map((box, index) => {
    const count = box.reduce((sum, colour) => sum + colour[3], 0)
    const mean = ([0, 1, 2] as const).map((by) =>
      Math.round(box.reduce((sum, one) => sum + one[by] * one[3], 0) / count),
    )
    palette.set(mean, index * 3)
    return mean
  })
  // The mean of a neighbouring box may be nearer than that of a colour's own.
  const indexOf = new Map<number, number>()
  for (const [r, g, b] of colours) {
    const off = means.map(([mr, mg, mb]) => 2 * (r - mr!) ** 2 + 4 * (g - mg!) ** 2 + 3 * (b - mb!) ** 2)
    indexOf.set((r << 16) | (g << 8) | b, off.indexOf(Math.min(...off)))
  }
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf.get(keyAt((y * width + x) * 3))!
  const head = Buffer.from(png.subarray(16, 29))
  head[9] = PALETTE
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
