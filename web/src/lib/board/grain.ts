/**
 * Draws parts of the map coarse or fine, by a class. Another style for all of a big board at once takes longer than a
 * press may wait, so they change one after the other, a frame each.
 */
const CLASS = 'art-coarse'

export class Grain {
  readonly #parts = new Set<Element>()
  #coarse = false
  #changing = 0

  /** An attachment: this part of the map is drawn as the others are. */
  readonly put = (part: Element): (() => void) => {
    part.classList.toggle(CLASS, this.#coarse)
    this.#parts.add(part)
    return () => this.#parts.delete(part)
  }

  /** Everything is drawn so from now on. */
  set(coarse: boolean): void {
    if (coarse === this.#coarse) return
    this.#coarse = coarse
    cancelAnimationFrame(this.#changing)
    const rest = [...this.#parts]
    const next = () => {
      rest.shift()?.classList.toggle(CLASS, coarse)
      if (rest.length > 0) this.#changing = requestAnimationFrame(next)
    }
    this.#changing = requestAnimationFrame(next)
  }
}
