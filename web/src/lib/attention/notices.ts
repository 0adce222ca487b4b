/** A notice of the system while the page is behind others, where the player has allowed it. */

/** Whether this browser has notices at all. */
export const canNotify = (): boolean => typeof Notification === 'function'

/** Asks the player through the browser; only to be called by a press. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false
  if (Notification.permission === 'default') await Notification.requestPermission()
  return Notification.permission === 'granted'
}

/** One for all games of a page: a newer notice takes the older one's place. */
const TAG = 'graaf-turn'

/** Shows a notice. Returns how to take it away again. */
export async function notify(title: string, body: string): Promise<() => void> {
  const nothing = (): void => undefined
  if (!canNotify() || Notification.permission !== 'granted') return nothing
  const options = { body, tag: TAG, icon: '/favicon.svg' }
  // Phones show a notice only through the service worker.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) {
    await worker.showNotification(title, options)
    return () =>
      void worker.getNotifications({ tag: TAG }).then((shown) => shown.forEach((notice) => notice.close()))
  }
  try {
    const notice = new Notification(title, options)
    notice.onclick = () => window.focus()
    return () => notice.close()
  } catch {
    return nothing
  }
}
