import { apply, newGame } from '../game/apply.ts'
import { box, tokenBox } from '../game/box.ts'
import { sourceOf } from '../game/engine.ts'
import type { State } from '../game/module.ts'
import { OPTION_DEFS, parseOptions, type Options } from '../game/options.ts'
import { awaiting, legal } from '../game/position.ts'
import { random, type Random } from '../record/random.ts'
import { shuffleDeck, shuffleTokens } from '../record/shuffle.ts'
import { CHARACTERS, LEVELS, makeBot, type Budget, type Level } from './index.ts'

// What the short and the long check of the bots share.

/** Options by chance: any sets, any values. */
export function anyOptions(chance: Random): Options {
  const raw: Record<string, unknown> = {}
  for (const { id, values, list } of OPTION_DEFS) {
    const pick = (): (typeof values)[number] => values[chance.below(values.length)]!
    if (!list) raw[id] = pick()
    else {
      const some = values.filter(() => chance.below(2) === 0)
      raw[id] = list === 'not-empty' && some.length === 0 ? [pick()] : some
    }
  }
  const options = parseOptions(raw)
  if (!options.ok) throw new Error(options.error.message)
  return options.value
}

export interface Played {
  /** Decisions of the bots, as actions. */
  actions: number
  finished: boolean
  /** What a bot wanted that is not legal, with the options under which it did. */
  illegal: string[]
}

/**
 * A game of two to four bots of all levels and characters over options by chance, each decision checked against the
 * list of legal actions.
 */
export function playBots(seed: string, budget: (level: Level) => Budget): Played {
  const chance = random(seed)
  const options = anyOptions(chance)
  const deck = shuffleDeck(seed, box(options))
  const tokens = shuffleTokens(seed, tokenBox(options))
  const source = sourceOf(deck, tokens)
  const bots = Array.from({ length: 2 + chance.below(3) }, () =>
    makeBot({
      level: LEVELS[chance.below(LEVELS.length)]!,
      character: CHARACTERS[chance.below(CHARACTERS.length)]!,
    }),
  )
  const players = bots.map((_, player) => ({ name: `Bot ${player}` }))
  const begun = newGame({ options, players, deck: deck.length, tokens: tokens.length }, source)
  if (!begun.ok) throw new Error(begun.error.message)
  const played: Played = { actions: 0, finished: false, illegal: [] }
  let state: State = begun.state
  for (let open = awaiting(state); open; open = awaiting(state)) {
    const bot = bots[open.player]!
    const choice = bot.decide(state, seed, budget(bot.level))
    for (const action of choice?.actions ?? []) {
      const listed = legal(state).some((other) => JSON.stringify(other) === JSON.stringify(action))
      const applied = apply(state, action, source)
      if (!listed || !applied.ok) {
        played.illegal.push(`${seed}: ${JSON.stringify(action)} ${JSON.stringify(options)}`)
        return played
      }
      state = applied.state
      played.actions++
    }
    if (!choice || choice.actions.length === 0) return played
  }
  played.finished = state.winners !== null
  return played
}
