import { describe, expect, test } from 'vitest'
import { anyLegal } from '../bots/random.ts'
import { OPTION_DEFS, parseOptions, type Options } from '../game/options.ts'
import { randomGame } from '../record/random-game.ts'

// What each value means is proved where its statements are. Here every value has to do something at all where its set
// is in play, and nothing where it is not.

const EVERYTHING = { sets: ['count', 'king-robber', 'crop-circles', 'circus'] }
const GAMES = 40

/** How a random game of these options ends, deck and all. The same decisions are drawn as long as nothing differs. */
function game(raw: object, seed: number): string {
  const options = parseOptions(raw)
  if (!options.ok) throw new Error(options.error.message)
  const { record, position } = randomGame({
    seed: `options ${seed}`,
    options: options.value satisfies Options,
    players: 3,
    policy: anyLegal,
  })
  return JSON.stringify([record.deck, record.tokens, record.actions, position])
}

const choices = OPTION_DEFS.flatMap(({ id, values, default: usual, list, set }) =>
  values
    .filter((value) => list !== undefined || value !== usual)
    .map((value) => ({ id, set, value: list ? [value] : value })),
)

describe('a value that is not the default makes another game', () => {
  const inPlay = choices.filter(({ id, value }) => !(id === 'sets' && String(value) === 'base'))
  test.for(inPlay)('$id $value', ({ id, value }) => {
    const usual = id === 'sets' ? {} : EVERYTHING
    const differs = Array.from({ length: GAMES }, (_, seed) => seed).some(
      (seed) => game({ ...usual, [id]: value }, seed) !== game(usual, seed),
    )
    expect(differs).toBe(true)
  })
})

describe('an option of a set that is not in play does nothing', () => {
  test.for(choices.filter(({ set }) => set !== 'base'))('$id $value', ({ id, value }) => {
    for (let seed = 0; seed < 3; seed++) expect(game({ [id]: value }, seed)).toBe(game({}, seed))
  })
})
