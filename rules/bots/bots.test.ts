import { describe, expect, test, vi } from 'vitest'
import { applyAll, newGame } from '../game/apply.ts'
import { box, tokenBox } from '../game/box.ts'
import { sourceOf } from '../game/engine.ts'
import type { State } from '../game/module.ts'
import { parseOptions, type Options } from '../game/options.ts'
import { awaiting, position } from '../game/position.ts'
import { shuffleDeck, shuffleTokens } from '../record/shuffle.ts'
import { playArena } from './arena.ts'
import { botPolicy } from './bot-policy.ts'
import { CHARACTERS, LEVELS, makeBot, type Bot, type Choice, type Level } from './index.ts'
import { anyLegal } from './random.ts'
import { playBots } from './testing.ts'

// Whole games, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const EVERYTHING = { sets: ['count', 'king-robber', 'crop-circles', 'circus'] }

function optionsOf(raw: object): Options {
  const options = parseOptions(raw)
  if (!options.ok) throw new Error(options.error.message)
  return options.value
}

function begin(deck: string[], options = optionsOf({}), tokens: string[] = []): State {
  const players = [{ name: 'Ann' }, { name: 'Bo' }]
  const begun = newGame(
    { options, players, deck: deck.length, tokens: tokens.length },
    sourceOf(deck, tokens),
  )
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.state
}

/** Plays so many decisions, all by the same bot, and lists them. */
function play(bot: Bot, deck: string[], tokens: string[], options: Options, count: number, iterations = 150) {
  const source = sourceOf(deck, tokens)
  let state = begin(deck, options, tokens)
  const choices: Choice[] = []
  while (choices.length < count && awaiting(state)) {
    const choice = bot.decide(state, 'a', { iterations })!
    choices.push(choice)
    const applied = applyAll(state, choice.actions, source)
    if (!applied.ok) throw new Error(applied.error.message)
    state = applied.state
  }
  return { state, choices }
}

describe('any bot', () => {
  test('decides legally, with any sets, options, seats and characters', () => {
    for (let game = 0; game < 6; game++) {
      const played = playBots(`short ${game}`, () => ({ iterations: 80 }))
      expect(played.illegal).toEqual([])
      expect(played.finished).toBe(true)
      expect(played.actions).toBeGreaterThan(60)
    }
  })

  test.each(LEVELS)('%s decides the same when only what is hidden differs', (level) => {
    const options = optionsOf(EVERYTHING)
    const deck = shuffleDeck('hidden', box(options))
    const tokens = shuffleTokens('hidden', tokenBox(options))
    const bot = makeBot({ level })
    const { state, choices } = play(bot, deck, tokens, options, 8)
    const { drawnTiles, drawnTokens } = state
    const otherDeck = [...deck.slice(0, drawnTiles), ...deck.slice(drawnTiles).reverse()]
    const otherTokens = [...tokens.slice(0, drawnTokens), ...tokens.slice(drawnTokens).reverse()]
    const other = play(bot, otherDeck, otherTokens, options, 8)
    expect(choices).toHaveLength(8)
    expect(other.choices).toEqual(choices)
    expect(bot.decide(other.state, 'b', { iterations: 150 })).toEqual(
      bot.decide(state, 'b', { iterations: 150 }),
    )
  })

  test.each(LEVELS)('%s plays the same game again from the same seed', (level) => {
    const options = optionsOf({})
    const deck = shuffleDeck('again', box(options)).slice(0, 24)
    const bot = makeBot({ level })
    const once = play(bot, deck, [], options, 100)
    expect(play(bot, deck, [], options, 100)).toEqual(once)
    expect(position(once.state).finished).toBe(true)
  })

  test.each(LEVELS)('%s leaves the state alone and asks for no more time once it was told no', (level) => {
    const { state } = play(
      makeBot({ level: 'easy' }),
      shuffleDeck('time', box(optionsOf({}))),
      [],
      optionsOf({}),
      20,
    )
    const before = JSON.stringify(state)
    for (const allowed of [0, 1, 40]) {
      let asked = 0
      const choice = makeBot({ level }).decide(state, 'a', { goOn: () => ++asked <= allowed })
      expect(choice?.actions.length).toBeGreaterThan(0)
      expect(asked).toBeLessThanOrEqual(allowed + 1)
    }
    expect(JSON.stringify(state)).toBe(before)
  })

  test('decides nothing where nobody is asked', () => {
    expect(makeBot({ level: 'strong' }).decide(begin([]), 'a', { iterations: 10 })).toBeNull()
  })

  test('plays in its own way: no two characters play the same whole game', () => {
    const deck = shuffleDeck('ways', box(optionsOf({})))
    const games = CHARACTERS.map((character) => {
      const { choices } = play(makeBot({ level: 'medium', character }), deck, [], optionsOf({}), 1000, 400)
      return JSON.stringify(choices.map(({ actions }) => actions))
    })
    expect(new Set(games).size).toBe(CHARACTERS.length)
  })
})

describe('a reason', () => {
  // The start tile has a city in the north; a tile with one city edge closes it.
  test('closing a city with a knight tells the points and the followers left', () => {
    const state = begin(['base/E', 'base/E'])
    const choice = makeBot({ level: 'medium' }).decide(state, 'a', { iterations: 1000 })!
    expect(choice.actions.map(({ type }) => type)).toEqual(['place', 'deploy'])
    expect(choice.reason).toEqual({ code: 'closes-city', data: { points: 4, hand: 7 } })
  })

  test('a monk on a monastery claims it', () => {
    const state = begin(['base/B', 'base/E'])
    const choice = makeBot({ level: 'medium' }).decide(state, 'a', { iterations: 1000 })!
    expect(choice.reason).toEqual({ code: 'claims-monastery', data: { hand: 6 } })
  })
})

describe('the arena', () => {
  const policy = (level: Level) => () => botPolicy(makeBot({ level }), () => ({ iterations: 400 }))
  const clock = (): number => 0

  test('medium beats random and easy, in base and with everything together', () => {
    const base = optionsOf({})
    const whole = optionsOf(EVERYTHING)
    const makers = [policy('medium'), () => anyLegal] as const
    expect(playArena({ seed: 'ci', options: base, games: 6, makers, clock }).wins).toEqual([6, 0])
    const easier = [policy('medium'), policy('easy')] as const
    expect(
      playArena({ seed: 'ci', options: base, games: 6, makers: easier, clock }).wins[0],
    ).toBeGreaterThanOrEqual(4)
    expect(
      playArena({ seed: 'ci', options: whole, games: 2, makers: easier, clock }).margin.mean,
    ).toBeGreaterThan(0)
  })

  test('the seats change and each deck is played twice: against itself a policy that sees no chance gets nothing', () => {
    const makers = [policy('medium'), policy('medium')] as const
    const result = playArena({ seed: 'same', options: optionsOf({}), games: 2, makers, clock })
    expect(result).toMatchObject({ share: 0.5, margin: { mean: 0, low: 0, high: 0 } })
  })
})
