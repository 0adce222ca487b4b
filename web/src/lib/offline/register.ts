/** Keeping the site for when there is no network may wait: what a page needs now goes first. */
const AFTER = 3000

/** Has the files of this build kept, some time after the page stands. Returns how to call it off. */
export function keepForOffline(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const timer = setTimeout(() => {
    // Refused in private windows of some browsers: then there is no offline, and nothing else is lost.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  }, AFTER)
  return () => clearTimeout(timer)
}
