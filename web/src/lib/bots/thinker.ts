/** Bots on this device: for practice without a network, and for a hint. Nothing of them is loaded before it is asked. */
import type { State } from '#rules'
import type { BotSettings, Choice } from '#rules/bots'
import type { Asked, Thought } from './types.ts'

export interface Thinker {
  /**
   * What a bot would decide for whoever has to, with so many milliseconds to think; null where nobody has to. Fails if
   * the worker cannot be loaded, or was closed meanwhile.
   */
  think(state: State, bot: BotSettings, seed: string, ms: number): Promise<Choice | null>
  close(): void
}

interface Waiting {
  resolve: (choice: Choice | null) => void
  reject: (error: Error) => void
}

/** Starts the worker with the first question. */
export function newThinker(): Thinker {
  let worker: Worker | null = null
  let asked = 0
  const waiting = new Map<number, Waiting>()

  function fail(message: string): void {
    worker?.terminate()
    worker = null
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }

  function open(): Worker {
    const opened = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    opened.onmessage = ({ data }: MessageEvent<Thought>) => {
      waiting.get(data.number)?.resolve(data.choice)
      waiting.delete(data.number)
    }
    opened.onerror = () => fail('the bots could not be loaded')
    return opened
  }

  return {
    think(state, bot, seed, ms) {
      worker ??= open()
      const number = ++asked
      worker.postMessage({ number, state, bot, seed, ms } satisfies Asked)
      return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }))
    },
    close: () => fail('closed'),
  }
}
