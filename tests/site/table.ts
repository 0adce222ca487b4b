// What a person does at the table, in terms of what is read on the screen.
import type { Download, Locator, Page } from 'playwright-core'
import { like, type Language, words } from './words.ts'

export interface Person {
  page: Page
  language: Language
  name: string
}

/** A button by its message, whatever its values are. */
export function button({ page, language }: Person, ...keys: string[]): Locator {
  return keys
    .map((key) => page.getByRole('button', { name: like(language, key) }))
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

export const gameOf = ({ page }: Person): string => new URL(page.url()).pathname.split('/')[2]!

/** Takes the first free seat under the person's name. */
export async function sitDown(person: Person): Promise<void> {
  const say = words(person.language)
  const name = person.page.getByLabel(say('room.name'))
  if (!(await name.isVisible())) await button(person, 'room.sit-here').click()
  await name.fill(person.name)
  await button(person, 'room.sit').click()
  await button(person, 'room.leave').waitFor()
}

/** The host starts the game; waits for the board. */
export async function startGame(person: Person): Promise<void> {
  await button(person, 'room.start').click()
  await board(person).waitFor()
}

export function board({ page, language }: Person): Locator {
  return page.getByRole('group', { name: words(language)('game.board') }).first()
}

/** The legal cells, as a screen reader meets them. */
export function cells({ page, language }: Person): Locator {
  return page.getByRole('button', { name: like(language, 'place.cell') })
}

/** Whether the screen asks this person to place a tile. */
export function isPlacing({ page, language }: Person): Promise<boolean> {
  return page.getByRole('heading', { name: words(language)('place.question') }).isVisible()
}

/** Waits until one of them is asked to place a tile; null if the game ended instead. */
export async function whoPlaces(people: Person[], ms = 20_000): Promise<Person> {
  const end = Date.now() + ms
  while (Date.now() < end) {
    for (const person of people) if (await isPlacing(person)) return person
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`Nobody was asked to place a tile: ${people.map(({ page }) => page.url()).join(', ')}`)
}

/** Puts the ghost on a legal cell and presses "Place here". */
export async function place(person: Person, turns = 0): Promise<void> {
  const here = button(person, 'place.here')
  if (!(await here.isVisible())) await button(person, 'place.next').click()
  for (let turn = 0; turn < turns; turn++) {
    const rotate = button(person, 'place.turn')
    if (await rotate.isVisible()) await rotate.click()
  }
  await here.click()
}

/** Ends a turn after placing: with the first figure that is offered, or without one. */
export async function finish(person: Person, figure: boolean): Promise<void> {
  const { page } = person
  const end = button(person, 'deploy.end', 'deploy.end-without', 'deploy.end-without-short')
  // A tile where no figure can stand and nothing would be revealed ends the turn by itself.
  const asked = await Promise.race([
    end.waitFor().then(() => true),
    page
      .getByRole('heading', { name: words(person.language)('place.question') })
      .waitFor({ state: 'hidden' })
      .then(() => end.isVisible()),
  ])
  if (!asked) return
  const callout = page.locator('[data-callout]').first()
  if (figure && (await callout.isVisible())) await callout.click()
  await end.click()
}

/** Opens the menu and downloads the record. */
export async function downloadRecord(person: Person): Promise<Download> {
  const [download] = await Promise.all([
    person.page.waitForEvent('download'),
    button(person, 'result.record', 'menu.record').click(),
  ])
  return download
}
