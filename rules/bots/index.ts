/** The door to the bots: players that decide from what a seat sees. Loaded lazily; `rules/index.ts` does not know it. */
import type { State } from '../game/module.ts'
import { chooseWith, type Choice, type GoOn, type Chooser } from './bot.ts'
import { CHARACTERS, weightsOf, type Character } from './characters.ts'
import { easy } from './easy.ts'
import { medium } from './medium.ts'
import { strong } from './strong.ts'
import { tunedFor, type Weights } from './weights.ts'

export type { Choice, GoOn } from './bot.ts'
export { CHARACTERS, type Character } from './characters.ts'
export type { BotReason, BotReasonCode } from './reason.ts'
export { within } from './time.ts'

export type Level = 'easy' | 'medium' | 'strong'

export const LEVELS: readonly Level[] = ['easy', 'medium', 'strong']

const CHOOSERS: Readonly<Record<Level, Chooser>> = { easy, medium, strong }

export interface BotSettings {
  level: Level
  /** `steady` if not told. */
  character?: Character
  /** Other weights than the tuned ones, for tuning them. */
  weights?: Weights
}

/** How long it may think: so many steps of thought, or until the caller says no. */
export type Budget = { iterations: number } | { goOn: GoOn }

export interface Bot {
  level: Level
  character: Character
  /**
   * Decides what the state asks for, in the place of whoever is asked; null where nobody is. It knows nothing that is
   * not in the state, so two games that differ only in what is hidden get the same answer. The same state, seed and
   * number of iterations give the same answer everywhere.
   */
  decide(state: State, seed: string, budget: Budget): Choice | null
}

export function makeBot({ level, character = 'steady', weights }: BotSettings): Bot {
  return {
    level,
    character,
    decide(state, seed, budget) {
      const own = weightsOf(character, weights ?? tunedFor(state.options))
      return chooseWith(CHOOSERS[level], state, own, seed, clockOf(budget))
    },
  }
}

function clockOf(budget: Budget): GoOn {
  if ('goOn' in budget) return budget.goOn
  let steps = 0
  return () => steps++ < budget.iterations
}

/** Whether a string of unknown origin names a character. */
export function isCharacter(name: string): name is Character {
  return (CHARACTERS as readonly string[]).includes(name)
}
