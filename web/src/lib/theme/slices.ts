/** Long work cut into pieces that leave room for frames between them. */

/** How long a slice may take, in ms: others wait for the same thread. */
const SLICE = 7

/** Called behind the next frame, so that the frame itself has nothing else to do. */
const behindFrame = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run))

/** Works at once and in slices behind frames: `next` does one piece and tells whether there is another. */
export function inSlices(next: () => boolean): void {
  const until = performance.now() + SLICE
  while (next()) {
    if (performance.now() < until) continue
    behindFrame(() => inSlices(next))
    return
  }
}

/** Does a piece of its work; `true`: there is more. */
type Task = () => unknown

const waiting = new Set<Task>()
let coming = false

function runNext(): boolean {
  const [task] = waiting
  if (task) waiting.delete(task)
  try {
    // What has more to do lets the others do a piece of theirs first.
    if (task?.() === true) waiting.add(task)
  } catch (error) {
    // Told as if nobody had caught it: those behind it come all the same.
    reportError(error)
  }
  coming = waiting.size > 0
  return coming
}

/**
 * Runs a task when the next frame has been shown, in slices with the others that wait for it: an answer to a press is
 * seen before what it brings has been worked out. A task that returns `true` is run again, in turn with the others.
 * Returns how to drop it.
 */
export function afterFrame(task: Task): () => void {
  waiting.add(task)
  if (!coming) {
    coming = true
    behindFrame(() => inSlices(runNext))
  }
  return () => waiting.delete(task)
}
