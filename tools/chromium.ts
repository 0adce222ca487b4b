// Where the browser of the browser tests comes from: Debian's package, or any Chromium that is already there.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Flags for a headless browser that talks to nobody but the page under test. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/** The Chromium to use: what CHROMIUM names, else the first one found; undefined if there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, ...PLACES].find((place) => place !== undefined && existsSync(place))
}

/** Installs Debian's Chromium where that is possible; otherwise says what to do. False if there is none afterwards. */
export function ensureChromium(): boolean {
  if (findChromium()) return true
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = { env, stdio: ['ignore', 'inherit', 'inherit'] as ['ignore', 'inherit', 'inherit'] }
    try {
      execFileSync('apt-get', ['update', '-qq'], options)
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
    } catch {
      console.error('apt-get could not install chromium.')
    }
    if (findChromium()) return true
  }
  console.error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name one in CHROMIUM.',
  )
  return false
}
