/**
 * One thing after another: the queue in front of a room. What needs no waiting is done at once, so that a move costs no
 * turn of the event loop; what comes while something waits (for a hash, for storage) waits behind it.
 */
export class Line {
  #last: Promise<void> | null = null

  /** Runs the task now or in its turn. A task that fails does not hold up the next. */
  run(task: () => void | Promise<void>): void | Promise<void> {
    const done = this.#last === null ? task() : this.#last.then(task, task)
    if (!(done instanceof Promise)) return
    const last = done.finally(() => {
      if (this.#last === last) this.#last = null
    })
    this.#last = last
    return last
  }
}
