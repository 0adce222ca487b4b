// One person with two tabs of one game.
import { expect, test } from 'vitest'
import { lineOf } from '../site/line.ts'
import { seated } from '../site/seated.ts'
import { site } from '../site/shared.ts'
import { endTurn, type Person, place, tilesLying, whoPlaces } from '../site/table.ts'

test('two tabs of one seat: the move that came second is taken back on the screen, with a sentence', async () => {
  const { id, names, open } = await seated(site, ['Ann', 'Bo'], true)
  // Whoever begins opens a second tab, whose line lets nothing through from the room while it is held.
  const begins = await open(names[0]!)
  const late: Person = { ...begins, page: await begins.page.context().newPage() }
  const line = await lineOf(late.page)
  await late.page.goto(`/g/${id}`)
  await whoPlaces([late])
  expect(await tilesLying(late)).toBe(1)

  line.hold()
  await place(begins)
  await endTurn(begins, false)
  await place(late)
  // Shown at once, before the room has said anything.
  await expect.poll(() => tilesLying(late)).toBe(2)
  line.release()

  await late.page
    .getByText(/moved first\. Choose again\./)
    .first()
    .waitFor()
  // What lies now is what the first tab placed, and the turn is over.
  await expect.poll(() => tilesLying(late)).toBe(2)
  await expect.poll(() => late.page.getByRole('button', { name: /^(Place here|End turn)/ }).count()).toBe(0)
})
