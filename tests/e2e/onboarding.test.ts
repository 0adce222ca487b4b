// Two people who have never seen the site: from the home page to the first turn of a game with a friend, with every
// click and every field counted. Nothing is known of them beforehand, and no page but home and the game is opened.
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { site } from '../site/shared.ts'
import { bar, button, type Person, whoPlaces } from '../site/table.ts'
import { words } from '../site/words.ts'

beforeAll(async () => {
  // The worker compiles its code at the first call; that is nobody's waiting.
  const page = await (await site.device()).newPage()
  await page.goto('/')
  await page.context().close()
})

/** What the two do, counted. */
class Hands {
  readonly done: string[] = []

  async press(what: string, target: Locator): Promise<void> {
    this.done.push(what)
    await target.click()
  }

  async fill(what: string, field: Locator, text: string): Promise<void> {
    this.done.push(what)
    await field.fill(text)
  }
}

// As long as it may take; a machine that has other work to do gets another try.
const SOON = { timeout: 20_000, retry: 3 }

test(
  'from the home page to the first own turn against a friend: seven actions for both together',
  SOON,
  async () => {
    const laptop = await site.device({ permissions: ['clipboard-read', 'clipboard-write'] })
    const phone = await site.device({
      language: 'nl',
      theme: 'night',
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    })
    const ann: Person = { page: await laptop.newPage(), language: 'en', name: 'Ann' }
    const bo: Person = { page: await phone.newPage(), language: 'nl', name: 'Bo' }
    const visited = new Set<string>()
    for (const { page } of [ann, bo]) {
      page.on('framenavigated', (frame) => visited.add(new URL(frame.url()).pathname.split('/')[1]!))
    }
    const hands = new Hands()
    const sitDown = async (person: Person): Promise<void> => {
      const field = person.page.getByLabel(words(person.language)('room.name'))
      await hands.fill(`${person.name}: name`, field, person.name)
      await hands.press(`${person.name}: sit down`, button(person, 'room.sit'))
    }

    await ann.page.goto('/')
    await hands.press('Ann: new game', button(ann, 'home.new'))
    await sitDown(ann)
    await hands.press('Ann: copy the link', button(ann, 'share.copy'))
    await button(ann, 'share.copied').waitFor()
    const link = await ann.page.evaluate(() => navigator.clipboard.readText())

    await bo.page.goto(link)
    await sitDown(bo)
    await hands.press('Ann: start', button(ann, 'room.start'))

    const first = await whoPlaces([ann, bo])
    expect(hands.done).toHaveLength(7)

    await bar(first === ann ? bo : ann).waitFor()
    expect([...visited].sort()).toEqual(['', 'g'])
    expect(site.complaints).toEqual([])
  },
)
