// Every screen as a picture, by phone, laptop and phone on its side, day and night, English and Dutch, with six
// players and long names: `npm run shots [part of a name]`. Writes shots/screens/*.png and a contact sheet a device,
// and prints what the audit finds on each.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { Colour } from '#room/protocol.ts'
import type { RoomView } from '#lib/room/types.ts'
import { ROOT } from '../../tools/runtime.ts'
import { connect, createGame, type Player, playOn, policy, sit, until } from '../site/player.ts'
import { openSite } from '../site/site.ts'
import { bar, button, cells, isPlacing, type Person, place, pressFilled } from '../site/table.ts'
import { like, words } from '../site/words.ts'
import { audit } from './audit.ts'
import { contactSheet, type Shot } from './sheet.ts'

const PEOPLE: readonly [string, Colour][] = [
  ['Wilhelmina van der Molen', 'vermilion'],
  ['Christoffel Oudekerk-Bos', 'plum'],
  ['Mieke', 'sky'],
  ['Bo', 'saffron'],
  ['Ann', 'ivory'],
  ['Maximiliaan van Rijswijk', 'ink'],
]
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
const SETS = ['count', 'king-robber', 'crop-circles', 'circus']
const EVERY_DECISION = ['leave-city', 'enter-city', 'move-count', 'crop-circle', 'add-follower'] as const

const wanted = process.argv[2] ?? ''
const folder = path.join(ROOT, 'shots/screens')
mkdirSync(folder, { recursive: true })
const site = await openSite()
const everybody: Player[] = []

async function table(options: Record<string, unknown>, players: number): Promise<[string, Player[]]> {
  const id = await createGame(site.url, options)
  const seated = PEOPLE.slice(0, players).map(() => connect(site.url, id))
  for (const [index, player] of seated.entries()) await sit(player, ...PEOPLE[index]!)
  everybody.push(...seated)
  return [id, seated]
}

/** A game that was played until `enough`. A chance game may pass it by: then another one is tried. */
async function gameAt(
  options: Record<string, unknown>,
  players: number,
  enough: (view: RoomView) => boolean,
): Promise<[string, Player[]]> {
  for (let seed = 0; ; seed++) {
    const [id, seated] = await table(options, players)
    seated[0]!.store.start()
    await Promise.all(seated.map((player) => until(player, (view) => view.game !== null)))
    await playOn(seated, policy(`shots ${seed}`), enough)
    if (enough(seated[0]!.store.view)) return [id, seated]
  }
}

const awaits = (step: string, tiles: number) => (view: RoomView) =>
  view.game!.awaiting?.step === step && view.game!.log.length > tiles

/** Opens a game in the seat of whoever decides, or of somebody who waits. */
async function open(page: Page, [id, seated]: [string, Player[]], decides = true): Promise<void> {
  const turn = seated[0]!.store.view.game?.awaiting?.player
  const seat = seated.find(({ store: { view } }) => (view.me === turn) === decides) ?? seated[0]!
  await page.addInitScript(([key, secret]) => localStorage.setItem(key, secret), [
    `graaf.seat.${id}`,
    seat.secret()!,
  ] as const)
  await page.goto(`/g/${id}`)
}

const [waiting] = await table({ sets: SETS }, 5)
const placing = await gameAt({ sets: SETS }, 6, awaits('place', 60))
const ended = await gameAt({ sets: SETS }, 6, (view) => view.game!.finished)
const decisions = new Map<string, [string, Player[]]>()
for (const step of EVERY_DECISION) decisions.set(step, await gameAt({ sets: SETS }, 4, awaits(step, 20)))

let faults = 0
for (const { name: deviceName, ...viewport } of DEVICES) {
  const shots: Shot[] = []
  for (const { theme, language } of LOOKS) {
    const say = words(language)
    const take = async (page: Page, screen: string): Promise<void> => {
      const title = `${screen}-${deviceName}-${theme}-${language}`
      await page.evaluate(() => document.fonts.ready)
      const file = path.join(folder, `${title}.png`)
      await page.screenshot({ path: file })
      shots.push({ file, title, ...viewport })
      for (const fault of await audit(page)) {
        faults++
        console.log(`${title}: ${fault}`)
      }
    }
    const screens: Record<string, (person: Person) => Promise<void>> = {
      home: async (person) => {
        await person.page.goto('/')
        await button(person, 'home.new').waitFor()
        await take(person.page, 'home')
      },
      room: async ({ page }) => {
        await page.goto(`/g/${waiting}`)
        await page.getByRole('heading', { name: say('room.title') }).waitFor()
        await take(page, 'room')
      },
      place: async (person) => {
        await open(person.page, placing)
        await cells(person).first().waitFor({ state: 'attached' })
        await take(person.page, 'place')
        await pressFilled(person, 'place.next')
        await take(person.page, 'ghost')
        await place(person)
        if (await isPlacing(person)) return
        await take(person.page, 'deploy')
        // The next look finds the game as this one did.
        await person.page.keyboard.press('Escape')
        await cells(person).first().waitFor({ state: 'attached' })
      },
      wait: async (person) => {
        await open(person.page, placing, false)
        await bar(person).waitFor()
        await take(person.page, 'wait')
        for (const tool of [
          'tools.helps',
          'tools.fields',
          'tools.tiles',
          'tools.scores',
          'tools.log',
          'tools.menu',
        ]) {
          const named = { name: like(language, tool) }
          const opener = person.page
            .getByRole('button', named)
            .or(person.page.getByRole('tab', named))
            .first()
          if (!(await opener.isVisible())) continue
          await opener.click()
          await take(person.page, tool.replace('tools.', ''))
        }
      },
      'text-200': async (person) => {
        await open(person.page, placing)
        await cells(person).first().waitFor({ state: 'attached' })
        await person.page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        await take(person.page, 'text-200')
      },
      result: async ({ page }) => {
        await page.goto(`/g/${ended[0]}`)
        await page.getByRole('table', { name: say('result.table') }).waitFor()
        await take(page, 'result')
      },
      rules: async ({ page }) => {
        await page.goto('/rules/count')
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await take(page, 'rules')
      },
    }
    for (const [step, game] of decisions) {
      screens[step] = async (person) => {
        await open(person.page, game)
        await bar(person).waitFor()
        await take(person.page, step)
      }
    }
    for (const [screen, show] of Object.entries(screens)) {
      if (!screen.includes(wanted)) continue
      const device = await site.device({ theme, language, viewport })
      try {
        await show({ page: await device.newPage(), language, name: 'Ann' })
      } catch (error) {
        faults++
        console.log(`${screen}-${deviceName}-${theme}-${language}: ${String(error).split('\n')[0]}`)
      }
      await device.close()
    }
  }
  if (shots.length > 0) await contactSheet(site.browser, shots, path.join(ROOT, `shots/${deviceName}.png`))
}
for (const { store } of everybody) store.close()
await site.close()
console.log(`${faults} faults; pictures in shots/`)
process.exit(0)
