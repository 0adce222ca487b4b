/** Work that may be left between its steps and taken up again; the last of them returns the result. */
export type Steps<T> = Generator<undefined, T, undefined>

/** All steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
