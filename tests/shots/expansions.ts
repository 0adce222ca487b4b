// Every decision of the expansions as a picture, on a phone and a laptop, by day and by night, in English and Dutch:
// `npm run shots:expansions [patterns]`, e.g. `npm run shots:expansions '^leave|^add' phone night` for the pictures whose
// names match all of them. The games are the same every time. Writes shots/expansions/*.png and a contact sheet a device, and
// prints what the audit finds on each.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../tools/runtime.ts'
import { openSite } from '../site/site.ts'
import { bar } from '../site/table.ts'
import { audit } from './audit.ts'
import { MOMENTS, type Moment } from './moments.ts'
import { settled } from './settled.ts'
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
/** So many games are tried. */
const SEEDS = 300

const seeds = new Map<string, number>()

/** The first game, by seed, that comes to the moment. */
function gameAt({ name, options, players, from = 1, when }: Moment): Game {
  for (let seed = seeds.get(name) ?? from; seed < from + SEEDS; seed++) {
    const game = new Game(options, players, seed)
    if (!game.playUntil(when)) continue
    seeds.set(name, seed)
    return game
  }
  throw new Error(`No game comes to ${name}`)
}

const wanted = process.argv.slice(2)
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
  for (const moment of MOMENTS) {
    for (const { theme, language } of LOOKS) {
      const title = `${moment.name}-${device}-${theme}-${language}`
      if (!wanted.every((word) => new RegExp(word).test(title))) continue
      const context = await site.device({ theme, language, viewport })
      try {
        const game = gameAt(moment)
        const page = await context.newPage()
        const person = { page, language, name: '' }
        await game.open(page, moment.who?.(game) ?? game.awaits!.player)
        await bar(person).waitFor()
        await moment.then?.(person, game)
        await settled(page)
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
