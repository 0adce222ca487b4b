/**
 * The secret that proves a seat: 128 bits made in this browser, one per game, kept on this device only.
 * Where the browser keeps nothing (a private window) the secret lives as long as the page.
 */

export interface SecretStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const PREFIX = 'graaf.seat.'

function browserStore(): SecretStore | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

const inMemory = new Map<string, string>()

/** 128 random bits in URL-safe base64: 22 characters. */
export function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The secret for a game on this device; null where none was made yet. */
export function seatSecret(game: string, store: SecretStore | null = browserStore()): string | null {
  try {
    return store?.getItem(PREFIX + game) ?? inMemory.get(game) ?? null
  } catch {
    return inMemory.get(game) ?? null
  }
}

/** The secret for a game, made and kept at the first call. */
export function claimSecret(game: string, store: SecretStore | null = browserStore()): string {
  const known = seatSecret(game, store)
  if (known) return known
  const secret = makeSecret()
  inMemory.set(game, secret)
  try {
    store?.setItem(PREFIX + game, secret)
  } catch {
    // The quota is full or storage is off: the seat then lasts as long as the page, which is all we can do.
  }
  return secret
}

/** Forgets the secret: after leaving a seat, or when the room no longer knows it. */
export function dropSecret(game: string, store: SecretStore | null = browserStore()): void {
  inMemory.delete(game)
  try {
    store?.removeItem(PREFIX + game)
  } catch {
    // Nothing was kept, so nothing has to go.
  }
}
