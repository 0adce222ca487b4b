import { botPolicy } from '../bots/bot-policy.ts'
import { greedy } from '../bots/greedy.ts'
import { CHARACTERS, LEVELS, isCharacter, makeBot, type Budget, type Level } from '../bots/index.ts'
import type { Policy } from '../bots/policy.ts'
import { anyLegal } from '../bots/random.ts'
import { CliError } from './output.ts'

const SIMPLE: Readonly<Record<string, Policy>> = { random: anyLegal, greedy }

const NAMES = [...Object.keys(SIMPLE), ...LEVELS]

/**
 * What makes the policy of a game for a name: `random`, `greedy`, or a bot's level, to which its character may be added
 * (`medium:farmer`). `budget` is called for every decision of a bot.
 */
export function policyMaker(flag: string, name: string, budget: () => Budget): () => Policy {
  const simple = Object.hasOwn(SIMPLE, name) ? SIMPLE[name] : undefined
  if (simple) return () => simple
  const [level, character = 'steady'] = name.split(':')
  if (!LEVELS.includes(level as Level)) {
    throw new CliError('cli/bad-value', `--${flag} is one of ${NAMES.join(', ')}, not ${name}`)
  }
  if (!isCharacter(character)) {
    throw new CliError('cli/bad-value', `the characters are ${CHARACTERS.join(', ')}, not ${character}`)
  }
  const bot = makeBot({ level: level as Level, character })
  return () => botPolicy(bot, budget)
}
