type Task = () => void | Promise<void>

const waiting: Task[] = []
let running = false

const idle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => requestIdleCallback(() => run(), { timeout: 400 })
    : (run) => setTimeout(run, 50)

function next(): void {
  const task = waiting.shift()
  running = task !== undefined
  if (task) idle(() => void Promise.resolve(task()).finally(next))
}

/** Runs a task when the browser has nothing else to do; one at a time, `first` before the others. Returns how to drop it. */
export function whenIdle(task: Task, first = false): () => void {
  if (first) waiting.unshift(task)
  else waiting.push(task)
  if (!running) next()
  return () => {
    const place = waiting.indexOf(task)
    if (place >= 0) waiting.splice(place, 1)
  }
}
