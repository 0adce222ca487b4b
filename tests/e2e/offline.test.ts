// Visited once, the site opens without a network: home, rules, a replay, and a game against bots.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../tools/runtime.ts'
import { site } from '../site/shared.ts'
import { button, endTurn, type Person, place, tilesLying, whoPlaces } from '../site/table.ts'
import { words } from '../site/words.ts'

const [game] = readFileSync(path.join(ROOT, 'tests/data/games.ndjson'), 'utf8').split('\n')
const record = JSON.stringify((JSON.parse(game!) as { record: object }).record)

test.each(['en', 'nl'] as const)('offline in %s: home, rules, replay, practice', async (language) => {
  const device = await site.device({ language, serviceWorkers: 'allow' })
  const ann: Person = { page: await device.newPage(), language, name: 'Ann' }
  const { page } = ann
  const say = words(language)
  await page.goto('/')
  await button(ann, 'home.new').waitFor()
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50))
  })

  await device.setOffline(true)
  await page.goto('/')
  await page.getByText(say('home.offline')).waitFor()

  await page.goto('/rules/count')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('#CO-54').waitFor()

  await page.goto('/replay')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) })
  await page.getByRole('button', { name: say('replay.forward') }).waitFor()

  await page.goto('/local?bots')
  await page.getByRole('textbox').first().fill('Ann')
  await button(ann, 'room.start').click()
  await whoPlaces([ann], 60_000)
  const before = await tilesLying(ann)
  await place(ann)
  await endTurn(ann, false)
  await whoPlaces([ann], 60_000)
  await expect.poll(() => tilesLying(ann)).toBe(before + 3)
  // What could not be had without a network was asked for, and nothing else went wrong.
  expect(site.complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
