// Every screen and every decision of the expansions as a picture, in six windows, by day and by night, in English and
// Dutch, with many players and long names: `npm run shots [patterns]`, e.g. `npm run shots small day 'leave|add'` for
// the pictures whose names match all of them. The games are the same every time. Writes shots/screens/*.png and for
// each window and look a contact sheet, and prints what the audit finds on each.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../tools/runtime.ts'
import { openSite } from '../site/site.ts'
import { audit } from './audit.ts'
import { DEVICES, LOOKS, TOUCHED } from './devices.ts'
import { decisionsOf } from './decisions.ts'
import { gamesOn } from './games.ts'
import { screensOf, type Take } from './screens.ts'
import { settled } from './settled.ts'
import { contactSheet, type Shot } from './sheet.ts'

const wanted = process.argv.slice(2).map((pattern) => new RegExp(pattern))
const folder = path.join(ROOT, 'shots/screens')
mkdirSync(folder, { recursive: true })
const site = await openSite()
const games = gamesOn(site.url)
const screens = { ...screensOf(games), ...decisionsOf() }
let taken = 0
let faults = 0
const fault = (title: string, what: string): void => {
  faults++
  console.log(`${title}: ${what}`)
}

for (const { name: device, ...viewport } of DEVICES) {
  for (const { theme, language } of LOOKS) {
    const look = `${device}-${theme}-${language}`
    const shots: Shot[] = []
    for (const [screen, show] of Object.entries(screens)) {
      if (!wanted.every((pattern) => pattern.test(`${screen}-${look}`))) continue
      const context = await site.device({ theme, language, viewport, hasTouch: TOUCHED.has(device) })
      const page = await context.newPage()
      const take: Take = async (name) => {
        const title = `${name}-${look}`
        await settled(page)
        const file = path.join(folder, `${title}.png`)
        await page.screenshot({ path: file })
        shots.push({ file, title, ...viewport })
        for (const what of await audit(page)) fault(title, what)
      }
      try {
        await show({ page, language, name: 'Ann' }, take)
      } catch (error) {
        fault(`${screen}-${look}`, String(error).split('\n')[0]!)
      }
      await context.close()
    }
    taken += shots.length
    if (shots.length > 0) await contactSheet(site.browser, shots, path.join(ROOT, `shots/${look}.png`))
  }
}
for (const complaint of new Set(site.complaints)) {
  // One of the screens is offline.
  if (!complaint.includes('ERR_INTERNET_DISCONNECTED')) fault('console', complaint)
}
games.close()
await site.close()
console.log(`${taken} pictures in shots/screens, contact sheets in shots/; ${faults} faults`)
process.exit(0)
