import type { State } from '#rules'
import type { BotSettings, Choice } from '#rules/bots'

/** What the page asks the worker. */
export interface Asked {
  number: number
  state: State
  bot: BotSettings
  seed: string
  /** Milliseconds to think. */
  ms: number
}

/** What the worker answers; null where nobody has to decide. */
export interface Thought {
  number: number
  choice: Choice | null
}
