// Two releases of the site at one address. The first is the build as it is. The second is the same code under other
// names, as after a change in everything: no file that the first release names can be had any more. What is not a file
// (rooms, previews, the API) stays the worker's.
import { createHash } from 'node:crypto'
import { type Answer, type Front, isText, openFront } from './front.ts'

const FILES = '_app/immutable/'
/** Where the second release has its files. */
const FILES_LATER = '_app/immut4ble/'

/** The names by which the policy knows the scripts and styles that stand in a page. */
const hashesOf = (html: string): string[] =>
  [...html.matchAll(/<(script|style)>([^]*?)<\/\1>/g)].map(([, , text]) =>
    createHash('sha256').update(text!).digest('base64'),
  )

export interface Releases extends Front {
  /** From now on only the second release can be had. */
  update(): void
  /** The name under which a release keeps its files in the browser. */
  nameOf(release: 1 | 2): string
  /** Whether a path is a file of that release alone. */
  isFileOf(release: 1 | 2, path: string): boolean
}

/** @param site where the worker answers */
export async function openReleases(site: string): Promise<Releases> {
  const { version } = (await (await fetch(`${site}/_app/version.json`)).json()) as { version: string }
  const later = `${version.slice(0, -1)}x`
  let second = false

  function renamed(answer: Answer): Answer {
    if (!second || !isText(answer)) return answer
    const before = answer.body.toString()
    const after = before.replaceAll(FILES, FILES_LATER).replaceAll(version, later)
    const now = hashesOf(after)
    const allow = (text: string): string =>
      hashesOf(before).reduce((allowed, old, at) => allowed.replaceAll(old, now[at]!), text)
    const headers = { ...answer.headers }
    const policy = headers['content-security-policy']
    if (policy !== undefined) headers['content-security-policy'] = allow(String(policy))
    return { ...answer, headers, body: Buffer.from(allow(after)) }
  }

  const front = await openFront(site, {
    ask: (path) => (second && path.startsWith(`/${FILES}`) ? null : path.replace(FILES_LATER, FILES)),
    answer: renamed,
  })
  return {
    ...front,
    update: () => (second = true),
    nameOf: (release) => `graaf-${release === 1 ? version : later}`,
    isFileOf: (release, path) => path.startsWith(`/${release === 1 ? FILES : FILES_LATER}`),
  }
}
