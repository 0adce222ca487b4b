/** The bots in a Web Worker of their own: they think with all the time they are given, and the page stays awake. */
import { loadSets } from '#rules'
import { makeBot } from '#rules/bots'
import type { Asked, Thought } from './types.ts'

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const { number, state, bot, seed, ms } = data
  await loadSets(state.options.sets)
  const end = performance.now() + ms
  const choice = makeBot(bot).decide(state, seed, { goOn: () => performance.now() < end })
  self.postMessage({ number, choice } satisfies Thought)
}
