// What a player notices of a game, and what he does while others decide.
import { expect, test } from 'vitest'
import { playOn, type Policy, until } from '../site/player.ts'
import { seated, type Seated } from '../site/seated.ts'
import { site } from '../site/shared.ts'
import type { DeviceOptions } from '../site/site.ts'
import { button, cells, endTurn, type Person, place, tilesLying, whoPlaces } from '../site/table.ts'
import { words } from '../site/words.ts'

const iconOf = ({ page }: Person) => page.locator('link[rel~="icon"]').first().getAttribute('href')
const trialTiles = ({ page }: Person) => page.locator('svg.map g.tile.trial')

/** Lets somebody place a tile without a figure, away from any screen. */
async function turnOf({ connect }: Seated, name: string): Promise<void> {
  const player = connect(name)
  const pass: Policy = (actions) => actions.find(({ type }) => type === 'pass') ?? actions[0]!
  await until(player, ({ game, me }) => game !== null && me !== null)
  await playOn([player], pass, ({ game, me }) => game?.awaiting?.player !== me)
  player.store.close()
}

/** Two at a table of which the game has begun: who places first, and who waits. */
async function table(): Promise<{ active: Person; waits: Person; turn: () => Promise<void> }> {
  const game = await seated(site, ['Ann', 'Bo'], true)
  const [first, second] = game.names as [string, string]
  const [active, waits] = await Promise.all([game.open(first), game.open(second)])
  return { active, waits, turn: () => turnOf(game, first) }
}

/** Whoever places first at such a table, alone: nobody looks at the other's screen. */
async function placing(options: DeviceOptions = {}): Promise<Person> {
  const { names, open } = await seated(site, ['Ann', 'Bo'], true)
  return open(names[0]!, options)
}

/** Whoever waits at such a table, alone. */
async function waiting(): Promise<{ waits: Person; other: string; turn: () => Promise<void> }> {
  const game = await seated(site, ['Ann', 'Bo'], true)
  const [other, name] = game.names as [string, string]
  return { waits: await game.open(name), other, turn: () => turnOf(game, other) }
}

test('my turn shows in the title and on the icon of the tab, and goes from both', async () => {
  const { active, waits } = await table()
  await expect.poll(() => active.page.title()).toBe('• Your turn · Graaf')
  // In the order of play, which was drawn by lot.
  expect(await waits.page.title()).toBe(`${active.name}, ${waits.name} · Graaf`)
  await expect.poll(() => iconOf(active)).toMatch(/^data:image\/png/)
  expect(await iconOf(waits)).toContain('favicon')
  await place(active)
  await endTurn(active, false)
  await expect.poll(() => iconOf(waits)).toMatch(/^data:image\/png/)
  await expect.poll(() => waits.page.title()).toBe('• Your turn · Graaf')
  await expect.poll(() => iconOf(active)).toContain('favicon')
  expect(site.complaints).toEqual([])
})

test('a tile tried while the other decides is seen by nobody else, and goes when my turn begins', async () => {
  const { active, waits, turn } = await table()
  await button(waits, 'trial.try').click()
  await waits.page.getByRole('heading', { name: words('en')('trial.question') }).waitFor()
  await cells(waits).first().press('Space')
  await expect.poll(() => trialTiles(waits).count()).toBe(1)
  expect(await active.page.locator('svg.map g.tile').count()).toBe(0)
  expect(await tilesLying(waits)).toBe(1)
  await turn()
  await whoPlaces([waits])
  await expect.poll(() => trialTiles(waits).count()).toBe(0)
})

test('the tile is drawn from the hand to a place where it fits, and lies there until it is confirmed', async () => {
  const active = await placing()
  const { page } = active
  const hand = (await page.locator('[data-bar] svg').first().boundingBox())!
  const cell = (await cells(active).nth(1).boundingBox())!
  const middle = (box: { x: number; y: number; width: number; height: number }) =>
    [box.x + box.width / 2, box.y + box.height / 2] as const
  await page.mouse.move(...middle(hand))
  await page.mouse.down()
  // What follows the pointer is fetched by the press.
  await page.waitForLoadState('networkidle')
  await page.mouse.move(...middle(cell), { steps: 8 })
  await expect.poll(() => page.locator('svg.map g.tile.hover').count()).toBe(1)
  await page.mouse.up()
  await expect.poll(() => page.locator('svg.map g.tile.mine').count()).toBe(1)
  await button(active, 'place.here').waitFor()
  expect(site.complaints).toEqual([])
})

