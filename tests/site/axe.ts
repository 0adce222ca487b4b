// WCAG 2.2 AA as far as axe can see it: every screen, by day and by night, in both languages.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, createGame, type Player, playOn, policy, sit, until } from './player.ts'
import { site } from './shared.ts'
import { bar, button, cells, pressFilled, type Person } from './table.ts'
import { like, type Language, words } from './words.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let waiting: string
let running: string
let ended: string
let players: Player[] = []

beforeAll(async () => {
  waiting = await createGame(site.url)
  const table = async (game: string): Promise<Player[]> => {
    const seated = [connect(site.url, game), connect(site.url, game)]
    await sit(seated[0]!, 'Ann', 'sky')
    await sit(seated[1]!, 'Wilhelmina', 'vermilion')
    return seated
  }
  players.push(...(await table(waiting)))
  for (const game of ['running', 'ended'] as const) {
    const id = await createGame(site.url)
    const seated = await table(id)
    seated[0]!.store.start()
    await Promise.all(seated.map((player) => until(player, (view) => view.game !== null)))
    if (game === 'running') {
      running = id
      await playOn(
        seated,
        policy('axe'),
        (view) => view.game!.log.length > 20 && view.game!.awaiting?.step === 'place',
      )
    } else {
      ended = id
      await playOn(seated, policy('axe'))
    }
    players.push(...seated)
  }
})
afterAll(async () => {
  for (const { store } of players) store.close()
  players = []
})

async function faults(page: Page): Promise<string[]> {
  // An experiment of axe, off by default: it reads a name, a score and a badge as one label in one fixed order.
  const builder = new AxeBuilder({ page }).withTags(TAGS).disableRules(['label-content-name-mismatch'])
  // A place on the map may lie half under a panel: the map can be moved, and "Next place" chooses it too (2.5.8).
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'target-size' || !html.includes('data-cell'))
      .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** How a person sees the site. */
export interface Look {
  theme: 'day' | 'night'
  language: Language
  size: { width: number; height: number }
}

/** A test for each look: axe finds nothing on any screen. */
export function testLooks(looks: readonly Look[]): void {
  test.each(looks)(
    'axe finds nothing on any screen: $theme, $language, $size.width wide',
    async ({ theme, language, size }) => {
      const device = await site.device({ theme, language, viewport: size })
      const person: Person = { page: await device.newPage(), language, name: 'Bo' }
      const { page } = person
      const say = words(language)

      await page.goto('/')
      await button(person, 'home.new').waitFor()
      expect.soft(await faults(page), 'home').toEqual([])

      await page.goto(`/g/${waiting}`)
      await page.getByRole('heading', { name: say('room.title') }).waitFor()
      expect.soft(await faults(page), 'room').toEqual([])

      // In the seat of whoever has to place a tile.
      const mover = players.find(
        ({ store: { view } }) => view.id === running && view.game?.awaiting?.player === view.me,
      )!
      await page.evaluate(([key, secret]) => localStorage.setItem(key, secret), [
        `graaf.seat.${running}`,
        mover.secret()!,
      ] as const)
      await page.goto(`/g/${running}`)
      await cells(person).first().waitFor({ state: 'attached' })
      expect.soft(await faults(page), 'placing').toEqual([])
      await pressFilled(person, 'place.next')
      await button(person, 'place.here').waitFor()
      expect.soft(await faults(page), 'the ghost set').toEqual([])
      for (const tool of [
        'tools.helps',
        'tools.fields',
        'tools.tiles',
        'tools.scores',
        'tools.log',
        'tools.chat',
        'tools.menu',
      ]) {
        const opener = page
          .getByRole('button', { name: like(language, tool) })
          .or(page.getByRole('tab', { name: like(language, tool) }))
          .first()
        if (!(await opener.isVisible())) continue
        await opener.click()
        expect.soft(await faults(page), tool).toEqual([])
        await page.keyboard.press('Escape')
      }
      await bar(person).waitFor()

      await page.goto(`/g/${ended}`)
      await page.getByRole('table', { name: say('result.table') }).waitFor()
      expect.soft(await faults(page), 'result').toEqual([])

      for (const path of ['/rules', '/replay']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        expect.soft(await faults(page), path).toEqual([])
      }
    },
  )
}
