/** Long work cut into pieces that leave room for presses and frames between them. */

/** How long a slice may take, in ms, before the others that wait for the same thread have their turn. */
const SLICE = 3
/** A page behind others has no frames. So long, in ms, one is waited for: whoever must notice his turn cannot wait for more. */
const PATIENCE = 200

function whenShown(run: () => void): void {
  let shown = false
  const once = (): void => {
    if (shown) return
    shown = true
    clearTimeout(late)
    setTimeout(run)
  }
  const late = setTimeout(once, PATIENCE)
  requestAnimationFrame(once)
}

/** Works at once and then slice by slice: `next` does one piece and tells whether there is another. */
export function inSlices(next: () => boolean): void {
  const until = performance.now() + SLICE
  while (next()) {
    if (performance.now() < until) continue
    setTimeout(() => inSlices(next))
    return
  }
}

const waiting = new Set<() => void>()
let coming = false

function runNext(): boolean {
  const [task] = waiting
  if (task) waiting.delete(task)
  try {
    task?.()
  } catch (error) {
    // Told as if nobody had caught it: those behind it come all the same.
    reportError(error)
  }
  coming = waiting.size > 0
  return coming
}

/**
 * Runs a task when the next frame has been shown, in slices with the others that wait for it: an answer to a press is
 * seen before what it brings has been worked out. Returns how to drop it.
 */
export function afterFrame(task: () => void): () => void {
  waiting.add(task)
  if (!coming) {
    coming = true
    whenShown(() => inSlices(runNext))
  }
  return () => waiting.delete(task)
}

/** Does long work in the same way, step by step and in turn with the others; `done` gets its result. Returns how to drop it. */
export function inSteps<T>(steps: Iterator<unknown, T>, done?: (result: T) => void): () => void {
  let drop = afterFrame(next)
  let dropped = false
  function next(): void {
    const step = steps.next()
    if (dropped) return
    if (step.done) done?.(step.value)
    else drop = afterFrame(next)
  }
  return () => {
    dropped = true
    drop()
  }
}
