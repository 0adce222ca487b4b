/**
 * Sheets for judging the drawing by eye, into `shots/art/`: the twelve most common tiles, the count block, a circus
 * neighbourhood, a full board of 108 tiles with its figures and field owners, each by day and by night, at 60, 118
 * and 200 pixels a tile. Prints one JSON document with the milliseconds that symbols took to make and how large they
 * are. `npm run art:sheet -- board` makes only the sheets whose name contains "board".
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import {
  drawBoard,
  PLAYERS,
  tileSymbol,
  type BoardView,
  type FeaturePart,
  type Theme,
} from '../rules/art/index.ts'
import { random, type Random } from '../rules/art/random.ts'
import {
  apply,
  awaiting,
  box,
  fields,
  legal,
  newGame,
  parseOptions,
  position,
  shuffleDeck,
  shuffleTokens,
  sourceOf,
  TILE_SETS,
  tilesOnTable,
  tokenBox,
  type Action,
  type PlacedTile,
  type State,
} from '../rules/index.ts'
import { CHROMIUM_ARGS, findChromium } from '../tools/chromium.ts'

const OUT = path.resolve('shots/art')
const SIZES = [60, 118, 200]
const THEMES: readonly Theme[] = ['day', 'night']
/** A zoom at which tiles do not begin at whole pixels: hairlines between them would show. */
const ODD_SIZE = 162

/** A tile for which the legal place with the most neighbours is taken, so that the board becomes compact. */
function choose(state: State, actions: readonly Action[], r: Random): Action {
  const places = actions.filter((action) => action.type === 'place')
  if (places.length === 0) {
    const keeps = actions.find((action) => action.type === 'pass')
    return keeps && r.chance(0.5) ? keeps : (actions[r.int(actions.length)] as Action)
  }
  const taken = new Set(tilesOnTable(state).map((tile) => `${tile.x},${tile.y}`))
  let best = places[0] as Action
  let most = -Infinity
  for (const place of places) {
    const { x, y } = place
    const sides = [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`]
    const value =
      sides.filter((side) => taken.has(side)).length * 9 - Math.hypot(x, y * 1.25) + r.between(0, 6)
    if (value > most) {
      most = value
      best = place
    }
  }
  return best
}

/** A game of six, played at random until so many tiles lie. */
function play(settings: Record<string, unknown>, tiles: number, seed: string): State {
  const options = parseOptions(settings)
  if (!options.ok) throw new Error(options.error.message)
  const deck = shuffleDeck(seed, box(options.value))
  const tokens = shuffleTokens(seed, tokenBox(options.value))
  const source = sourceOf(deck, tokens)
  const players = PLAYERS.map((look) => ({ name: look.id, colour: look.id }))
  const begun = newGame({ options: options.value, players, deck: deck.length, tokens: tokens.length }, source)
  if (!begun.ok) throw new Error(begun.error.message)
  let { state } = begun
  const r = random(seed)
  while (awaiting(state) && tilesOnTable(state).length < tiles) {
    const applied = apply(state, choose(state, legal(state), r), source)
    if (!applied.ok) throw new Error(applied.error.message)
    ;({ state } = applied)
  }
  return state
}

function viewOf(state: State, withFields = false): BoardView {
  const placed = tilesOnTable(state)
  const at = new Map(placed.map((tile) => [`${tile.x},${tile.y}`, tile]))
  const { pieces, city, count, tent } = position(state)
  const owned = fields(state)
    .filter((field) => field.owners.length > 0)
    .map((field) => ({
      colours: field.owners.map((player) => PLAYERS[player]?.id ?? 'ink'),
      parts: field.spots.flatMap((spot): FeaturePart[] => {
        const tile = at.get(`${spot.x},${spot.y}`)
        return tile ? [{ ...tile, segment: spot.segment }] : []
      }),
    }))
  return {
    placed,
    pieces,
    colours: PLAYERS.map((look) => look.id),
    ...(city && { city }),
    ...(count && { count }),
    ...(tent && { tent }),
    ...(withFields && { fields: owned }),
  }
}

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

const everything = { sets: ['base', 'count', 'king-robber', 'crop-circles', 'circus'] }
const block = (index: number): BoardView => ({ placed: TILE_SETS[index]?.start ?? [] })
const full = play(everything, 120, 'sheet')
const SHEETS: Readonly<Record<string, BoardView>> = {
  tiles: commonTiles(),
  'block-2004': { ...block(1), count: 'castle' },
  'block-2015': { ...block(2), count: 'market' },
  circus: viewOf(play({ sets: ['base', 'circus'] }, 20, 'ring')),
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
    for (const pixelsPerTile of sheet === 'board' ? [...SIZES, ODD_SIZE] : SIZES) {
      const name = `${sheet}-${theme}-${pixelsPerTile}`
      if (!name.includes(wanted)) continue
      await shoot(browser, name, drawBoard(view, { theme, pixelsPerTile, coarse: pixelsPerTile < 80 }))
      files.push(name)
    }
  }
}
await browser.close()
console.log(JSON.stringify({ ...measure(), tilesOnBoard: tilesOnTable(full).length, files }, null, 2))
