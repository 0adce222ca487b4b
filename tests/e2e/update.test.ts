// A new release comes while a game is running: the open page plays on with the files that it began with, a reload brings
// the new one into the same seat, and when no old page is left the new release has taken over, offline as well.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, createGame, type Player, policy, playOn, sit, until } from '../site/player.ts'
import { openReleases, type Releases } from '../site/releases.ts'
import { site } from '../site/shared.ts'
import {
  bar,
  button,
  endTurn,
  type Person,
  place,
  sitDown,
  startGame,
  tilesLying,
  whoPlaces,
} from '../site/table.ts'
import { words } from '../site/words.ts'

const say = words('en')

let releases: Releases
let bo: Player
beforeAll(async () => {
  releases = await openReleases(site.url)
})
afterAll(async () => {
  bo.store.close()
  await releases.close()
})

const cachesOf = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

/** Bo plays until it is the other's turn. */
function boPlays(): Promise<void> {
  return playOn([bo], policy('update'), ({ game, me }) => game!.awaiting?.player !== me)
}

async function turn(ann: Person): Promise<void> {
  await boPlays()
  await whoPlaces([ann])
  await place(ann)
  await endTurn(ann, false)
}

test('a new release takes over without breaking a running game', async () => {
  const device = await site.device({ serviceWorkers: 'allow', baseURL: releases.url })
  const ann: Person = { page: await device.newPage(), language: 'en', name: 'Ann' }
  let { page } = ann
  const id = await createGame(site.url)
  bo = connect(site.url, id)

  // The first release, kept for offline, and a game that runs.
  await page.goto(`/g/${id}`)
  await sitDown(ann)
  await sit(bo, 'Bo', 'saffron')
  await startGame(ann)
  await until(bo, (view) => view.game !== null)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(await cachesOf(page)).toEqual([releases.nameOf(1)])
  await turn(ann)

  // The second one is there; the old page stands, and the old worker with it.
  releases.update()
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    await registration.update()
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect((await cachesOf(page)).sort()).toEqual([releases.nameOf(1), releases.nameOf(2)].sort())
  await turn(ann)
  // What it has not needed so far it still has, though the server has it no more.
  for (const tool of ['log', 'tiles', 'scores', 'menu']) {
    await page
      .getByRole('button', { name: new RegExp(`^${say(`tools.${tool}`)}`) })
      .first()
      .click()
    await page.getByRole('heading', { name: say(`tools.${tool}`) }).waitFor()
  }
  await page.keyboard.press('Escape')
  await turn(ann)
  const lying = await tilesLying(ann)

  // Reloaded it is the new release, in the same game and seat.
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.reload()
  await bar(ann).waitFor()
  await expect.poll(() => tilesLying(ann)).toBeGreaterThanOrEqual(lying)
  expect(fetched.filter((path) => releases.isFileOf(2, path)).length).toBeGreaterThan(3)
  expect(fetched.filter((path) => releases.isFileOf(1, path))).toEqual([])
  await turn(ann)

  // Once no old page is left only the new one is kept, and opens without a network.
  const reopened = async (): Promise<string[]> => {
    await page.close()
    page = ann.page = await device.newPage()
    await page.goto('/')
    await button(ann, 'home.new').waitFor()
    return cachesOf(page)
  }
  await expect.poll(reopened, { timeout: 60_000, interval: 1000 }).toEqual([releases.nameOf(2)])
  await device.setOffline(true)
  await page.goto('/rules/turn')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(site.complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
