/** What a person has chosen on this device. Nothing of it leaves the browser. */
export interface Prefs {
  theme: 'day' | 'night' | 'system'
  /** Null follows the browser. */
  language: 'en' | 'nl' | null
  /** `system` follows the device's own setting for reduced motion. */
  motion: 'system' | 'reduced'
  /** Null: on, except on phones. */
  sound: boolean | null
  /** Send the last decision of a turn at once instead of holding it for "End turn". */
  endAtOnce: boolean
  /** Show the brackets around the last moves. */
  lastMoves: boolean
  /** Single letters work as commands in the game area. */
  shortcuts: boolean
  /** The filled button on the left. */
  leftHanded: boolean
  /** A vibration and, while the page is behind others, a notice of the system when my turn comes. */
  notices: boolean
  /** The screen stays on while a game is played. */
  keepAwake: boolean
  /** The name last used, offered at the next table. */
  name: string
}

/** `src/first.js` reads the same key before the first paint. */
const KEY = 'graaf.prefs'

const DEFAULTS: Prefs = {
  theme: 'system',
  language: null,
  motion: 'system',
  sound: null,
  endAtOnce: false,
  lastMoves: true,
  shortcuts: true,
  leftHanded: false,
  notices: false,
  keepAwake: false,
  name: '',
}

const ALLOWED: { [K in keyof Prefs]: (value: unknown) => value is Prefs[K] } = {
  theme: (v): v is Prefs['theme'] => v === 'day' || v === 'night' || v === 'system',
  language: (v): v is Prefs['language'] => v === null || v === 'en' || v === 'nl',
  motion: (v): v is Prefs['motion'] => v === 'system' || v === 'reduced',
  sound: (v): v is Prefs['sound'] => v === null || typeof v === 'boolean',
  endAtOnce: (v): v is boolean => typeof v === 'boolean',
  lastMoves: (v): v is boolean => typeof v === 'boolean',
  shortcuts: (v): v is boolean => typeof v === 'boolean',
  leftHanded: (v): v is boolean => typeof v === 'boolean',
  notices: (v): v is boolean => typeof v === 'boolean',
  keepAwake: (v): v is boolean => typeof v === 'boolean',
  name: (v): v is string => typeof v === 'string' && v.length <= 24,
}

/** What is stored, as far as it can be understood; the default for everything else. */
export function readPrefs(text: string | null): Prefs {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    stored = {}
  }
  const from = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const take = <K extends keyof Prefs>(key: K): Prefs[K] => {
    const value = from[key]
    return ALLOWED[key](value) ? value : DEFAULTS[key]
  }
  return {
    theme: take('theme'),
    language: take('language'),
    motion: take('motion'),
    sound: take('sound'),
    endAtOnce: take('endAtOnce'),
    lastMoves: take('lastMoves'),
    shortcuts: take('shortcuts'),
    leftHanded: take('leftHanded'),
    notices: take('notices'),
    keepAwake: take('keepAwake'),
    name: take('name'),
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const state = $state(readPrefs(load()))

/** The preferences, to be read anywhere; change them with {@link setPref}. */
export const prefs: Readonly<Prefs> = state

/** Changes one preference and keeps it, where the browser lets us keep anything. */
export function setPref<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  state[key] = value
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(state)))
  } catch {
    // Private windows may refuse; the choice then holds for as long as the page is open.
  }
}

/** Follows what another tab of this browser changes. Returns the end of following. */
export function followPrefs(): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === KEY) Object.assign(state, readPrefs(event.newValue))
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Whether sounds are wanted: as chosen, else everywhere but on phones. */
export function soundWanted(): boolean {
  return prefs.sound ?? !matchMedia('(pointer: coarse) and (max-width: 63.94em)').matches
}
