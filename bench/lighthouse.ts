/**
 * Lighthouse over home, rules and a game in its first turns, each so many times (`npm run bench:lighthouse -- 1`; five
 * unless said otherwise). Needs `bench/lighthouse` to be installed, see its README. Prints one JSON document: the
 * median of each category, what paints and blocks when in ms, how much of the blocking was the page's own, and what was
 * found fault with. Ends with 1 if a median is below its bar. With `PAGE_FIRST=no` the page waits for all else that this
 * machine does.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../tools/chromium.ts'
import { freePort, ROOT } from '../tools/runtime.ts'
import { connect, createGame, playOn, policy, sit, until } from '../tests/site/player.ts'
import { openSite, type Site } from '../tests/site/site.ts'
import { openEdge } from './edge.ts'
import { ownBlocking, pageFirst, type TraceEvent } from './page-thread.ts'

const FOLDER = path.join(ROOT, 'bench/lighthouse')
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const
/** Lighthouse's own: so many times slower it takes the processor to be. */
const SLOWER = 4
/** Lighthouse's trace fails now and then, and it says itself that it should be run again; so often in a row it is believed. */
const RETRIES = 5
/** Decisions taken before the game is looked at. */
const FIRST_TURNS = 6

// What is used of packages that only bench/lighthouse knows.
interface Audit {
  score: number | null
  title: string
  numericValue?: number
  displayValue?: string
  details?: { items?: { node?: { snippet?: string }; url?: string; source?: string; description?: string }[] }
}
interface Report {
  artifacts: { Trace: { traceEvents: TraceEvent[] } }
  lhr: {
    audits: Record<string, Audit>
    categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    runtimeError?: { code: string; message: string }
  }
}
interface Page {
  evaluateOnNewDocument(
    run: (key: string, value: string) => void,
    key: string,
    value: string,
  ): Promise<unknown>
  close(): Promise<void>
}
type Lighthouse = (url: string, flags: object, config: undefined, page: Page) => Promise<Report | undefined>
interface Puppeteer {
  connect(options: { browserURL: string }): Promise<{ newPage(): Promise<Page>; disconnect(): Promise<void> }>
}

async function installed<T>(name: string): Promise<T> {
  let file: string
  try {
    file = createRequire(path.join(FOLDER, 'package.json')).resolve(name)
  } catch {
    throw new Error('Lighthouse is not installed: cd bench/lighthouse && npm ci --ignore-scripts')
  }
  return ((await import(pathToFileURL(file).href)) as { default: T }).default
}

/** A game that has just begun, and the secret of the seat that has to place a tile. */
async function firstTurns(site: Site): Promise<{ id: string; secret: string; close: () => void }> {
  const id = await createGame(site.url)
  const players = [connect(site.url, id), connect(site.url, id)]
  await sit(players[0]!, 'Ann', 'vermilion')
  await sit(players[1]!, 'Bo', 'sky')
  players[0]!.store.start()
  await Promise.all(players.map((player) => until(player, ({ game }) => game !== null)))
  const placing = ({ game }: (typeof players)[0]['store']['view']) =>
    game!.log.length >= FIRST_TURNS && game!.awaiting?.step === 'place'
  await playOn(players, policy('lighthouse'), placing)
  const mover = players.find(({ store: { view } }) => view.me === view.game!.awaiting!.player)!
  return { id, secret: mover.secret()!, close: () => players.forEach(({ store }) => store.close()) }
}

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) / 2)]!

const runs = Number(process.argv[2] ?? 5)
const first = process.env['PAGE_FIRST'] === 'no' ? { could: false, stop: () => undefined } : pageFirst()
const lighthouse = await installed<Lighthouse>('lighthouse')
const puppeteer = await installed<Puppeteer>('puppeteer-core')
const site = await openSite()
const edge = await openEdge(site.url)
const game = await firstTurns(site)
const PAGES: Record<string, { address: string; bars: Partial<Record<Category, number>>; seat?: true }> = {
  home: { address: '/', bars: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } },
  rules: { address: '/rules', bars: { accessibility: 100, 'best-practices': 100, seo: 100 } },
  game: {
    address: `/g/${game.id}`,
    bars: { performance: 95, accessibility: 100, 'best-practices': 100 },
    seat: true,
  },
}

/** One page in a browser of its own, in which nothing is kept; with the seat of a game in it, or without. */
async function measured(address: string, seat?: { id: string; secret: string }): Promise<Report> {
  for (let again = 0; ; again++) {
    const port = await freePort(8880, '127.0.0.1')
    const browser = await chromium.launch({
      executablePath: findChromium()!,
      args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    })
    const driver = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` })
    const page = await driver.newPage()
    if (seat) {
      const keep = (key: string, secret: string): void => localStorage.setItem(key, secret)
      await page.evaluateOnNewDocument(keep, `graaf.seat.${seat.id}`, seat.secret)
    }
    const flags = { port, logLevel: 'error', onlyCategories: [...CATEGORIES] }
    const report = await lighthouse(`${edge.url}${address}`, flags, undefined, page)
    await driver.disconnect()
    await browser.close()
    const error = report ? report.lhr.runtimeError : { code: '', message: 'No report' }
    if (report && !error) return report
    if (error?.code !== 'NO_NAVSTART' || again === RETRIES) throw new Error(error?.message)
    retries += 1
  }
}

let retries = 0
let below = false
const pages: Record<string, object> = {}
for (const [name, { address, bars, seat }] of Object.entries(PAGES)) {
  const scores: Record<string, number[]> = {}
  const times: Record<string, number[]> = {}
  const faults = new Set<string>()
  for (let run = 0; run < runs; run++) {
    const report = await measured(address, seat ? game : undefined)
    const { audits, categories } = report.lhr
    for (const category of CATEGORIES) {
      ;(scores[category] ??= []).push(Math.round((categories[category].score ?? 0) * 100))
      for (const { id, weight } of categories[category].auditRefs) {
        const audit = audits[id]!
        if (weight === 0 || audit.score === null || audit.score >= 0.9) continue
        const where = audit.details?.items
          ?.slice(0, 3)
          .map((item) => item.node?.snippet ?? item.url ?? item.description)
        faults.add([`${category}: ${id}`, audit.displayValue, ...(where ?? [])].filter(Boolean).join(' | '))
      }
    }
    for (const metric of METRICS) (times[metric] ??= []).push(audits[metric]?.numericValue ?? Number.NaN)
    const own = ownBlocking(report.artifacts.Trace.traceEvents, SLOWER)
    ;(times['own-blocking-time'] ??= []).push(own)
  }
  const medians = Object.fromEntries(Object.entries(scores).map(([key, list]) => [key, median(list)]))
  for (const [category, bar] of Object.entries(bars)) below ||= medians[category]! < bar
  pages[name] = {
    medians,
    bars,
    performances: scores['performance'],
    times: Object.fromEntries(
      Object.entries(times).map(([key, list]) => [
        key,
        Number(median(list).toFixed(key.includes('shift') ? 3 : 0)),
      ]),
    ),
    faults: [...faults],
  }
}
game.close()
await edge.close()
await site.close()
first.stop()
console.log(JSON.stringify({ runs, pageFirst: first.could, retries, pages }, null, 2))
process.exit(below ? 1 : 0)
