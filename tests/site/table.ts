// What a person does at the table, in terms of what is read on the screen.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { like, type Language, words } from './words.ts'

export interface Person {
  page: Page
  language: Language
  name: string
}

/** A button by its message, whatever its values are, with or without its key written on it. */
export function button({ page, language }: Person, ...keys: string[]): Locator {
  const named = keys.map(
    (key) => new RegExp(`${like(language, key).source.slice(0, -1)}( ?(Enter|Esc|[A-Z]))?$`),
  )
  return named
    .map((name) => page.getByRole('button', { name }))
    .reduce((either, one) => either.or(one))
    .first()
}

/** Opens the home page and makes a game. Returns its id. */
export async function newGame(person: Person): Promise<string> {
  await person.page.goto('/')
  await button(person, 'home.new').click()
  await person.page.waitForURL(/\/g\/[\w-]+$/)
  return gameOf(person)
}

const gameOf = ({ page }: Person): string => new URL(page.url()).pathname.split('/')[2]!

/** Takes the first free seat under the person's name. */
export async function sitDown(person: Person): Promise<void> {
  const say = words(person.language)
  const name = person.page.getByLabel(say('room.name'))
  await name.or(button(person, 'room.sit-here')).first().waitFor()
  if (!(await name.isVisible())) await button(person, 'room.sit-here').click()
  await name.fill(person.name)
  await button(person, 'room.sit').click()
  await person.page.getByText(say('room.you'), { exact: true }).waitFor()
}

/** The host starts the game; waits for the board. */
export async function startGame(person: Person): Promise<void> {
  await button(person, 'room.start').click()
  await bar(person).waitFor()
}

/** The action bar: what is asked, and the buttons that answer. */
export function bar({ page }: Person): Locator {
  return page.locator('[data-bar]')
}

/** The tiles that lie on the drawn board: each has its ground. The map comes a little behind the question. */
export async function tilesLying({ page }: Person): Promise<number> {
  const tiles = page.locator('svg.map g[data-tile]')
  await tiles.first().waitFor({ state: 'attached' })
  return tiles.count()
}

/** The legal cells, as a screen reader meets them. */
export function cells({ page, language }: Person): Locator {
  return page.getByRole('button', { name: like(language, 'place.cell') })
}

/** Whether the screen asks this person to place a tile. */
export function isPlacing({ page, language }: Person): Promise<boolean> {
  return page.getByRole('heading', { name: words(language)('place.question') }).isVisible()
}

/** Waits until one of them is asked to place a tile. */
export async function whoPlaces(people: Person[], ms = 20_000): Promise<Person> {
  const end = Date.now() + ms
  while (Date.now() < end) {
    for (const person of people) if (await isPlacing(person)) return person
    await pause(25)
  }
  throw new Error(`Nobody was asked to place a tile: ${people.map(({ page }) => page.url()).join(', ')}`)
}

/** The filled button does nothing for 400 ms after its meaning changed, so that a double tap ends no turn. */
const GUARD_MS = 450

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Presses the filled button once it says one of these. */
export async function pressFilled(person: Person, ...keys: string[]): Promise<void> {
  const filled = button(person, ...keys)
  await filled.waitFor()
  await pause(GUARD_MS)
  await filled.click()
}

/** Puts the ghost on a legal cell and presses "Place here". */
export async function place(person: Person): Promise<void> {
  if (!(await button(person, 'place.here').isVisible())) await pressFilled(person, 'place.next')
  await pressFilled(person, 'place.here')
}

const END = ['deploy.end', 'deploy.end-without', 'deploy.end-without-short']

/** Ends a turn after placing: with the first figure that is offered, or without one. */
export async function endTurn(person: Person, figure: boolean): Promise<void> {
  const spot = spots(person).first()
  await button(person, ...END).waitFor()
  if (figure && (await spot.isVisible())) await spot.click()
  await pressFilled(person, ...END)
  await button(person, ...END).waitFor({ state: 'hidden' })
}

/** The callouts, or the list that stands for them where there is no room: one for every spot of the tile. */
export function spots({ page, language }: Person): Locator {
  return page
    .getByRole('group', { name: words(language)('deploy.choices') })
    .getByRole('button')
    .filter({ visible: true })
}

/** Skips the telling of the final scoring. */
export async function seeResult(person: Person): Promise<void> {
  const { page, language } = person
  const result = page.getByRole('table', { name: words(language)('result.table') })
  const on = button(person, 'final.skip', 'final.result')
  while (!(await result.isVisible())) {
    await result.or(on).first().waitFor()
    if (await on.isVisible()) await on.click()
  }
}

/** Downloads the record from the result or the menu: its text. */
export async function downloadRecord({ page, language }: Person): Promise<string> {
  const link = page.getByRole('link', { name: like(language, 'result.record') })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFileSync(await download.path(), 'utf8')
}

/** The totals of the result's table, by name. */
export async function totals({ page, language }: Person): Promise<Record<string, number>> {
  const table = page.getByRole('table', { name: words(language)('result.table') })
  await table.waitFor()
  const names = await table.locator('thead [data-may-cut]').allTextContents()
  const points = await table.locator('tfoot td').allTextContents()
  return Object.fromEntries(names.map((name, index) => [name, Number(points[index])]))
}
