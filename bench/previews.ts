/**
 * What a link's picture costs the worker: CPU time of reading a record, playing it, drawing the board and making the
 * PNG. `npm run bench:previews` prints one JSON document, times in ms of this process's CPU. The first picture of a
 * process also compiles code and WebAssembly, as the first one of an isolate does.
 */
import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { parseOptions, replay, tilesOnTable, writeRecord, type GameRecord } from '../rules/index.ts'
import { greedy } from '../rules/bots/greedy.ts'
import { randomGame } from '../rules/record/random-game.ts'
import { drawing } from '../worker/previews/drawing.ts'
import { PICTURE } from '../worker/previews/size.ts'
import { EVERYTHING } from './sheet-board.ts'

/** After the first picture, of the largest board. */
const SIZES = [108, 20, 60, 108]
const ROUNDS = 7

const options = parseOptions(EVERYTHING)
if (!options.ok) throw new Error(options.error.message)
const { record } = randomGame({ seed: 'preview', options: options.value, players: 4, policy: greedy })

/** The record up to the decision that laid the last of so many tiles. */
function cut(tiles: number): GameRecord {
  for (let at = 0; at <= record.actions.length; at++) {
    const { state } = replay(record, { at, events: false })
    if (state && tilesOnTable(state).length >= tiles) {
      return { ...record, actions: record.actions.slice(0, at) }
    }
  }
  throw new Error(`The game has fewer than ${tiles} tiles`)
}

const spent = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const wasm = await readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))
let started = false

async function draw(json: string): Promise<{ drawing: number; png: number; kilobytes: number }> {
  const from = spent()
  const svg = drawing(json)
  const drawn = spent()
  if (svg === null) throw new Error('The record cannot be drawn')
  if (!started) await initWasm(wasm)
  started = true
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: PICTURE.width } })
  const image = picture.render()
  const { length } = image.asPng()
  image.free()
  picture.free()
  return { drawing: drawn - from, png: spent() - drawn, kilobytes: length / 1024 }
}

const median = (values: number[]): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!)

const results = []
for (const [n, tiles] of SIZES.entries()) {
  const json = JSON.stringify(writeRecord(cut(tiles)))
  const pictures = []
  for (let round = 0; round < (n === 0 ? 1 : ROUNDS); round++) pictures.push(await draw(json))
  results.push({
    tiles,
    first: n === 0,
    pictures: pictures.length,
    cpu: {
      drawing: median(pictures.map((picture) => picture.drawing)),
      png: median(pictures.map((picture) => picture.png)),
      whole: median(pictures.map((picture) => picture.drawing + picture.png)),
    },
    kilobytes: median(pictures.map((picture) => picture.kilobytes)),
  })
}
console.log(JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, size: PICTURE, results }, null, 2))
