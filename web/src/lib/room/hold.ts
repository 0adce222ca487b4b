/**
 * What a room says while the files of its game's sets are fetched. A game is opened when its sets are there; until then
 * everything waits behind its snapshot, so that nothing overtakes it.
 */
import { loadSets, type SetId } from '#rules'
import type { Surroundings } from './wire.ts'

/** The network may be away for a moment before a page is thought to be of an older release, whose files are gone: ms. */
const AGAIN = [1000, 4000]

export class Hold {
  readonly #around: Pick<Surroundings, 'later'>
  #texts: string[] | null = null
  #cancel: (() => void) | null = null

  constructor(around: Pick<Surroundings, 'later'>) {
    this.#around = around
  }

  /** Takes what was said if something waits; false if it may be read at once. */
  take(text: string): boolean {
    this.#texts?.push(text)
    return this.#texts !== null
  }

  /** From this snapshot on all waits, then `read` gets it in its order; `gone` if the files cannot be had. */
  begin(sets: readonly SetId[], snapshot: string, read: (text: string) => void, gone: () => void): void {
    const texts = (this.#texts = [snapshot])
    const again = [...AGAIN]
    const fetch = (): void => {
      loadSets(sets).then(
        () => {
          if (this.#texts !== texts) return
          this.#texts = null
          for (const text of texts) read(text)
        },
        () => {
          if (this.#texts !== texts) return
          const ms = again.shift()
          if (ms !== undefined) {
            this.#cancel = this.#around.later(ms, fetch)
            return
          }
          this.#texts = null
          gone()
        },
      )
    }
    fetch()
  }

  /** Drops what waits. */
  drop(): void {
    this.#texts = null
    this.#cancel?.()
    this.#cancel = null
  }
}
