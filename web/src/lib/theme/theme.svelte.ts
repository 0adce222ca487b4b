import { MediaQuery } from 'svelte/reactivity'
import { prefs } from '#lib/prefs/prefs.svelte.ts'

export type Theme = 'day' | 'night'

const dark = new MediaQuery('prefers-color-scheme: dark', false)
const still = new MediaQuery('prefers-reduced-motion: reduce', false)

/** Paper by day and by night, for the browser's own bar around the page. */
const BAR: Record<Theme, string> = { day: '#fbf5e5', night: '#1d262d' }

/** The theme in force: what was chosen, or what the device says. */
export function theme(): Theme {
  if (prefs.theme !== 'system') return prefs.theme
  return dark.current ? 'night' : 'day'
}

/** True when nothing may move. */
export function reducedMotion(): boolean {
  return prefs.motion === 'reduced' || still.current
}

/** Puts the theme and the motion on the document; to be called inside an effect. */
export function applyTheme(): void {
  const root = document.documentElement
  const now = theme()
  root.classList.toggle('night', now === 'night')
  root.classList.toggle('day', now === 'day')
  if (reducedMotion()) root.dataset['motion'] = 'reduced'
  else delete root.dataset['motion']
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[now])
}
