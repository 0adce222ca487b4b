// Every decision of the expansions as a picture, on a phone and a laptop, by day and by night, in English and Dutch:
// `npm run shots:expansions [part of a name] [day|night]`. The games are the same every time. Writes
// shots/expansions/*.png and a contact sheet a device, and prints what the audit finds on each.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../tools/runtime.ts'
import { openSite } from '../site/site.ts'
import { bar } from '../site/table.ts'
import { audit } from './audit.ts'
import { MOMENTS, type Moment } from './moments.ts'
import { contactSheet, type Shot } from './sheet.ts'
import { Game } from './table.ts'

const DEVICES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'laptop', width: 1440, height: 900 },
] as const
const LOOKS = [
  { theme: 'day', language: 'en' },
  { theme: 'night', language: 'nl' },
] as const
const SEEDS = 200

/** The first game, by seed, that comes to the moment. */
function gameAt({ name, options, players, when }: Moment): Game {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const game = new Game(options, players, seed)
    if (game.playUntil(when)) return game
  }
  throw new Error(`No game comes to ${name}`)
}

const [part = '', look = ''] = process.argv.slice(2)
const folder = path.join(ROOT, 'shots/expansions')
mkdirSync(folder, { recursive: true })
const site = await openSite()
let faults = 0
const fault = (title: string, what: string): void => {
  faults++
  console.log(`${title}: ${what}`)
}
for (const { name: device, ...viewport } of DEVICES) {
  const shots: Shot[] = []
  for (const moment of MOMENTS.filter(({ name }) => name.includes(part))) {
    for (const { theme, language } of LOOKS.filter((one) => one.theme.includes(look))) {
      const title = `${moment.name}-${device}-${theme}-${language}`
      const context = await site.device({ theme, language, viewport })
      context.setDefaultTimeout(8_000)
      try {
        const game = gameAt(moment)
        const page = await context.newPage()
        const person = { page, language, name: '' }
        await game.open(page, moment.who?.(game) ?? game.awaits!.player)
        await bar(person).waitFor()
        await moment.then?.(person, game)
        await page.evaluate(() => document.fonts.ready)
        await page.waitForTimeout(300)
        const file = path.join(folder, `${title}.png`)
        await page.screenshot({ path: file })
        shots.push({ file, title, ...viewport })
        for (const what of await audit(page)) fault(title, what)
      } catch (error) {
        fault(title, String(error).split('\n')[0]!)
      }
      await context.close()
    }
  }
  if (shots.length > 0)
    await contactSheet(site.browser, shots, path.join(ROOT, `shots/expansions-${device}.png`))
}
for (const complaint of new Set(site.complaints)) fault('console', complaint)
await site.close()
console.log(`${faults} faults; pictures in shots/expansions/`)
process.exit(0)
