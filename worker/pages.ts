/** Pages and their headers: the policy that kit wrote into the page goes out as a header too, and game pages stay private. */
import { PICTURE } from './previews/size.ts'
import type { GameInfo } from './room/protocol.ts'
import { VERSION } from './version.ts'

/** For every answer. */
const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=31536000',
  'Referrer-Policy': 'same-origin',
}

/** For a file beside the pages; of a service worker's script it is what that worker may do. */
const FILE = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
/** For whatever is neither, and for a page whose own policy cannot be found. */
const STRICT = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** With the headers of every answer put in. */
export function withHeaders(response: Response, more: Readonly<Record<string, string>> = {}): Response {
  // A socket's answer cannot be copied.
  if (response.status === 101) return response
  const copy = new Response(response.body, response)
  for (const [name, value] of Object.entries({ 'Content-Security-Policy': STRICT, ...HEADERS, ...more })) {
    copy.headers.set(name, value)
  }
  return copy
}

/** A page of the site, or a file beside the pages. */
export async function page(
  response: Response,
  { preview, game = false }: { preview: Preview; game?: boolean },
): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) {
    return withHeaders(response, { 'Content-Security-Policy': FILE })
  }
  const html = await response.text()
  const answer = new Response(html, response)
  // The page below differs from the file that the tag stands for.
  answer.headers.delete('ETag')
  answer.headers.set('Cache-Control', 'no-cache')
  const tags = [
    `<meta name="version" content="${VERSION}">`,
    ...Object.entries(preview).map(
      ([property, content]) => `<meta property="${property}" content="${escapeAttribute(content)}">`,
    ),
    ...(game ? ['<meta name="robots" content="noindex">'] : []),
  ]
  const tagged = new HTMLRewriter()
    .on('head', { element: (head) => void head.append(tags.join(''), { html: true }) })
    .transform(answer)
  return withHeaders(tagged, {
    'Content-Security-Policy': policyOf(html),
    ...(game && { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }),
  })
}

/** The policy in kit's own meta tag, with what only a header can say. */
export function policyOf(html: string): string {
  const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)
  if (!meta) return STRICT
  return `${meta[1]!.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')}; frame-ancestors 'none'`
}

/** Tags for whoever shows a link where it is pasted, by their property; the only words the worker has. */
export interface Preview {
  'og:title': string
  'og:description': string
  'og:type': 'website'
  'og:site_name': 'Graaf'
  'og:image': string
  'og:image:width': string
  'og:image:height': string
  'og:image:alt': string
  'twitter:card': 'summary_large_image'
}

const SITE = 'Graaf'

/** The picture of the site itself, which its build brings. */
export const SOCIAL_PICTURE = '/social.png'

const WORDS = {
  en: {
    site: 'Lay tiles together over a shared link. No account, nothing to install.',
    map: 'A map of roads, walled cities and fields',
    board: 'The board of this game',
    open: (names: string) => (names ? `${names} at the table. Take a seat.` : 'A table is set. Take a seat.'),
    running: (names: string) => `${names} play. Watch along.`,
    ended: (names: string) => `${names} have played. See how it went.`,
    none: 'There is no game here any more.',
    and: ' and ',
  },
  nl: {
    site: 'Samen tegels leggen over een gedeelde link. Geen account, niets te installeren.',
    map: 'Een kaart met wegen, ommuurde steden en weiden',
    board: 'Het bord van dit spel',
    open: (names: string) => (names ? `${names} aan tafel. Schuif aan.` : 'De tafel is gedekt. Schuif aan.'),
    running: (names: string) => `${names} spelen. Kijk mee.`,
    ended: (names: string) => `${names} hebben gespeeld. Kijk hoe het ging.`,
    none: 'Hier is geen spel meer.',
    and: ' en ',
  },
}

const wordsOf = (language: string | undefined) =>
  language?.toLowerCase().startsWith('nl') ? WORDS.nl : WORDS.en

/** What any page but a game's shows as a link. `address`: the page's. */
export function sitePreview(language: string | undefined, address: string): Preview {
  const words = wordsOf(language)
  return preview(SITE, words.site, new URL(SOCIAL_PICTURE, address), words.map)
}

/** What a game's link shows. `drawn`: its picture is that of its board, once there is one. */
export function previewOf(
  info: GameInfo | null,
  language: string | undefined,
  { address, drawn }: { address: string; drawn: boolean },
): Preview {
  const words = wordsOf(language)
  const names = info?.players.map(({ name }) => name) ?? []
  const list = [names.slice(0, -1).join(', '), ...names.slice(-1)]
    .filter((part) => part !== '')
    .join(words.and)
  const title = list ? `${list} · ${SITE}` : SITE
  const description = info === null ? words.none : words[info.status](list)
  if (!drawn || info === null || info.status === 'open') {
    return preview(title, description, new URL(SOCIAL_PICTURE, address), words.map)
  }
  const { origin, pathname } = new URL(address)
  // Who shows links keeps a picture by its address: the number tells an older position from a newer one.
  return preview(title, description, new URL(`${pathname}/board.png?at=${info.seq}`, origin), words.board)
}

const preview = (title: string, description: string, image: URL, alt: string): Preview => ({
  'og:title': title,
  'og:description': description,
  'og:type': 'website',
  'og:site_name': SITE,
  'og:image': image.href,
  'og:image:width': String(PICTURE.width),
  'og:image:height': String(PICTURE.height),
  'og:image:alt': alt,
  'twitter:card': 'summary_large_image',
})

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
