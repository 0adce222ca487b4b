// Every screen as a picture, by phone, laptop and phone on its side, day and night, English and Dutch, with six
// players and long names: `npm run shots [words]`, e.g. `npm run shots place phone night` for the screens whose names
// hold all of them. Writes shots/screens/*.png and a contact sheet a device, and prints what the audit finds on each.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { ROOT } from '../../tools/runtime.ts'
import { openSite } from '../site/site.ts'
import { bar, button, cells, isPlacing, type Person, place, pressFilled, spots } from '../site/table.ts'
import { like, words } from '../site/words.ts'
import { audit } from './audit.ts'
import { gamesOn, type Table } from './games.ts'
import { settled } from './settled.ts'
import { contactSheet, type Shot } from './sheet.ts'

const DEVICES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'laptop', width: 1440, height: 900 },
  { name: 'short', width: 844, height: 390 },
] as const
const LOOKS = [
  { theme: 'day', language: 'en' },
  { theme: 'night', language: 'nl' },
  { theme: 'day', language: 'nl' },
  { theme: 'night', language: 'en' },
] as const
const TOOLS = ['fields', 'tiles', 'scores', 'log', 'menu'] as const

const wanted = process.argv.slice(2)
const folder = path.join(ROOT, 'shots/screens')
mkdirSync(folder, { recursive: true })
const site = await openSite()
const games = gamesOn(site.url)

/** Opens a game in the seat of whoever decides, or of somebody who waits. */
async function open(page: Page, { id, players }: Table, decides = true): Promise<void> {
  const turn = players[0]!.store.view.game?.awaiting?.player
  const seat = players.find(({ store: { view } }) => (view.me === turn) === decides) ?? players[0]!
  await page.addInitScript(([key, secret]) => localStorage.setItem(key, secret), [
    `graaf.seat.${id}`,
    seat.secret()!,
  ] as const)
  await page.goto(`/g/${id}`)
}

type Take = (screen: string) => Promise<void>
type Screen = (person: Person, take: Take) => Promise<void>

async function placing(person: Person): Promise<void> {
  await open(person.page, await games.placing())
  await cells(person).first().waitFor({ state: 'attached' })
}

/** Goes on to choosing a figure; false where the tile takes none. */
async function toFigure(person: Person): Promise<boolean> {
  await place(person)
  return !(await isPlacing(person))
}

/** Escape goes back step by step: the figure, then the tile. The game is the next look's as well. */
async function takeBack(person: Person): Promise<void> {
  await person.page.keyboard.press('Escape')
  if (!(await isPlacing(person))) await person.page.keyboard.press('Escape')
  await cells(person).first().waitFor({ state: 'attached' })
}

/** The browser's own setting for the size of letters, as a person would change it. */
async function larger(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

/** A tool by its name, wherever the layout has it: in the rail, in the row, or among the helps. */
async function openTool({ page, language }: Person, tool: string): Promise<boolean> {
  const named = (key: string): Locator => {
    const name = { name: like(language, key) }
    return page.getByRole('button', name).or(page.getByRole('tab', name)).filter({ visible: true }).first()
  }
  if (!(await named(`tools.${tool}`).isVisible()) && (await named('tools.helps').isVisible()))
    await named('tools.helps').click()
  const opener = named(`tools.${tool}`)
  if (!(await opener.isVisible())) return false
  await opener.click()
  return true
}

const SCREENS: Readonly<Record<string, Screen>> = {
  home: async (person, take) => {
    await person.page.goto('/')
    await button(person, 'home.new').waitFor()
    await take('home')
  },
  room: async (person, take) => {
    await open(person.page, await games.waiting())
    await person.page.getByRole('heading', { name: words(person.language)('room.title') }).waitFor()
    await take('room')
  },
  guest: async ({ page, language }, take) => {
    await page.goto(`/g/${(await games.waiting()).id}`)
    await page.getByRole('heading', { name: words(language)('room.title') }).waitFor()
    await take('guest')
  },
  place: async (person, take) => {
    await placing(person)
    await take('place')
    await pressFilled(person, 'place.next')
    await take('ghost')
    if (!(await toFigure(person))) return
    await take('deploy')
    const spot = spots(person).first()
    if (await spot.isVisible()) {
      await spot.click()
      await take('chosen')
    }
    await takeBack(person)
  },
  wait: async (person, take) => {
    await open(person.page, await games.placing(), false)
    await bar(person).waitFor()
    await take('wait')
    for (const tool of TOOLS) if (await openTool(person, tool)) await take(tool)
  },
  'text-200': async (person, take) => {
    await larger(person.page)
    await placing(person)
    await take('text-200')
    await pressFilled(person, 'place.next')
    if (!(await toFigure(person))) return
    await take('text-200-deploy')
    await takeBack(person)
  },
  'wide-text': async (person, take) => {
    const { page } = person
    await larger(page)
    await open(page, await games.placing(), false)
    await bar(person).waitFor()
    await take('text-200-wait')
    if (await openTool(person, 'scores')) await take('text-200-scores')
    await page.goto('/')
    await button(person, 'home.new').waitFor()
    await take('text-200-home')
    await page.goto(`/g/${(await games.waiting()).id}`)
    await page.getByRole('heading', { name: words(person.language)('room.title') }).waitFor()
    await take('text-200-room')
  },
  result: async ({ page, language }, take) => {
    const say = words(language)
    await page.goto(`/g/${(await games.ended()).id}`)
    await page.getByRole('table', { name: say('result.table') }).waitFor()
    await take('result')
    await larger(page)
    await page.reload()
    await page.getByRole('table', { name: say('result.table') }).waitFor()
    await take('text-200-result')
  },
  everything: async (person, take) => {
    await open(person.page, await games.everything())
    await cells(person).first().waitFor({ state: 'attached' })
    await take('everything')
  },
  rules: async ({ page }, take) => {
    await page.goto('/rules/count')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await take('rules')
  },
}

let faults = 0
for (const { name: deviceName, ...viewport } of DEVICES) {
  const shots: Shot[] = []
  for (const { theme, language } of LOOKS) {
    for (const [screen, show] of Object.entries(SCREENS)) {
      const name = `${screen}-${deviceName}-${theme}-${language}`
      if (!wanted.every((word) => `-${name}-`.includes(`-${word}-`))) continue
      const device = await site.device({ theme, language, viewport, hasTouch: deviceName !== 'laptop' })
      const page = await device.newPage()
      const take: Take = async (taken) => {
        const title = `${taken}-${deviceName}-${theme}-${language}`
        await settled(page)
        const file = path.join(folder, `${title}.png`)
        await page.screenshot({ path: file })
        shots.push({ file, title, ...viewport })
        for (const fault of await audit(page)) {
          faults++
          console.log(`${title}: ${fault}`)
        }
      }
      try {
        await show({ page, language, name: 'Ann' }, take)
      } catch (error) {
        faults++
        console.log(`${name}: ${String(error).split('\n')[0]}`)
      }
      await device.close()
    }
  }
  if (shots.length > 0) await contactSheet(site.browser, shots, path.join(ROOT, `shots/${deviceName}.png`))
}
for (const complaint of site.complaints) console.log(`complaint: ${complaint}`)
games.close()
await site.close()
console.log(`${faults} faults; pictures in shots/`)
process.exit(0)
