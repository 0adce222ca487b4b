/**
 * Draws the picture that the site shows as a link, `web/static/social.png`: `npm run social`, after the drawing has
 * changed. 1200 × 630, what sites that show links ask for.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { EVERYTHING, play, viewOf } from '../bench/sheet-board.ts'
import { drawBoard, figure, pageCss, PLAYERS } from '../rules/art/index.ts'
import { CHROMIUM_ARGS, findChromium } from './chromium.ts'
import { palettePng } from './palette-png.ts'
import { ROOT } from './runtime.ts'

const WIDTH = 1200
const HEIGHT = 630
/** The middle of the picture, in tile units: the count’s city stands above the name. */
const MIDDLE = { x: -25, y: 190 }
const TILE = 118
/** As many as keep the picture below 200 KB, which sites that show links still load. */
const COLOURS = 64

const font = readFileSync(
  `${ROOT}/node_modules/@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2`,
).toString('base64')

const board = drawBoard(viewOf(play(EVERYTHING, 120, 'sheet')), {
  pixelsPerTile: TILE,
  coarse: true,
  margin: 400,
})
const [, left, top] = /viewBox="(\S+) (\S+)/.exec(board)!.map(Number)
const shift = {
  x: ((left! - MIDDLE.x) * TILE) / 100 + WIDTH / 2,
  y: ((top! - MIDDLE.y) * TILE) / 100 + HEIGHT / 2,
}
const people = PLAYERS.map(
  (look, n) => `<g transform="translate(${18 + n * 35} 46)">${figure('follower', look.id)}</g>`,
).join('')

const page = `<!doctype html>
<style>
  ${pageCss({ day: ':root', night: '.night' })}
  @font-face { font-family: Ysabeau; src: url(data:font/woff2;base64,${font}); font-weight: 1 1000 }
  body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; position: relative; background: #ddcfac }
  .board { position: absolute; left: ${shift.x}px; top: ${shift.y}px }
  .sheet {
    position: absolute; left: 64px; bottom: 56px; padding: 18px 40px 26px; border-radius: 12px;
    background: #fbf5e5; border: 2px solid #8a744f; box-shadow: inset 0 0 0 5px #fbf5e5, inset 0 0 0 7px #cdbb93, 0 12px 36px #3a260f55;
  }
  h1 { margin: 0; font: 750 148px/1 Ysabeau; color: #2a1d14 }
  .people { display: block; margin-top: 12px; width: 366px }
</style>
<div class="board">${board}</div>
<div class="sheet"><h1>Graaf</h1><svg class="art people" viewBox="0 0 214 52">${people}</svg></div>`

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium found: install it or name one in CHROMIUM.')
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
await tab.setContent(page)
await tab.evaluate(() => document.fonts.ready)
writeFileSync(`${ROOT}/web/static/social.png`, palettePng(await tab.screenshot(), COLOURS))
await browser.close()
