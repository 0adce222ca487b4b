/** The bots in a Web Worker of their own: they think with all the time they are given, and the page stays awake. */
import { loadSets } from '#rules'
import { makeBot, within } from '#rules/bots'
import type { Asked, Thought } from './types.ts'

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const { number, state, bot, seed, ms } = data
  await loadSets(state.options.sets)
  const choice = makeBot(bot).decide(
    state,
    seed,
    within(ms, () => performance.now()),
  )
  self.postMessage({ number, choice } satisfies Thought)
}
