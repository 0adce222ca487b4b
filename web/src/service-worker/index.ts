/**
 * The site without a network: every file of this build is kept, and the one page that all addresses share.
 *
 * A page that is open keeps the files that it began with: a new version waits until no page of the old one is left, and
 * only then clears them away. Whoever has a network gets the newest page with every navigation all the same.
 */
import { version } from '$app/env'
import { assets, immutable } from '$app/manifest'
import { self } from '$app/service-worker'

const KEPT = `graaf-${version}`
const PAGE = '/'
/** Milliseconds after which a network that says nothing counts as none. */
const PATIENCE = 4000

/** What no page shows: settings of the server, words to crawlers, the picture that other sites show of this one, icons of the system. */
const NOT_KEPT = /^\/(_headers|robots\.txt|.*\.png)$/
const rooted = (path: string): string => (path.startsWith('/') ? path : `/${path}`)

const hashed = new Set(immutable.map(({ path }) => rooted(path)))
const files = assets.map(({ path }) => rooted(path)).filter((path) => !NOT_KEPT.test(path))

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/parties/')) return
  if (hashed.has(url.pathname)) event.respondWith(keptFirst(request))
  else if (request.mode === 'navigate') event.respondWith(networkFirst(request, PAGE))
  else if (files.includes(url.pathname)) event.respondWith(networkFirst(request, url.pathname))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(KEPT)
  // What has a hash in its name may come from the browser's own cache; the rest must be of this build.
  await Promise.all([
    cache.addAll([...hashed]),
    cache.addAll([PAGE, ...files].map((path) => new Request(path, { cache: 'reload' }))),
  ])
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('graaf-') && name !== KEPT) await caches.delete(name)
  }
  // The first visit goes on without a network too.
  await self.clients.claim()
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

async function networkFirst(request: Request, kept: string): Promise<Response> {
  const known = await (await caches.open(KEPT)).match(kept)
  if (!known) return fetch(request)
  const fresh = fetch(request)
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(known), PATIENCE))
  return Promise.race([fresh, late]).catch(() => known)
}
