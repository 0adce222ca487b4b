/**
 * Draws the pictures of the start page into `web/src/lib/screens/home/pictures`: `npm run pictures`, after the drawing has
 * changed (a test says so). They are decoration that never changes: a file costs a phone next to nothing, while drawing
 * them took it seconds.
 */
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from './chromium.ts'
import { DRAWN_FROM, drawnFrom, FOLDER, pictureFiles } from './pictures/home.ts'

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium found: install it or name one in CHROMIUM.')
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
const hashes: Record<string, string> = {}
for (const picture of pictureFiles()) {
  const { file, page, width, height, quality } = picture
  const context = await browser.newContext({ viewport: { width, height } })
  const tab = await context.newPage()
  await tab.setContent(page)
  // Playwright's own screenshots are PNG or JPEG.
  const session = await context.newCDPSession(tab)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(`${FOLDER}/${file}`, bytes)
  hashes[file] = drawnFrom(picture)
  console.log(`${String(bytes.length).padStart(7)} ${file}`)
  await context.close()
}
writeFileSync(DRAWN_FROM, `${JSON.stringify(hashes, null, 2)}\n`)
await browser.close()
