/** The bots in a Web Worker of their own: they think with all the time they are given, and the page stays awake. */
import { makeBot } from '#rules/bots'
import type { Asked, Thought } from './types.ts'

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  const { number, state, bot, seed, ms } = data
  const end = performance.now() + ms
  const choice = makeBot(bot).decide(state, seed, { goOn: () => performance.now() < end })
  self.postMessage({ number, choice } satisfies Thought)
}
