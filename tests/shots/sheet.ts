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

/** Puts the pictures side by side, each in its own proportions, and writes the sheet. */
export async function contactSheet(browser: Browser, shots: Shot[], file: string): Promise<void> {
  const row = 420
  const figures = shots.map(({ file: picture, title, width, height }) => {
    const data = readFileSync(picture).toString('base64')
    const scaled = Math.round((width / height) * row)
    return `<figure style="width:${scaled}px"><img height="${row}" src="data:image/png;base64,${data}"><figcaption>${title}</figcaption></figure>`
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
