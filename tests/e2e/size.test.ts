// What a phone has to load before the board can be played.
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { connect, createGame, sit, until } from '../site/player.ts'
import { site } from '../site/shared.ts'
import { watchShifts } from '../site/shifts.ts'
import { cells, type Person } from '../site/table.ts'

/** 120 KB of compressed JavaScript, in bytes. */
const LIMIT = 120_000

/** Marks on the page's own clock when it first has such an element. */
async function markWhen(page: Page, mark: string, selector: string): Promise<void> {
  await page.addInitScript(
    ([name, what]) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector(what)) return
        performance.mark(name)
        watch.disconnect()
      })
      watch.observe(document, { childList: true, subtree: true })
    },
    [mark, selector] as const,
  )
}

/** Files of the site with their compressed bytes, each once. */
const weighed = (files: readonly string[]): Promise<{ file: string; bytes: number }[]> =>
  Promise.all(
    [...new Set(files)].map(async (file) => {
      const script = await fetch(site.url + file)
      return { file, bytes: gzipSync(Buffer.from(await script.arrayBuffer())).length }
    }),
  )

/** From now on no script comes, until what this returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let come = () => {}
  const waiting = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/_app/**/*.js', async (route) => {
    await waiting
    await route.continue()
  })
  return come
}

test('the compressed JavaScript until the board is playable is at most 120 KB', async () => {
  const id = await createGame(site.url)
  const ann = connect(site.url, id)
  const bo = connect(site.url, id)
  await sit(ann, 'Ann', 'sky')
  await sit(bo, 'Bo', 'plum')
  ann.store.start()
  const { game } = await until(ann, (view) => view.game !== null)
  const first = game!.awaiting!.player === ann.store.view.me ? ann : bo

  const device = await site.device({ viewport: { width: 390, height: 844 } })
  const person: Person = { page: await device.newPage(), language: 'en', name: 'Ann' }
  await person.page.addInitScript(([key, secret]) => localStorage.setItem(key, secret), [
    `graaf.seat.${id}`,
    first.secret()!,
  ] as const)
  // What is asked for later, when the first tile can be placed, is not part of it.
  const jumped = await watchShifts(person.page)
  await markWhen(person.page, 'playable', '[data-cell]')
  await person.page.goto(`/g/${id}`)
  await cells(person).first().waitFor({ state: 'attached' })
  const files = await person.page.evaluate(() => {
    const playable = performance.getEntriesByName('playable')[0]!.startTime
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < playable && /\.js$/.test(new URL(name).pathname))
      .map(({ name }) => new URL(name).pathname)
  })
  const loaded = await weighed(files)
  const shifted = await jumped()
  ann.store.close()
  bo.store.close()

  loaded.sort((a, b) => b.bytes - a.bytes)
  const sum = loaded.reduce((total, { bytes }) => total + bytes, 0)
  const table = loaded.map(({ file, bytes }) => `${String(bytes).padStart(7)} ${file}`)
  console.log(`${sum} bytes (limit ${LIMIT}) in ${loaded.length} scripts\n${table.join('\n')}`)
  expect(loaded.length).toBeGreaterThan(3)
  expect(sum).toBeLessThanOrEqual(LIMIT)
  // What has come stays where it is: more than this is seen as a jump.
  expect(shifted).toBeLessThan(0.02)
})

test('the start page asks for nothing that only a game needs', async () => {
  const device = await site.device({ viewport: { width: 390, height: 844 } })
  const page = await device.newPage()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => file.endsWith('.js')),
  )
  const sum = (await weighed(files)).reduce((total, { bytes }) => total + bytes, 0)
  console.log(`${sum} bytes (limit ${LIMIT}) in ${files.length} scripts of the start page`)
  expect(sum).toBeLessThan(LIMIT)
})

