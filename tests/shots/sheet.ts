// Contact sheets: many screens on one picture, so that one look compares them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'

export interface Shot {
  file: string
  title: string
  width: number
  height: number
}

/** Of one picture on a sheet, in pixels. A browser draws no page higher than some 16000. */
const TALLEST = 420
const WIDEST = 438

/** Puts the pictures side by side, each in its own proportions, and writes the sheet. */
export async function contactSheet(browser: Browser, shots: Shot[], file: string): Promise<void> {
  const figures = shots.map(({ file: picture, title, width, height }) => {
    const data = readFileSync(picture).toString('base64')
    const scale = Math.min(TALLEST / height, WIDEST / width)
    return `<figure style="width:${Math.round(width * scale)}px"><img height="${Math.round(height * scale)}" src="data:image/png;base64,${data}"><figcaption>${title}</figcaption></figure>`
  })
  const page = await browser.newPage({ viewport: { width: 1800, height: 600 } })
  await page.setContent(
    `<style>body{margin:12px;background:#777;display:flex;flex-wrap:wrap;gap:12px;font:14px sans-serif}
     figure{margin:0;background:#fff}img{display:block}figcaption{padding:4px;overflow-wrap:anywhere}</style>
     <title>${path.basename(file)}</title>${figures.join('')}`,
    { waitUntil: 'load' },
  )
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
