/**
 * When a visitor first sees what he came for: the largest paint of home and of a game's link on a phone with slow 4G
 * and a processor four times slower, in a browser that knows nothing of the site. `npm run bench:paint [runs]` prints one
 * JSON document, medians in ms (bar: 2500).
 */
import type { Page } from 'playwright-core'
import { createGame } from '../tests/site/player.ts'
import { openSite } from '../tests/site/site.ts'
import { openEdge } from './edge.ts'

/** Slow 4G, as Lighthouse applies it: every answer waits, and 1.4 Mbit/s come down. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const SLOWER = 4
/** After this nothing large is painted any more. */
const SETTLED_MS = 6000

const median = (list: readonly number[]): number =>
  Math.round([...list].sort((a, b) => a - b)[Math.floor((list.length - 1) / 2)]!)

async function paints(page: Page, url: string): Promise<{ first: number; largest: number; what: string }> {
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0, what: '' }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.largest = entry.startTime
        const { element } = entry as PerformanceEntry & { element: Element | null }
        seen.what = element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : ''
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'first-contentful-paint') seen.first = entry.startTime
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto(url)
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(
    () => (window as unknown as { seen: { first: number; largest: number; what: string } }).seen,
  )
}

const runs = Number(process.argv[2] ?? 5)
const site = await openSite()
const edge = await openEdge(site.url)
const addresses = { home: '/', game: `/g/${await createGame(site.url)}` }
const pages: Record<string, object> = {}
for (const [name, address] of Object.entries(addresses)) {
  const seen = []
  for (let run = 0; run < runs; run++) {
    const device = await site.device({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
    })
    const page = await device.newPage()
    const session = await device.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    seen.push(await paints(page, `${edge.url}${address}`))
    await device.close()
  }
  pages[name] = {
    first: median(seen.map(({ first }) => first)),
    largest: median(seen.map(({ largest }) => largest)),
    what: seen.at(-1)!.what,
  }
}
await edge.close()
await site.close()
console.log(JSON.stringify({ runs, slower: SLOWER, network: SLOW_4G, pages }, null, 2))
process.exit(0)
