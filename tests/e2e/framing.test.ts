// Where the camera stands when a game's page has come.
import { expect, test } from 'vitest'
import { seated } from '../site/seated.ts'
import { site } from '../site/shared.ts'

const middle = ({ x, width }: { x: number; width: number }): number => x + width / 2

test('whoever opens a game finds its tiles in the middle of what is free of the board, wide and narrow', async () => {
  const table = await seated(site, ['Ann', 'Bo'], true)
  // Who does not decide sees the one tile that lies, and no places around it.
  const waits = table.names[1]!

  const wide = await table.open(waits, { viewport: { width: 1440, height: 900 } })
  const tile = wide.page.locator('svg.map .a-ground')
  const box = async (selector: string) => (await wide.page.locator(selector).first().boundingBox())!
  await tile.waitFor()
  await expect
    .poll(async () => {
      const [scores, rail, lies] = [await box('.scores'), await box('.rail'), (await tile.boundingBox())!]
      const free = scores.x + scores.width
      return Math.abs(middle(lies) - (free + rail.x) / 2)
    })
    .toBeLessThan(3)

  const narrow = await table.open(waits, { viewport: { width: 390, height: 844 } })
  const lies = narrow.page.locator('svg.map .a-ground')
  await lies.waitFor()
  const edge = async (selector: string) => (await narrow.page.locator(selector).first().boundingBox())!
  await expect
    .poll(async () => {
      const [top, bar, at] = [await edge('.top'), await edge('#decision'), (await lies.boundingBox())!]
      return Math.abs(at.y + at.height / 2 - (top.y + top.height + bar.y) / 2)
    })
    .toBeLessThan(3)
})
