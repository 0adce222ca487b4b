/** Pages and their headers: the policy that kit wrote into the page goes out as a header too, and game pages stay private. */
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
export async function page(response: Response, info?: { preview: Preview }): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) {
    return withHeaders(response, { 'Content-Security-Policy': FILE })
  }
  const html = await response.text()
  const answer = new Response(html, response)
  // The page below differs from the file that the tag stands for.
  answer.headers.delete('ETag')
  answer.headers.set('Cache-Control', 'no-cache')
  const isGame = info !== undefined
  const tagged = new HTMLRewriter()
    .on('head', {
      element(head) {
        head.append(`<meta name="version" content="${VERSION}">`, { html: true })
        if (!isGame) return
        for (const [property, content] of Object.entries(info.preview)) {
          head.append(`<meta property="og:${property}" content="${escapeAttribute(content)}">`, {
            html: true,
          })
        }
        head.append('<meta name="robots" content="noindex">', { html: true })
      },
    })
    .transform(answer)
  return withHeaders(tagged, {
    'Content-Security-Policy': policyOf(html),
    ...(isGame && { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }),
  })
}

/** The policy in kit's own meta tag, with what only a header can say. */
export function policyOf(html: string): string {
  const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)
  if (!meta) return STRICT
  return `${meta[1]!.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')}; frame-ancestors 'none'`
}

/** What a link shows where it is pasted; the only words the worker has. */
export interface Preview {
  title: string
  description: string
  type: 'website'
  site_name: 'Graaf'
}

const WORDS = {
  en: {
    open: (names: string) => (names ? `${names} at the table. Take a seat.` : 'A table is set. Take a seat.'),
    running: (names: string) => `${names} play. Watch along.`,
    ended: (names: string) => `${names} have played. See how it went.`,
    none: 'There is no game here any more.',
    and: ' and ',
  },
  nl: {
    open: (names: string) => (names ? `${names} aan tafel. Schuif aan.` : 'De tafel is gedekt. Schuif aan.'),
    running: (names: string) => `${names} spelen. Kijk mee.`,
    ended: (names: string) => `${names} hebben gespeeld. Kijk hoe het ging.`,
    none: 'Hier is geen spel meer.',
    and: ' en ',
  },
}

export function previewOf(info: GameInfo | null, language: string | undefined): Preview {
  const words = language?.toLowerCase().startsWith('nl') ? WORDS.nl : WORDS.en
  const names = info?.players.map(({ name }) => name) ?? []
  const list = [names.slice(0, -1).join(', '), ...names.slice(-1)]
    .filter((part) => part !== '')
    .join(words.and)
  const description = info === null ? words.none : words[info.status](list)
  return { title: 'Graaf', description, type: 'website', site_name: 'Graaf' }
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
