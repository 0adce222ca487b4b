/** SVG to PNG, by resvg compiled to WebAssembly: two and a half megabytes that are loaded for the first picture. */
import { PALETTE } from '#rules/art'
import { PICTURE } from './size.ts'

export type Picture = Uint8Array<ArrayBuffer>

let started = false

/** What makes a PNG of {@link PICTURE}'s width. The drawing has no words, so it needs no typeface. */
export async function rasteriser(): Promise<(svg: string) => Picture> {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  if (!started) {
    // By its path: `partykit dev` looks for WebAssembly nowhere else.
    const { default: module } = await import('../../node_modules/@resvg/resvg-wasm/index_bg.wasm')
    try {
      await initWasm(module)
    } catch {
      // It starts once only, and another request may have been first. If it cannot start, `Resvg` says so.
    }
    started = true
  }
  return (svg) => {
    // The table lies under the whole picture: its own edge need not fall on whole pixels.
    const picture = new Resvg(svg, {
      fitTo: { mode: 'width', value: PICTURE.width },
      background: PALETTE.table[0],
    })
    const image = picture.render()
    try {
      return image.asPng() as Picture
    } finally {
      image.free()
      picture.free()
    }
  }
}
