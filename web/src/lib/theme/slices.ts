/** Long work cut into pieces that leave room for frames between them. */

/** How long a slice may take, in ms: the frame around it has other things to do. */
const SLICE = 7

/** Works at once and in slices between frames: `next` does one piece and tells whether there is another. */
export function inSlices(next: () => boolean): void {
  const until = performance.now() + SLICE
  while (next()) {
    if (performance.now() < until) continue
    requestAnimationFrame(() => inSlices(next))
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
    requestAnimationFrame(() => setTimeout(() => inSlices(runNext)))
  }
  return () => waiting.delete(task)
}
