import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Adapter } from '@sveltejs/kit'
import type { Plugin, Rolldown } from 'vite'

/*
 * What a page needs beyond the frame is known only to the frame's scripts, and what that needs only to it: a phone
 * waits for the network three times in a row. The built page itself tells the browser which files its address, its
 * language, its window and its theme will need, so that all of them are asked for at once.
 */

/** A page's source below `src/routes`, by how its address begins; the first that fits is meant. */
const PAGES = { '/g/': 'g/[id]/+page.svelte', '/': '+page.svelte' }
/** Where they are told of, in `src/app.html`. */
const PLACE = '<!--graaf.files-->'

/** The name of a script or a style that stands in the page, for the page's policy. */
export function inlineHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** The files of one build, as paths from its root. */
interface Files {
  /** By how the address begins. */
  pages: Record<string, { scripts: string[]; styles: string[] }>
  /** By language. */
  texts: Record<string, string>
  /** What the head of the start page shows, by window and theme: `phone-day`. */
  banners: Record<string, string>
}

function filesOf(bundle: Rolldown.OutputBundle, importsOf: (id: string) => readonly string[]): Files {
  const files: Files = { pages: {}, texts: {}, banners: {} }
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  for (const [address, source] of Object.entries(PAGES)) {
    const entry = chunks.find(
      ({ isEntry, facadeModuleId }) =>
        isEntry && facadeModuleId && importsOf(facadeModuleId).some((id) => id.endsWith(`/routes/${source}`)),
    )
    if (!entry) throw new Error(`No file holds the page ${source}`)
    // Kit holds the page for what goes wrong ready beside every other.
    const fault = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/nodes/1.js'))
    const found = new Set<Rolldown.OutputChunk>()
    // What a file imports comes before it, as the browser would have it: of two rules of equal weight the page's own holds.
    const find = (chunk: Rolldown.OutputChunk): void => {
      if (found.has(chunk)) return
      found.add(chunk)
      chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(find)
      found.delete(chunk)
      found.add(chunk)
    }
    for (const chunk of [...fault, entry]) find(chunk)
    files.pages[address] = {
      scripts: [...found].map(({ fileName }) => fileName),
      styles: [...new Set([...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
    }
  }
  for (const file of Object.values(bundle)) {
    const name = file.type === 'asset' ? (file.names[0] ?? '') : ''
    const language = /^(en|nl)\.json$/.exec(name)?.[1]
    if (language) files.texts[language] = file.fileName
    const banner = /^banner-(\w+-\w+)\.webp$/.exec(name)?.[1]
    if (banner) files.banners[banner] = file.fileName
  }
  for (const [kind, found, count] of [
    ['text', files.texts, 2],
    ['banner', files.banners, 4],
  ] as const)
    if (Object.keys(found).length !== count) throw new Error(`Not every ${kind} is in the build`)
  return files
}

/** A style sheet that the network lost is asked for twice more, so many ms later. */
const RETRY = 1000

/** Runs in the page, after its first script has found language and theme. A phone ends where `home/banner.css` says. */
const ASK = `(function (pages, texts, banners) {
  function ask(rel, href, as, media) {
    var link = document.createElement('link')
    link.rel = rel
    link.href = '/' + href
    if (as) link.as = as
    if (media) link.media = media
    if (as === 'fetch') link.crossOrigin = 'anonymous'
    else link.fetchPriority = as === 'image' ? 'high' : 'low'
    document.head.append(link)
    return link
  }
  function style(file, left) {
    return new Promise(function (come, fail) {
      // Not for the screen until it is here: some browsers show nothing while one is on its way.
      var link = ask('stylesheet', file, '', 'print')
      link.onload = function () {
        link.media = 'all'
        come()
      }
      link.onerror = function () {
        link.remove()
        if (left) setTimeout(function () { style(file, left - 1).then(come, fail) }, ${RETRY})
        else fail(new Error('No ' + file))
      }
    })
  }
  var at = location.pathname
  var root = document.documentElement
  var size = matchMedia('(max-width: 431px)').matches ? 'phone' : 'wide'
  if (at === '/') ask('preload', banners[size + (root.classList.contains('night') ? '-night' : '-day')], 'image')
  ask('preload', texts[root.lang], 'fetch')
  var page = pages[at === '/' ? '/' : at.slice(0, at.indexOf('/', 1) + 1)]
  if (!page) return
  page.scripts.forEach(function (file) { ask('modulepreload', file) })
  window.graafStyles = Promise.all(page.styles.map(function (file) { return style(file, 2) }))
  // Whoever waits for them is told.
  window.graafStyles.catch(function () {})
})`

function withFiles(html: string, { pages, texts, banners }: Files): string {
  // What kit has put there is asked for already.
  const missing = (files: readonly string[]) => files.filter((file) => !html.includes(`"/${file}"`))
  const wanted = Object.entries(pages).map(([address, { scripts, styles }]) => [
    address,
    { scripts: missing(scripts), styles: missing(styles) },
  ])
  const data = [Object.fromEntries(wanted), texts, banners].map((part) => JSON.stringify(part))
  const script = `${ASK}(${data.join(', ')})`
  if (!html.includes(PLACE) || !html.includes("script-src 'self'")) throw new Error('No place for the files')
  return html
    .replace(PLACE, () => `<script>${script}</script>`)
    .replace("script-src 'self'", `script-src 'self' '${inlineHash(script)}'`)
}

/** `plugin` sees which files there are; `adapter` writes them into the page that `adapter-static` makes of it. */
export function pageFiles(inner: Adapter, page: string): { plugin: Plugin; adapter: Adapter } {
  let files: Files | undefined
  return {
    plugin: {
      name: 'graaf-page-files',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_, bundle) {
        files = filesOf(bundle, (id) => this.getModuleInfo(id)?.importedIds ?? [])
      },
    },
    adapter: {
      ...inner,
      async adapt(builder) {
        await inner.adapt(builder)
        if (!files) throw new Error('The client was not built')
        await writeFile(page, withFiles(await readFile(page, 'utf8'), files))
      },
    },
  }
}