test('a button that the mouse pressed gives Enter back to the filled one; who pressed it by key stays on it', async () => {
  const active = await placing()
  const { page } = active
  const log = button(active, 'tools.log')
  await log.click()
  await page.getByRole('complementary', { name: words('en')('tools.log') }).waitFor()
  await page.keyboard.press('Enter')
  await button(active, 'place.here').waitFor()
  await log.press('Enter')
  await page.getByRole('complementary', { name: words('en')('tools.log') }).waitFor({ state: 'hidden' })
  expect(await log.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await button(active, 'place.here').isVisible()).toBe(true)
})

test('a pressed player opens with the points by source; pressed twice the board goes to the last tile', async () => {
  const { waits, other, turn } = await waiting()
  const say = words('en')
  await turn()
  await whoPlaces([waits])
  const { page } = waits
  const row = page.locator('li[data-player]', { hasText: other })
  await row.getByRole('button').first().click()
  await row.getByText(say('state.no-points')).waitFor()
  const camera = () => page.evaluate(() => getComputedStyle(document.querySelector('.moving')!).transform)
  const before = await camera()
  await row.getByRole('button', { name: say('state.last-tile') }).click()
  await expect.poll(camera).not.toBe(before)
  await row.getByRole('button').first().click()
  expect(await row.getByText(say('state.no-points')).count()).toBe(0)
  await row.getByRole('button').first().dblclick()
  await row.getByText(say('state.no-points')).waitFor()
})

test('where one points before placing is seen by the other, with the name, and goes when the mouse leaves', async () => {
  const { active, waits, turn } = await table()
  const box = (await cells(active).first().boundingBox())!
  await active.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const pointed = waits.page.locator('svg.map g.tile.other')
  await pointed.getByText(active.name, { exact: true }).waitFor()
  expect(await tilesLying(waits)).toBe(1)
  await active.page.mouse.move(5, 5)
  await expect.poll(() => pointed.count()).toBe(0)
  await turn()
  await expect.poll(() => tilesLying(waits)).toBe(2)
  expect(site.complaints).toEqual([])
})

test('the start page asks the room whose turn it is', async () => {
  const say = words('en')
  const { waits, other, turn } = await waiting()
  const away = await waits.page.context().newPage()
  await away.goto('/')
  const line = away.getByRole('link', { name: new RegExp(`^${other}\\b`) }).last()
  await line.getByText(say('home.games.turn', { name: other })).waitFor()
  expect(await away.getByText(say('home.your-turn'), { exact: true }).count()).toBe(0)
  await waits.page.close()
  await turn()
  // Nothing on this device has seen that turn end.
  await away.reload()
  await line.getByText(say('home.your-turn'), { exact: true }).waitFor()
})

test('preferences stay on the device, and ask for notices only when they are switched on', async () => {
  const active = await placing({ language: 'nl' })
  const { page } = active
  const say = words('nl')
  await button(active, 'nav.menu').click()
  const sound = page.getByRole('switch', { name: say('menu.sound') })
  await sound.waitFor()
  expect(await sound.isChecked()).toBe(true)
  await sound.click()
  await page.getByLabel(say('menu.name')).fill('Anneke')
  await page.getByLabel(say('menu.name')).press('Tab')
  await page.getByRole('switch', { name: say('menu.awake') }).click()
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('graaf.prefs')))!) as object
  expect(kept).toMatchObject({ sound: false, name: 'Anneke', keepAwake: true, notices: false })
  await page.getByRole('switch', { name: say('menu.notices') }).click()
  await page.getByText(say('menu.notices-blocked')).waitFor()
})
