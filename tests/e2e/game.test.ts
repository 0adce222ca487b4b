// Two people with two browsers play a whole base game over a link.
import { expect, test } from 'vitest'
import { connect, playOn, policy, until } from '../site/player.ts'
import { lineOf } from '../site/line.ts'
import { replay } from '../site/replay.ts'
import { site } from '../site/shared.ts'
import {
  bar,
  downloadRecord,
  endTurn,
  newGame,
  type Person,
  place,
  seeResult,
  sitDown,
  startGame,
  totals,
  whoPlaces,
} from '../site/table.ts'
import { words } from '../site/words.ts'

const seatSecret = ({ page }: Person, id: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), `graaf.seat.${id}`)

test('two browsers play a whole game: 12 tiles by hand, a reload, a lost connection, the same result everywhere', async () => {
  const laptop = await site.device({ viewport: { width: 1440, height: 900 } })
  const phone = await site.device({
    language: 'nl',
    theme: 'night',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const ann: Person = { page: await laptop.newPage(), language: 'en', name: 'Ann' }
  const bo: Person = { page: await phone.newPage(), language: 'nl', name: 'Bo' }
  const line = { ann: await lineOf(ann.page), bo: await lineOf(bo.page) }

  const id = await newGame(ann)
  await sitDown(ann)
  await bo.page.goto(`/g/${id}`)
  await sitDown(bo)
  await startGame(ann)
  await bar(bo).waitFor()

  for (let tile = 0; tile < 12; tile++) {
    const person = await whoPlaces([ann, bo])
    if (tile === 4) {
      await bo.page.reload()
      await bar(bo).waitFor()
    }
    if (tile === 8) {
      const other = person === ann ? bo : ann
      const its = other === ann ? line.ann : line.bo
      await its.cut()
      await other.page.getByText(words(other.language)('link.offline')).waitFor()
      await place(person)
      await endTurn(person, true)
      await its.mend()
      await other.page.getByText(words(other.language)('link.back')).waitFor()
      continue
    }
    await place(person)
    await endTurn(person, tile % 3 !== 2)
  }

  const players = await Promise.all(
    [ann, bo].map(async (person) => connect(site.url, id, await seatSecret(person, id))),
  )
  for (const player of players) await until(player, (view) => view.me !== null && view.game !== null)
  expect(players[0]!.store.view.game!.log.length).toBeGreaterThanOrEqual(12)
  await playOn(players, policy('game'))
  for (const { store } of players) store.close()

  await Promise.all([seeResult(ann), seeResult(bo)])
  const [annSees, boSees] = [await totals(ann), await totals(bo)]
  expect(annSees).toEqual(boSees)
  expect(Object.keys(annSees).sort()).toEqual(['Ann', 'Bo'])

  const result = replay(await downloadRecord(ann))
  expect(result.finished).toBe(true)
  expect(Object.fromEntries(result.players.map(({ name, score }) => [name, score]))).toEqual(annSees)
  expect(site.complaints.filter((text) => !text.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
