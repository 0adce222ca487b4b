/** The bots as a room uses them. Loaded lazily by hosts, for rooms that have bots: it brings the rules' bots with it. */
import { makeBot } from '#rules/bots'
import type { BareAction } from './protocol.ts'
import type { Think } from './room.ts'

export const think: Think = (state, bot, seed, thought) => {
  const choice = makeBot(bot).decide(state, seed, { iterations: thought })
  if (choice === null || choice.actions.length === 0) return null
  const actions = choice.actions.map(({ player: _, ...action }): BareAction => action)
  return { actions, why: choice.reason }
}
