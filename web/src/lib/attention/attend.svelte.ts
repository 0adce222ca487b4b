/**
 * Makes itself noticed: my turn by the tab's icon, the app's badge, a sound, a vibration and a notice; what happens by
 * sounds; and keeps the screen on. Each as far as this device was told to. Fetched when the board stands.
 */
import type { GameEvent } from '#rules'
import { t } from '#lib/i18n/index.svelte.ts'
import type { Play } from '#lib/panels/play.svelte.ts'
import { prefs, soundWanted } from '#lib/prefs/prefs.svelte.ts'
import { keepAwake } from './awake.ts'
import { markIcon } from './icon.ts'
import { notify } from './notices.ts'
import type * as Sounds from './sounds.ts'
import { soundOf, type Sound } from './tunes.ts'

const BUZZ = 120

/** Attends to a game for as long as its screen stands; for an effect. */
export function attend(
  play: Play,
  follow: (listener: (news: readonly GameEvent[]) => void) => () => void,
): () => void {
  let closeNotice: (() => void) | null = null
  let sounds: typeof Sounds | null = null

  function sound(which: Sound | null): void {
    if (which && soundWanted()) sounds?.play(which)
  }

  // A browser allows sound after a touch; what makes it is fetched with the first one.
  const onTouch = (): void => {
    if (!soundWanted()) return
    void import('./sounds.ts').then((made) => {
      sounds = made
      made.wakeSounds()
    })
  }
  addEventListener('pointerdown', onTouch)
  addEventListener('keydown', onTouch)
  const unfollow = follow((news) => sound(soundOf(news)))

  const dropNotice = (): void => {
    closeNotice?.()
    closeNotice = null
  }
  const onShown = (): void => {
    if (!document.hidden) dropNotice()
  }
  document.addEventListener('visibilitychange', onShown)

  async function tell(): Promise<void> {
    sound('turn')
    if (!prefs.notices) return
    navigator.vibrate?.(BUZZ)
    if (!document.hidden) return
    const others = play.players.filter(({ me }) => !me).map(({ name }) => name)
    closeNotice = await notify(t('attention.turn'), others.join(', '))
    if (!play.mine || !document.hidden) dropNotice()
  }

  const end = $effect.root(() => {
    let was: boolean | null = null
    $effect(() => {
      const { mine } = play
      const fresh = was === false && mine && play.game?.log.at(-1)?.player !== play.me
      was = mine
      void markIcon(mine)
      if (mine) void navigator.setAppBadge?.(1).catch(() => undefined)
      else void navigator.clearAppBadge?.().catch(() => undefined)
      if (fresh) void tell()
      if (!mine) dropNotice()
    })
    $effect(() => (prefs.keepAwake && play.running && play.me !== null ? keepAwake() : undefined))
  })

  return () => {
    end()
    unfollow()
    removeEventListener('pointerdown', onTouch)
    removeEventListener('keydown', onTouch)
    document.removeEventListener('visibilitychange', onShown)
    dropNotice()
    void markIcon(false)
    void navigator.clearAppBadge?.().catch(() => undefined)
  }
}
