// The edges of a room's life in the browser: where it is made, a page of another version, and what comes after the end.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createGame } from '../site/player.ts'
import { seated } from '../site/seated.ts'
import { site } from '../site/shared.ts'
import {
  bar,
  button,
  isPlacing,
  newGame,
  type Person,
  seeResult,
  startGame,
  whoPlaces,
} from '../site/table.ts'
import { words } from '../site/words.ts'

const say = words('en')

async function person(name: string): Promise<Person> {
  const device = await site.device()
  return { page: await device.newPage(), language: 'en', name }
}

/** The addresses of game pages, each time that one is loaded as a document. */
function documents(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

test('a page of another version of the protocol loads itself anew once, and then says so', async () => {
  const id = await createGame(site.url)
  const old = await person('Bo')
  // The page says hello in the words of a version that the room does not know.
  await old.page.routeWebSocket(/\/parties\/game\//, (socket) => {
    const room = socket.connectToServer()
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; protocol?: number }
      room.send(JSON.stringify({ ...message, ...(message.type === 'hello' && { protocol: 0 }) }))
    })
  })
  const loaded = documents(old.page)
  await old.page.goto(`/g/${id}`)
  await old.page.getByText(say('closed.protocol')).waitFor()
  expect(loaded).toEqual([`/g/${id}`, `/g/${id}`])
  // A person may try as often as he likes; the page does not begin anew by itself.
  await old.page.reload()
  await old.page.getByText(say('closed.protocol')).waitFor()
  expect(loaded).toHaveLength(3)
})

test('the place where a game lives is asked of nobody, and can be chosen with the house rules', async () => {
  const ann = await person('Ann')
  const bodies: unknown[] = []
  ann.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/games'))
      bodies.push(request.postDataJSON())
  })
  await newGame(ann)
  await ann.page.goto('/')
  await ann.page.getByRole('button', { name: say('home.house-rules') }).click()
  const place = ann.page.getByRole('combobox', { name: say('home.near.label') })
  expect(await place.locator('option').allTextContents()).toHaveLength(10)
  await place.selectOption(say('home.near.oc'))
  await button(ann, 'home.new').click()
  await ann.page.waitForURL(/\/g\/[\w-]+$/)
  expect(bodies).toEqual([
    expect.not.objectContaining({ near: expect.anything() as unknown }),
    expect.objectContaining({ near: 'oc' }),
  ])
})

test('after the end the talk goes on; a rematch takes both along, another begins, and the old link leads on', async () => {
  const { id, names, open } = await seated(site, ['Ann', 'Bo'], true)
  const [ann, bo] = await Promise.all([open('Ann'), open('Bo')])
  const began = names[0] === 'Ann' ? ann : bo
  await whoPlaces([began])
  await bo.page.getByRole('button', { name: say('tools.menu') }).click()
  await button(bo, 'menu.end').click()
  await ann.page.getByRole('button', { name: say('menu.end-too') }).click()
  for (const one of [ann, bo]) await seeResult(one)

  const chat = ({ page }: Person) => page.getByRole('log', { name: say('tools.chat') })
  await ann.page.getByLabel(say('chat.write')).fill('well fought')
  await ann.page.getByRole('button', { name: say('chat.send') }).click()
  await chat(bo).getByText('well fought').waitFor()
  await bo.page.getByRole('button', { name: say('chat.say.thanks') }).click()
  await ann.page.locator('.talk').getByText(say('chat.say.thanks')).waitFor()

  await button(ann, 'result.rematch').click()
  await bo.page.getByText(say('result.said-yes', { count: 1, names: 'Ann' })).waitFor()
  await button(bo, 'result.rematch').click()
  for (const { page } of [ann, bo])
    await page.waitForURL((url) => /^\/g\/[\w-]+$/.test(url.pathname) && !url.pathname.endsWith(id))
  const next = new URL(ann.page.url()).pathname
  expect(new URL(bo.page.url()).pathname).toBe(next)
  // Each in the old seat under the old name, without asking.
  for (const { page } of [ann, bo]) await page.getByText(say('room.you'), { exact: true }).waitFor()

  // Whoever arrived first is its host.
  const asked = (one: Person) => button(one, 'room.start').isVisible()
  await expect.poll(async () => (await asked(ann)) || (await asked(bo)), { timeout: 20_000 }).toBe(true)
  await startGame((await asked(ann)) ? ann : bo)
  expect(await whoPlaces([ann, bo])).toBe(began === ann ? bo : ann)
  expect(await isPlacing(began)).toBe(false)

  const cas = await person('Cas')
  await cas.page.goto(`/g/${id}`)
  await cas.page.getByRole('link', { name: say('result.next') }).click()
  await cas.page.waitForURL((url) => url.pathname === next)
  await bar(cas).waitFor()
})
