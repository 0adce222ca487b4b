import { expect, test } from 'vitest'
import { within, type Budget, type Level } from './index.ts'
import { playBots } from './testing.ts'

const GAMES = Number(process.env.GRAAF_GAMES ?? 1000)
const SEED = process.env.GRAAF_SEED ?? 'long'
const STRONG_MS = 20

/** Strong has 20 ms by the clock, the others all the time that they want. */
function budget(level: Level): Budget {
  return level === 'strong' ? within(STRONG_MS, () => performance.now()) : { goOn: () => true }
}

test(`no bot decides illegally in ${GAMES} games over any sets and options (seed ${SEED})`, () => {
  for (let game = 0; game < GAMES; game++) {
    const played = playBots(`${SEED} ${game}`, budget)
    expect(played.illegal).toEqual([])
    expect(played.finished).toBe(true)
  }
})
