// One device without a room on the edge: practice against bots, and passing round.
import { expect, test } from 'vitest'
import { site } from '../site/shared.ts'
import {
  bar,
  button,
  endTurn,
  isPlacing,
  type Person,
  place,
  pressFilled,
  tilesLying,
  whoPlaces,
} from '../site/table.ts'
import { like, words } from '../site/words.ts'

const say = words('en')

/** The field for a player's name before the game. */
const name = ({ page }: Person, place: number) =>
  page.getByRole('textbox', { name: say('local.name', { place }), exact: true })

test('practice: two bots take their turns with a reason for each, a hint helps, and a reload loses nothing', async () => {
  const device = await site.device()
  const ann: Person = { page: await device.newPage(), language: 'en', name: 'Ann' }
  const { page } = ann
  await page.goto('/')
  await page.getByRole('link', { name: say('home.practise') }).click()
  await name(ann, 1).fill('Ann')
  await button(ann, 'room.start').click()
  await page.waitForURL(/\/local\/\w{16}$/)

  await whoPlaces([ann], 60_000)
  const before = await tilesLying(ann)
  // What the strong bot would do, worked out in the Web Worker.
  await button(ann, 'bot.hint').click()
  await button(ann, 'place.here').waitFor()
  await page.getByText(/^The strong bot would place it here/).waitFor()
  await pressFilled(ann, 'place.here')
  await endTurn(ann, true)
  // Both bots, at the table's pace.
  await button(ann, 'bot.hurry').click()
  await whoPlaces([ann], 60_000)
  await expect.poll(() => tilesLying(ann)).toBe(before + 3)

  await page.reload()
  await whoPlaces([ann], 60_000)
  expect(await tilesLying(ann)).toBe(before + 3)

  await button(ann, 'tools.log').click()
  await page
    .getByRole('button', { name: say('log.why') })
    .first()
    .click()
  expect(await page.locator('[data-why]').first().textContent()).toMatch(/^\S.{10,}\.$/)

  await page.goto('/')
  await page.getByText(say('home.games.practice'), { exact: true }).first().waitFor()
  await page.getByText(/^Against 2 bots/).waitFor()
  expect(site.complaints).toEqual([])
})

test('passed round: the bar asks each by name, and a second tab takes the game over', async () => {
  const device = await site.device()
  const table: Person = { page: await device.newPage(), language: 'en', name: 'Ann' }
  const { page } = table
  await page.goto('/local')
  await name(table, 1).fill('Ann')
  await name(table, 2).fill('Bo')
  await button(table, 'room.start').click()
  await page.waitForURL(/\/local\/\w{16}$/)

  const asked = async (): Promise<string> => {
    const question = bar(table).getByRole('heading')
    await question.filter({ hasText: say('place.question-plain') }).waitFor()
    return (await question.textContent())!.split(':')[0]!
  }
  const names: string[] = []
  for (let turn = 0; turn < 3; turn++) {
    names.push(await asked())
    await place(table)
    await endTurn(table, turn === 1)
    const next = names.at(-1) === 'Ann' ? 'Bo' : 'Ann'
    await page
      .getByText(say('local.turn', { name: next }))
      .first()
      .waitFor()
  }
  expect(names[0]).not.toBe(names[1])
  expect(names[2]).toBe(names[0])
  expect(await isPlacing(table)).toBe(false)

  const second: Person = { ...table, page: await device.newPage() }
  await second.page.goto(page.url())
  await page.getByRole('heading', { name: say('closed.elsewhere') }).waitFor()
  await bar(second)
    .getByRole('heading', { name: like('en', 'local.asks') })
    .waitFor()
  expect(await tilesLying(second)).toBe(4)
  await place(second)
  await endTurn(second, false)
  expect(site.complaints).toEqual([])
})
