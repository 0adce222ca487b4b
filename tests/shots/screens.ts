// The screens that every game has, besides what the expansions ask: each is opened and shown.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { ROOT } from '../../tools/runtime.ts'
import { bar, button, cells, isPlacing, type Person, place, pressFilled, spots } from '../site/table.ts'
import { like, words } from '../site/words.ts'
import type { Games, Table } from './games.ts'

const TOOLS = ['fields', 'tiles', 'scores', 'log', 'chat', 'menu'] as const

/** Takes the picture of what stands there now, under this name. */
export type Take = (screen: string) => Promise<void>
export type Screen = (person: Person, take: Take) => Promise<void>

interface GameRecord {
  actions: { type: string; x?: number }[]
}

const record = (): GameRecord => {
  const [first] = readFileSync(path.join(ROOT, 'tests/data/games.ndjson'), 'utf8').split('\n')
  return (JSON.parse(first!) as { record: GameRecord }).record
}

/** A tile goes where none lies: this far can the record be looked at. */
const STOPS_AT = 40
const stopping = (): GameRecord => {
  const whole = record()
  const tile = whole.actions.findIndex(({ type }, at) => type === 'place' && at >= STOPS_AT)
  return {
    ...whole,
    actions: whole.actions.map((action, at) => (at === tile ? { ...action, x: 50 } : action)),
  }
}

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

/** Opens a file on the page that looks back at games. */
async function openFile({ page }: Person, text: string): Promise<void> {
  await page.goto('/replay')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** The screens by name, on a site's games. */
export function screensOf(games: Games): Readonly<Record<string, Screen>> {
  async function placing(person: Person): Promise<void> {
    await open(person.page, await games.placing())
    await cells(person).first().waitFor({ state: 'attached' })
  }

  return {
    home: async (person, take) => {
      await person.page.goto('/')
      await button(person, 'home.new').waitFor()
      await take('home')
    },
    'house-rules': async (person, take) => {
      const { page, language } = person
      await page.goto('/')
      const say = words(language)
      await page
        .getByText(say('home.preset.whole'), { exact: true })
        .or(page.getByText(say('home.preset.whole-short'), { exact: true }))
        .click()
      await page.getByRole('button', { name: say('home.house-rules') }).click()
      await take('house-rules')
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
    full: async ({ page, language }, take) => {
      await page.goto(`/g/${(await games.full()).id}`)
      await page.getByRole('heading', { name: words(language)('room.title') }).waitFor()
      await take('full')
    },
    qr: async (person, take) => {
      await open(person.page, await games.waiting())
      await button(person, 'share.qr-enlarge').click()
      await take('qr')
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
      await button(person, 'menu.leave').click()
      await take('leave')
    },
    offline: async (person, take) => {
      await open(person.page, await games.placing(), false)
      await bar(person).waitFor()
      await person.page.locator('[data-player]').first().click()
      await take('players')
      await person.page.locator('li[data-player] > button').nth(1).click()
      await take('player')
      await person.page.context().setOffline(true)
      await person.page.getByText(words(person.language)('link.offline')).waitFor()
      await take('offline')
    },
    closed: async ({ page, language }, take) => {
      await page.goto('/g/NoGameIsCalledLikeThis')
      await page.getByRole('heading', { name: words(language)('closed.no-game') }).waitFor()
      await take('closed')
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
    replay: async (person, take) => {
      const { page, language } = person
      await openFile(person, JSON.stringify(record()))
      await page.getByRole('button', { name: words(language)('replay.forward') }).waitFor()
      for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight')
      await take('replay')
    },
    'replay-open': async ({ page }, take) => {
      await page.goto('/replay')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await take('replay-open')
    },
    'replay-fault': async (person, take) => {
      await openFile(person, 'Dear diary')
      await person.page.getByRole('alert').waitFor()
      await take('replay-fault')
    },
    'replay-stopped': async (person, take) => {
      await openFile(person, JSON.stringify(stopping()))
      await button(person, 'replay.back').waitFor()
      await person.page.keyboard.press('End')
      await person.page.getByText(like(person.language, 'replay.stopped')).waitFor()
      await take('replay-stopped')
    },
    local: async ({ page, language }, take) => {
      await page.goto('/local?bots')
      await page.getByRole('textbox').first().waitFor()
      await button({ page, language, name: '' }, 'room.start').waitFor()
      await take('local')
    },
    rules: async ({ page }, take) => {
      for (const set of ['turn', 'base', 'count', 'circus']) {
        await page.goto(`/rules/${set}`)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await take(`rules-${set}`)
      }
    },
  }
}