test('before any script of the page has come it says what it is, in the language of the visitor, and gives way to the page', async () => {
  const device = await site.device({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })
  const page = await device.newPage()
  // The first of them that the site has.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { value: ['de-DE', 'nl-BE', 'en'] }),
  )
  // Frames in which neither is to be seen.
  await page.addInitScript(() => {
    const blank: number[] = []
    Object.assign(window, { blank })
    const look = (time: number): void => {
      const shell = document.getElementById('shell')
      if (shell && !shell.checkVisibility() && !document.querySelector('#app main')) blank.push(time)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const shell = page.locator('#shell')
  const come = await holdScripts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await shell.locator('p:visible', { hasText: /^Graaf$/ }).waitFor()
  await shell.getByText('Samen tegels leggen over een gedeelde link.').waitFor()
  expect(await shell.locator('p:visible', { hasText: 'Lay tiles together' }).count()).toBe(0)
  come()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await shell.isVisible()).toBe(false)
  expect(await page.evaluate(() => (window as unknown as { blank: number[] }).blank)).toEqual([])
})

test('a style sheet that a bad network lost is asked for again before the page is drawn', async () => {
  const device = await site.device({ viewport: { width: 390, height: 844 } })
  const page = await device.newPage()
  const asked: string[] = []
  await page.route(/\/assets\/.*\.css$/, (route) => {
    const { pathname } = new URL(route.request().url())
    const lost = !asked.includes(pathname)
    asked.push(pathname)
    return lost ? route.abort() : route.continue()
  })
  // Taken down when the page's own words come.
  await page.addInitScript(() => {
    const unstyled: string[] = []
    Object.assign(window, { unstyled })
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#app h1')) return
      observer.disconnect()
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')
      for (const { href, media, sheet } of links)
        if (media === 'print' || !sheet?.cssRules.length) unstyled.push(href)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => (window as unknown as { unstyled: string[] }).unstyled)).toEqual([])
  const once = new Set(asked)
  expect(once.size).toBeGreaterThan(2)
  for (const file of once) expect(asked.filter((other) => other === file).length).toBeGreaterThan(1)
})

test('what a link shows first stays until the room has answered', async () => {
  const device = await site.device({ viewport: { width: 390, height: 844 } })
  const page = await device.newPage()
  // A room that takes the call and says nothing.
  await page.routeWebSocket(/\/parties\//, () => {})
  await page.goto(`/g/${await createGame(site.url)}`)
  await page.locator('[data-opening][role=status]').waitFor({ state: 'attached' })
  expect(await page.locator('#shell').isVisible()).toBe(true)
  expect(await page.locator('#shell .home-head').isVisible()).toBe(false)
})

test('the page asks for all that its address and language need before its first script runs', async () => {
  const id = await createGame(site.url)
  const [ann, bo] = [connect(site.url, id), connect(site.url, id)]
  await sit(ann, 'Ann', 'sky')
  await sit(bo, 'Bo', 'plum')
  ann.store.start()
  await until(ann, (view) => view.game !== null)

  for (const [address, shown] of Object.entries({ '/': 'h1', [`/g/${id}`]: '[data-bar]' })) {
    const device = await site.device({ viewport: { width: 390, height: 844 } })
    const page = await device.newPage()
    await markWhen(page, 'shown', shown)
    const come = await holdScripts(page)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const first = await page
      .locator('link[href^="/_app/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    expect(first.filter((file) => file.endsWith('.json'))).toHaveLength(1)
    expect(first.filter((file) => file.endsWith('.webp'))).toHaveLength(address === '/' ? 1 : 0)
    come()
    await page.locator(shown).first().waitFor()
    // What is fetched when all stands is not meant.
    const asked = await page.evaluate(() => {
      const { startTime: until } = performance.getEntriesByName('shown')[0]!
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < until)
        .map(({ name }) => new URL(name).pathname)
    })
    expect(asked.length).toBeGreaterThan(10)
    const later = asked.filter((file) => !first.includes(file) && /^\/_app\/.*\.(js|css|json)$/.test(file))
    expect({ address, later }).toEqual({ address, later: [] })
    await device.close()
  }
  ann.store.close()
  bo.store.close()
})
