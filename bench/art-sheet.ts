/**
 * Sheets for judging the drawing by eye, into `shots/art/`: the twelve most common tiles, the count block, a circus
 * neighbourhood, a full board of 108 tiles with its figures and field owners, each by day and by night, at 60, 118
 * and 200 pixels a tile. Prints one JSON document with the milliseconds that symbols took to make and how large they
 * are. `npm run art:sheet -- board` makes only the sheets whose name contains "board".
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { drawBoard, tileSymbol, type BoardView, type Theme } from '../rules/art/index.ts'
import { TILE_SETS, tilesOnTable, type PlacedTile } from '../rules/index.ts'
import { CHROMIUM_ARGS, findChromium } from '../tools/chromium.ts'
import { EVERYTHING, play, viewOf } from './sheet-board.ts'

const OUT = path.resolve('shots/art')
const SIZES = [60, 118, 200]
const THEMES: readonly Theme[] = ['day', 'night']
/** A zoom at which tiles do not begin at whole pixels: hairlines between them would show. */
const ODD_SIZE = 162

/** The twelve tiles of which the base game has most, apart from one another. */
function commonTiles(): BoardView {
  const base = TILE_SETS.filter((set) => set.set === 'base').flatMap((set) => set.tiles)
  const common = [...base].sort((a, b) => b.copies - a.copies).slice(0, 12)
  const placed = common.map((tile, i): PlacedTile => ({
    tile: tile.id,
    x: (i % 6) * 2,
    y: Math.floor(i / 6) * 2,
    rotation: 0,
  }))
  return { placed }
}

async function shoot(browser: Browser, name: string, svg: string): Promise<void> {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`)
  await page.screenshot({ path: path.join(OUT, `${name}.png`), timeout: 300_000 })
  await page.close()
}

/** Milliseconds and kilobytes of making every tile in every rotation, after a first round. */
function measure(): object {
  const ids = TILE_SETS.flatMap((set) => set.tiles).filter((tile) => tileSymbol(tile.id, 0, 0).flat !== '')
  const took: number[] = []
  const sizes: number[] = []
  for (const tile of ids) {
    for (const rotation of [0, 90, 180, 270] as const) {
      const from = performance.now()
      const { flat, relief } = tileSymbol(tile.id, rotation, 1)
      took.push(performance.now() - from)
      sizes.push((flat.length + relief.length) / 1024)
    }
  }
  const part = (list: number[], share: number): number =>
    Number([...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * share)]?.toFixed(2))
  return {
    symbols: took.length,
    milliseconds: { median: part(took, 0.5), p95: part(took, 0.95), max: part(took, 1) },
    kilobytes: { median: part(sizes, 0.5), max: part(sizes, 1) },
  }
}

const block = (index: number): BoardView => ({ placed: TILE_SETS[index]?.start ?? [] })
const full = play(EVERYTHING, 120, 'sheet')
const SHEETS: Readonly<Record<string, BoardView>> = {
  tiles: commonTiles(),
  'block-2004': { ...block(1), count: 'castle' },
  'block-2015': { ...block(2), count: 'market' },
  circus: viewOf(play({ sets: ['base', 'circus'] }, 20, 'ring')),
  base: viewOf(play({}, 72, 'base')),
  board: viewOf(full),
  owners: viewOf(full, true),
}

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium found: install it or name one in CHROMIUM.')
const wanted = process.argv[2] ?? ''
mkdirSync(OUT, { recursive: true })
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
const files: string[] = []
for (const [sheet, view] of Object.entries(SHEETS)) {
  for (const theme of THEMES) {
    for (const pixelsPerTile of sheet === 'board' || sheet === 'base' ? [...SIZES, ODD_SIZE] : SIZES) {
      const name = `${sheet}-${theme}-${pixelsPerTile}`
      if (!name.includes(wanted)) continue
      await shoot(browser, name, drawBoard(view, { theme, pixelsPerTile, coarse: pixelsPerTile < 80 }))
      files.push(name)
    }
  }
}
await browser.close()
console.log(JSON.stringify({ ...measure(), tilesOnBoard: tilesOnTable(full).length, files }, null, 2))
