/**
 * Draws the icons of the installed app into `web/static`: `npm run icons`, after the drawing has changed. A follower on
 * the map; the maskable one keeps him in the middle four fifths, because systems cut it to a shape of their own.
 */
import { chromium } from 'playwright-core'
import { drawBoard, figure, pageCss } from '../rules/art/index.ts'
import { CHROMIUM_ARGS, findChromium } from './chromium.ts'
import { ROOT } from './runtime.ts'

/** Pixels that everything is drawn for; other sizes are the same picture, smaller. */
const FULL = 512

/** A corner of a map: a city in the back, a road in front. Numbers are cells and degrees. */
const MAP = drawBoard(
  {
    placed: [
      { tile: 'base/C', x: 0, y: -1, rotation: 0 },
      { tile: 'base/D', x: 0, y: 0, rotation: 0 },
    ],
    colours: [],
  },
  { pixelsPerTile: FULL, margin: 0 },
)

interface Icon {
  file: string
  size: number
  /** Rounded by itself, or cut to shape by whoever shows it. */
  rounded: boolean
  /** Height of the figure, as a part of the icon's. */
  figure: number
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, rounded: true, figure: 0.74 },
  { file: 'icon-512.png', size: 512, rounded: true, figure: 0.74 },
  { file: 'icon-maskable-512.png', size: 512, rounded: false, figure: 0.58 },
  { file: 'icon-apple.png', size: 180, rounded: false, figure: 0.7 },
]

function page({ size, rounded, figure: part }: Icon): string {
  const radius = rounded ? FULL * 0.22 : 0
  return `<!doctype html>
<style>
  ${pageCss({ day: ':root', night: '.night' })}
  html, body { margin: 0; background: transparent }
  body { zoom: ${size / FULL} }
  .icon {
    position: relative; width: ${FULL}px; height: ${FULL}px; overflow: hidden; border-radius: ${radius}px; background: #ddcfac;
  }
  .map svg { position: absolute; left: 0; top: ${-FULL * 0.42}px; width: ${FULL}px; height: auto }
  .icon > svg { position: absolute; left: 0; top: ${FULL * (1 - part) * 0.55}px; width: ${FULL}px; height: ${FULL * part}px; overflow: visible; filter: drop-shadow(0 10px 14px #2a1d1466) }
  .rim { position: absolute; inset: 0; border: 12px solid #2a1d14; border-radius: ${radius}px }
</style>
<div class="icon">
  <div class="map">${MAP}</div>
  <svg class="art" viewBox="-22 -50 44 56">${figure('follower', 'sky')}</svg>
  ${rounded ? '<div class="rim"></div>' : ''}
</div>`
}

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium found: install it or name one in CHROMIUM.')
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
for (const icon of ICONS) {
  const tab = await browser.newPage({ viewport: { width: icon.size, height: icon.size } })
  await tab.setContent(page(icon))
  await tab.screenshot({ path: `${ROOT}/web/static/${icon.file}`, omitBackground: true })
  await tab.close()
}
await browser.close()
