// What people at one table do besides playing: talk, mute, go on elsewhere, hand a seat on, and end together.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../tools/runtime.ts'
import { seated } from '../site/seated.ts'
import { site } from '../site/shared.ts'
import { bar, button, type Person, seeResult, startGame } from '../site/table.ts'
import { words } from '../site/words.ts'

const say = words('en')
const refusals = JSON.parse(readFileSync(path.join(ROOT, 'web/messages/refusals-en.json'), 'utf8')) as Record<
  string,
  string
>

async function person(name: string): Promise<Person> {
  const device = await site.device()
  return { page: await device.newPage(), language: 'en', name }
}

/** Ann, whose table it is, and Bo. */
async function two(begun: boolean): Promise<{ id: string; ann: Person; bo: Person }> {
  const { id, open } = await seated(site, ['Ann', 'Bo'], begun)
  const [ann, bo] = await Promise.all([open('Ann'), open('Bo')])
  return { id, ann, bo }
}

const chat = ({ page }: Person) => page.getByRole('log', { name: say('tools.chat') })

async function write({ page }: Person, text: string): Promise<void> {
  await page.getByLabel(say('chat.write')).fill(text)
  await page.getByRole('button', { name: say('chat.send') }).click()
}

test('chat before and in the game; whoever is muted on one device is read on the others', async () => {
  const { ann, bo } = await two(false)
  await write(ann, '<b>hello</b> Bo')
  await chat(bo).getByText('<b>hello</b> Bo').waitFor()
  await startGame(ann)
  await bar(bo).waitFor()
  for (const { page } of [ann, bo]) await page.getByRole('button', { name: say('tools.chat') }).click()
  await bo.page.getByRole('button', { name: say('chat.say.well-played') }).click()
  await ann.page.locator('.talk').getByText(say('chat.say.well-played')).waitFor()

  await bo.page.getByText(say('chat.mute'), { exact: true }).click()
  await bo.page.getByRole('switch', { name: 'Ann' }).check()
  await expect.poll(() => chat(bo).getByText('hello').count()).toBe(0)
  await write(ann, 'are you there')
  await chat(ann).getByText('are you there').waitFor()
  await write(bo, 'quiet here')
  await chat(ann).getByText('quiet here').waitFor()
  expect(await chat(bo).getByText('are you there').count()).toBe(0)
})

test('on a phone the line where one writes stays above the keyboard on the screen, and comes down with it', async () => {
  const { open } = await seated(site, ['Ann', 'Bo'], true)
  const { page } = await open('Bo')
  await page.setViewportSize({ width: 390, height: 844 })
  // Chromium without a screen has no such keyboard: this is what it does to the page.
  const keyboard = (height: number) =>
    page.evaluate((covered) => {
      const seen = window.visualViewport!
      Object.defineProperty(seen, 'height', { value: innerHeight - covered, configurable: true })
      seen.dispatchEvent(new Event('resize'))
    }, height)
  await page.getByRole('button', { name: say('tools.chat') }).click()
  const line = page.getByLabel(say('chat.write'))
  await line.waitFor()
  const foot = async (): Promise<number> => {
    const { y, height } = (await line.boundingBox())!
    return y + height
  }
  const before = await foot()
  expect(before).toBeGreaterThan(600)
  await keyboard(400)
  await expect.poll(foot).toBeLessThan(444)
  expect(
    await page.locator('#decision').evaluate((sheet) => sheet.getBoundingClientRect().top),
  ).toBeGreaterThan(60)
  await keyboard(0)
  await expect.poll(foot).toBe(before)
})

test('a seat goes on on another device, whose address bar forgets the code; the first one drops it again', async () => {
  const { id, open } = await seated(site, ['Ann', 'Bo'], false)
  const ann = await open('Ann')
  await ann.page.getByRole('button', { name: say('menu.device') }).click()
  const field = ann.page.getByLabel(say('share.link')).last()
  await expect.poll(() => field.inputValue()).toContain('#device=')
  const link = (await field.inputValue()).replace(/^[^/]+/, '')
  const phone = await person('Ann')
  await phone.page.goto(link)
  await phone.page.getByText(say('room.you'), { exact: true }).waitFor()
  await expect.poll(() => new URL(phone.page.url()).hash).toBe('')
  expect(new URL(phone.page.url()).pathname).toBe(`/g/${id}`)
  await ann.page.getByText(say('menu.devices', { count: 2 })).waitFor()

  // The same link opens nothing a second time.
  const thief = await person('Cas')
  await thief.page.goto(link)
  await thief.page.getByText(refusals['device/unknown-code']!).waitFor()
  await ann.page.getByRole('button', { name: say('menu.devices-drop') }).click()
  await expect.poll(() => phone.page.getByText(say('room.you'), { exact: true }).count()).toBe(0)
})

test('whoever left for good is played on by somebody who watched, when the host offers the seat', async () => {
  const { id, ann, bo } = await two(true)
  await bo.page.getByRole('button', { name: say('tools.menu') }).click()
  await button(bo, 'menu.leave').click()
  await bo.page
    .getByRole('dialog')
    .getByRole('button', { name: say('menu.leave') })
    .click()
  await ann.page.getByText(say('state.left')).waitFor()
  const cas = await person('Cas')
  await cas.page.goto(`/g/${id}`)
  await bar(cas).waitFor()
  await ann.page.getByRole('button', { name: say('seat.offer') }).click()
  await cas.page.getByRole('button', { name: say('seat.take') }).click()
  const dialog = cas.page.getByRole('dialog')
  await dialog.getByLabel(say('room.name')).fill('Cas')
  await dialog.getByRole('button', { name: say('seat.take') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => ann.page.getByRole('listitem').filter({ hasText: 'Cas' }).count()).toBe(1)
})

test('a wish to end is told to the others, and ends the game when all agree', async () => {
  const { ann, bo } = await two(true)
  await bo.page.getByRole('button', { name: say('tools.menu') }).click()
  await button(bo, 'menu.end').click()
  await ann.page.getByText(say('menu.ending', { count: 1, names: 'Bo' })).waitFor()
  await ann.page.getByRole('button', { name: say('menu.end-too') }).click()
  for (const one of [ann, bo]) {
    await seeResult(one)
    await one.page.getByText(say('result.agreed')).first().waitFor()
  }
})

test('the host deletes a table that nobody plays at; everybody is told, and the start page forgets it', async () => {
  const { ann, bo } = await two(false)
  await button(ann, 'menu.delete').click()
  await ann.page
    .getByRole('dialog')
    .getByRole('button', { name: say('menu.delete') })
    .click()
  for (const { page } of [ann, bo]) await page.getByText(say('closed.deleted')).waitFor()
  await bo.page.goto('/')
  await bo.page.getByText(say('home.no-games')).waitFor()
})
