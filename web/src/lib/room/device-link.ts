/**
 * The link that continues a seat on another device. Its one-time code lies in the fragment, which browsers send to
 * nobody, and leaves the address bar as soon as the page has it.
 */

/** @param origin like `https://graaf.example` */
export function deviceLink(origin: string, game: string, code: string): string {
  return `${origin}/g/${game}#device=${code}`
}

/** The code in a fragment; null where there is none that could be one. */
export function deviceCodeIn(hash: string): string | null {
  return /^#device=([\w-]{22,44})$/.exec(hash)?.[1] ?? null
}
