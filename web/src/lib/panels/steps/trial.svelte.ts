/** Trying a tile while others decide: it is seen on this device only, and goes when my turn begins. */
import { type Action, fits } from '#rules'
import type { BoardGhost, BoardModel } from '#lib/board/types.ts'
import { t } from '#lib/i18n/index.svelte.ts'
import { type Bar, EMPTY_BAR } from '../asking.ts'
import type { Play } from '../play.svelte.ts'
import { PlaceStep } from './place.svelte.ts'

/** The tiles that may be tried: the one in play, then whatever nobody has seen yet, the most frequent first. */
function tilesToTry(play: Play): string[] {
  const left = play.left.filter((one) => one.left > 0).sort((a, b) => b.left - a.left)
  return [...new Set([play.awaiting?.tile, ...left.map(({ tile }) => tile)])].filter(
    (tile) => tile !== undefined,
  )
}

/** The tile that is tried first. */
export const firstToTry = (play: Play): string | null => tilesToTry(play)[0] ?? null

export class TrialStep extends PlaceStep {
  readonly #of: Play
  readonly #count: number

  constructor(play: Play, tile: string) {
    const { state } = play
    const places = state ? fits(state, tile) : []
    const legal = places.map((place): Action => ({ player: play.me ?? 0, type: 'place', ...place }))
    super(play, { tile, legal })
    this.#of = play
    this.#count = new Set(places.map(({ x, y }) => `${x},${y}`)).size
  }

  #another = (): void => {
    const tiles = tilesToTry(this.#of)
    this.#of.trying = tiles[(tiles.indexOf(this.tile) + 1) % tiles.length] ?? null
  }

  #stop = (): void => {
    this.#of.trying = null
  }

  override get bar(): Bar {
    const { hand, secondary } = super.bar
    return {
      ...EMPTY_BAR,
      question: t('trial.question'),
      consequence: this.#count > 0 ? t('place.fits', { count: this.#count }) : t('trial.nowhere'),
      hand,
      secondary: [
        ...secondary.filter(({ id }) => id === 'turn'),
        { id: 'another', label: t('trial.another'), short: t('trial.another-short'), onclick: this.#another },
      ],
      primary: { label: t('trial.stop'), onclick: this.#stop },
    }
  }

  override get board(): Partial<BoardModel> {
    const board = super.board
    const ghosts = (board.ghosts ?? []).map((ghost): BoardGhost => ({ ...ghost, kind: 'trial' }))
    // The board tells ghosts apart by their kind: pointing somewhere else does not hide what lies.
    return { ...board, ghosts: ghosts.slice(0, 1) }
  }

  override get focus() {
    return null
  }

  override back(): boolean {
    if (!super.back()) this.#stop()
    return true
  }
}
